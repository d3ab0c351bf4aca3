import { ReauthorisationNeeded } from '@questboard/providers/channels'
import { VendorBusy, VendorUnavailable } from '@questboard/providers/vendor'
import type { DueChannel } from './claim.ts'

/** What became of each channel that was to be asked about. */
export type Looks<Result> = {
  readonly read: readonly Result[]
  /** The vendor does not take their tokens any more. */
  readonly refused: readonly DueChannel[]
  readonly failed: readonly { readonly due: DueChannel; readonly message: string }[]
  /** Nobody asked about them: the vendor had had enough. */
  readonly left: readonly DueChannel[]
  readonly busyUntil: Date | null
}

/** A vendor is asked about a few channels at once. */
const AT_ONCE = 6

/** Asks about each channel, until the vendor says "too many". Trouble of our own is thrown. */
export const lookAtAll = async <Result>(
  channels: readonly DueChannel[],
  look: (due: DueChannel) => Promise<Result>,
): Promise<Looks<Result>> => {
  const read: Result[] = []
  const refused: DueChannel[] = []
  const failed: { due: DueChannel; message: string }[] = []
  const left: DueChannel[] = []
  const busy: Date[] = []
  const one = async (due: DueChannel): Promise<void> => {
    try {
      read.push(await look(due))
    } catch (error) {
      if (error instanceof ReauthorisationNeeded) refused.push(due)
      else if (error instanceof VendorBusy) {
        busy.push(error.until)
        left.push(due)
      } else if (error instanceof VendorUnavailable) failed.push({ due, message: error.message })
      else throw error
    }
  }
  const waiting = [...channels]
  const work = async (): Promise<void> => {
    while (busy.length === 0) {
      const next = waiting.shift()
      if (next === undefined) return
      await one(next)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const latest = Math.max(...busy.map((until) => until.getTime()))
  return {
    read,
    refused,
    failed,
    left: [...left, ...waiting],
    busyUntil: busy.length === 0 ? null : new Date(latest),
  }
}
