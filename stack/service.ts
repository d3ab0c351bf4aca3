import type { Command } from './launch.ts'

export type Say = (what: string) => void

export type Service = {
  name: string
  /** Names of services that must be ready first. */
  after: string[]
  /** Work before the start: installing, building, migrating. Without a command, this is all. */
  prepare?: (say: Say) => Promise<void>
  command?: () => Command
  isReady?: () => Promise<boolean>
  /** Called regularly. Any answer counts; a service without one for a minute is restarted. */
  pulse?: () => Promise<unknown>
  /** Work after its first answer, before others may use it. */
  onReady?: () => Promise<void>
  /** For the final table: address → description. */
  address?: string
  /** Other services in the same process with their own addresses. */
  holds?: { name: string; address: string }[]
  /** In `npm run dev`: folders whose changes restart it. */
  watch?: string[]
  /** A log line to show immediately. */
  isAlarm?: (line: string) => boolean
}
