/** `insert_<t>` and `insert_<t>_one`, including nested inserts (hasura-reference 2.9). */
import type { TrackedTable } from '../schema/model.ts'
import { asList, type Input, invalid, isNull, opened } from './input.ts'
import { type InsertObject, readObject } from './insertObject.ts'
import { cellsOf, insertOf, insertRightsOf } from './insertRow.ts'
import { planNested } from './nestedInsert.ts'
import { planOnConflict } from './onConflict.ts'
import type { Step, Write } from './plan.ts'
import { emptyResponse, planResponse, planRow, sqlStep, writeStatements } from './response.ts'
import { type Field, fieldArguments, type PlanContext } from './selection.ts'

export function planInsert(field: Field, table: TrackedTable, single: boolean, context: PlanContext): Step {
  const argument = single ? 'object' : 'objects'
  const inputs = fieldArguments(field, ['on_conflict', argument], context)
  const given = inputs.get(argument)
  const at = `${field.at}.args.${argument}`
  if (!given) throw invalid(`missing required field '${argument}'`, at)
  const type = `${table.name}_insert_input!`
  const items: readonly Input[] = single ? [opened(given, type)] : asList(given, `[${type}]!`)
  const objects = items.map((item) => readObject(item, table, context))
  const conflict = inputs.get('on_conflict')
  const onConflict =
    conflict && !isNull(opened(conflict, `${table.name}_on_conflict`))
      ? planOnConflict(conflict, table, context)
      : undefined
  const response = single ? planRow(field, table, context) : planResponse(field, table, context)
  if (objects.length === 0) return { kind: 'text', key: field.key, text: emptyResponse(response) }
  if (objects.some((object) => object.before.length || object.after.length))
    return sqlStep(field, planNested({ objects, table, onConflict, response, at, single }, context))
  const write = flatInsert(objects, table, at, context, onConflict)
  return sqlStep(field, writeStatements(write, response, at, 0))
}

/** Inserts rows without relations with one statement over all their columns. */
function flatInsert(
  objects: readonly InsertObject[],
  table: TrackedTable,
  at: string,
  context: PlanContext,
  onConflict: Extract<Write, { kind: 'insert' }>['onConflict'],
): Write {
  const rights = insertRightsOf(table, context)
  const rows = objects.map((object) => cellsOf(object, rights))
  return insertOf(rows, table, rights, at, onConflict)
}
