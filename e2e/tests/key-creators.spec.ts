import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { distributionRules } from '../pages/distributionRules.ts'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { useBrowser } from '../support/browser.ts'
import { addCodes } from '../support/codes.ts'
import { sql } from '../support/database.ts'
import { createKeyCampaign, createKeyCreator, takePart } from '../support/keyCampaigns.ts'
import { goTo } from '../support/walk.ts'

const browser = useBrowser()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const phone = { width: 390, height: 844 }

/** Moves a date into the past, to simulate a month of waiting. */
const daysAgo = (participantId: string, column: 'deadline_at' | 'finished_at', days: number) =>
  sql(`begin; set local session_replication_role = replica;
    update key_campaign_participant set ${column} = now() - interval '${days} days' where id = '${participantId}'; commit`)

describe('key campaigns with a waitlist', () => {
  it('a company cannot invite creators to a waitlist, and waiting creators become applicants when it is converted', async () => {
    const { company, campaignId, itemId, game } = await createKeyCampaign({ isWaitlist: true })
    const { creator } = await createKeyCreator()
    const { page, ...seen } = await browser.visitor({ as: creator, viewport: phone })
    await goTo(page, `/campaigns/${campaignId}`)
    await button(page, 'Join the waitlist').click()
    await page.getByText('The company reviews your request when keys arrive.', { exact: false }).waitFor()

    const owner = await browser.visitor({ as: company })
    await goTo(owner.page, `/campaigns/${campaignId}`)
    await owner.page.getByRole('link', { name: 'Convert waitlist' }).waitFor()
    expect(await owner.page.getByText('Let suitable creators know about this activation.').count()).toBe(0)
    await goTo(owner.page, `/campaigns/${campaignId}/invite-creators`)
    await owner.page
      .getByText('You can invite creators after you convert the waitlist', { exact: false })
      .waitFor()
    expect(await owner.page.getByLabel('Search creators').count()).toBe(0)
    expect(await findBarriers(owner.page)).toEqual([])
    await owner.page.getByRole('main').getByRole('link', { name: 'Convert waitlist' }).click()
    await owner.page.getByLabel('This is a waitlist').waitFor()
    await addCodes(owner.context, itemId, 'steam', ['WAITS1-AAAAA-BBBBB'])
    await owner.page.reload()
    await owner.page.getByLabel('This is a waitlist').click()
    await owner.page.getByText('We convert the waitlist when you save').waitFor()
    await button(owner.page, 'Save').click()
    await owner.page.getByText('at least one key set', { exact: false }).first().waitFor()
    const rules = distributionRules(owner.page)
    const item = `${game.name} · Standard`
    await rules.add({ item, platforms: ['Steam', 'GOG'] })
    await rules.openOf(item)
    await rules.fill({ platforms: [], quantity: '40' })
    await rules.change()
    await owner.page.getByText('Steam, GOG · Up to 40 codes per platform', { exact: false }).waitFor()
    await rules.removeOf(item)
    await rules.add({ platforms: ['Steam'] })
    await button(owner.page, 'Save').click()

    await page.getByText('The company is reviewing your request.', { exact: false }).waitFor()
    await goTo(owner.page, `/campaigns/${campaignId}/participants/pending`)
    await owner.page.getByRole('checkbox', { name: `Choose ${creator.username}` }).click()
    await button(owner.page, 'Accept').click()
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click()
    await button(page, 'Claim key').click()
    await page.getByText('The key is yours').waitFor()
    expect([...seen.complaints, ...owner.complaints]).toEqual([])
  })

  it('a creator on a waitlist can withdraw an unanswered request and send another', async () => {
    const { campaignId } = await createKeyCampaign()
    const { creator, creatorId } = await createKeyCreator()
    await takePart(campaignId, creatorId, 'pending')
    const { page, complaints } = await browser.visitor({ as: creator, viewport: phone })
    await goTo(page, `/campaigns/${campaignId}`)
    await button(page, 'Withdraw your request').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
    await page.getByText('Request withdrawn').waitFor()
    await button(page, 'Request a key').click()
    await button(page, 'Withdraw your request').waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})

describe('answering key requests', () => {
  it('a company rejects several key requests at the same time with a reason that each creator sees', async () => {
    const { company, campaignId } = await createKeyCampaign()
    const asking = [await createKeyCreator(), await createKeyCreator()]
    for (const { creatorId } of asking) await takePart(campaignId, creatorId, 'pending')
    const owner = await browser.visitor({ as: company })
    await goTo(owner.page, `/campaigns/${campaignId}/participants/pending`)
    for (const { creator } of asking)
      await owner.page.getByRole('checkbox', { name: `Choose ${creator.username}` }).click()
    await button(owner.page, 'Reject').click()
    const dialog = owner.page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('We look for longer streams this time.')
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
    await owner.page.getByText('2 creators rejected').waitFor()
    for (const { creator } of asking) {
      const { page } = await browser.visitor({ as: creator, viewport: phone })
      await goTo(page, `/campaigns/${campaignId}`)
      await page.getByText('We look for longer streams this time.').waitFor()
    }
    expect(owner.complaints).toEqual([])
  })

  it('a key request above the daily limit waits, both sides see until when, and it is answered first on the next day', async () => {
    const { company, campaignId } = await createKeyCampaign()
    await sql('insert into key_acceptance (activation_id, daily_cap) values ($1, 1)', [campaignId])
    const ask = async () => {
      const { creator } = await createKeyCreator()
      const { page, complaints } = await browser.visitor({ as: creator, viewport: phone })
      await goTo(page, `/campaigns/${campaignId}`)
      await button(page, 'Request a key').click()
      return { creator, page, complaints }
    }
    const isHeldBack = (page: Page) =>
      page.getByText('in the order of their requests', { exact: false }).waitFor()
    const isAccepted = (page: Page) => page.getByText('You can claim your key.').waitFor()
    const first = await ask()
    await isAccepted(first.page)
    // The page shows the result of the acceptance rules without a reload.
    const second = await ask()
    await isHeldBack(second.page)
    expect(await findBarriers(second.page)).toEqual([])
    expect(await findOverflow(second.page)).toEqual([])
    const owner = await browser.visitor({ as: company })
    await goTo(owner.page, `/campaigns/${campaignId}/participants/pending`)
    await owner.page.getByText(second.creator.username).first().click()
    await owner.page.getByText('your rules apply again on', { exact: false }).waitFor()
    expect(await findBarriers(owner.page)).toEqual([])

    await sql(
      `update key_campaign_participant set screened_at = screened_at - interval '1 day' where campaign_id = $1`,
      [campaignId],
    )
    const third = await ask()
    await isHeldBack(third.page)
    await isAccepted(second.page)
    expect([...first.complaints, ...second.complaints, ...third.complaints, ...owner.complaints]).toEqual([])
  })

  it('a company sees claimed keys, content that was posted on time or late, and unused keys', async () => {
    const { company, campaignId, itemId } = await createKeyCampaign()
    const [punctual, tardy] = [await createKeyCreator(), await createKeyCreator()]
    const owner = await browser.visitor({ as: company })
    await goTo(owner.page, '/company/code-manager/codes')
    await addCodes(owner.context, itemId, 'steam', [
      'RESLT1-AAAAA-BBBBB',
      'RESLT2-AAAAA-BBBBB',
      'RESLT3-AAAAA-BBBBB',
    ])
    const claim = async ({ creator, creatorId }: typeof tardy) => {
      const id = await takePart(campaignId, creatorId, 'accepted')
      const { page } = await browser.visitor({ as: creator, viewport: phone })
      await goTo(page, `/campaigns/${campaignId}`)
      await button(page, 'Claim key').click()
      await page.getByText('The key is yours').waitFor()
      return { id, page }
    }
    const submit = async (page: Page, url: string) => {
      await button(page, 'Add a link').click()
      await page.getByPlaceholder('https://').fill(url)
      await button(page, 'Submit content').click()
      await page.getByText('Content successfully submitted.').waitFor()
    }
    const first = await claim(punctual)
    await button(first.page, 'Open creator kit').click()
    await first.page.getByRole('dialog').getByRole('button', { name: 'Reveal code' }).click()
    await first.page.keyboard.press('Escape')
    await submit(first.page, 'https://videos.example/in-time')

    const late = await claim(tardy)
    await daysAgo(late.id, 'deadline_at', 3)
    await sql(`update key_campaign_participant set status = 'failed' where id = $1`, [late.id])
    await late.page
      .getByText('You can still submit for 30 days after the deadline', { exact: false })
      .waitFor()
    await late.page.getByText('Content you submit now is marked late', { exact: false }).waitFor()
    await submit(late.page, 'https://videos.example/too-late')
    await late.page.getByText('late', { exact: false }).first().waitFor()

    const { page } = owner
    await goTo(page, `/campaigns/${campaignId}/participants/active`)
    await page.getByText(punctual.creator.username).first().click()
    await button(page, 'Accept content').click()
    await page.getByText('Review sent!').waitFor()
    // No channel check can find this content, so it counts only once it is approved.
    await sql(`update submission set status = 'APPROVED' where url = 'https://videos.example/too-late'`)
    await goTo(page, `/campaigns/${campaignId}/results`)
    const figure = (label: string) => page.getByRole('main').getByText(label, { exact: true }).locator('..')
    await figure('Keys claimed').getByText('2', { exact: true }).waitFor()
    await figure('Completed').getByText('1', { exact: true }).waitFor()
    await page.getByText('1 key · 1 piece of content · 0 views').first().waitFor()
    await page.getByLabel('Price per key').fill('20')
    await page.getByText('· – per 1,000 views', { exact: false }).first().waitFor()
    const row = page.getByRole('listitem').filter({ hasText: 'too-late' })
    await row.getByText('· late', { exact: false }).waitFor()
    expect(await page.getByRole('listitem').filter({ hasText: 'in-time' }).getByText('late').count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])

    await goTo(page, `/company/campaigns/${campaignId}/unusedkeys`)
    await page.getByText('Claimed, never revealed').first().waitFor()
    await page.getByText(tardy.creator.username).first().waitFor()
    await page.getByText('Not claimed').first().waitFor()
    expect(await page.getByText(punctual.creator.username).count()).toBe(0)
    await heading(page, 'Unused keys').waitFor()
    expect(owner.complaints).toEqual([])
  })
})
