import type { Pool } from 'pg'
import type { Core } from './contract.ts'
import type { AllowList } from './http/operationLimits.ts'
import type { Log } from './log.ts'
import type { Inconsistency } from './metadata/inconsistency.ts'
import type { Metadata } from './metadata/types.ts'
import type { Authenticate } from './session/authenticate.ts'
import type { EngineSettings } from './settings.ts'

/** What the metadata made of the database; replaced as one when the metadata is read again. */
export type Generation = {
  /** Without what is inconsistent. */
  readonly metadata: Metadata
  readonly inconsistencies: readonly Inconsistency[]
  readonly core: Core
  readonly allowList: AllowList | undefined
  /** Grows by one with each reading. */
  readonly number: number
}

/** What the engine's edges (HTTP, sockets, events) share. */
export type Runtime = {
  readonly settings: EngineSettings
  readonly pool: Pool
  readonly log: Log
  readonly authenticate: Authenticate
  readonly reachesDatabase: () => Promise<boolean>
  readonly current: () => Generation
  readonly reload: () => Promise<void>
}
