import { type ChannelProvider, unitsPerLook } from '@questboard/domain'
import { type ChannelCounts, ReauthorisationNeeded } from '@questboard/providers/channels'
import { VendorBusy, VendorUnavailable } from '@questboard/providers/vendor'
import { createCatalogue } from './channel-looks/catalogue.ts'
import { type Claim, claimChannels, correctUnits, type DueChannel, lockQuota } from './channel-looks/claim.ts'
import { keepReadings, type Read } from './channel-looks/keepReadings.ts'
import { readKnownContent } from './channel-looks/knownContent.ts'
import { lookAtAll } from './channel-looks/lookAtAll.ts'
import { giveBack, pauseVendor, putOff, setAside } from './channel-looks/release.ts'
import { sampleStreams } from './channel-looks/sampleStreams.ts'
import { keepSweep } from './channel-looks/sweep.ts'
import { verifyListings } from './channel-looks/verifyListings.ts'
import { createChannelAccess } from './channelAccess.ts'
import type { Dependencies } from './dependencies.ts'

/** How a batch went; `more` while others may be due that can be asked about now. */
export type LookResult = {
  readonly looked: number
  readonly failed: number
  readonly content: number
  readonly more: boolean
}

const nothing: LookResult = { looked: 0, failed: 0, content: 0, more: false }

type Needs = Pick<Dependencies, 'database' | 'channels' | 'channelTokens' | 'log'>

/** Reads the channels whose turn it is: a batch of one vendor, as far as its quota goes. */
export const createChannelLookActivities = (dependencies: Needs) => {
  const { database, channels, log } = dependencies
  const access = createChannelAccess(dependencies)
  const catalogue = createCatalogue(database)

  const refuse = async (refused: readonly DueChannel[]): Promise<void> => {
    for (const { id } of refused) await access.markExpired(id)
    if (refused.length > 0) await setAside(database, refused)
  }

  const look = async (provider: ChannelProvider, claim: Claim): Promise<LookResult> => {
    const known = await readKnownContent(database, claim.channels, new Date())
    const { read, refused, failed, left, busyUntil } = await lookAtAll(
      claim.channels,
      async (due): Promise<Read> => {
        const reading = await access.withToken(due.id, due, (token) =>
          channels[provider].readChannel(token, known(due)),
        )
        return { due, reading, seenAt: new Date() }
      },
    )
    const findGame = await catalogue()
    const samplesStreams = channels[provider].streamsOf !== undefined
    const content = await database.transaction().execute(async (transaction) => {
      const now = new Date()
      await lockQuota(transaction, provider, now)
      const kept = await keepReadings(transaction, { provider, claim, reads: read, findGame, samplesStreams })
      await putOff(transaction, failed, now)
      await giveBack(transaction, left, busyUntil ?? now)
      const units = read.reduce((sum, { reading }) => sum + reading.units, 0)
      await correctUnits(transaction, provider, units - (read.length + left.length) * unitsPerLook)
      return kept
    })
    if (busyUntil !== null) await pauseVendor(database, provider, busyUntil)
    await refuse(refused)
    await verifyListings(
      database,
      read.map(({ due }) => due.creator_id),
    )
    if (failed.length > 0)
      log.warn({ provider, failed: failed.length, why: failed[0]?.message }, 'looks failed')
    return { looked: read.length, failed: failed.length, content, more: busyUntil === null }
  }

  /** The token of any of them will do: the first that the vendor takes. */
  const countWithAnyToken = async (
    claim: Claim,
    count: (token: string, ids: readonly string[]) => Promise<ReadonlyMap<string, ChannelCounts>>,
  ): Promise<ReadonlyMap<string, ChannelCounts>> => {
    const ids = claim.channels.map(({ channel_id }) => channel_id)
    for (const due of claim.channels)
      try {
        return await access.withToken(due.id, due, (token) => count(token, ids))
      } catch (error) {
        if (!(error instanceof ReauthorisationNeeded)) throw error
        await refuse([due])
      }
    return new Map()
  }

  const sweep = async (
    provider: ChannelProvider,
    claim: Claim,
    count: (token: string, ids: readonly string[]) => Promise<ReadonlyMap<string, ChannelCounts>>,
  ): Promise<LookResult> => {
    try {
      const told = await countWithAnyToken(claim, count)
      await database.transaction().execute((transaction) => keepSweep(transaction, claim, told, new Date()))
      return { looked: told.size, failed: 0, content: 0, more: true }
    } catch (error) {
      if (!(error instanceof VendorUnavailable)) throw error
      const now = new Date()
      const failed = claim.channels.map((due) => ({ due, message: error.message }))
      await database.transaction().execute((transaction) => putOff(transaction, failed, now))
      if (error instanceof VendorBusy) await pauseVendor(database, provider, error.until)
      log.warn({ provider, err: error }, 'a sweep failed')
      return { ...nothing, failed: failed.length }
    }
  }

  return {
    async lookAtChannels(provider: ChannelProvider): Promise<LookResult> {
      const { countMany } = channels[provider]
      const claim = await claimChannels(database, provider, {
        now: new Date(),
        sweeps: countMany !== undefined,
      })
      if (claim === null || claim.channels.length === 0) return nothing
      return claim.kind === 'sweep' && countMany !== undefined
        ? sweep(provider, claim, countMany)
        : look(provider, claim)
    },

    /** Which of a vendor's channels are on air, and how many watch: for those whose vendor answers about many at once. */
    sampleLiveStreams: (provider: ChannelProvider): Promise<number> =>
      sampleStreams({ database, provider, vendor: channels[provider], access, findGame: catalogue }),
  }
}
