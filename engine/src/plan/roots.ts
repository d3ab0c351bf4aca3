/** Root fields that read tables and functions. */
import { and, type Bool } from '../schema/expression.ts'
import type { SelectRights, TrackedFunction, TrackedTable } from '../schema/model.ts'
import { functionArguments, planFunctionCall } from './call.ts'
import { columnComparable, parameter } from './comparison.ts'
import { type Input, invalid } from './input.ts'
import type { From, OutputValue } from './plan.ts'
import { planList, planTableAggregate, planTableFields, rightsOf } from './select.ts'
import { type Field, fieldArguments, type PlanContext } from './selection.ts'
import { plainRows, TABLE_ARGUMENTS, tableRows } from './tableArguments.ts'
import { columnOperand } from './where.ts'

export const tableFrom = (table: TrackedTable): From => ({ kind: 'table', table: table.table })

export function keyFields(table: TrackedTable): string[] {
  return (table.table.primaryKey?.columns ?? []).flatMap((column) => table.byColumn.get(column)?.name ?? [])
}

export function planTableRead(
  field: Field,
  root: 'select' | 'select_by_pk' | 'select_aggregate',
  table: TrackedTable,
  context: PlanContext,
): OutputValue {
  if (root === 'select') return planList(field, table, tableFrom(table), [], context)
  if (root === 'select_aggregate') return planTableAggregate(field, table, tableFrom(table), context)
  const rights = rightsOf(table, context)
  const inputs = fieldArguments(field, keyFields(table), context)
  const where = and(rights.filter, keyCondition(inputs, table, rights, `${field.at}.args`))
  return {
    kind: 'object',
    rows: plainRows(tableFrom(table), [], where),
    fields: planTableFields(field, table, context),
  }
}

export function keyCondition(
  inputs: ReadonlyMap<string, Input>,
  table: TrackedTable,
  rights: SelectRights,
  at: string,
): Bool {
  return and(
    ...keyFields(table).map((name): Bool => {
      const input = inputs.get(name)
      const access = rights.columns.get(name)
      if (!input || !access) throw invalid(`missing required field '${name}'`, `${at}.${name}`)
      const right = parameter(input, columnComparable(access.field), false, true)
      return { kind: 'compare', left: columnOperand(access), operator: '=', right, nullSafe: false }
    }),
  )
}

export function planFunctionRead(
  field: Field,
  fn: TrackedFunction,
  aggregate: boolean,
  context: PlanContext,
): OutputValue {
  const takes = functionArguments(fn).length > 0 ? ['args'] : []
  const { returnsSet } = fn.function
  const inputs = fieldArguments(field, [...takes, ...TABLE_ARGUMENTS], context)
  const call = planFunctionCall(fn, inputs.get('args'), field.at)
  const table = fn.target
  const from: From = { kind: 'function', table: table.table, function: fn.function, arguments: call }
  if (aggregate) return planTableAggregate(field, table, from, context, inputs)
  if (returnsSet) return planList(field, table, from, [], context, inputs)
  const rows = tableRows(inputs, table, rightsOf(table, context), from, [], field.at, context)
  return { kind: 'object', rows, fields: planTableFields(field, table, context) }
}
