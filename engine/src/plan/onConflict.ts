/** `on_conflict` (hasura-reference 2.9). */
import type { UniqueKey } from '../catalog/catalog.ts'
import { and, TRUE } from '../schema/expression.ts'
import { GRAPHQL_NAME, type TrackedTable } from '../schema/model.ts'
import { asEnum, asList, asObject, type Input, invalid, isNull, opened } from './input.ts'
import type { OnConflict } from './plan.ts'
import type { PlanContext } from './selection.ts'
import { tableWhere } from './where.ts'

export const PLACEHOLDER = '_PLACEHOLDER'

export function constraintsOf({
  table: { primaryKey, uniques },
}: TrackedTable): ReadonlyMap<string, UniqueKey> {
  const keys = [...(primaryKey ? [primaryKey] : []), ...uniques].filter(({ name }) => GRAPHQL_NAME.test(name))
  return new Map(keys.sort((a, b) => (a.name < b.name ? -1 : 1)).map((key) => [key.name, key]))
}

export function planOnConflict(input: Input, table: TrackedTable, context: PlanContext): OnConflict {
  const type = `${table.name}_on_conflict`
  const rights = context.schema.updateRights(table)
  const members = new Map(asObject(input, type))
  for (const [name, { at }] of members)
    if (!['constraint', 'update_columns', 'where'].includes(name))
      throw invalid(`field '${name}' not found in type: '${type}'`, at)
  const constraint = members.get('constraint')
  if (!constraint) throw invalid(`missing required field 'constraint'`, `${input.at}.constraint`)
  const keys = constraintsOf(table)
  const name = asEnum(constraint, [...keys.keys()], `${table.name}_constraint!`)
  const columns = members.get('update_columns')
  const update = columns ? updateColumns(columns, input.at, table, context) : []
  const where = members.get('where')
  const condition =
    where && !isNull(opened(where, `${table.name}_bool_exp`)) ? tableWhere(where, table, context) : TRUE
  return {
    constraint: name,
    inference: keys.get(name)?.inference,
    update,
    presets: (rights?.presets ?? []).map(({ column, value }) => ({ column: column.name, value })),
    where: and(rights?.filter ?? TRUE, condition),
    updateCheck: rights?.check && { holds: rights.check, at: '$' },
  }
}

function updateColumns(input: Input, at: string, table: TrackedTable, context: PlanContext): string[] {
  const rights = context.schema.updateRights(table)
  const stem = `${table.name}_update_column`
  const names = [...(rights?.columns.keys() ?? [])].sort()
  return asList(input, `[${stem}!]!`).map((item) => {
    const chosen = asEnum(item, names.length ? names : [PLACEHOLDER], `${stem}!`)
    const column = rights?.columns.get(chosen)?.column.name
    if (column === undefined) throw invalid('erroneous column name', at)
    return column
  })
}
