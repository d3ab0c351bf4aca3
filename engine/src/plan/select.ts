/** The object type of a table (hasura-reference 2.2–2.4). */
import type { PgFunction } from '../catalog/catalog.ts'
import { isBig, isJson } from '../catalog/scalar.ts'
import type { CallArgument, Join, Operand, Value } from '../schema/expression.ts'
import { operandType } from '../schema/filter.ts'
import type { ColumnAccess, RelationshipField, TrackedTable } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { aggregateObject } from './aggregate.ts'
import { callArguments, computedCall, planCall } from './call.ts'
import { columnComparable, valueType } from './comparable.ts'
import { computedScalar, PATH } from './computed.ts'
import { asParameter, type Input, isNull } from './input.ts'
import type { From, Output, OutputValue } from './plan.ts'
import {
  type Field,
  fieldArguments,
  type PlanContext,
  refuseSelection,
  selected,
  selectFields,
} from './selection.ts'
import {
  type ComputedScalar,
  type ComputedTable,
  canAggregate,
  columnOperand,
  columnsOf,
  computedScalars,
  computedTables,
  filterOf,
  relationshipsOf,
  tableLabel,
} from './table.ts'
import { plainRows, tableArguments, tableRows } from './tableArguments.ts'
import { type FieldDef, listOf, nonNull, type ObjectType, objectType, of, perTable } from './type.ts'

type PlanValue = (field: Field, context: PlanContext) => OutputValue

export const tableType = perTable<ObjectType<PlanValue>>((table, schema) =>
  objectType(
    table.name,
    table.metadata.comment ?? table.table.comment ?? `columns and relationships of "${tableLabel(table)}"`,
    () => [
      ...columnsOf(table, schema).map((access) => columnField(access, schema)),
      ...relationshipsOf(table, schema).flatMap((each) => relationshipFields(each, schema)),
      ...computedScalars(table, schema).map((computed) => computedField(computed, table, schema)),
      ...computedTables(table, schema).flatMap((computed) => computedTableFields(computed, table, schema)),
    ],
  ),
)

export const rowsType = (table: TrackedTable, schema: RoleSchema) =>
  nonNull(listOf(of(tableType(table, schema))))

export const aggregateType = perTable((table, schema) =>
  aggregateObject(table, schema, {
    name: 'nodes',
    args: [],
    type: rowsType(table, schema),
    means: (field, context) => {
      fieldArguments(field, context)
      return { key: field.key, kind: 'nodes', fields: planTableFields(field, table, context) }
    },
  }),
)

export function planTableFields(field: Field, table: TrackedTable, context: PlanContext): Output[] {
  return selected(field, tableType(table, context.schema), context).map(({ inner, means }) => ({
    key: inner.key,
    value: means?.(inner, context) ?? { kind: 'text', text: table.name },
  }))
}

