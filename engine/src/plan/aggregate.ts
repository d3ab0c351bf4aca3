/** `<t>_aggregate` selections (hasura-reference 2.8). */
import { isBig } from '../catalog/scalar.ts'
import type { Operand } from '../schema/expression.ts'
import type { ColumnAccess, TrackedTable } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { AGGREGATES, aggregates, isAveraging } from './aggregateFunctions.ts'
import { columnComparable, valueType } from './comparable.ts'
import { computedScalar } from './computed.ts'
import { asBoolean, isNull, opened } from './input.ts'
import type { AggregateField, AggregatePart } from './plan.ts'
import { selectColumn } from './selectColumn.ts'
import {
  type Field,
  fieldArguments,
  type PlanContext,
  refuseSelection,
  requireSelection,
  selectFields,
} from './selection.ts'
import { columnOperand, columnsOf, computedScalars, tableLabel } from './table.ts'
import { type FieldDef, nonNull, type ObjectType, objectType, of, perTable, scalar } from './type.ts'

type PlanPart = (field: Field, context: PlanContext) => AggregatePart
type PlanField = (field: Field, context: PlanContext) => AggregateField
type OperandField = Extract<AggregateField, { kind: 'operation' }>['fields'][number]
type PlanOperand = (field: Field, context: PlanContext) => OperandField

/** The field `nodes` returns the rows themselves. */
export const aggregateObject = (
  table: TrackedTable,
  schema: RoleSchema,
  nodes: FieldDef<PlanPart>,
): ObjectType<PlanPart> =>
  objectType<PlanPart>(`${table.name}_aggregate`, `aggregated selection of "${tableLabel(table)}"`, () => [
    {
      name: 'aggregate',
      args: [],
      type: of(aggregateFields(table, schema)),
      means: (field, context) => {
        fieldArguments(field, context)
        return {
          key: field.key,
          kind: 'aggregate',
          fields: selectFields(field, aggregateFields(table, schema), context),
        }
      },
    },
    nodes,
  ])

const aggregateFields = perTable<ObjectType<PlanField>>((table, schema) =>
  objectType(`${table.name}_aggregate_fields`, `aggregate fields of "${tableLabel(table)}"`, () => [
    count(table, schema),
    ...AGGREGATES.flatMap((name) => operation(name, table, schema)),
  ]),
)

function count(table: TrackedTable, schema: RoleSchema): FieldDef<PlanField> {
  const columns = selectColumn(table, schema)
  return {
    name: 'count',
    args: [
      ...(columns ? [{ name: 'columns', type: columns.list }] : []),
      { name: 'distinct', type: scalar('Boolean') },
    ],
    type: nonNull(scalar('Int')),
    means: (field, context) => {
      refuseSelection(field)
      const inputs = fieldArguments(field, context)
      const given = inputs.get('columns')
      const distinct = inputs.get('distinct')
      const chosen = (given && columns?.readList(given)) ?? []
      const isDistinct =
        distinct && !isNull(opened(distinct, 'Boolean')) ? asBoolean(distinct, 'Boolean') : false
      return { key: field.key, kind: 'count', of: chosen, distinct: isDistinct }
    },
  }
}

function operation(name: string, table: TrackedTable, schema: RoleSchema): FieldDef<PlanField>[] {
  const columns = columnsOf(table, schema).filter(({ field }) => aggregates(name, field.column.type))
  const computed = computedScalars(table, schema).filter(({ info }) =>
    aggregates(name, info.function.returns),
  )
  if (columns.length + computed.length === 0) return []
  const type = objectType(`${table.name}_${name}_fields`, `aggregate ${name} on columns`, () => [
    ...columns.map((access) => aggregatedColumn(name, access, schema)),
    // Computed fields keep their type for every operation, as in Hasura.
    ...computed.map((each): FieldDef<PlanOperand> => {
      const { operand, ...definition } = computedScalar(each, table, schema)
      const means: PlanOperand = (field, context) =>
        operandField(field, operand(fieldArguments(field, context), field.at), context)
      return { ...definition, means }
    }),
  ])
  const means: PlanField = (field, context) => {
    requireSelection(field)
    fieldArguments(field, context)
    return { key: field.key, kind: 'operation', function: name, fields: selectFields(field, type, context) }
  }
  return [{ name, args: [], type: of(type), means }]
}

function aggregatedColumn(name: string, access: ColumnAccess, schema: RoleSchema): FieldDef<PlanOperand> {
  const operand = columnOperand(access)
  return {
    name: access.field.name,
    description: access.field.description,
    args: [],
    type: isAveraging(name) ? scalar('Float') : valueType(columnComparable(access.field), schema),
    means: (field, context) => {
      fieldArguments(field, context)
      return operandField(field, operand, context)
    },
  }
}

function operandField(field: Field, operand: Operand, context: PlanContext): OperandField {
  refuseSelection(field)
  const stringify = context.schema.settings.stringifyNumericTypes && isBig(operand.type)
  return { key: field.key, kind: 'operand', operand, stringify }
}
