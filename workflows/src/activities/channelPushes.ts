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

/** The number of subscription requests in a round, and how many of them failed. */
export type PushRound = { readonly asked: number; readonly failed: number }

/** The number of simultaneous requests. */
const AT_ONCE = 6
/** The number of batches per round. The next round starts minutes later. */
const BATCHES = 50

/** The number of attempts after which we give up a vendor that never responded. */
const FORGOTTEN_AFTER = 20

/** Requests, renews and cancels push subscriptions, depending on whether their channels are connected. */
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
    // The vendor verifies a cancellation first if it once confirmed the subscription.
    if (isSilent || row.expires_at === null) await forget(database, row)
    else await noteAsked(database, row, reference, false)
  }

  /** Sends the request. Returns false if the vendor could not be reached. Errors that are our own fault are thrown. */
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
    /** Without a public URL there are no push notifications, so channels are only checked by schedule. */
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
      if (round.failed > 0) log.warn({ failed: round.failed }, 'could not request some channel pushes')
      return round
    },
  }
}
