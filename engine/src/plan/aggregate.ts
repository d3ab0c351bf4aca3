/** `<t>_aggregate` selections (hasura-reference 2.8). */

import type { PgType } from '../catalog/catalog.ts'
import { isBig, isComparable, isNumeric } from '../catalog/scalar.ts'
import type { Operand } from '../schema/expression.ts'
import type { ColumnAccess, TrackedTable } from '../schema/model.ts'
import { computedCall } from './call.ts'
import { asBoolean, asEnum, asList, isNull, opened } from './input.ts'
import { AVERAGING } from './orderBy.ts'
import type { AggregateField, AggregatePart, Output, OutputValue, Rows } from './plan.ts'
import {
  collectFields,
  type Field,
  fieldArguments,
  type PlanContext,
  refuseSelection,
  requireSelection,
} from './selection.ts'
import { columnOperand, guarded } from './where.ts'

export const AGGREGATES = [...AVERAGING, 'sum', 'max', 'min']

export const aggregates = (name: string, type: PgType): boolean =>
  name === 'max' || name === 'min' ? isComparable(type) : isNumeric(type)

type PlanFields = (field: Field, table: TrackedTable, context: PlanContext) => readonly Output[]

export function planAggregate(
  field: Field,
  table: TrackedTable,
  rows: Rows,
  context: PlanContext,
  planFields: PlanFields,
): OutputValue {
  requireSelection(field)
  const typeName = `${table.name}_aggregate`
  const known = (name: string) => name === 'aggregate' || name === 'nodes'
  const parts = collectFields(field.sets, typeName, field.at, context, known).map((part): AggregatePart => {
    const { key } = part
    if (part.name === '__typename') return { key, kind: 'text', text: typeName }
    fieldArguments(part, [], context)
    if (part.name === 'nodes') return { key, kind: 'nodes', fields: planFields(part, table, context) }
    return { key, kind: 'aggregate', fields: aggregateFields(part, table, context) }
  })
  return { kind: 'aggregate', rows, parts }
}

function aggregateFields(field: Field, table: TrackedTable, context: PlanContext): AggregateField[] {
  requireSelection(field)
  const typeName = `${table.name}_aggregate_fields`
  const rights = context.schema.selectRights(table)
  const types = [
    ...Array.from(rights?.columns.values() ?? [], ({ field: { column } }) => column.type),
    ...Array.from(rights?.computed.values() ?? [], ({ info }) => info.function.returns),
  ]
  const known = (name: string) =>
    name === 'count' || (AGGREGATES.includes(name) && types.some((type) => aggregates(name, type)))
  return collectFields(field.sets, typeName, field.at, context, known).map((inner): AggregateField => {
    if (inner.name === '__typename') return { key: inner.key, kind: 'text', text: typeName }
    return inner.name === 'count' ? count(inner, table, context) : operation(inner, table, context)
  })
}

function count(field: Field, table: TrackedTable, context: PlanContext): AggregateField {
  refuseSelection(field)
  const columns = context.schema.selectRights(table)?.columns
  const inputs = fieldArguments(field, columns?.size ? ['columns', 'distinct'] : ['distinct'], context)
  const stem = `${table.name}_select_column`
  const given = inputs.get('columns')
  const distinct = inputs.get('distinct')
  const names = [...(columns?.keys() ?? [])].sort()
  const chosen =
    given && !isNull(opened(given, `[${stem}!]`))
      ? asList(given, `[${stem}!]`).map((item) => asEnum(item, names, `${stem}!`))
      : []
  const isDistinct = distinct && !isNull(opened(distinct, 'Boolean')) ? asBoolean(distinct, 'Boolean') : false
  const of = chosen.flatMap((name) => {
    const access = columns?.get(name)
    return access ? [columnOperand(access)] : []
  })
  return { key: field.key, kind: 'count', of, distinct: isDistinct }
}

function operation(field: Field, table: TrackedTable, context: PlanContext): AggregateField {
  requireSelection(field)
  fieldArguments(field, [], context)
  const rights = context.schema.selectRights(table)
  const typeName = `${table.name}_${field.name}_fields`
  const operandOf = (name: string): ((inner: Field) => Operand) | undefined => {
    const access = rights?.columns.get(name)
    if (access) return aggregates(field.name, access.field.column.type) ? plainColumn(access) : undefined
    const computed = rights?.computed.get(name)
    if (!computed || !aggregates(field.name, computed.info.function.returns)) return undefined
    const { info, when } = computed
    return (inner) => {
      const { arguments: given } = computedCall(inner, info, table, [], context)
      const { returns } = info.function
      return guarded({ kind: 'call', function: info.function, arguments: given, type: returns }, when)
    }
  }
  const plainColumn = (access: ColumnAccess) => (inner: Field) => {
    fieldArguments(inner, [], context)
    return columnOperand(access)
  }
  const known = (name: string) => operandOf(name) !== undefined
  const fields = collectFields(field.sets, typeName, field.at, context, known).map((inner) => {
    const operand = operandOf(inner.name)?.(inner)
    if (!operand) return { key: inner.key, kind: 'text', text: typeName } as const
    refuseSelection(inner)
    const stringify = context.schema.settings.stringifyNumericTypes && isBig(operand.type)
    return { key: inner.key, kind: 'operand', operand, stringify } as const
  })
  return { key: field.key, kind: 'operation', function: field.name, fields }
}
