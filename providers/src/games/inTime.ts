import { setTimeout as sleep } from 'node:timers/promises'
import { VendorUnavailable } from '../vendor.ts'

/** Time limits for a complete search and for a single call. */
export type Patience = { readonly searchMs: number; readonly callMs: number }

/** A person waits at a form, so they get an answer or a failure within seconds. */
export const patienceOfPeople: Patience = { searchMs: 6_000, callMs: 10_000 }

/** Stops waiting after the limit, whether a call, a token or the queue takes too long. */
export const inTime = async <T>(patienceMs: number, work: Promise<T>): Promise<T> => {
  const over = new AbortController()
  const late = async (): Promise<never> => {
    await sleep(patienceMs, undefined, { signal: over.signal })
    throw new VendorUnavailable(`no answer within ${patienceMs} ms`)
  }
  try {
    return await Promise.race([work, late()])
  } finally {
    over.abort()
  }
}
