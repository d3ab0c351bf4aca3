/** `distinct_on, limit, offset, order_by, where` (hasura-reference 2.7). */
import type { Join } from '../schema/expression.ts'
import { and, type Bool, type InputType, type Operand, type Value } from '../schema/expression.ts'
import { operandType } from '../schema/filter.ts'
import type { TrackedTable } from '../schema/model.ts'
import { asParameter, type Input, invalid, isNull } from './input.ts'
import { orderBy, tableOrder } from './orderBy.ts'
import type { From, Order, Rows } from './plan.ts'
import { selectColumn } from './selectColumn.ts'
import { type Field, fieldArguments, type PlanContext } from './selection.ts'
import { rightsOf } from './table.ts'
import { type Argument, listOf, of, perTable, scalar } from './type.ts'
import { boolExp, optionalWhere } from './where.ts'

export const tableArguments = perTable<readonly Argument[]>((table, schema) => {
  const columns = selectColumn(table, schema)
  return [
    ...(columns
      ? [{ name: 'distinct_on', description: 'distinct select on columns', type: columns.list }]
      : []),
    { name: 'limit', description: 'limit the number of rows returned', type: scalar('Int') },
    { name: 'offset', description: 'skip the first n rows. Use only with order_by', type: scalar('Int') },
    {
      name: 'order_by',
      description: 'sort the rows by one or more columns',
      type: listOf(of(orderBy(table, schema))),
    },
    { name: 'where', description: 'filter the rows returned', type: of(boolExp(table, schema)) },
  ]
})

/** Limits the rows of `from` to those that the field's arguments and the role's permission allow. */
export function tableRows(
  field: Field,
  table: TrackedTable,
  from: From,
  join: Join,
  context: PlanContext,
  inputs = fieldArguments(field, context),
): Rows {
  const rights = rightsOf(table, context.schema)
  const condition = optionalWhere(inputs.get('where'), table, context)
  const order = inputs.get('order_by')
  const orders = order ? tableOrder(order, table, context) : []
  return {
    from,
    join,
    where: and(rights.filter, condition),
    distinctOn: distinctOn(inputs.get('distinct_on'), table, orders, field.at, context),
    orderBy: orders,
    limit: numberArgument(inputs.get('limit'), 'limit', context),
    rowLimit: rights.limit,
    offset: numberArgument(inputs.get('offset'), 'offset', context),
  }
}

export const plainRows = (from: From, join: Join, where: Bool): Rows => ({
  from,
  join,
  where,
  distinctOn: [],
  orderBy: [],
  limit: undefined,
  rowLimit: undefined,
  offset: undefined,
})

function numberArgument(
  input: Input | undefined,
  flavour: 'limit' | 'offset',
  context: PlanContext,
): Value | number | undefined {
  if (!input) return undefined
  if (input.kind === 'literal' && isNull(input)) return undefined
  const pg = operandType('int8', context.schema.model.catalog)
  const type: InputType = { pg, name: 'Int', nullable: true, list: false, flavour }
  const origin = asParameter(input, type, 'Int')
  // A number from the document stays a constant, because Postgres plans better if it knows the limit.
  const known = origin.kind === 'constant' ? Number(origin.text) : Number.NaN
  return Number.isSafeInteger(known) ? known : { kind: 'value', origin, type: pg }
}

function distinctOn(
  input: Input | undefined,
  table: TrackedTable,
  orders: readonly Order[],
  at: string,
  { schema }: PlanContext,
): Operand[] {
  const operands = (input && selectColumn(table, schema)?.readList(input)) ?? []
  const wanted = new Set(operands.map(fingerprint))
  const leading = orders
    .slice(0, wanted.size)
    .map(({ by }) => (by.kind === 'operand' ? fingerprint(by.operand) : ''))
  if (orders.length && !leading.every((print) => wanted.has(print)))
    throw invalid(`"distinct_on" columns must match initial "order_by" columns`, `${at}.args`)
  return operands
}

const fingerprint = (operand: Operand): string =>
  operand.kind === 'guarded' ? fingerprint(operand.of) : operand.kind === 'column' ? operand.column : ''
