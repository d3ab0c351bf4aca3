import { type ChannelProvider, unitsPerLook } from '@questboard/domain'
import { type Claim, correctUnits, lockQuota } from './claim.ts'
import { type Kept, keepReadings, type Read } from './keepReadings.ts'
import { readKnownContent } from './knownContent.ts'
import { type Looks, lookAtAll } from './lookAtAll.ts'
import { type Looking, type LookResult, refuseChannels } from './looking.ts'
import { noteBrokenEmbargoes } from './noteBrokenEmbargoes.ts'
import { noteEarlyVideos } from './noteEarlyVideos.ts'
import { giveBack, pauseVendor, putOff } from './release.ts'
import { sendBack } from './sendBack.ts'
import { verifyListings } from './verifyListings.ts'

/** Stores a batch in one transaction: results, times of the next checks, and cost. */
const keepLooks = async (
  looking: Looking,
  provider: ChannelProvider,
  claim: Claim,
  { read, failed, left, busyUntil }: Looks<Read>,
): Promise<Kept> => {
  const findGame = await looking.catalogue()
  const samplesStreams = looking.channels[provider].streamsOf !== undefined
  return looking.database.transaction().execute(async (transaction) => {
    const now = new Date()
    await lockQuota(transaction, provider, now)
    const kept = await keepReadings(transaction, { provider, claim, reads: read, findGame, samplesStreams })
    await putOff(transaction, failed, now)
    await giveBack(transaction, left, busyUntil ?? now)
    const units = read.reduce((sum, { reading }) => sum + reading.units, 0)
    await correctUnits(transaction, provider, units - (read.length + left.length) * unitsPerLook)
    return kept
  })
}

/** Checks every channel of a batch completely. */
export const lookWhole = async (
  looking: Looking,
  provider: ChannelProvider,
  claim: Claim,
): Promise<LookResult> => {
  const { database, channels, log } = looking
  const known = await readKnownContent(database, claim.channels, new Date())
  const looks = await lookAtAll(claim.channels, async (due): Promise<Read> => {
    const reading = await looking.access.withToken(due.id, due, (token) =>
      channels[provider].readChannel(token, known(due)),
    )
    return { due, reading, seenAt: new Date() }
  })
  const { content, sentBack } = await keepLooks(looking, provider, claim, looks)
  const { read, refused, failed, busyUntil, fault } = looks
  if (busyUntil !== null) await pauseVendor(database, provider, busyUntil)
  await refuseChannels(looking, refused)
  const creatorIds = read.map(({ due }) => due.creator_id)
  await sendBack(database, sentBack)
  await verifyListings(database, creatorIds)
  await noteBrokenEmbargoes(database, creatorIds)
  await noteEarlyVideos(database, creatorIds)
  if (failed.length > 0)
    log.warn({ provider, failed: failed.length, why: failed[0]?.message }, 'some channel checks failed')
  if (fault !== null) throw fault.error
  return { looked: read.length, failed: failed.length, content, more: busyUntil === null }
}
