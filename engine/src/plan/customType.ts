/** The types that actions.graphql defines (hasura-reference 8). */
import { qualified } from '../catalog/catalog.ts'
import type { ActionField, ActionRelationship, TypeRef as CustomRef } from '../metadata/types.ts'
import type { Join } from '../schema/expression.ts'
import type { TrackedTable } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { baseType, printType } from './actionInput.ts'
import type { ActionOutput, ActionShape, OutputValue } from './plan.ts'
import {
  aggregateType,
  planAggregate,
  planList,
  planObject,
  rowsType,
  tableFrom,
  tableType,
} from './select.ts'
import { type Field, fieldArguments, type PlanContext, refuseSelection, selectFields } from './selection.ts'
import { canAggregate } from './table.ts'
import { tableArguments } from './tableArguments.ts'
import {
  type Argument,
  enumType,
  type FieldDef,
  inputObject,
  type NamedType,
  nonNull,
  type ObjectType,
  objectType,
  of,
  perRole,
  scalarType,
  type TypeRef,
} from './type.ts'

type PlanOutput = (field: Field, context: PlanContext) => ActionOutput

export function customArgument({ name, description, type }: ActionField, schema: RoleSchema): Argument {
  return { name, description, type: { text: printType(type), named: inputOf(baseType(type), schema) } }
}

export function outputType(type: CustomRef, schema: RoleSchema): TypeRef {
  const name = baseType(type)
  return { text: printType(type), named: objectOf(name, schema) ?? leafOf(name, schema) }
}

const inputOf: (name: string, schema: RoleSchema) => NamedType = perRole((name, schema) => {
  const object = schema.model.customTypes.inputObjects.get(name)
  if (!object) return leafOf(name, schema)
  return inputObject(name, object.description, () =>
    object.fields.map((field) => ({ ...customArgument(field, schema), means: undefined })),
  )
})

function leafOf(name: string, schema: RoleSchema): NamedType {
  const { enums, scalars } = schema.model.customTypes
  const known = enums.get(name)
  if (known) return enumType(name, known.description, known.values)
  return { ...scalarType(name), description: scalars.get(name)?.description }
}

const objectOf: (name: string, schema: RoleSchema) => ObjectType<PlanOutput> | undefined = perRole(
  (name, schema) => {
    const object = schema.model.customTypes.objects.get(name)
    if (!object) return undefined
    return objectType(name, object.description, () => [
      ...object.fields.map((field) => outputField(field, schema)),
      ...object.relationships.flatMap((each) => relationFields(each, schema)),
    ])
  },
)

/** Plans the selection in an action's result. */
export function planShape(field: Field, type: CustomRef, context: PlanContext): ActionShape {
  const object = objectOf(baseType(type), context.schema)
  if (!object) {
    refuseSelection(field)
    return { type, fields: undefined }
  }
  return { type, fields: selectFields(field, object, context) }
}

const outputField = ({ name, description, type }: ActionField, schema: RoleSchema): FieldDef<PlanOutput> => ({
  name,
  description,
  args: [],
  type: outputType(type, schema),
  means: (field, context) => {
    fieldArguments(field, context)
    return { key: field.key, kind: 'field', name, shape: planShape(field, type, context) }
  },
})

/** A relationship exists only if the role can select from the related table. */
function relationFields(relationship: ActionRelationship, schema: RoleSchema): FieldDef<PlanOutput>[] {
  const { name } = relationship
  const table = schema.model.tables.get(qualified(relationship.table))
  if (!table || !schema.selectRights(table)) return []
  const join: Join = [...relationship.mapping]
  const related = relatedTo(table, join)
  const row = of(tableType(table, schema))
  if (relationship.type === 'object')
    return [
      {
        name,
        args: [],
        type: row,
        means: related((field, context) => planObject(field, table, join, context)),
      },
    ]
  const args = tableArguments(table, schema)
  const list: FieldDef<PlanOutput> = {
    name,
    args,
    type: rowsType(table, schema),
    means: related((field, context) => planList(field, table, tableFrom(table), join, context)),
  }
  if (!canAggregate(table, schema)) return [list]
  const aggregate: FieldDef<PlanOutput> = {
    name: `${name}_aggregate`,
    args,
    type: nonNull(of(aggregateType(table, schema))),
    means: related((field, context) => planAggregate(field, table, tableFrom(table), join, context)),
  }
  return [list, aggregate]
}

function relatedTo(table: TrackedTable, join: Join) {
  const from = join.flatMap(([field, column]) => {
    const type = table.table.columns.get(column)?.type
    return type ? [{ field, type }] : []
  })
  return (plan: (field: Field, context: PlanContext) => OutputValue): PlanOutput =>
    (field, context) => ({ key: field.key, kind: 'related', from, value: plan(field, context) })
}
