/**
 * Returns only event triggers that match the database, because a trigger with a missing column would make every write
 * to its table fail.
 */
import type { Report } from '../metadata/inconsistency.ts'
import { within } from '../metadata/inconsistency.ts'
import type { EventTrigger } from '../metadata/types.ts'
import type { TrackedTable } from './model.ts'

/** Postgres names have at most 63 bytes, including `notify_hasura_<name>_UPDATE`. */
const NAME_BYTES = 42

export function resolveTriggers({ table, metadata }: TrackedTable, report: Report): void {
  for (const trigger of metadata.eventTriggers) {
    const problem = problemOf(trigger, table.columns)
    if (problem === undefined) continue
    const object = { type: 'event_trigger', table: metadata.table, name: trigger.name } as const
    report({ file: metadata.file, object, reason: within(object, problem) })
  }
}

function problemOf(trigger: EventTrigger, columns: ReadonlyMap<string, unknown>): string | undefined {
  if (Buffer.byteLength(trigger.name) > NAME_BYTES)
    return `the name is too long (${NAME_BYTES} characters at most)`
  const missing = namedColumns(trigger).find((column) => !columns.has(column))
  return missing === undefined ? undefined : `column "${missing}" does not exist`
}

function namedColumns(trigger: EventTrigger): readonly string[] {
  const lists = [
    trigger.insert?.payload,
    trigger.update?.columns,
    trigger.update?.payload,
    trigger.delete?.payload,
  ]
  return lists.flatMap((columns) => (columns === undefined || columns === '*' ? [] : columns))
}
