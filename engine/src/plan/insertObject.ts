import type { ColumnField, RelationshipField, TrackedTable } from '../schema/model.ts'
import { asList, asObject, type Input, invalid, isNull, opened } from './input.ts'
import { planOnConflict } from './onConflict.ts'
import type { OnConflict } from './plan.ts'
import type { PlanContext } from './selection.ts'

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

export function readObject(input: Input, table: TrackedTable, context: PlanContext): InsertObject {
  const type = `${table.name}_insert_input`
  const rights = context.schema.insertRights(table)
  const columns: InsertObject['columns'][number][] = []
  const relations: Relation[] = []
  const entries = asObject(input, `${type}!`)
  for (const [name, { at }] of entries)
    if (!rights?.columns.has(name) && !insertable(name, table, context))
      throw invalid(`field '${name}' not found in type: '${type}'`, at)
  for (const [name, value] of entries) {
    const field = rights?.columns.get(name)
    if (field) columns.push({ field, input: value })
    else {
      const relationship = insertable(name, table, context)
      const relation = relationship && readRelation(relationship, value, context)
      if (relation) relations.push(relation)
    }
  }
  return {
    at: input.at,
    columns,
    before: relations.filter((relation) => relation.relationship.insertsFirst),
    after: relations.filter((relation) => !relation.relationship.insertsFirst),
  }
}

/** A relationship whose target the role can insert. */
export function insertable(
  name: string,
  table: TrackedTable,
  context: Pick<PlanContext, 'schema'>,
): RelationshipField | undefined {
  const relationship = table.relationships.get(name)
  return relationship && context.schema.insertRights(relationship.target) ? relationship : undefined
}

/** Reads a nested insert. Null and an empty list insert nothing. */
function readRelation(
  relationship: RelationshipField,
  input: Input,
  context: PlanContext,
): Relation | undefined {
  const { target, kind } = relationship
  const type = `${target.name}_${kind === 'array' ? 'arr' : 'obj'}_rel_insert_input`
  if (isNull(opened(input, type))) return undefined
  const members = new Map(asObject(input, type))
  for (const [name, { at }] of members)
    if (name !== 'data' && name !== 'on_conflict')
      throw invalid(`field '${name}' not found in type: '${type}'`, at)
  const data = members.get('data')
  if (!data) throw invalid(`missing required field 'data'`, `${input.at}.data`)
  const row = `${target.name}_insert_input!`
  const items = kind === 'array' ? asList(data, `[${row}]!`) : [opened(data, row)]
  const conflict = members.get('on_conflict')
  const objects = items.map((item) => readObject(item, target, context))
  if (objects.length === 0) return undefined
  return {
    relationship,
    objects,
    onConflict:
      conflict && !isNull(opened(conflict, `${target.name}_on_conflict`))
        ? planOnConflict(conflict, target, context)
        : undefined,
    at: input.at,
    dataAt: data.at,
  }
}
