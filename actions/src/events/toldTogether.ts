import { setTimeout as sleep } from 'node:timers/promises'

/** Events of one transaction arrive within a few milliseconds. */
const TOGETHER_MS = 5

const waiting = new Map<string, Promise<void>>()

/**
 * Merges all calls with the same key within a few milliseconds into one signal, because the workflow needs to read the
 * row only once. Sends the signal after the last call, so that the row already contains every caller's change.
 */
export const toldTogether = (key: string, signal: () => Promise<unknown>): Promise<void> => {
  const known = waiting.get(key)
  if (known) return known
  const told = sleep(TOGETHER_MS).then(async () => {
    waiting.delete(key)
    await signal()
  })
  waiting.set(key, told)
  return told
}
