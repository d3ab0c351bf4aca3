import { setTimeout as sleep } from 'node:timers/promises'

/** The events of one transaction are delivered within a moment of each other. */
const TOGETHER_MS = 5

const waiting = new Map<string, Promise<void>>()

/**
 * Tells once for all who ask under one key within a moment, as a signal that says "look again" says no more when it comes twice. It is
 * sent after the last of them has asked, so what each of them has heard of is there to be seen.
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
