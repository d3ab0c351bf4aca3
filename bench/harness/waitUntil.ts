import { setTimeout as sleep } from 'node:timers/promises'

/** The time limit. It is far longer than any step takes on a busy machine, so a step that exceeds it has failed. */
const PATIENCE_MS = 600_000

type Wait = { readonly everyMs: number; readonly patienceMs?: number }

/** Checks a condition repeatedly and fails after a time limit. `what` completes the error message "waiting until …". */
export async function waitUntil(
  what: string | (() => string),
  isSo: () => boolean | Promise<boolean>,
  { everyMs, patienceMs = PATIENCE_MS }: Wait,
): Promise<void> {
  for (const limit = Date.now() + patienceMs; !(await isSo()); await sleep(everyMs)) {
    if (Date.now() <= limit) continue
    const words = typeof what === 'string' ? what : what()
    throw new Error(`timed out after ${Math.round(patienceMs / 1000)} s, waiting until ${words}`)
  }
}
