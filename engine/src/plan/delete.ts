/** `delete_<t>` and `delete_<t>_by_pk`. */
import { and, type Bool } from '../schema/expression.ts'
import type { TrackedTable } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { keyArguments, keyCondition, seesKey } from './key.ts'
import { required } from './members.ts'
import type { Response, Step } from './plan.ts'
import { mutationResponse, planResponse, planRow, sqlStep, writeStatements } from './response.ts'
import type { TableRoot } from './rootField.ts'
import { tableType } from './select.ts'
import { type Field, fieldArguments } from './selection.ts'
import { nonNull, of } from './type.ts'
import { boolExp, requiredWhere } from './where.ts'

const mayDelete = (table: TrackedTable, schema: RoleSchema): boolean =>
  schema.deleteRights(table) !== undefined

function deleteStep(
  field: Field,
  table: TrackedTable,
  schema: RoleSchema,
  condition: Bool,
  response: Response,
): Step {
  const rights = schema.deleteRights(table)
  if (!rights) throw new Error(`${field.name} is not in this role's schema`)
  const write = { kind: 'delete', table: table.table, where: and(rights.filter, condition) } as const
  return sqlStep(field, writeStatements(write, response, '$', 0))
}

export const deleteRoot: TableRoot = {
  text: (label) => `delete data from the table: "${label}"`,
  isVisible: mayDelete,
  args: (table, schema) => [
    {
      name: 'where',
      description: 'filter the rows which have to be deleted',
      type: nonNull(of(boolExp(table, schema))),
    },
  ],
  type: (table, schema) => of(mutationResponse(table, schema)),
  plan(field, table, context) {
    const where = required(fieldArguments(field, context), 'where', `${field.at}.args.where`)
    const condition = requiredWhere(where, table, context)
    return deleteStep(field, table, context.schema, condition, planResponse(field, table, context))
  },
}

export const deleteByKeyRoot: TableRoot = {
  text: (label) => `delete single row from the table: "${label}"`,
  isVisible: (table, schema) => mayDelete(table, schema) && seesKey(table, schema),
  args: keyArguments,
  type: (table, schema) => of(tableType(table, schema)),
  plan(field, table, context) {
    const inputs = fieldArguments(field, context)
    const condition = keyCondition(inputs, table, context.schema, `${field.at}.args`)
    return deleteStep(field, table, context.schema, condition, planRow(field, table, context))
  },
}
