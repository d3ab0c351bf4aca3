import { setTimeout as sleep } from 'node:timers/promises'
import type { Dependencies } from '../activities/dependencies.ts'
import { claimDeliveries } from './queue.ts'
import { createSender, type Needed } from './sendClaimed.ts'

/** The number of mails that this worker sends at the same time. */
const AT_ONCE = 20

/** The pause between two looks at an empty queue: one index scan that finds nothing. */
const LOOK_MS = 500

/** If this many mails in a row fail, the mail server is down, not single mailboxes. */
const FAILURES = 10
const SERVER_PAUSE_MS = 5_000

/** The time that mails have to be sent when the worker stops. Another worker sends the rest. */
const GRACE_MS = 10_000

/** Sends mails from the queue until `stop`, which waits for the mails that are being sent. */
export const startDeliveries = (needed: Needed & Pick<Dependencies, 'log'>) => {
  const { database, log } = needed
  const { send, underWay } = createSender(needed)
  const stopping = new AbortController()
  let failuresInARow = 0

  const pause = (ms: number): Promise<void> =>
    sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined)

  const count = async (attempt: Promise<boolean>): Promise<void> => {
    failuresInARow = (await attempt) ? 0 : failuresInARow + 1
  }

  /** Slow mailboxes keep some places busy, and the others go on. */
  const untilHalfFree = async (): Promise<void> => {
    while (underWay.size > AT_ONCE / 2) await Promise.race(underWay.values())
  }

  const round = async (): Promise<void> => {
    const isServerDown = failuresInARow >= FAILURES
    if (isServerDown) await pause(SERVER_PAUSE_MS)
    const room = isServerDown ? 1 : AT_ONCE - underWay.size
    const claimed = await claimDeliveries(database, room)
    for (const attempt of await send(claimed)) void count(attempt)
    if (claimed.length < room) await pause(LOOK_MS)
    await untilHalfFree()
  }

  const running = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await round()
      } catch (error) {
        log.warn({ err: error }, 'the queue of mails cannot be read')
        await pause(SERVER_PAUSE_MS)
      }
    }
  })()

  return {
    async stop(): Promise<void> {
      stopping.abort()
      await running
      await Promise.race([Promise.all(underWay.values()), sleep(GRACE_MS, undefined, { ref: false })])
    },
  }
}
