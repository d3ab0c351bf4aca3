import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { distributionRules } from '../pages/distributionRules.ts'
import { questEditor } from '../pages/questEditor.ts'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { useBrowser } from '../support/browser.ts'
import { addCodes, createItem } from '../support/codes.ts'
import { verifyCompany } from '../support/companies.ts'
import { sql } from '../support/database.ts'
import { createMissionSides } from '../support/missions.ts'
import { goTo } from '../support/walk.ts'

const browser = useBrowser()

const today = () => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Stockholm' })

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field }).first().fill(option)
  await page.getByRole('option', { name: option, exact: true }).first().click()
}

const publishMission = async (page: Page, name: string, game: string): Promise<string> => {
  const editor = questEditor(page)
  await goTo(page, '/company/activations/create')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Mission/ })
    .click()
  await editor.goOn()
  await page.getByText('Please select 1 to 20 games').first().waitFor()
  await page.getByRole('textbox', { name: 'Title' }).fill(name)
  await choose(page, 'Games', game)
  await editor.go()
  await editor.atStep('/edit/completion-criteria')
  await button(page, 'Add a criterion').click()
  await button(page, 'Add a criterion').click()
  await page.getByRole('combobox', { name: 'Category 2' }).click()
  await page.getByRole('option', { name: 'Something else you review' }).click()
  await page.getByRole('textbox', { name: 'Title 2' }).fill('Tell us what you liked')
  await editor.go()
  await editor.atStep('/edit/rewards')
  await button(page, 'Add Custom reward').click()
  await page.getByRole('textbox', { name: 'Name 1' }).fill('A call with the team')
  await page.getByRole('textbox', { name: 'Message 1' }).fill('Write to team@studio.example')
  await editor.go()
  await page.getByText('A description is required').first().waitFor()
  await page.getByText('Please agree to deliver this reward').first().waitFor()
  await page.getByRole('textbox', { name: 'Description 1' }).fill('Half an hour')
  await page
    .getByLabel('My company will deliver this reward to every creator who completes the Mission.')
    .click()
  await button(page, 'Add Merchandise').click()
  await page.getByRole('textbox', { name: 'Description 2' }).fill('A shirt in your size')
  await page
    .getByLabel('My company will deliver this reward to every creator who completes the Mission.')
    .nth(1)
    .click()
  await editor.go()
  await editor.atStep('/edit/settings')
  await editor.pickDay('Start date', today(), '00:00')
  await button(page, 'Save').click()
  await page.getByText('Mission schedule saved successfully').waitFor()
  await page.getByRole('radio', { name: /^Unlimited: creators can repeat the Mission/ }).click()
  await button(page, 'Save').click()
  await page.getByText('Participation settings saved successfully').waitFor()
  await page.getByRole('radio', { name: /have completed one of the chosen/ }).click()
  await button(page, 'Save').click()
  await page.getByText('Select one or more Missions to proceed.').waitFor()
  await page.getByRole('radio', { name: 'Creator Program members only' }).click()
  await page.getByRole('radio', { name: 'Every creator', exact: true }).click()
  await page.getByText('Ready to publish.').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await editor.publish().click()
  await page.getByText('Published successfully').waitFor()
  return /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? ''
}

