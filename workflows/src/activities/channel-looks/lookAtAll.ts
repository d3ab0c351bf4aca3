import { ReauthorisationNeeded } from '@questboard/providers/channels'
import { VendorBusy, VendorUnavailable } from '@questboard/providers/vendor'
import type { DueChannel } from './claim.ts'

export type Looks<Result> = {
  readonly read: readonly Result[]
  /** Channels whose tokens the vendor no longer accepts. */
  readonly refused: readonly DueChannel[]
  readonly failed: readonly { readonly due: DueChannel; readonly message: string }[]
  readonly left: readonly DueChannel[]
  readonly busyUntil: Date | null
  /** The first error that is our own fault. The caller throws it after it has stored the results. */
  readonly fault: { readonly error: unknown } | null
}

/** The number of simultaneous checks per vendor. */
const AT_ONCE = 6

/**
 * Checks each channel until the vendor limits requests or an error is our own fault. Checks that are under way finish,
 * so that their results are not requested again.
 */
export const lookAtAll = async <Result>(
  channels: readonly DueChannel[],
  look: (due: DueChannel) => Promise<Result>,
): Promise<Looks<Result>> => {
  const read: Result[] = []
  const refused: DueChannel[] = []
  const failed: { due: DueChannel; message: string }[] = []
  const left: DueChannel[] = []
  const busy: Date[] = []
  const faults: { error: unknown }[] = []
  const one = async (due: DueChannel): Promise<void> => {
    try {
      read.push(await look(due))
    } catch (error) {
      if (error instanceof ReauthorisationNeeded) refused.push(due)
      else if (error instanceof VendorBusy) {
        busy.push(error.until)
        left.push(due)
      } else if (error instanceof VendorUnavailable) failed.push({ due, message: error.message })
      else faults.push({ error })
    }
  }
  const waiting = [...channels]
  const work = async (): Promise<void> => {
    while (busy.length === 0 && faults.length === 0) {
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
    fault: faults[0] ?? null,
  }
}
