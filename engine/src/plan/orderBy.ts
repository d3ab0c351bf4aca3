/** Converts `<t>_order_by` to sort keys (hasura-reference 2.7). */
import type { Operand } from '../schema/expression.ts'
import { plainCall } from '../schema/filter.ts'
import type { RelationshipField, TrackedTable } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { AGGREGATES, aggregates } from './aggregateFunctions.ts'
import { asEnum, asList, asObject, type Input, isNull, opened } from './input.ts'
import { memberOf } from './members.ts'
import type { Order, OrderBy } from './plan.ts'
import type { PlanContext } from './selection.ts'
import {
  canAggregate,
  columnOperand,
  columnsOf,
  computedOperand,
  computedScalars,
  computedTables,
  filterOf,
  relationshipsOf,
  tableLabel,
} from './table.ts'
import { enumType, type InputDef, type InputObject, inputObject, listOf, of, perTable } from './type.ts'

const DIRECTIONS = enumType('order_by', 'column ordering options', [
  { name: 'asc', description: 'in ascending order, nulls last' },
  { name: 'asc_nulls_first', description: 'in ascending order, nulls first' },
  { name: 'asc_nulls_last', description: 'in ascending order, nulls last' },
  { name: 'desc', description: 'in descending order, nulls first' },
  { name: 'desc_nulls_first', description: 'in descending order, nulls first' },
  { name: 'desc_nulls_last', description: 'in descending order, nulls last' },
])
const DIRECTION_NAMES = DIRECTIONS.values.map(({ name }) => name)

type Wrap = (by: OrderBy) => OrderBy
type Sort = (input: Input, wrap: Wrap, context: PlanContext) => Order[]

export const orderBy = perTable<InputObject<Sort>>((table, schema) =>
  inputObject(
    `${table.name}_order_by`,
    `Ordering options when selecting data from "${tableLabel(table)}".`,
    () => [
      ...columnsOf(table, schema).map((access) => byOperand(access.field.name, columnOperand(access))),
      ...relationshipsOf(table, schema).flatMap((each) => byRelationship(each, schema)),
      ...byComputedFields(table, schema),
    ],
  ),
)

export function tableOrder(input: Input, table: TrackedTable, context: PlanContext): Order[] {
  const type = orderBy(table, context.schema)
  const list = listOf(of(type)).text
  if (isNull(opened(input, list))) return []
  return asList(input, list).flatMap((item) => sort(item, type, (by) => by, context, `${type.name}!`))
}

function sort(
  input: Input,
  type: InputObject<Sort>,
  wrap: Wrap,
  context: PlanContext,
  expected = type.name,
): Order[] {
  if (isNull(opened(input, expected)) && !expected.endsWith('!')) return []
  return asObject(input, expected).flatMap(([name, value]) =>
    memberOf(type, name, value.at).means(value, wrap, context),
  )
}

const byOperand = (name: string, operand: Operand): InputDef<Sort> => ({
  name,
  type: of(DIRECTIONS),
  means: (input, wrap) => direction(input, wrap({ kind: 'operand', operand })),
})

function byRelationship(relationship: RelationshipField, schema: RoleSchema): InputDef<Sort>[] {
  const { name, kind, target, join } = relationship
  if (kind === 'array')
    return canAggregate(target, schema)
      ? [byAggregate(name, target, { kind: 'table', table: target.table }, join, schema)]
      : []
  const type = orderBy(target, schema)
  const filter = filterOf(target, schema)
  const means: Sort = (input, wrap, context) =>
    sort(input, type, (by) => wrap({ kind: 'related', table: target.table, join, filter, by }), context)
  return [{ name, type: of(type), means }]
}

function byComputedFields(table: TrackedTable, schema: RoleSchema): InputDef<Sort>[] {
  const scalars = computedScalars(table, schema).flatMap((computed) => {
    const operand = computedOperand(computed)
    return operand ? [byOperand(computed.info.name, operand)] : []
  })
  const tables = computedTables(table, schema).flatMap(({ info, target }) => {
    const call = plainCall(info)
    if (!call || !canAggregate(target, schema)) return []
    const from = { kind: 'function', table: target.table, function: info.function, arguments: call } as const
    return [byAggregate(info.name, target, from, [], schema)]
  })
  return [...scalars, ...tables]
}

type Aggregate = Extract<OrderBy, { kind: 'aggregate' }>

/** `<name>_aggregate` sorts by an aggregate of many rows. */
function byAggregate(
  name: string,
  table: TrackedTable,
  from: Aggregate['from'],
  join: Aggregate['join'],
  schema: RoleSchema,
): InputDef<Sort> {
  const type = aggregateOrderBy(table, schema)
  const filter = filterOf(table, schema)
  const means: Sort = (input, wrap) => {
    if (isNull(opened(input, type.name))) return []
    return asObject(input, type.name).flatMap(([key, value]) =>
      memberOf(type, key, value.at).means(value, (fn, operand) =>
        wrap({ kind: 'aggregate', from, join, filter, function: fn, operand }),
      ),
    )
  }
  return { name: `${name}_aggregate`, type: of(type), means }
}

type SortAggregate = (input: Input, by: (fn: string, operand: Operand | undefined) => OrderBy) => Order[]

const aggregateOrderBy = perTable<InputObject<SortAggregate>>((table, schema) =>
  inputObject(
    `${table.name}_aggregate_order_by`,
    `order by aggregate values of table "${tableLabel(table)}"`,
    () => [
      {
        name: 'count',
        type: of(DIRECTIONS),
        means: (input, by) => direction(input, by('count', undefined)),
      },
      ...AGGREGATES.flatMap((name) => byColumns(name, table, schema)),
    ],
  ),
)

function byColumns(name: string, table: TrackedTable, schema: RoleSchema): InputDef<SortAggregate>[] {
  const columns = columnsOf(table, schema).filter(({ field }) => aggregates(name, field.column.type))
  if (columns.length === 0) return []
  const type = inputObject(
    `${table.name}_${name}_order_by`,
    `order by ${name}() on columns of table "${tableLabel(table)}"`,
    () =>
      columns.map((access) => ({
        name: access.field.name,
        description: access.field.description,
        type: of(DIRECTIONS),
        means: columnOperand(access),
      })),
  )
  const means: SortAggregate = (input, by) => {
    if (isNull(opened(input, type.name))) return []
    return asObject(input, type.name).flatMap(([column, value]) =>
      direction(value, by(name, memberOf(type, column, value.at).means)),
    )
  }
  return [{ name, type: of(type), means }]
}

function direction(input: Input, by: OrderBy): Order[] {
  const given = opened(input, DIRECTIONS.name)
  if (isNull(given)) return []
  const name = asEnum(given, DIRECTION_NAMES, DIRECTIONS.name)
  const descending = name.startsWith('desc')
  return [{ by, descending, nullsFirst: name.endsWith('_first') || (descending && !name.endsWith('_last')) }]
}
