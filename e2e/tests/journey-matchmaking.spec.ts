import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { type Account, createAccount } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'
import { mailTo } from '../support/mail.ts'
import { createLiveQuest } from '../support/quests.ts'
import { createApprovedStreamer } from '../support/streamers.ts'
import { goTo } from '../support/walk.ts'

const browser = useBrowser()
const phone = { width: 390, height: 844 }

/** A quest that is open only to VIP creators, so that no other demo creator is suggested. */
const createQuest = () =>
  createLiveQuest(
    (id) => `insert into requirement (activation_id, activations_required) values ('${id}', 100000);`,
  )

type Streamer = { readonly viewers: number; readonly minimumCents?: number }

/** A VIP creator of the quest, with a year of streams. */
const createVip = async (quest: string, { viewers, minimumCents }: Streamer): Promise<Account> => {
  const { creator, creatorId, connectionId } = await createApprovedStreamer({ followers: 4200, viewers })
  await sql(`
    update creator set size_tier = 'nano', minimum_deal_size_cents = ${minimumCents ?? 'null'} where id = '${creatorId}';
    insert into activation_whitelist (activation_id, creator_id) values ('${quest}', '${creatorId}');
    insert into channel_period (connection_id, type, days, creator_id, platform, size_tier, followers, items, air_minutes, average_ccv)
      values ('${connectionId}', 'STREAM', 365, '${creatorId}', 'twitch', 'nano', 4200, 50, 6030, ${viewers})`)
  return creator
}

const wizard = (page: Page) => page.getByRole('dialog', { name: 'Matchmaking' })
const next = (page: Page) => wizard(page).getByRole('button', { name: 'Next' }).click()
const grid = (page: Page) => page.getByRole('grid', { name: 'Matches' })
const row = (page: Page, { username }: Account) => grid(page).getByRole('row').filter({ hasText: username })
const tick = (page: Page, { username }: Account) =>
  grid(page).getByRole('checkbox', { name: `Choose ${username}` })

const askFor = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'Find matches' }).click()
  await next(page)
  await wizard(page).getByRole('combobox', { name: 'Game' }).waitFor()
  await next(page)
  await next(page)
  await wizard(page).getByText('Please choose an objective').waitFor()
  await wizard(page).getByRole('radio', { name: 'Awareness' }).check()
  expect(await findBarriers(page)).toEqual([])
  await next(page)
  await wizard(page).getByRole('combobox', { name: 'Language' }).waitFor()
  await next(page)
  await wizard(page).getByLabel('Budget (optional)').fill('500')
  await wizard(page).getByRole('button', { name: 'Find matches' }).click()
  await wizard(page).getByText('Your matches are ready').waitFor()
  await wizard(page).getByText('3 matches suggested').waitFor()
  await wizard(page).getByRole('link', { name: 'View matches' }).click()
}

/** Invites a chosen creator with the suggested offer. */
const invite = async (page: Page, creator: Account) => {
  await tick(page, creator).check()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite creators' })
  await dialog.getByLabel('Maximum per creator').waitFor()
  await dialog.getByRole('button', { name: 'Send invitations' }).click()
  await dialog.getByText('1 invitation sent').waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
}

const offersOf = async (questId: string): Promise<readonly number[]> =>
  (
    await sql<{ cents: number }>(
      `select bid.amount_cents::int as cents from quest_run join quest_bid as bid on bid.id = current_bid_id
        where quest_id = $1 order by bid.amount_cents`,
      [questId],
    )
  ).map(({ cents }) => cents)

