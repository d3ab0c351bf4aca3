/** `<t>_stream` (hasura-reference 11.3). */
import { and, type Bool, type InputType, type Value } from '../schema/expression.ts'
import { operandType } from '../schema/filter.ts'
import type { TrackedTable } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { columnComparable, parameter, valueType } from './comparable.ts'
import { asEnum, asList, asObject, asParameter, type Input, invalid, isNull, opened } from './input.ts'
import { memberInputs, memberOf, required } from './members.ts'
import type { OperationPlan, Stream } from './plan.ts'
import type { TableRoot } from './rootField.ts'
import { planTableFields, rowsType, tableFrom } from './select.ts'
import { type Field, fieldArguments, type PlanContext } from './selection.ts'
import { columnOperand, columnsOf, rightsOf } from './table.ts'
import { plainRows } from './tableArguments.ts'
import { type Argument, enumType, inputObject, nonNull, of, perTable, scalar } from './type.ts'
import { boolExp, optionalWhere } from './where.ts'

const ORDERING = enumType('cursor_ordering', 'ordering argument of a cursor', [
  { name: 'ASC', description: 'ascending ordering of the cursor' },
  { name: 'DESC', description: 'descending ordering of the cursor' },
])

const cursorValue = perTable((table, schema) =>
  inputObject(
    `${table.name}_stream_cursor_value_input`,
    'Initial value of the column from where the streaming should start',
    () =>
      columnsOf(table, schema).map((access) => ({
        name: access.field.name,
        description: access.field.description,
        type: valueType(columnComparable(access.field), schema),
        means: access,
      })),
  ),
)

const cursorInput = perTable((table, schema) =>
  inputObject(`${table.name}_stream_cursor_input`, `Streaming cursor of the table "${table.name}"`, () => [
    {
      name: 'initial_value',
      description: 'Stream column input with initial value',
      type: nonNull(of(cursorValue(table, schema))),
      means: undefined,
    },
    { name: 'ordering', description: 'cursor ordering', type: of(ORDERING), means: undefined },
  ]),
)

const streamArguments = (table: TrackedTable, schema: RoleSchema): Argument[] => {
  const cursor = cursorInput(table, schema)
  return [
    {
      name: 'batch_size',
      description: 'maximum number of rows returned in a single batch',
      type: nonNull(scalar('Int')),
    },
    {
      name: 'cursor',
      description: 'cursor to stream the results returned by the query',
      type: { text: `[${cursor.name}]!`, named: cursor },
    },
    { name: 'where', description: 'filter the rows returned', type: of(boolExp(table, schema)) },
  ]
}

export const streamRoot: Omit<TableRoot, 'plan'> = {
  text: (label) => `fetch data from the table in a streaming manner: "${label}"`,
  isVisible: (table, schema) => columnsOf(table, schema).length > 0,
  args: streamArguments,
  type: rowsType,
}

export function planStream(field: Field, table: TrackedTable, context: PlanContext): OperationPlan {
  const inputs = fieldArguments(field, context)
  const stream = cursorOf(required(inputs, 'cursor', `${field.at}.args.cursor`), table, context)
  const limit = batchSize(required(inputs, 'batch_size', `${field.at}.args.batch_size`), context)
  const after: Bool = {
    kind: 'compare',
    left: stream.by,
    operator: stream.descending ? '<' : '>',
    right: { kind: 'value', origin: { kind: 'stream-cursor' }, type: stream.by.type },
    nullSafe: false,
  }
  const where = and(
    and(rightsOf(table, context.schema).filter, optionalWhere(inputs.get('where'), table, context)),
    after,
  )
  const order = {
    by: { kind: 'operand', operand: stream.by },
    descending: stream.descending,
    nullsFirst: stream.descending,
  } as const
  const rows = { ...plainRows(tableFrom(table), [], where), orderBy: [order], limit }
  const value = { kind: 'list', rows, fields: planTableFields(field, table, context) } as const
  const statements = [{ kind: 'read', at: '$', value }] as const
  return { kind: 'subscription', steps: [{ kind: 'sql', key: field.key, statements, list: false }], stream }
}

function cursorOf(given: Input, table: TrackedTable, context: PlanContext): Stream {
  const type = cursorInput(table, context.schema)
  const [cursor, ...others] = asList(given, `[${type.name}]!`)
  if (others.length > 0) throw invalid('multiple column cursors are not supported yet', given.at)
  if (!cursor) throw invalid('one streaming column field is expected', given.at)
  const inputs = memberInputs(cursor, type)
  const initial = required(inputs, 'initial_value', `${cursor.at}.initial_value`)
  const values = cursorValue(table, context.schema)
  const [first, ...more] = asObject(initial, `${values.name}!`)
  if (!first) throw invalid('one streaming column field is expected', initial.at)
  if (more.length > 0) throw invalid('multiple column cursors are not supported yet', initial.at)
  const [column, value] = first
  const access = memberOf(values, column, value.at).means
  const ordering = inputs.get('ordering')
  const names = ORDERING.values.map(({ name }) => name)
  const isDescending =
    ordering && !isNull(opened(ordering, ORDERING.name))
      ? asEnum(ordering, names, ORDERING.name) === 'DESC'
      : false
  return {
    by: columnOperand(access),
    descending: isDescending,
    initial: parameter(value, columnComparable(access.field), true),
  }
}

function batchSize(input: Input, context: PlanContext): Value {
  const pg = operandType('int8', context.schema.model.catalog)
  const type: InputType = { pg, name: 'Int', nullable: false, list: false, flavour: 'limit' }
  return { kind: 'value', origin: asParameter(input, type, 'Int!'), type: pg }
}
