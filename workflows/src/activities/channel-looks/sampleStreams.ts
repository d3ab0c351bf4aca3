import type { Database } from '@questboard/database'
import type { ChannelProvider, Described, FoundGame } from '@questboard/domain'
import {
  type ContentItem,
  ReauthorisationNeeded,
  type ChannelProvider as Vendor,
} from '@questboard/providers/channels'
import { VendorBusy, VendorUnavailable } from '@questboard/providers/vendor'
import { sql } from 'kysely'
import type { ChannelAccess, SealedTokens } from '../channelAccess.ts'
import { goOn, lastHeartbeat } from '../paging.ts'
import { lockQuota } from './claim.ts'
import { keepContent } from './keepContent.ts'
import { pauseVendor } from './release.ts'

type Sampling = {
  readonly database: Database
  readonly provider: ChannelProvider
  readonly vendor: Vendor
  readonly access: ChannelAccess
  readonly findGame: () => Promise<(content: Described) => FoundGame | null>
}
type Channel = SealedTokens & { readonly id: string; readonly user_id: string; readonly channel_id: string }

const PAGE = 100
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

const pageAfter = async ({ database, provider }: Sampling, after: string): Promise<readonly Channel[]> => {
  const { rows } = await sql<Channel>`
    select c.id, c.user_id, c.channel_id, c.provider_id, c.access_token_sealed, c.access_token_expires_at, c.refresh_token_sealed
      from channel_watch w join user_connection c on c.id = w.connection_id and c.has_refresh_token
      join creator on creator.id = c.user_id
     where w.provider_id = ${provider} and w.connection_id > ${after}::uuid order by w.connection_id limit ${PAGE}`.execute(
    database,
  )
  return rows
}

const isPaused = async ({ database, provider }: Sampling): Promise<boolean> => {
  const { rows } = await sql`
    select from vendor_quota where provider_id = ${provider} and paused_until > now()`.execute(database)
  return rows.length > 0
}

/** A refused token is handled when its own channel is checked. This request works with the token of any channel. */
const streamsOf = async (
  { access, vendor }: Sampling,
  page: readonly Channel[],
): Promise<ReadonlyMap<string, ContentItem>> => {
  const ids = page.map(({ channel_id }) => channel_id)
  for (const channel of page)
    try {
      return await access.withToken(
        channel.id,
        channel,
        async (token) => (await vendor.streamsOf?.(token, ids)) ?? new Map(),
      )
    } catch (error) {
      if (!(error instanceof ReauthorisationNeeded)) throw error
    }
  return new Map()
}

const keepPage = async (
  { database, provider, findGame }: Sampling,
  page: readonly Channel[],
  streams: ReadonlyMap<string, ContentItem>,
): Promise<number> => {
  const find = await findGame()
  const items = page.flatMap(({ id, user_id, channel_id }) => {
    const item = streams.get(channel_id)
    return item ? [{ connectionId: id, creatorId: user_id, item, game: find(item) }] : []
  })
  if (items.length === 0) return 0
  return database.transaction().execute(async (transaction) => {
    const now = new Date()
    await lockQuota(transaction, provider, now)
    return keepContent(transaction, provider, items, now)
  })
}

/** Counts the live channels among these. Null if the request failed, because the next sample is only minutes away. */
const samplePage = async (sampling: Sampling, page: readonly Channel[]): Promise<number | null> => {
  try {
    return await keepPage(sampling, page, await streamsOf(sampling, page))
  } catch (error) {
    if (!(error instanceof VendorUnavailable)) throw error
    if (error instanceof VendorBusy) await pauseVendor(sampling.database, sampling.provider, error.until)
    return null
  }
}

/** Number of failures in a row after which a vendor counts as unavailable. */
const AWAY_AFTER = 3

/**
 * Samples every live stream and returns their number. If a second sample falls into the same minute, nothing is
 * counted twice.
 */
export const sampleStreams = async (sampling: Sampling): Promise<number> => {
  if (sampling.vendor.streamsOf === undefined) return 0
  const last = lastHeartbeat()
  let after = typeof last === 'string' ? last : BEFORE_ALL
  let live = 0
  let failed = 0
  while (failed < AWAY_AFTER && !(await isPaused(sampling))) {
    const page = await pageAfter(sampling, after)
    const end = page.at(-1)
    if (end === undefined) return live
    const sampled = await samplePage(sampling, page)
    live += sampled ?? 0
    failed = sampled === null ? failed + 1 : 0
    after = end.id
    goOn(after)
  }
  return live
}
