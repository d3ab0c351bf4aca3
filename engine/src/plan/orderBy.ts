/** Converts `<t>_order_by` to sort keys (hasura-reference 2.7). */
import { isComparable, isNumeric } from '../catalog/scalar.ts'
import { type Operand, TRUE } from '../schema/expression.ts'
import { plainCall } from '../schema/filter.ts'
import type { TrackedTable } from '../schema/model.ts'
import { type TableField, tableField } from '../schema/roleSchema.ts'
import { asEnum, asList, asObject, type Input, invalid, isNull, opened } from './input.ts'
import type { Order, OrderBy } from './plan.ts'
import type { PlanContext } from './selection.ts'
import { columnOperand, guarded } from './where.ts'

export const ORDERS = [
  'asc',
  'asc_nulls_first',
  'asc_nulls_last',
  'desc',
  'desc_nulls_first',
  'desc_nulls_last',
]
export const AVERAGING = ['avg', 'stddev', 'stddev_pop', 'stddev_samp', 'var_pop', 'var_samp', 'variance']

type Wrap = (by: OrderBy) => OrderBy

export function tableOrder(input: Input, table: TrackedTable, context: PlanContext): Order[] {
  const expected = `[${table.name}_order_by!]`
  if (isNull(opened(input, expected))) return []
  return asList(input, expected).flatMap((item) =>
    order(item, table, context, (by) => by, `${table.name}_order_by!`),
  )
}

function order(
  input: Input,
  table: TrackedTable,
  context: PlanContext,
  wrap: Wrap,
  expected = `${table.name}_order_by`,
): Order[] {
  if (isNull(opened(input, expected)) && !expected.endsWith('!')) return []
  return asObject(input, expected).flatMap(([name, value]) => {
    const field = tableField(context.schema, table, name)
    const orders = field
      ? orderField(field, value, context, wrap)
      : computedAggregateOrder(name, value, table, context, wrap)
    if (!orders) throw invalid(`field '${name}' not found in type: '${table.name}_order_by'`, value.at)
    return orders
  })
}

function orderField(field: TableField, input: Input, context: PlanContext, wrap: Wrap): Order[] | undefined {
  if (field.kind === 'column')
    return direction(input, wrap({ kind: 'operand', operand: columnOperand(field.access) }))
  if (field.kind === 'relationship') {
    const { target, join, kind } = field.relationship
    if (kind === 'array') return undefined
    const filter = context.schema.selectRights(target)?.filter ?? TRUE
    return order(input, target, context, (by) =>
      wrap({ kind: 'related', table: target.table, join, filter, by }),
    )
  }
  if (field.kind === 'relationship-aggregate') {
    const { target, join } = field.relationship
    return aggregateOrder(input, target, context, { kind: 'table', table: target.table }, join, wrap)
  }
  const call = plainCall(field.info)
  if (!call) return undefined
  const fn = field.info.function
  if (field.kind === 'computed') {
    const operand: Operand = { kind: 'call', function: fn, arguments: call, type: fn.returns }
    return direction(input, wrap({ kind: 'operand', operand: guarded(operand, field.when) }))
  }
  return undefined
}

/** `<field>_aggregate` sorts by a computed field that returns a table. */
function computedAggregateOrder(
  name: string,
  input: Input,
  table: TrackedTable,
  context: PlanContext,
  wrap: Wrap,
): Order[] | undefined {
  const info = name.endsWith('_aggregate') ? table.computed.get(name.slice(0, -10)) : undefined
  const call = info && plainCall(info)
  const target = info?.returns
  if (!call || !target || !context.schema.selectRights(target)?.aggregations) return undefined
  const from = { kind: 'function', table: target.table, function: info.function, arguments: call } as const
  return aggregateOrder(input, target, context, from, [], wrap)
}

function aggregateOrder(
  input: Input,
  table: TrackedTable,
  context: PlanContext,
  from: Extract<OrderBy, { kind: 'aggregate' }>['from'],
  join: Extract<OrderBy, { kind: 'aggregate' }>['join'],
  wrap: Wrap,
): Order[] {
  const stem = `${table.name}_aggregate_order_by`
  if (isNull(opened(input, stem))) return []
  const rights = context.schema.selectRights(table)
  const aggregate = (fn: string, operand: Operand | undefined): OrderBy =>
    wrap({ kind: 'aggregate', from, join, filter: rights?.filter ?? TRUE, function: fn, operand })
  return asObject(input, stem).flatMap(([name, value]) => {
    if (name === 'count') return direction(value, aggregate('count', undefined))
    const numeric = AVERAGING.includes(name) || name === 'sum'
    if (!numeric && name !== 'max' && name !== 'min')
      throw invalid(`field '${name}' not found in type: '${stem}'`, value.at)
    const inner = `${table.name}_${name}_order_by`
    if (isNull(opened(value, inner))) return []
    return asObject(value, inner).flatMap(([column, by]) => {
      const access = rights?.columns.get(column)
      const type = access?.field.column.type
      if (!access || !type || !(numeric ? isNumeric(type) : isComparable(type)))
        throw invalid(`field '${column}' not found in type: '${inner}'`, by.at)
      return direction(by, aggregate(name, columnOperand(access)))
    })
  })
}

function direction(input: Input, by: OrderBy): Order[] {
  const given = opened(input, 'order_by')
  if (isNull(given)) return []
  const name = asEnum(given, ORDERS, 'order_by')
  const descending = name.startsWith('desc')
  return [{ by, descending, nullsFirst: name.endsWith('_first') || (descending && !name.endsWith('_last')) }]
}
