/** `insert_<t>` and `insert_<t>_one`, including nested inserts (hasura-reference 2.9). */
import type { TrackedTable } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { type InsertObject, readRows, rowsInput } from './insertObject.ts'
import { cellsOf, insertOf, insertRightsOf } from './insertRow.ts'
import { required } from './members.ts'
import { planNested } from './nestedInsert.ts'
import { onConflictArgument, planOnConflict } from './onConflict.ts'
import type { OnConflict, Step, Write } from './plan.ts'
import {
  emptyResponse,
  mutationResponse,
  planResponse,
  planRow,
  sqlStep,
  writeStatements,
} from './response.ts'
import type { TableRoot } from './rootField.ts'
import { tableType } from './select.ts'
import { type Field, fieldArguments, type PlanContext } from './selection.ts'
import { type Argument, of } from './type.ts'

const mayInsert = (table: TrackedTable, schema: RoleSchema): boolean =>
  schema.insertRights(table) !== undefined

const rowsArgument =
  (name: string, description: string, isList: boolean) =>
  (table: TrackedTable, schema: RoleSchema): Argument[] => [
    { name, description, type: rowsInput(table, isList, schema) },
    ...onConflictArgument(table, schema),
  ]

export const insertRoot: TableRoot = {
  text: (label) => `insert data into the table: "${label}"`,
  isVisible: mayInsert,
  args: rowsArgument('objects', 'the rows to be inserted', true),
  type: (table, schema) => of(mutationResponse(table, schema)),
  plan: (field, table, context) => planInsert(field, table, false, context),
}

export const insertOneRoot: TableRoot = {
  text: (label) => `insert a single row into the table: "${label}"`,
  isVisible: (table, schema) => mayInsert(table, schema) && schema.selectRights(table) !== undefined,
  args: rowsArgument('object', 'the row to be inserted', false),
  type: (table, schema) => of(tableType(table, schema)),
  plan: (field, table, context) => planInsert(field, table, true, context),
}

function planInsert(field: Field, table: TrackedTable, single: boolean, context: PlanContext): Step {
  const argument = single ? 'object' : 'objects'
  const at = `${field.at}.args.${argument}`
  const inputs = fieldArguments(field, context)
  const objects = readRows(required(inputs, argument, at), table, !single, context)
  const onConflict = planOnConflict(inputs.get('on_conflict'), table, context)
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
  onConflict: OnConflict | undefined,
): Write {
  const rights = insertRightsOf(table, context)
  const rows = objects.map((object) => cellsOf(object, rights))
  return insertOf(rows, table, rights, at, onConflict)
}
