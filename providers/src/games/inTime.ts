import { setTimeout as sleep } from 'node:timers/promises'
import { VendorUnavailable } from '../vendor.ts'

/** Time limits for a whole search and for a single call. */
export type Patience = { readonly searchMs: number; readonly callMs: number }

/** Limits for requests of a person who waits at a form, so that the person gets a result or an error within seconds. */
export const patienceOfPeople: Patience = { searchMs: 6_000, callMs: 10_000 }

/** Throws an error after the time limit, regardless of which part of the work is slow: the call, token or queue. */
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
