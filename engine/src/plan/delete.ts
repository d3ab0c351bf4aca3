/** `delete_<t>` and `delete_<t>_by_pk`. */
import { and } from '../schema/expression.ts'
import type { TrackedTable } from '../schema/model.ts'
import { invalid } from './input.ts'
import type { Step } from './plan.ts'
import { planResponse, planRow, sqlStep, writeStatements } from './response.ts'
import { keyCondition, keyFields } from './roots.ts'
import { rightsOf } from './select.ts'
import { type Field, fieldArguments, type PlanContext } from './selection.ts'
import { tableWhere } from './where.ts'

export function planDelete(field: Field, table: TrackedTable, byKey: boolean, context: PlanContext): Step {
  const rights = context.schema.deleteRights(table)
  if (!rights) throw new Error(`${field.name} is not in this role's schema`)
  const inputs = fieldArguments(field, byKey ? keyFields(table) : ['where'], context)
  const given = inputs.get('where')
  if (!byKey && !given) throw invalid(`missing required field 'where'`, `${field.at}.args.where`)
  const condition = given
    ? tableWhere(given, table, context, `${table.name}_bool_exp!`)
    : keyCondition(inputs, table, rightsOf(table, context), `${field.at}.args`)
  const response = byKey ? planRow(field, table, context) : planResponse(field, table, context)
  const write = { kind: 'delete', table: table.table, where: and(rights.filter, condition) } as const
  return sqlStep(field, writeStatements(write, response, '$', 0))
}
