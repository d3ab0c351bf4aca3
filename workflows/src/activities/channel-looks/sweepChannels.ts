import type { ChannelProvider } from '@questboard/domain'
import { type ChannelCounts, ReauthorisationNeeded } from '@questboard/providers/channels'
import { VendorBusy, VendorUnavailable } from '@questboard/providers/vendor'
import type { Claim } from './claim.ts'
import { type Looking, type LookResult, nothingLooked, refuseChannels } from './looking.ts'
import { pauseVendor, putOff } from './release.ts'
import { keepSweep } from './sweep.ts'

type Count = (token: string, ids: readonly string[]) => Promise<ReadonlyMap<string, ChannelCounts>>

/** Tries the channels' tokens until the vendor accepts one. */
const countWithAnyToken = async (
  looking: Looking,
  claim: Claim,
  count: Count,
): Promise<ReadonlyMap<string, ChannelCounts>> => {
  const ids = claim.channels.map(({ channel_id }) => channel_id)
  for (const due of claim.channels)
    try {
      return await looking.access.withToken(due.id, due, (token) => count(token, ids))
    } catch (error) {
      if (!(error instanceof ReauthorisationNeeded)) throw error
      await refuseChannels(looking, [due])
    }
  return new Map()
}

/** Reads the numbers of a batch's channels in one call. */
export const sweepChannels = async (
  looking: Looking,
  provider: ChannelProvider,
  claim: Claim,
  count: Count,
): Promise<LookResult> => {
  const { database, log } = looking
  try {
    const told = await countWithAnyToken(looking, claim, count)
    await database
      .transaction()
      .execute((transaction) => keepSweep(transaction, provider, claim, told, new Date()))
    return { looked: told.size, failed: 0, content: 0, more: true }
  } catch (error) {
    if (!(error instanceof VendorUnavailable)) throw error
    const now = new Date()
    const failed = claim.channels.map((due) => ({ due, message: error.message }))
    await database.transaction().execute((transaction) => putOff(transaction, failed, now))
    if (error instanceof VendorBusy) await pauseVendor(database, provider, error.until)
    log.warn({ provider, err: error }, 'a channel sweep failed')
    return { ...nothingLooked, failed: failed.length }
  }
}