const claimAll = async (page: Page) => {
  await heading(page, 'Claim your rewards').waitFor()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Berg')
  await page.getByLabel('Street name').fill('Main Street')
  await page.getByLabel('Street number').fill('1')
  await page.getByLabel('ZIP code').fill('11122')
  await page.getByLabel('City').fill('Stockholm')
  await page.getByRole('combobox', { name: 'Country' }).fill('Sweden')
  // Selects with the keyboard, because a toast can cover the list on a phone.
  await page.getByRole('option', { name: 'Sweden', exact: true }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await button(page, 'Ship here').click()
  await page.getByText('Ships to: Ada Berg', { exact: false }).waitFor()
  await page.getByLabel(/contacts me to deliver this/).click()
  await button(page, 'Claim reward').first().click()
  await page.getByText('Write to team@studio.example').waitFor()
  await page.getByLabel(/gets my address to deliver this/).click()
  await button(page, 'Claim reward').click()
}

describe('code rewards of a mission', () => {
  it("a company sets up a mission's code reward in the same dialog as a key campaign's codes", async () => {
    const { company, game } = await createMissionSides()
    const { page, context, complaints } = await browser.visitor({
      as: company,
      viewport: { width: 390, height: 844 },
    })
    const itemId = await createItem(await verifyCompany(company), game.name)
    const editor = questEditor(page)
    await goTo(page, '/company/missions/create')
    await page.getByRole('textbox', { name: 'Title' }).fill('Stream for a code')
    await choose(page, 'Games', game.name)
    await editor.go()
    await editor.atStep('/edit/completion-criteria')
    await addCodes(context, itemId, 'steam', ['REWRD1-AAAAA-BBBBB', 'REWRD2-AAAAA-BBBBB'])
    await goTo(page, page.url().replace('completion-criteria', 'rewards'))
    await button(page, 'Add Codes').click()
    const rules = distributionRules(page)
    await rules.fill({ platforms: [], quantity: '0' })
    await rules.send()
    await rules.dialog().getByText('At least one code must be distributed.').waitFor()
    await rules.dialog().getByText('Please select at least one platform').waitFor()
    await rules.fill({ platforms: ['Steam'], quantity: '3' })
    await rules.send()
    await rules
      .dialog()
      .getByText('The Code Manager has too few codes for these platforms', { exact: false })
      .waitFor()
    expect(await findBarriers(page)).toEqual([])
    await rules.fill({ platforms: [], quantity: '1' })
    await rules.send()
    await page.getByText('Steam · 1 code per creator · 2 codes can be claimed').waitFor()
    await rules.openOf(`${game.name} · ${game.name}`)
    await rules.fill({ platforms: [], quantity: '2' })
    await rules.change()
    await page.getByText('Steam · 2 codes per creator · 2 codes can be claimed').waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
    await editor.go()
    await editor.atStep('/edit/settings')
    expect(
      await sql(
        `select kind, quantity, array(select distribution_channel_id from mission_reward_channel where reward_id = mission_reward.id) as platforms
           from mission_reward where code_item_id = $1`,
        [itemId],
      ),
    ).toEqual([{ kind: 'code', quantity: 2, platforms: ['steam'] }])
    expect(complaints).toEqual([])
  })
})

describe('completing a mission as a creator', () => {
  it('a creator completes a mission: content counts, rewards are claimed, and the mission can be repeated', async () => {
    const { company: studio, creator: streamer, creatorId, connectionId, game } = await createMissionSides()
    const company = await browser.visitor({ as: studio })
    const creator = await browser.visitor({ as: streamer, viewport: { width: 390, height: 844 } })
    const id = await publishMission(company.page, 'Stream an evening', game.name)

    await goTo(creator.page, `/missions/${id}`)
    await heading(creator.page, 'Join Mission').waitFor()
    await heading(creator.page, 'Completion criteria').waitFor()
    await button(creator.page, 'Join Mission').click()
    await heading(creator.page, 'Progress & Status').waitFor()

    await sql(
      `insert into content (creator_id, connection_id, platform, type, external_id, url, title, game_id, published_at, duration_minutes)
       values ($1, $2, 'twitch', 'STREAM', $3, 'https://streams.example/' || $3, 'My first evening', $4, now(), 45)`,
      [creatorId, connectionId, streamer.username, game.id],
    )
    await creator.page.reload()
    await button(creator.page, 'Submit content').click()
    await creator.page.getByText('Please select a video or stream, or add a link').first().waitFor()
    await creator.page.getByRole('checkbox', { name: 'My first evening' }).click()
    await creator.page.getByRole('textbox', { name: 'Tell us what you liked' }).fill('The last boss')
    await button(creator.page, 'Submit content').click()
    await creator.page.getByText('Content successfully submitted.').waitFor()
    await creator.page.getByText('45 of 60').waitFor()
    expect(await findBarriers(creator.page)).toEqual([])
    expect(await findOverflow(creator.page)).toEqual([])

    // A later check finds that the stream has continued. The review starts without a submission by the creator.
    await sql(`update content set duration_minutes = 80 where external_id = $1`, [streamer.username])
    await creator.page.getByText('The company is reviewing', { exact: false }).waitFor()

    await goTo(company.page, `/missions/${id}/participants/review`)
    await company.page.getByRole('row', { name: new RegExp(streamer.username, 'i') }).click()
    await company.page.getByText('The last boss').waitFor()
    await company.page.getByRole('tab', { name: 'Address & Rewards' }).click()
    await company.page.getByText('No reward has been claimed yet.').waitFor()
    await button(company.page, 'Send back').last().click()
    await company.page.getByRole('textbox', { name: 'What should be changed?' }).fill('Tell us more.')
    await company.page.getByRole('dialog').last().getByRole('button', { name: 'Send back' }).click()
    await company.page.getByText('Review sent!').waitFor()

    await creator.page.getByText('From the company').waitFor()
    await creator.page.getByRole('checkbox', { name: 'My first evening' }).click()
    await creator.page.getByRole('textbox', { name: 'Tell us what you liked' }).fill('The last boss, twice')
    await button(creator.page, 'Submit content').click()
    await creator.page.getByText('The company is reviewing', { exact: false }).waitFor()

    await goTo(company.page, `/missions/${id}/participants/review`)
    await company.page
      .getByRole('checkbox', { name: new RegExp(`Choose .*${streamer.username}`, 'i') })
      .click()
    expect(await company.page.getByRole('button', { name: 'Report', exact: true }).count()).toBe(1)
    expect(await company.page.getByRole('columnheader', { name: 'Mission' }).count()).toBe(0)
    await button(company.page, 'Approve').first().click()
    await company.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await company.page.getByText('Review sent! 1 creator approved').waitFor()

    await claimAll(creator.page)
    await creator.page.getByText('You completed this Mission.').waitFor()
    await button(creator.page, 'Repeat the Mission').click()
    await creator.page.getByText('Round 2').waitFor()
    expect(
      await sql('select round, status from mission_run where mission_id = $1 order by round', [id]),
    ).toEqual([
      { round: 1, status: 'completed' },
      { round: 2, status: 'active' },
    ])
    expect(await sql('select city from address where user_id = $1', [creatorId])).toEqual([
      { city: 'Stockholm' },
    ])

    await goTo(company.page, `/missions/${id}/participants/completed`)
    await company.page.getByRole('row', { name: new RegExp(streamer.username, 'i') }).click()
    await company.page.getByRole('tab', { name: 'Address & Rewards' }).click()
    await button(company.page, 'Mark as sent').click()
    await company.page.getByText(/^Sent /).waitFor()
    expect(await findBarriers(company.page)).toEqual([])
    expect([...company.complaints, ...creator.complaints]).toEqual([])
  })
})
