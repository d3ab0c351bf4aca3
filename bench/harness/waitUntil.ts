import { setTimeout as sleep } from 'node:timers/promises'

/** Far longer than any of it takes on a busy machine: whoever waits this long waits for what will not come. */
const PATIENCE_MS = 600_000

type Wait = { readonly everyMs: number; readonly patienceMs?: number }

/** Looks again and again, and gives up with a sentence: `what` completes "waited 600 s in vain until …". */
export async function waitUntil(
  what: string | (() => string),
  isSo: () => boolean | Promise<boolean>,
  { everyMs, patienceMs = PATIENCE_MS }: Wait,
): Promise<void> {
  for (const limit = Date.now() + patienceMs; !(await isSo()); await sleep(everyMs)) {
    if (Date.now() <= limit) continue
    const words = typeof what === 'string' ? what : what()
    throw new Error(`waited ${Math.round(patienceMs / 1000)} s in vain until ${words}`)
  }
}
