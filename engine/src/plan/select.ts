import { isBig, isJson } from '../catalog/scalar.ts'
import type { CallArgument, Join, Operand, Value } from '../schema/expression.ts'
import { operandType } from '../schema/filter.ts'
import type { ComputedFieldInfo, SelectRights, TrackedTable } from '../schema/model.ts'
import { tableField } from '../schema/roleSchema.ts'
import { planAggregate } from './aggregate.ts'
import { computedCall } from './call.ts'
import { asParameter, type Input, isNull } from './input.ts'
import type { From, Output, OutputValue, Rows } from './plan.ts'
import {
  collectFields,
  type Field,
  fieldArguments,
  type PlanContext,
  refuseSelection,
  requireSelection,
} from './selection.ts'
import { plainRows, TABLE_ARGUMENTS, tableRows } from './tableArguments.ts'
import { columnOperand, guarded } from './where.ts'

export const typenameOf = (key: string, name: string): Output => ({
  key,
  value: { kind: 'text', text: name },
})

export function planTableFields(field: Field, table: TrackedTable, context: PlanContext): Output[] {
  requireSelection(field)
  const known = (name: string) =>
    tableField(context.schema, table, name) !== undefined ||
    computedAggregate(name, table, context) !== undefined
  return collectFields(field.sets, table.name, field.at, context, known).map((inner) =>
    inner.name === '__typename'
      ? typenameOf(inner.key, table.name)
      : { key: inner.key, value: planTableField(inner, table, context) },
  )
}

function planTableField(field: Field, table: TrackedTable, context: PlanContext): OutputValue {
  const found = tableField(context.schema, table, field.name)
  switch (found?.kind) {
    case 'column':
      return planColumn(field, columnOperand(found.access), context)
    case 'relationship': {
      const { kind, target, join } = found.relationship
      if (kind === 'array')
        return planList(field, target, { kind: 'table', table: target.table }, join, context)
      fieldArguments(field, [], context)
      const rights = rightsOf(target, context)
      const rows = plainRows({ kind: 'table', table: target.table }, join, rights.filter)
      return { kind: 'object', rows, fields: planTableFields(field, target, context) }
    }
    case 'relationship-aggregate': {
      const { target, join } = found.relationship
      const from: From = { kind: 'table', table: target.table }
      const rows = rowsOf(field, target, from, join, context, fieldArguments(field, TABLE_ARGUMENTS, context))
      return planAggregate(field, target, rows, context, planTableFields)
    }
    case 'computed': {
      const call = computedCall(field, found.info, table, [], context)
      const operand: Operand = {
        kind: 'call',
        function: found.info.function,
        arguments: call.arguments,
        type: found.info.function.returns,
      }
      return planScalar(field, guarded(operand, found.when), call.inputs.get('path'), context)
    }
    case 'computed-table': {
      const call = computedCall(
        field,
        found.info,
        table,
        found.info.function.returnsSet ? TABLE_ARGUMENTS : [],
        context,
      )
      const from = computedFrom(found.info, found.target, call.arguments)
      const rows = rowsOf(field, found.target, from, [], context, call.inputs)
      const fields = planTableFields(field, found.target, context)
      return { kind: found.info.function.returnsSet ? 'list' : 'object', rows, fields }
    }
    default: {
      const computed = computedAggregate(field.name, table, context)
      if (!computed?.returns) throw new Error(`the field ${field.name} is missing in the schema`)
      const call = computedCall(field, computed, table, TABLE_ARGUMENTS, context)
      const from = computedFrom(computed, computed.returns, call.arguments)
      const rows = rowsOf(field, computed.returns, from, [], context, call.inputs)
      return planAggregate(field, computed.returns, rows, context, planTableFields)
    }
  }
}

/** Plans `<computed field>_aggregate` of a computed field that returns a table. */
export function computedAggregate(
  name: string,
  table: TrackedTable,
  context: PlanContext,
): ComputedFieldInfo | undefined {
  const info = name.endsWith('_aggregate') ? table.computed.get(name.slice(0, -10)) : undefined
  if (!info?.returns || !info.function.returnsSet) return undefined
  return context.schema.selectRights(info.returns)?.aggregations ? info : undefined
}

const computedFrom = (
  info: ComputedFieldInfo,
  target: TrackedTable,
  call: readonly CallArgument[],
): From => ({
  kind: 'function',
  table: target.table,
  function: info.function,
  arguments: call,
})

function planColumn(field: Field, operand: Operand, context: PlanContext): OutputValue {
  const inputs = fieldArguments(field, isJson(operand.type) ? ['path'] : [], context)
  return planScalar(field, operand, inputs.get('path'), context)
}

function planScalar(
  field: Field,
  operand: Operand,
  path: Input | undefined,
  context: PlanContext,
): OutputValue {
  refuseSelection(field)
  const stringify = context.schema.settings.stringifyNumericTypes && isBig(operand.type)
  return { kind: 'operand', operand, path: path && jsonPath(path, context), stringify }
}

function jsonPath(input: Input, context: PlanContext): Value | undefined {
  if (input.kind === 'literal' && isNull(input)) return undefined
  const text = operandType('text', context.schema.model.catalog)
  const type = { pg: text, name: 'String', nullable: true, list: false, flavour: 'json-path' } as const
  const origin = asParameter(input, type, 'String')
  return { kind: 'value', origin, type: context.schema.model.catalog.arrayOf(text) }
}

export function rightsOf(table: TrackedTable, context: PlanContext): SelectRights {
  const rights = context.schema.selectRights(table)
  if (!rights) throw new Error(`role ${context.schema.role} may not select ${table.id}`)
  return rights
}

function rowsOf(
  field: Field,
  table: TrackedTable,
  from: From,
  join: Join,
  context: PlanContext,
  inputs: ReadonlyMap<string, Input>,
): Rows {
  return tableRows(inputs, table, rightsOf(table, context), from, join, field.at, context)
}

export function planList(
  field: Field,
  table: TrackedTable,
  from: From,
  join: Join,
  context: PlanContext,
  inputs = fieldArguments(field, TABLE_ARGUMENTS, context),
): OutputValue {
  const rows = rowsOf(field, table, from, join, context, inputs)
  return { kind: 'list', rows, fields: planTableFields(field, table, context) }
}

export function planTableAggregate(
  field: Field,
  table: TrackedTable,
  from: From,
  context: PlanContext,
  inputs = fieldArguments(field, TABLE_ARGUMENTS, context),
): OutputValue {
  const rows = rowsOf(field, table, from, [], context, inputs)
  return planAggregate(field, table, rows, context, planTableFields)
}
