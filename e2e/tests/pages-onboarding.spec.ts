import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { channelConsentPage } from '../pages/channelConsent.ts'
import { shell } from '../pages/shell.ts'
import { type Account, createAccount, createCreator, uniqueName } from '../support/accounts.ts'
import { expectPath, useBrowser } from '../support/browser.ts'
import { sql } from '../support/database.ts'

const browser = useBrowser()
const access = '/user/creator-access'
const quests = '/creator/quests-onboarding'

const idOf = async ({ username }: Account): Promise<string> => {
  const [found] = await sql<{ id: string }>('select id from "user" where username = $1', [username])
  if (!found) throw new Error(`${username} has no account`)
  return found.id
}

/** Marks a channel as verified, which normally takes a workflow and a request to the vendor. */
const verifyChannel = async (id: string): Promise<void> => {
  await sql(
    `with channel as (
       insert into user_connection (user_id, provider_id, channel_id, channel_name, channel_url, followers, figures_at)
       values ($1::uuid, 'twitch', $1::uuid::text, 'Verified', 'https://twitch.tv/verified', 9000, now()) returning id)
     insert into channel_verification (connection_id, user_id, status) select id, $1::uuid, 'meets_requirements' from channel
     on conflict (connection_id) do update set status = excluded.status`,
    [id],
  )
}

/** A plain account with a verified channel. The account has a profile but no creator access. */
const verifyCreator = async (id: string): Promise<void> => {
  await sql('insert into creator (id) values ($1) on conflict do nothing', [id])
  await verifyChannel(id)
}

const step = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `Open ${name}` }) })

describe('preparing for quests', () => {
  it('a creator goes through three steps to request quest access, waits 2 to 4 days for the review, and continues', async () => {
    const account = await createCreator()
    const id = await idOf(account)
    const { page, complaints } = await browser.visitor({ as: account })
    await page.goto(quests)
    for (const title of ['Make an offer', 'Produce the content', 'Get paid'])
      await page.getByText(title, { exact: true }).waitFor()
    const send = page.getByRole('button', { name: 'Send for review' })
    expect(await send.isDisabled()).toBe(true)
    for (const name of ['Connections', 'Payments', 'Personal info'])
      await step(page, name).getByText('To do').waitFor()
    await step(page, 'Notifications').getByText('Done').waitFor()
    await page.getByRole('link', { name: 'Open Personal info' }).click()
    await expectPath(page, '/user/settings/personal-info')
    await page.getByRole('main').getByRole('link', { name: 'Get ready for Quests' }).click()
    await verifyChannel(id)
    await sql(`update "user" set country = 'SE', language = 'sv' where id = $1`, [id])
    await sql(
      `insert into payout_account (creator_id, method, provider_reference, label, country, is_ready)
       values ($1, 'paypal', $2, 'p…@mail.example', 'SE', true)`,
      [id, account.username],
    )
    await page.reload()
    await expect.poll(() => page.getByText('To do').count()).toBe(0)
    await send.click()
    await page.getByText('Your profile is being reviewed').waitFor()
    await page.getByText('The review takes 2 to 4 days. We’ll email you when it’s done.').waitFor()
    await page.reload()
    await page.getByText('Your profile is being reviewed').waitFor()

    await sql(
      `update creator_access set status = 'rejected', reason = 'Too few streams yet.' where creator_id = $1`,
      [id],
    )
    await page.reload()
    await page.getByRole('main').getByText('Too few streams yet.').waitFor()
    await page.getByRole('link', { name: 'Request again' }).click()
    await expectPath(page, access)
    await page.getByRole('button', { name: 'Request again' }).click()
    await page.getByRole('main').getByText('In review').waitFor()
    await sql(`update creator_access set status = 'approved' where creator_id = $1 and kind = 'quests'`, [id])
    await page.goto(quests)
    await page.getByRole('main').getByRole('link', { name: 'Browse Quests' }).click()
    await expectPath(page, '/campaigns/quests/browse')
    expect(complaints).toEqual([])
  })
})

