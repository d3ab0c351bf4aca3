import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { distributionRules } from '../pages/distributionRules.ts'
import { questEditor } from '../pages/questEditor.ts'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { uniqueName } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { addCodes, createItem } from '../support/codes.ts'
import { verifyCompany } from '../support/companies.ts'
import { sql } from '../support/database.ts'
import { createMissionSides } from '../support/missions.ts'
import { goTo } from '../support/walk.ts'

const browser = useBrowser()

const phone = { width: 390, height: 844 }
const laptop = { width: 1440, height: 900 }

const today = () => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Stockholm' })

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field }).first().fill(option)
  await page.getByRole('option', { name: option, exact: true }).first().click()
}

const expectFit = async (page: Page) => {
  expect(await findOverflow(page)).toEqual([])
  expect(await findBarriers(page)).toEqual([])
}

type Game = { readonly id: string; readonly name: string }

const chooseCriteria = async (page: Page) => {
  for (let count = 0; count < 3; count++) await button(page, 'Add a criterion').click()
  const category = async (number: number, name: string) => {
    await page.getByRole('combobox', { name: `Category ${number}` }).click()
    await page.getByRole('option', { name }).click()
  }
  await category(2, 'Videos and shorts')
  await page.getByRole('textbox', { name: 'Target 2' }).fill('500')
  await category(3, 'Something else you review')
  await page.getByRole('textbox', { name: 'Title 3' }).fill('Tell us what you liked')
}

const setUpCodes = async (page: Page, game: Game) => {
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
  await rules.fill({ platforms: [], quantity: '2' })
  await rules.send()
  await page.getByText('Steam · 2 codes per creator · 2 codes can be claimed').waitFor()
  await rules.openOf(`${game.name} · ${game.name}`)
  await rules.fill({ platforms: [], quantity: '1' })
  await rules.change()
  await page.getByText('Steam · 1 code per creator · 2 codes can be claimed').waitFor()
}

/** The company's promise to deliver a reward. Codes need none. */
const promise = (page: Page) =>
  page.getByLabel('My company will deliver this reward to every creator who completes the Mission.')

const setUpRewards = async (page: Page, game: Game) => {
  const editor = questEditor(page)
  await setUpCodes(page, game)
  await button(page, 'Add Custom reward').click()
  await page.getByRole('textbox', { name: 'Name 2' }).fill('A call with the team')
  await page.getByRole('textbox', { name: 'Message 2' }).fill('Write to team@studio.example')
  await editor.go()
  await page.getByText('A description is required').first().waitFor()
  await page.getByText('Please agree to deliver this reward').first().waitFor()
  await page.getByRole('textbox', { name: 'Description 2' }).fill('Half an hour')
  await promise(page).click()
  await button(page, 'Add Merchandise').click()
  await page.getByRole('textbox', { name: 'Description 3' }).fill('A shirt in your size')
  await promise(page).nth(1).click()
  await page.setViewportSize(phone)
  await expectFit(page)
  await page.setViewportSize(laptop)
  await editor.go()
}

const publishMission = async (page: Page, name: string, games: readonly [Game, Game]): Promise<string> => {
  const editor = questEditor(page)
  await goTo(page, '/company/activations/create')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Mission/ })
    .click()
  await editor.goOn()
  await page.getByText('Please select 1 to 20 games').first().waitFor()
  await page.getByRole('textbox', { name: 'Title' }).fill(name)
  for (const game of games) await choose(page, 'Games', game.name)
  await page.keyboard.press('Escape')
  await editor.go()
  await editor.atStep('/edit/completion-criteria')
  await chooseCriteria(page)
  await editor.go()
  await editor.atStep('/edit/rewards')
  await setUpRewards(page, games[0])
  await editor.atStep('/edit/settings')
  await editor.pickDay('Start date', today(), '00:00')
  await button(page, 'Save').click()
  await page.getByText('Mission schedule saved successfully').waitFor()
  await page.getByRole('radio', { name: /^Unlimited: creators can repeat the Mission/ }).click()
  await page.getByRole('radio', { name: 'Fixed number of times' }).click()
  await page.getByRole('textbox', { name: 'Completions per creator: maximum' }).fill('2')
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

/** Fills in the shipping address. The next round begins with this address. */
const fillAddress = async (page: Page) => {
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
}

const claimAll = async (page: Page) => {
  await button(page, 'Ship here').click()
  await page.getByText('Ships to: Ada Berg', { exact: false }).first().waitFor()
  await page.getByLabel(/contacts me to deliver this/).click()
  await button(page, 'Claim reward').nth(1).click()
  await page.getByText('Write to team@studio.example').waitFor()
  await page.getByLabel(/gets my address to deliver this/).click()
  await button(page, 'Claim reward').nth(1).click()
  await expect.poll(() => button(page, 'Claim reward').count()).toBe(1)
  await page.getByRole('radio', { name: 'Steam' }).check()
  await button(page, 'Claim reward').click()
  await page.getByText('You completed this Mission.').waitFor()
}

type Streamer = { readonly creatorId: string; readonly connectionId: string }
type Piece = {
  readonly type: 'STREAM' | 'VIDEO'
  readonly title: string
  readonly minutes?: number
  readonly views?: number
}

