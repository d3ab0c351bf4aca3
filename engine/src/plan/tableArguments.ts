/** `distinct_on, limit, offset, order_by, where` (hasura-reference 2.7). */

import type { Join } from '../schema/expression.ts'
import { and, type Bool, type InputType, type Operand, TRUE, type Value } from '../schema/expression.ts'
import { operandType } from '../schema/filter.ts'
import type { SelectRights, TrackedTable } from '../schema/model.ts'
import { asEnum, asList, asParameter, type Input, invalid, isNull, opened } from './input.ts'
import { tableOrder } from './orderBy.ts'
import type { From, Order, Rows } from './plan.ts'
import type { PlanContext } from './selection.ts'
import { columnOperand, tableWhere } from './where.ts'

export const TABLE_ARGUMENTS = ['distinct_on', 'limit', 'offset', 'order_by', 'where'] as const

export function tableRows(
  inputs: ReadonlyMap<string, Input>,
  table: TrackedTable,
  rights: SelectRights,
  from: From,
  join: Join,
  at: string,
  context: PlanContext,
): Rows {
  const where = inputs.get('where')
  const orderBy = inputs.get('order_by')
  const condition =
    where && !isNull(opened(where, `${table.name}_bool_exp`)) ? tableWhere(where, table, context) : TRUE
  const orders = orderBy ? tableOrder(orderBy, table, context) : []
  return {
    from,
    join,
    where: and(rights.filter, condition),
    distinctOn: distinctOn(inputs.get('distinct_on'), table, rights, orders, at),
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
  rights: SelectRights,
  orders: readonly Order[],
  at: string,
): Operand[] {
  const stem = `${table.name}_select_column`
  if (!input || isNull(opened(input, `[${stem}!]`))) return []
  const names = [...rights.columns.keys()].sort()
  const chosen = asList(input, `[${stem}!]`).map((item) => asEnum(item, names, `${stem}!`))
  const operands = chosen.flatMap((name) => {
    const access = rights.columns.get(name)
    return access ? [columnOperand(access)] : []
  })
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
