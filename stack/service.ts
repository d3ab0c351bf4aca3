import type { Command } from './launch.ts'

export type Say = (what: string) => void

export type Service = {
  name: string
  /** Names of services that must be ready first. */
  after: string[]
  /** Work before the start, such as building or migrating. A service without a command does only this work. */
  prepare?: (say: Say) => Promise<void>
  command?: () => Command
  isReady?: () => Promise<boolean>
  /**
   * A check that is called regularly. Any response counts. A service that does not respond for a minute is restarted.
   */
  pulse?: () => Promise<unknown>
  /** Work that is done after the service's first response and before other services can use the service. */
  onReady?: () => Promise<void>
  /** The address and its description, for the table at the end of the start. */
  address?: string
  /** Other services in the same process, with their own addresses. */
  holds?: { name: string; address: string }[]
  /** The folders in which a change restarts the service in `npm run dev`. */
  watch?: string[]
  /** True if a log line should be shown immediately. */
  isAlarm?: (line: string) => boolean
}
