/** `<t>_insert_input`, including nested inserts (hasura-reference 2.9). */
import type { ColumnField, RelationshipField, TrackedTable } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { columnComparable, valueType } from './comparable.ts'
import { asList, type Input, isNull, opened } from './input.ts'
import { memberInputs, members, required } from './members.ts'
import { onConflictArgument, planOnConflict } from './onConflict.ts'
import type { OnConflict } from './plan.ts'
import type { PlanContext } from './selection.ts'
import { tableLabel } from './table.ts'
import {
  type InputDef,
  type InputObject,
  inputObject,
  nonNull,
  of,
  perRole,
  perTable,
  type TypeRef,
} from './type.ts'

export type Relation = {
  readonly relationship: RelationshipField
  readonly objects: readonly InsertObject[]
  readonly onConflict: OnConflict | undefined
  readonly at: string
  readonly dataAt: string
}

export type InsertObject = {
  readonly at: string
  readonly columns: readonly { readonly field: ColumnField; readonly input: Input }[]
  readonly before: readonly Relation[]
  readonly after: readonly Relation[]
}

type Part =
  | { readonly kind: 'column'; readonly field: ColumnField }
  | { readonly kind: 'relation'; readonly relationship: RelationshipField }

export const insertInput = perTable<InputObject<Part>>((table, schema) =>
  inputObject(
    `${table.name}_insert_input`,
    `input type for inserting data into table "${tableLabel(table)}"`,
    () => [
      ...[...(schema.insertRights(table)?.columns.values() ?? [])].map(columnPart(schema)),
      ...[...table.relationships.values()].flatMap((relationship): InputDef<Part>[] =>
        schema.insertRights(relationship.target)
          ? [
              {
                name: relationship.name,
                type: of(relationInput(relationship, schema)),
                means: { kind: 'relation', relationship },
              },
            ]
          : [],
      ),
    ],
  ),
)

const columnPart =
  (schema: RoleSchema) =>
  (field: ColumnField): InputDef<Part> => ({
    name: field.name,
    description: field.description,
    type: valueType(columnComparable(field), schema),
    means: { kind: 'column', field },
  })

/** The rows of an array relationship, or the row of an object relationship. Elements of lists can be null. */
export function rowsInput(table: TrackedTable, isList: boolean, schema: RoleSchema): TypeRef {
  const row = nonNull(of(insertInput(table, schema)))
  return isList ? { text: `[${row.text}]!`, named: row.named } : row
}

const relationInput = perRole(
  ({ kind, target }: RelationshipField, schema) => {
    const isArray = kind === 'array'
    return inputObject(
      `${target.name}_${isArray ? 'arr' : 'obj'}_rel_insert_input`,
      `input type for inserting ${isArray ? 'array' : 'object'} relation for remote table "${tableLabel(target)}"`,
      () => [
        { name: 'data', type: rowsInput(target, isArray, schema), means: undefined },
        ...onConflictArgument(target, schema),
      ],
    )
  },
  ({ kind, target }) => `${kind} ${target.id}`,
)

export function readRows(
  input: Input,
  table: TrackedTable,
  isList: boolean,
  context: PlanContext,
): InsertObject[] {
  const { text } = rowsInput(table, isList, context.schema)
  const items = isList ? asList(input, text) : [opened(input, text)]
  return items.map((item) => readObject(item, table, context))
}

function readObject(input: Input, table: TrackedTable, context: PlanContext): InsertObject {
  const type = insertInput(table, context.schema)
  const columns: InsertObject['columns'][number][] = []
  const relations: Relation[] = []
  for (const { means, input: value } of members(input, type, `${type.name}!`)) {
    if (means.kind === 'column') columns.push({ field: means.field, input: value })
    else relations.push(...readRelation(means.relationship, value, context))
  }
  return {
    at: input.at,
    columns,
    before: relations.filter((relation) => relation.relationship.insertsFirst),
    after: relations.filter((relation) => !relation.relationship.insertsFirst),
  }
}

/** Reads a nested insert. Null and an empty list insert nothing. */
function readRelation(relationship: RelationshipField, input: Input, context: PlanContext): Relation[] {
  const { target, kind } = relationship
  const type = relationInput(relationship, context.schema)
  if (isNull(opened(input, type.name))) return []
  const given = memberInputs(input, type)
  const data = required(given, 'data', `${input.at}.data`)
  const objects = readRows(data, target, kind === 'array', context)
  if (objects.length === 0) return []
  const onConflict = planOnConflict(given.get('on_conflict'), target, context)
  return [{ relationship, objects, onConflict, at: input.at, dataAt: data.at }]
}
