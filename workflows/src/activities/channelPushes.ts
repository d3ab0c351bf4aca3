import { createPushSecrets } from '@questboard/database'
import { type ChannelPushes, ReauthorisationNeeded } from '@questboard/providers/channels'
import { VendorBusy, VendorUnavailable } from '@questboard/providers/vendor'
import { pauseVendor } from './channel-looks/release.ts'
import {
  forget,
  forgetMessages,
  noteAsked,
  noteFailed,
  type PushRow,
  takePushes,
  wantPushes,
} from './channel-pushes/rows.ts'
import type { Dependencies } from './dependencies.ts'
import { goOn } from './paging.ts'

type Needs = Pick<Dependencies, 'database' | 'channels' | 'pushUrl' | 'sessionSecret' | 'log'>

/** How a round went. */
export type PushRound = { readonly asked: number; readonly failed: number }

/** So many are asked for at once. */
const AT_ONCE = 6
/** A round ends after so many batches: the next begins minutes later. */
const BATCHES = 50

/** After so long a vendor that never answered is taken to have forgotten. */
const FORGOTTEN_AFTER = 20

/** Has the vendors tell of channels by themselves, for as long as these are connected. */
export const createChannelPushActivities = (dependencies: Needs) => {
  const { database, channels, pushUrl, sessionSecret, log } = dependencies
  const secretOf = createPushSecrets(sessionSecret)

  const ask = async (pushes: ChannelPushes, row: PushRow, address: string): Promise<void> => {
    const { id, channel_id: channelId, topic, reference } = row
    const push = { channelId, topic, reference, callback: `${address}/channels/${id}`, secret: secretOf(id) }
    if (row.connection_id !== null) {
      const { reference: known, isConfirmed } = await pushes.subscribe(push)
      await noteAsked(database, row, known, isConfirmed)
      return
    }
    const isOver = row.expires_at !== null && row.expires_at < new Date()
    const isSilent = isOver || (await pushes.unsubscribe(push)).isSilent
    // It makes sure first whether we mean it, if it ever told anything.
    if (isSilent || row.expires_at === null) await forget(database, row)
    else await noteAsked(database, row, reference, false)
  }

  /** false: it could not be asked. Trouble of our own is thrown. */
  const tryToAsk = async (row: PushRow, address: string): Promise<boolean> => {
    const { pushes } = channels[row.provider_id]
    try {
      if (pushes === undefined) await forget(database, row)
      else await ask(pushes, row, address)
      return true
    } catch (error) {
      if (!(error instanceof VendorUnavailable) && !(error instanceof ReauthorisationNeeded)) throw error
      if (error instanceof VendorBusy) await pauseVendor(database, row.provider_id, error.until)
      if (row.connection_id === null && row.failures >= FORGOTTEN_AFTER) await forget(database, row)
      else await noteFailed(database, row, error.message)
      return false
    }
  }

  return {
    /** Without an address that vendors reach there is nothing to ask for: channels are looked at by the clock. */
    async keepChannelPushes(): Promise<PushRound> {
      const round = { asked: 0, failed: 0 }
      if (pushUrl === null) return round
      await wantPushes(database, channels)
      await forgetMessages(database)
      for (let batch = 0; batch < BATCHES; batch += 1) {
        const rows = await takePushes(database)
        for (let start = 0; start < rows.length; start += AT_ONCE) {
          const went = await Promise.all(
            rows.slice(start, start + AT_ONCE).map((row) => tryToAsk(row, pushUrl)),
          )
          round.asked += went.filter(Boolean).length
          round.failed += went.filter((isFine) => !isFine).length
          goOn(batch)
        }
        if (rows.length === 0) break
      }
      if (round.failed > 0) log.warn({ failed: round.failed }, 'pushes could not be asked for')
      return round
    },
  }
}