function columnField(access: ColumnAccess, schema: RoleSchema): FieldDef<PlanValue> {
  const { column, description, name } = access.field
  const type = valueType(columnComparable(access.field), schema)
  const operand = columnOperand(access)
  return {
    name,
    description,
    args: isJson(column.type) ? [PATH] : [],
    type: column.nullable || access.when ? type : nonNull(type),
    means: (field, context) =>
      planScalar(field, operand, fieldArguments(field, context).get('path'), context),
  }
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

function relationshipFields(relationship: RelationshipField, schema: RoleSchema): FieldDef<PlanValue>[] {
  const { name, kind, target, nullable, description, join } = relationship
  const from = tableFrom(target)
  if (kind === 'object') {
    const type = of(tableType(target, schema))
    const means: PlanValue = (field, context) => planObject(field, target, join, context)
    return [{ name, description, args: [], type: nullable ? type : nonNull(type), means }]
  }
  const args = tableArguments(target, schema)
  const list: FieldDef<PlanValue> = {
    name,
    description,
    args,
    type: rowsType(target, schema),
    means: (field, context) => planList(field, target, from, join, context),
  }
  if (!canAggregate(target, schema)) return [list]
  return [
    list,
    {
      name: `${name}_aggregate`,
      description: 'An aggregate relationship',
      args,
      type: nonNull(of(aggregateType(target, schema))),
      means: (field, context) => planAggregate(field, target, from, join, context),
    },
  ]
}

function computedField(
  computed: ComputedScalar,
  table: TrackedTable,
  schema: RoleSchema,
): FieldDef<PlanValue> {
  const { operand, ...definition } = computedScalar(computed, table, schema)
  return {
    ...definition,
    means: (field, context) => {
      const inputs = fieldArguments(field, context)
      return planScalar(field, operand(inputs, field.at), inputs.get('path'), context)
    },
  }
}

function computedTableFields(
  { info, target }: ComputedTable,
  table: TrackedTable,
  schema: RoleSchema,
): FieldDef<PlanValue>[] {
  const { name, description } = info
  const call = computedCall(info, table, schema)
  const rows = (field: Field, context: PlanContext) => {
    const inputs = fieldArguments(field, context)
    const from = functionFrom(target, info.function, planCall(call, inputs, field.at))
    return { from, inputs }
  }
  const own = callArguments(call)
  const type = of(tableType(target, schema))
  if (!info.function.returnsSet) {
    const means: PlanValue = (field, context) => {
      const { from, inputs } = rows(field, context)
      return planFirst(field, target, from, context, inputs)
    }
    return [{ name, description, args: own, type, means }]
  }
  const args = [...own, ...tableArguments(target, schema)]
  const list: FieldDef<PlanValue> = {
    name,
    description,
    args,
    type: listOf(type),
    means: (field, context) => {
      const { from, inputs } = rows(field, context)
      return planList(field, target, from, [], context, inputs)
    },
  }
  if (!canAggregate(target, schema)) return [list]
  const aggregate: FieldDef<PlanValue> = {
    name: `${name}_aggregate`,
    description,
    args,
    type: nonNull(of(aggregateType(target, schema))),
    means: (field, context) => {
      const { from, inputs } = rows(field, context)
      return planAggregate(field, target, from, [], context, inputs)
    },
  }
  return [list, aggregate]
}

export const tableFrom = (table: TrackedTable): From => ({ kind: 'table', table: table.table })

export const functionFrom = (table: TrackedTable, fn: PgFunction, given: readonly CallArgument[]): From => ({
  kind: 'function',
  table: table.table,
  function: fn,
  arguments: given,
})

export function planList(
  field: Field,
  table: TrackedTable,
  from: From,
  join: Join,
  context: PlanContext,
  inputs?: ReadonlyMap<string, Input>,
): OutputValue {
  const rows = tableRows(field, table, from, join, context, inputs)
  return { kind: 'list', rows, fields: planTableFields(field, table, context) }
}

/** The row that a function returns. */
export function planFirst(
  field: Field,
  table: TrackedTable,
  from: From,
  context: PlanContext,
  inputs: ReadonlyMap<string, Input>,
): OutputValue {
  const rows = tableRows(field, table, from, [], context, inputs)
  return { kind: 'object', rows, fields: planTableFields(field, table, context) }
}

/** The row of an object relationship. */
export function planObject(field: Field, table: TrackedTable, join: Join, context: PlanContext): OutputValue {
  fieldArguments(field, context)
  const rows = plainRows(tableFrom(table), join, filterOf(table, context.schema))
  return { kind: 'object', rows, fields: planTableFields(field, table, context) }
}

export function planAggregate(
  field: Field,
  table: TrackedTable,
  from: From,
  join: Join,
  context: PlanContext,
  inputs?: ReadonlyMap<string, Input>,
): Extract<OutputValue, { kind: 'aggregate' }> {
  const rows = tableRows(field, table, from, join, context, inputs)
  return {
    kind: 'aggregate',
    rows,
    parts: selectFields(field, aggregateType(table, context.schema), context),
  }
}
