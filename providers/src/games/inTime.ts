import { setTimeout as sleep } from 'node:timers/promises'
import { VendorUnavailable } from '../vendor.ts'

/** How long a search is waited for, with all that goes before it, and how long a call of the vendor. */
export type Patience = { readonly searchMs: number; readonly callMs: number }

/** Somebody waits before a form: in seconds they have an answer, or hear that there is none for now. */
export const patienceOfPeople: Patience = { searchMs: 6_000, callMs: 10_000 }

/** What is not there by then is not waited for: whatever it is that takes its time, a call, a token, or the turn before others. */
export const inTime = async <T>(patienceMs: number, work: Promise<T>): Promise<T> => {
  const over = new AbortController()
  const late = async (): Promise<never> => {
    await sleep(patienceMs, undefined, { signal: over.signal })
    throw new VendorUnavailable(`no answer in ${patienceMs} ms`)
  }
  try {
    return await Promise.race([work, late()])
  } finally {
    over.abort()
  }
}