describe('finding matching creators', () => {
  it('a company with a budget of $500 ranks creators by their content of a year, shares the selection, and invites them within the budget', async () => {
    const { company, id } = await createQuest()
    const star = await createVip(id, { viewers: 900, minimumCents: 30_000 })
    const middle = await createVip(id, { viewers: 300, minimumCents: 25_000 })
    const small = await createVip(id, { viewers: 9, minimumCents: 20_000 })
    await createVip(id, { viewers: 900, minimumCents: 60_000 })
    const { page, complaints } = await browser.visitor({ as: company, theme: 'dark' })
    await goTo(page, `/campaigns/quests/${id}/invite-creators`)
    await askFor(page)
    await page.getByRole('heading', { name: 'Matches for Dawn of Emberfall' }).waitFor()
    await row(page, star).waitFor()
    const names = await grid(page).getByRole('row').allInnerTexts()
    expect(names).toHaveLength(4)
    expect(names[1]).toContain(star.username)
    expect(names[2]).toContain(middle.username)
    expect(names[3]).toContain(small.username)
    await row(page, star).getByText('$300.00', { exact: true }).waitFor()
    await row(page, star).getByText('100.5').waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])

    await tick(page, star).check()
    await tick(page, small).check()
    await page.getByText('2 chosen').waitFor()
    const colleague = await browser.visitor({ as: company, theme: 'light' })
    await goTo(colleague.page, page.url())
    await colleague.page.getByText('2 chosen').waitFor()
    await tick(colleague.page, small).uncheck()
    await page.getByText('1 chosen').waitFor()
    await page.getByText('$300 of your $500 budget').waitFor()

    await tick(page, middle).click()
    const overBudget = page.getByText('These offers would cost more than your budget')
    await overBudget.waitFor()
    await page.getByText('1 chosen').waitFor()
    await overBudget.waitFor({ state: 'hidden' })
    await grid(page).getByRole('checkbox', { name: 'Select all matching' }).click()
    await page.getByText('1 of 2 selected. The budget doesn’t cover more creators.').waitFor()
    await page.getByText('2 chosen').waitFor()
    expect(await tick(page, middle).isChecked()).toBe(false)
    await tick(page, small).uncheck()
    await page.getByText('1 chosen').waitFor()

    await page.route('**/api/gql?name=SelectMatches', (route) => route.abort())
    await tick(page, small).click()
    await page.getByText('Unable to update selected rows').waitFor()
    await page.getByRole('button', { name: 'Clear selection' }).click()
    await page.getByText('Unable to clear selected rows').waitFor()
    await page.unroute('**/api/gql?name=SelectMatches')
    await page.getByText('1 chosen').waitFor()

    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite creators' })
    await dialog.getByLabel('Maximum per creator').waitFor()
    expect(await dialog.getByLabel('Maximum per creator').inputValue()).toBe('$300')
    await dialog.getByRole('button', { name: 'Send invitations' }).click()
    await dialog.getByText('1 invitation sent').waitFor()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await row(page, star).getByText('Invited').waitFor()
    await mailTo(star.email, 'invited you to Dawn of Emberfall and offers $300')

    const day = colleague.page.getByRole('main')
    await goTo(colleague.page, '/home/company/timeline')
    await day.getByText(`${star.username} was invited`).waitFor()
    await day.getByText(`Bidding with ${star.username} started`).waitFor()
    expect(await findBarriers(colleague.page)).toEqual([])
    await goTo(colleague.page, '/home/company/timeline?kind=MISSION')
    await day.getByText('No activity in this activation yet.').waitFor()
    await day.getByRole('button', { name: 'Show all' }).click()
    await day.getByText(`${star.username} was invited`).waitFor()
    await invite(page, small)
    await mailTo(small.email, 'invited you to Dawn of Emberfall and offers $200')
    await day.getByText(`${small.username} was invited`).waitFor()

    // The offers to both creators stay within the budget.
    expect(await offersOf(id)).toEqual([20_000, 30_000])
    const invited = await browser.visitor({ as: star, theme: 'light', viewport: phone })
    await goTo(invited.page, `/campaigns/quests/${id}`)
    await invited.page.getByRole('main').getByText('$300').first().waitFor()
    await page.setViewportSize(phone)
    for (const seen of [page, invited.page]) {
      expect(await findOverflow(seen)).toEqual([])
      expect(await findBarriers(seen)).toEqual([])
    }

    const stranger = await browser.visitor({ as: await createAccount('company') })
    await goTo(stranger.page, new URL(page.url()).pathname)
    await stranger.page.getByRole('heading', { name: 'We couldn’t find this matchmaking' }).waitFor()
    expect(complaints.filter((one) => !one.includes('SelectMatches'))).toEqual([])
  })
})
