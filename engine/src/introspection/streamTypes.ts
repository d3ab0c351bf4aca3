/** Arguments of `<t>_stream` (hasura-reference 11.3). */
import type { TrackedTable } from '../schema/model.ts'
import { cursorOrdering, scalarType } from './scalars.ts'
import { accesses, type Build, boolExpType, columnType } from './tableTypes.ts'
import type { InputDef } from './typeSystem.ts'

export function streamArguments(table: TrackedTable, build: Build): InputDef[] {
  const { registry } = build
  const stem = `${table.name}_stream_cursor`
  const cursor = registry.ensure(`${stem}_input`, () => ({
    kind: 'INPUT_OBJECT',
    description: `Streaming cursor of the table "${table.name}"`,
    inputs: [
      {
        name: 'initial_value',
        description: 'Stream column input with initial value',
        type: `${registry.ensure(`${stem}_value_input`, () => ({
          kind: 'INPUT_OBJECT',
          description: 'Initial value of the column from where the streaming should start',
          inputs: accesses(table, build).map((access) => ({
            name: access.field.name,
            type: columnType(access, build),
            description: access.field.description,
          })),
        }))}!`,
      },
      { name: 'ordering', description: 'cursor ordering', type: cursorOrdering(registry) },
    ],
  }))
  return [
    {
      name: 'batch_size',
      description: 'maximum number of rows returned in a single batch',
      type: `${scalarType('Int', registry)}!`,
    },
    {
      name: 'cursor',
      description: 'cursor to stream the results returned by the query',
      type: `[${cursor}]!`,
    },
    { name: 'where', description: 'filter the rows returned', type: boolExpType(table, build) },
  ]
}
