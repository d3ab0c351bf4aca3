/** `<t>_stream` (hasura-reference 11.3). */
import { EngineError } from '../errors.ts'
import { and, type Bool, type InputType, type Value } from '../schema/expression.ts'
import { operandType } from '../schema/filter.ts'
import type { TrackedTable } from '../schema/model.ts'
import { columnComparable, parameter } from './comparison.ts'
import { asEnum, asList, asObject, asParameter, type Input, invalid, isNull, opened } from './input.ts'
import type { OperationPlan, Stream } from './plan.ts'
import { tableFrom } from './roots.ts'
import { planTableFields, rightsOf } from './select.ts'
import { type Field, fieldArguments, type PlanContext } from './selection.ts'
import { tableRows } from './tableArguments.ts'
import { columnOperand } from './where.ts'

export function planStream(field: Field, context: PlanContext): OperationPlan {
  const root = context.schema.subscription.get(field.name)
  if (root?.kind !== 'table') throw new Error('a stream must read a table')
  const { table } = root
  const inputs = fieldArguments(field, ['batch_size', 'cursor', 'where'], context)
  const stream = cursorOf(inputs.get('cursor'), field.at, table, context)
  const limit = batchSize(inputs.get('batch_size'), field.at, context)
  const rights = rightsOf(table, context)
  const base = tableRows(
    inputs,
    table,
    { ...rights, limit: undefined },
    tableFrom(table),
    [],
    field.at,
    context,
  )
  const after: Bool = {
    kind: 'compare',
    left: stream.by,
    operator: stream.descending ? '<' : '>',
    right: { kind: 'value', origin: { kind: 'stream-cursor' }, type: stream.by.type },
    nullSafe: false,
  }
  const rows = {
    ...base,
    where: and(base.where, after),
    orderBy: [
      {
        by: { kind: 'operand', operand: stream.by },
        descending: stream.descending,
        nullsFirst: stream.descending,
      },
    ],
    limit,
  } as const
  const value = { kind: 'list', rows, fields: planTableFields(field, table, context) } as const
  const statements = [{ kind: 'read', at: '$', value }] as const
  return { kind: 'subscription', steps: [{ kind: 'sql', key: field.key, statements, list: false }], stream }
}

function cursorOf(given: Input | undefined, at: string, table: TrackedTable, context: PlanContext): Stream {
  const type = `${table.name}_stream_cursor_input`
  if (!given) throw invalid(`missing required field 'cursor'`, `${at}.args.cursor`)
  const cursors = asList(given, `[${type}]!`)
  const [cursor] = cursors
  if (cursors.length > 1)
    throw new EngineError('validation-failed', 'multiple column cursors are not supported yet', {
      path: given.at,
    })
  if (!cursor) throw invalid('one streaming column field is expected', given.at)
  const members = new Map(asObject(cursor, type))
  for (const [name, { at: place }] of members)
    if (name !== 'initial_value' && name !== 'ordering')
      throw invalid(`field '${name}' not found in type: '${type}'`, place)
  const initial = members.get('initial_value')
  if (!initial) throw invalid(`missing required field 'initial_value'`, `${cursor.at}.initial_value`)
  const columns = asObject(initial, `${table.name}_stream_cursor_value_input!`)
  const [first] = columns
  if (!first) throw invalid('one streaming column field is expected', initial.at)
  if (columns.length > 1) throw invalid('multiple column cursors are not supported yet', initial.at)
  const access = rightsOf(table, context).columns.get(first[0])
  if (!access)
    throw invalid(
      `field '${first[0]}' not found in type: '${table.name}_stream_cursor_value_input'`,
      first[1].at,
    )
  const ordering = members.get('ordering')
  const isDescending =
    ordering && !isNull(opened(ordering, 'cursor_ordering'))
      ? asEnum(ordering, ['ASC', 'DESC'], 'cursor_ordering') === 'DESC'
      : false
  const initialValue = parameter(first[1], columnComparable(access.field), true)
  return { by: columnOperand(access), descending: isDescending, initial: initialValue }
}

function batchSize(input: Input | undefined, at: string, context: PlanContext): Value {
  if (!input) throw invalid(`missing required field 'batch_size'`, `${at}.args.batch_size`)
  const pg = operandType('int8', context.schema.model.catalog)
  const type: InputType = { pg, name: 'Int', nullable: false, list: false, flavour: 'limit' }
  return { kind: 'value', origin: asParameter(input, type, 'Int!'), type: pg }
}
