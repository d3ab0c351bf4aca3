import type { Command } from './launch.ts'

export type Say = (what: string) => void

export type Service = {
  name: string
  /** The names of those that must be ready first. */
  after: string[]
  /** What must be done before: installing, building, migrating. Without a command this is all of it. */
  prepare?: (say: Say) => Promise<void>
  command?: () => Command
  isReady?: () => Promise<boolean>
  /** Asked now and then once it is up. Any answer will do; one that gives none for a minute is stuck, and is started anew. */
  pulse?: () => Promise<unknown>
  /** What must be done once it answers, before others may use it. */
  onReady?: () => Promise<void>
  /** For the table at the end: address → what it is. */
  address?: string
  /** Other parts in the same process, each with an address of its own. */
  holds?: { name: string; address: string }[]
  /** Under `npm run dev`: folders whose changes start it anew. */
  watch?: string[]
  /** A line of its log that the person should see at once. */
  isAlarm?: (line: string) => boolean
}