/** Content of the creator's channel, as the channel check stores it. */
const createContent = (
  { creatorId, connectionId }: Streamer,
  game: Game,
  { type, title, minutes, views }: Piece,
) =>
  sql(
    `insert into content (creator_id, connection_id, platform, type, external_id, url, title, game_id, published_at, duration_minutes, views)
     values ($1, $2, 'twitch', $3, $4, 'https://streams.example/' || $4, $5, $6, now(), $7, $8)`,
    [creatorId, connectionId, type, randomUUID(), title, game.id, minutes ?? null, views ?? null],
  )

const submit = async (page: Page, titles: readonly string[], answer: string) => {
  for (const title of titles) await page.getByRole('checkbox', { name: title }).click()
  await page.getByRole('textbox', { name: 'Tell us what you liked' }).fill(answer)
  await button(page, 'Submit content').click()
}

const inReview = (page: Page) => page.getByText('The company is reviewing', { exact: false }).waitFor()

it('a creator completes a mission with two games, three criteria, a code and merchandise, and repeats it once', async () => {
  const { company: studio, creator: streamer, creatorId, connectionId, game } = await createMissionSides()
  const channel = { creatorId, connectionId }
  const [other] = await sql<Game>('select id, name from game order by name offset 1 limit 1')
  if (!other) throw new Error('the market has only one game')
  const itemId = await createItem(await verifyCompany(studio), game.name)
  const company = await browser.visitor({ as: studio, theme: 'dark' })
  const codes = ['MISSN-AAAAA', 'MISSN-BBBBB'].map((start) => `${start}-${uniqueName('C').slice(-5)}`)
  await addCodes(company.context, itemId, 'steam', codes)
  const id = await publishMission(company.page, 'Stream an evening', [game, other])
  expect(
    await sql(
      `select kind, quantity, array(select distribution_channel_id from mission_reward_channel where reward_id = mission_reward.id) as platforms
         from mission_reward where code_item_id = $1`,
      [itemId],
    ),
  ).toEqual([{ kind: 'code', quantity: 1, platforms: ['steam'] }])

  const creator = await browser.visitor({ as: streamer, theme: 'light', viewport: phone })
  await goTo(creator.page, `/missions/${id}`)
  await heading(creator.page, 'Join Mission').waitFor()
  await heading(creator.page, 'Completion criteria').waitFor()
  await expectFit(creator.page)
  await button(creator.page, 'Join Mission').click()
  await heading(creator.page, 'Progress & Status').waitFor()

  await createContent(channel, game, { type: 'STREAM', title: 'My first evening', minutes: 45 })
  await createContent(channel, other, { type: 'VIDEO', title: 'My first cut', views: 900 })
  await creator.page.reload()
  await button(creator.page, 'Submit content').click()
  await creator.page.getByText('Please select a video or stream, or add a link').first().waitFor()
  await submit(creator.page, ['My first evening', 'My first cut'], 'The last boss')
  await creator.page.getByText('Content successfully submitted.').waitFor()
  await creator.page.getByText('45 of 60').waitFor()
  await creator.page.getByText('900 of 500').waitFor()
  await expectFit(creator.page)

  // A later check finds that the stream has continued. The review starts without a submission by the creator.
  await sql(`update content set duration_minutes = 80 where creator_id = $1 and type = 'STREAM'`, [creatorId])
  await inReview(creator.page)

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
  await submit(creator.page, ['My first evening', 'My first cut'], 'The last boss, twice')
  await inReview(creator.page)

  await goTo(company.page, `/missions/${id}/participants/review`)
  await company.page.getByRole('checkbox', { name: new RegExp(`Choose .*${streamer.username}`, 'i') }).click()
  expect(await company.page.getByRole('button', { name: 'Report', exact: true }).count()).toBe(1)
  expect(await company.page.getByRole('columnheader', { name: 'Mission' }).count()).toBe(0)
  await button(company.page, 'Approve').first().click()
  await company.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await company.page.getByText('Review sent! 1 creator approved').waitFor()

  await heading(creator.page, 'Claim your rewards').waitFor()
  await fillAddress(creator.page)
  await claimAll(creator.page)
  await expectFit(creator.page)
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

  // Only content after joining counts for the second round.
  await createContent(channel, other, { type: 'STREAM', title: 'My second evening', minutes: 60 })
  await createContent(channel, game, { type: 'VIDEO', title: 'My second cut', views: 500 })
  await creator.page.reload()
  await submit(creator.page, ['My second evening', 'My second cut'], 'The music')
  await inReview(creator.page)
  await goTo(company.page, `/missions/${id}/participants/review`)
  await company.page.getByRole('row', { name: new RegExp(streamer.username, 'i') }).click()
  await company.page.getByText('The music').waitFor()
  await company.page.setViewportSize(phone)
  await expectFit(company.page)
  await button(company.page, 'Approve').last().click()
  await company.page.getByRole('dialog').last().getByRole('button', { name: 'Approve' }).click()
  await company.page.getByText('Review sent! 1 creator approved').waitFor()
  await heading(creator.page, 'Claim your rewards').waitFor()
  await claimAll(creator.page)
  await creator.page.getByText('You completed this Mission 1 time before.').waitFor()
  expect(await button(creator.page, 'Repeat the Mission').count()).toBe(0)
  expect([...company.complaints, ...creator.complaints]).toEqual([])
}, 120_000)
