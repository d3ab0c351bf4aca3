import { scheduleProblems } from './cron/schedule.ts'
import type { Inconsistency } from './metadata/inconsistency.ts'
import type { Metadata } from './metadata/types.ts'
import { transformProblems } from './webhook/check.ts'

/** Finds metadata problems that do not depend on the environment or the database. */
export function folderProblems(metadata: Metadata): readonly Inconsistency[] {
  return [
    ...metadata.inconsistencies,
    ...transformProblems(metadata),
    ...scheduleProblems(metadata.cronTriggers),
  ]
}
