import { type Inconsistency, objectKey } from './inconsistency.ts'
import type { Metadata } from './types.ts'

/** Removes these objects from the metadata, for code that does not use the schema, which omits them already. */
export function without(metadata: Metadata, inconsistencies: readonly Inconsistency[]): Metadata {
  if (inconsistencies.length === 0) return metadata
  const out = new Set(inconsistencies.map(({ object }) => objectKey(object)))
  const { source } = metadata
  return {
    ...metadata,
    source: {
      ...source,
      tables: source.tables
        .filter(({ table }) => !out.has(objectKey({ type: 'table', table })))
        .map((entry) => ({
          ...entry,
          eventTriggers: entry.eventTriggers.filter(
            ({ name }) => !out.has(objectKey({ type: 'event_trigger', table: entry.table, name })),
          ),
        })),
      functions: source.functions.filter(
        (entry) => !out.has(objectKey({ type: 'function', function: entry.function })),
      ),
    },
    actions: metadata.actions.filter(({ name }) => !out.has(objectKey({ type: 'action', name }))),
    cronTriggers: metadata.cronTriggers.filter(
      ({ name }) => !out.has(objectKey({ type: 'cron_trigger', name })),
    ),
  }
}
