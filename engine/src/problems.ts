import { scheduleProblems } from './cron/schedule.ts'
import type { Inconsistency } from './metadata/inconsistency.ts'
import type { Metadata } from './metadata/types.ts'
import { transformProblems } from './webhook/check.ts'

/** What of the metadata cannot be served wherever it runs: known before the environment and the database are. */
export function folderProblems(metadata: Metadata): readonly Inconsistency[] {
  return [
    ...metadata.inconsistencies,
    ...transformProblems(metadata),
    ...scheduleProblems(metadata.cronTriggers),
  ]
}
