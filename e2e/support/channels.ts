import { randomUUID } from 'node:crypto'
import type { PayoutMethod } from '@questboard/domain'
import {
  type APIRequestContext,
  type BrowserContext,
  type Page,
  request as playwrightRequest,
} from 'playwright-core'
import { expect } from 'vitest'
import { channelConsentPage } from '../pages/channelConsent.ts'
import { type Account, createCreator, uniqueName } from './accounts.ts'
import { mailUrl } from './addresses.ts'
import { expectPath } from './browser.ts'
import { sql } from './database.ts'
import { approveCreator } from './streamers.ts'
import { startSchedule } from './temporal.ts'

type Vendor = 'twitch' | 'google'

const vendors = {
  twitch: { title: 'Twitch', provider: 'twitch' },
  google: { title: 'YouTube', provider: 'youtube' },
} as const

const connections = '/user/settings/connections'

/** Gives consent on the vendor's page. */
const connect = async (page: Page, vendor: Vendor): Promise<void> => {
  await page.goto(connections)
  await page.getByRole('button', { name: vendors[vendor].title, exact: true }).click()
  await channelConsentPage(page).allow({ name: uniqueName('Chan'), followers: 4200 })
  await expectPath(page, connections)
}

/** A creator with all access, a payout account, and a Twitch and a YouTube channel. */
export const createChannelOwner = async (
  visit: (as: Account) => Promise<{ page: Page; context: BrowserContext }>,
  {
    payoutMethod = 'card',
    on = ['twitch', 'google'],
  }: { payoutMethod?: PayoutMethod; on?: readonly Vendor[] } = {},
) => {
  const creator = await createCreator()
  await approveCreator(creator, `acct_demo_${payoutMethod}_${randomUUID().slice(0, 8)}`, payoutMethod)
  const { page, context } = await visit(creator)
  for (const vendor of on) await connect(page, vendor)
  await context.close()
  return creator
}

const channelOf = async ({ username }: Account, vendor: Vendor) => {
  const [channel] = await sql<{ id: string; channel_id: string }>(
    `select user_connection.id, channel_id from user_connection join "user" on "user".id = user_id
      where username = $1 and provider_id = $2`,
    [username, vendors[vendor].provider],
  )
  if (!channel) throw new Error(`${username} has no such channel`)
  return channel
}

/** Checks the channel now instead of at its next scheduled minute. */
const lookAt = async (connectionId: string): Promise<void> => {
  const [asked] = await sql<{ at: Date }>(
    'update channel_watch set due_at = now(), priority = 0 where connection_id = $1 returning now() as at',
    [connectionId],
  )
  const isSeen = async () => {
    // Starts rounds until one checks the channel, because a round that already runs can miss it.
    await startSchedule('channel-looks')
    const [watch] = await sql<{ looked: boolean }>(
      'select looked_at > $2 as looked from channel_watch where connection_id = $1',
      [connectionId, asked?.at],
    )
    return watch?.looked
  }
  await expect.poll(isSeen, { interval: 1000, timeout: 45_000 }).toBe(true)
}

const withSandbox = async <T>(work: (request: APIRequestContext) => Promise<T>): Promise<T> => {
  const request = await playwrightRequest.newContext({ baseURL: new URL('/', mailUrl()).href })
  try {
    return await work(request)
  } finally {
    await request.dispose()
  }
}

type Deed = { readonly deed: string; readonly title?: string; readonly game?: string }

/** Simulates a creator's action on their channel and then checks the channel. */
export const doOnChannel = async (owner: Account, vendor: Vendor, given: Deed): Promise<void> => {
  const channel = await channelOf(owner, vendor)
  await withSandbox(async (request) => {
    const answer = await request.post(`/${vendor}/channels/${channel.channel_id}`, { form: given })
    if (!answer.ok()) throw new Error(`the channel does not ${given.deed}: ${await answer.text()}`)
  })
  // A check that was already running may have read the channel before the change, so this checks twice.
  await lookAt(channel.id)
  await lookAt(channel.id)
}

export const makePublic = async (owner: Account, title: string): Promise<void> => {
  const { channel_id } = await channelOf(owner, 'google')
  const page = await withSandbox(async (request) =>
    (await request.get('/google/channels', { params: { q: channel_id } })).text(),
  )
  const row = page.split('<li>').find((each) => each.startsWith(title))
  const deed = /value="(public \w+)"/.exec(row ?? '')?.[1]
  if (!deed) throw new Error(`there is no ${title} to be made public`)
  await doOnChannel(owner, 'google', { deed })
}
