import type { Pool } from 'pg'
import type { Core } from './contract.ts'
import type { AllowList } from './http/operationLimits.ts'
import type { Log } from './log.ts'
import type { Inconsistency } from './metadata/inconsistency.ts'
import type { Metadata } from './metadata/types.ts'
import type { Authenticate } from './session/authenticate.ts'
import type { EngineSettings } from './settings.ts'

/** Everything that is built from metadata and database. A metadata reload replaces all of it together. */
export type Generation = {
  /** The metadata without inconsistent objects. */
  readonly metadata: Metadata
  readonly inconsistencies: readonly Inconsistency[]
  readonly core: Core
  readonly allowList: AllowList | undefined
  readonly number: number
}

export type Runtime = {
  readonly settings: EngineSettings
  readonly pool: Pool
  readonly log: Log
  readonly authenticate: Authenticate
  readonly reachesDatabase: () => Promise<boolean>
  readonly current: () => Generation
  readonly reload: () => Promise<void>
}