describe('preparing for quests before creator access', () => {
  it('a person without creator access prepares for quests and sends one request for everything', async () => {
    const account = await createAccount('user')
    const id = await idOf(account)
    const { page, complaints } = await browser.visitor({ as: account })
    await verifyCreator(id)
    await page.goto(access)
    await page.getByRole('link', { name: 'Get ready for Quests' }).click()
    await expectPath(page, quests)
    await page.getByText('Make an offer', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Open Payments' }).click()
    await page.getByRole('heading', { name: 'Payout method' }).waitFor()
    await sql(`update "user" set country = 'SE', language = 'sv' where id = $1`, [id])
    await sql(
      `insert into payout_account (creator_id, method, provider_reference, label, country, is_ready)
       values ($1, 'paypal', $2, 'p…@mail.example', 'SE', true)`,
      [id, account.username],
    )
    await page.goto(quests)
    await page.getByRole('button', { name: 'Send for review' }).click()
    await page.getByText('Your profile is being reviewed').waitFor()
    expect(
      await sql('select kind, status from creator_access where creator_id = $1 order by kind', [id]),
    ).toEqual(['creator', 'keys', 'quests'].map((kind) => ({ kind, status: 'pending' })))
    expect(complaints).toEqual([])
  })
})

describe("a creator's choices of interests, games and hardware", () => {
  it('leaving with unsaved choices asks first, a failed save keeps them, and Skip discards them', async () => {
    const account = await createCreator()
    const { page } = await browser.visitor({ as: account })
    await page.goto('/creator/onboarding')
    await page.getByRole('checkbox', { name: 'Strategy' }).press('Space')
    await shell(page).leftMenu().getByRole('link', { name: 'Explore' }).click()
    await shell(page).dialog('Unsaved changes').getByRole('button', { name: 'Cancel' }).click()
    await page.route(/SaveInterests/, (route) => route.abort())
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('We can’t reach the server. Check your connection.').waitFor()
    expect(await page.getByRole('checkbox', { name: 'Strategy' }).isChecked()).toBe(true)
    await page.unroute(/SaveInterests/)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'What do you play on?' }).waitFor()
    await page.getByRole('checkbox', { name: 'Steam Deck' }).press('Space')
    await page.getByRole('button', { name: 'Skip' }).click()
    await expectPath(page, '/creator/home')
    const [kept] = await sql<{ interests: number; devices: number }>(
      `select (select count(*)::int from creator_interest where creator_id = $1) as interests,
              (select count(*)::int from creator_hardware where creator_id = $1) as devices`,
      [await idOf(account)],
    )
    expect(kept).toEqual({ interests: 1, devices: 0 })
  })
})

describe('connecting a channel for creator access', () => {
  it("when connecting a channel for creator access, another account's channel and a denied consent show different messages", async () => {
    const name = uniqueName('Both')
    const [owner, other] = await Promise.all([
      browser.visitor({ as: await createAccount('user') }),
      browser.visitor({ as: await createAccount('user') }),
    ])
    for (const { page } of [owner, other]) {
      await page.goto(access)
      await page.getByRole('button', { name: 'Twitch', exact: true }).click()
      await channelConsentPage(page).allow({ name })
      await expectPath(page, access)
    }
    await other.page
      .getByText('The channel already exists: another Questboard account is connected to it.')
      .waitFor()
    await other.page.getByRole('button', { name: 'Twitch', exact: true }).click()
    await channelConsentPage(other.page).isOpen()
    await channelConsentPage(other.page).cancel()
    await other.page
      .getByText('You didn’t give Questboard permission to read the channel. Nothing changed.')
      .waitFor()
  })

  it('requesting creator access while offline shows a message and can be tried again', async () => {
    const { page } = await browser.visitor({ as: await createAccount('user') })
    await page.goto(access)
    await page.route(/\/api\/auth\/signin\//, (route) => route.abort())
    await page.getByRole('button', { name: 'Twitch', exact: true }).click()
    await shell(page).toast('We can’t reach the server. Check your connection.').waitFor()
    await page.unroute(/\/api\/auth\/signin\//)
    await page.getByRole('button', { name: 'Twitch', exact: true }).click()
    await channelConsentPage(page).isOpen()
  })
})
