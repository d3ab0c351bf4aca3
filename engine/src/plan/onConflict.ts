/** `on_conflict` (hasura-reference 2.9). */
import type { UniqueKey } from '../catalog/catalog.ts'
import { and, TRUE } from '../schema/expression.ts'
import { GRAPHQL_NAME, type TrackedTable } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { asEnum, asList, type Input, invalid, isNull, opened } from './input.ts'
import { memberInputs, required } from './members.ts'
import type { OnConflict } from './plan.ts'
import type { PlanContext } from './selection.ts'
import { tableLabel } from './table.ts'
import { enumType, type InputDef, inputObject, listOf, nonNull, of, perTable } from './type.ts'
import { boolExp, optionalWhere } from './where.ts'

const PLACEHOLDER = { name: '_PLACEHOLDER', description: 'placeholder (do not use)' }

const constraintEnum = perTable((table) => {
  const { primaryKey, uniques } = table.table
  const all = [...(primaryKey ? [primaryKey] : []), ...uniques].filter(({ name }) => GRAPHQL_NAME.test(name))
  const keys = new Map(all.sort((a, b) => (a.name < b.name ? -1 : 1)).map((key) => [key.name, key]))
  const type = enumType(
    `${table.name}_constraint`,
    `unique or primary key constraints on table "${tableLabel(table)}"`,
    [...keys.values()].map(constraintValue),
  )
  return { keys, type }
})

function constraintValue({ name, columns }: UniqueKey): { name: string; description: string } {
  const quoted = columns.map((column) => `"${column}"`).join(', ')
  return { name, description: `unique or primary key constraint on columns ${quoted}` }
}

const updateColumn = perTable((table, schema) => {
  const columns = schema.updateRights(table)?.columns
  return enumType(
    `${table.name}_update_column`,
    `update columns of table "${tableLabel(table)}"`,
    columns?.size ? [...columns.keys()].map((name) => ({ name, description: 'column name' })) : [PLACEHOLDER],
  )
})

const onConflictInput = perTable((table, schema) =>
  inputObject(
    `${table.name}_on_conflict`,
    `on_conflict condition type for table "${tableLabel(table)}"`,
    () => [
      { name: 'constraint', type: nonNull(of(constraintEnum(table, schema).type)), means: undefined },
      {
        name: 'update_columns',
        type: nonNull(listOf(of(updateColumn(table, schema)))),
        defaultValue: '[]',
        means: undefined,
      },
      { name: 'where', type: of(boolExp(table, schema)), means: undefined },
    ],
  ),
)

/** The argument exists if the table has a unique constraint, even if the role cannot update any column. */
export function onConflictArgument(table: TrackedTable, schema: RoleSchema): InputDef<undefined>[] {
  if (constraintEnum(table, schema).keys.size === 0) return []
  const type = of(onConflictInput(table, schema))
  return [{ name: 'on_conflict', description: 'upsert condition', type, means: undefined }]
}

export function planOnConflict(
  input: Input | undefined,
  table: TrackedTable,
  context: PlanContext,
): OnConflict | undefined {
  const { schema } = context
  const type = onConflictInput(table, schema)
  if (!input || isNull(opened(input, type.name))) return undefined
  const given = memberInputs(input, type)
  const rights = schema.updateRights(table)
  const constraint = required(given, 'constraint', `${input.at}.constraint`)
  const { keys, type: constraints } = constraintEnum(table, schema)
  const name = asEnum(constraint, [...keys.keys()], `${constraints.name}!`)
  const columns = given.get('update_columns')
  const update = columns ? updateColumns(columns, input.at, table, context) : []
  const condition = optionalWhere(given.get('where'), table, context)
  return {
    constraint: name,
    inference: keys.get(name)?.inference,
    update,
    presets: (rights?.presets ?? []).map(({ column, value }) => ({ column: column.name, value })),
    where: and(rights?.filter ?? TRUE, condition),
    updateCheck: rights?.check && { holds: rights.check, at: '$' },
  }
}

function updateColumns(input: Input, at: string, table: TrackedTable, { schema }: PlanContext): string[] {
  const columns = schema.updateRights(table)?.columns
  const type = updateColumn(table, schema)
  const names = type.values.map(({ name }) => name).sort()
  return asList(input, `[${type.name}!]!`).map((item) => {
    const name = asEnum(item, names, `${type.name}!`)
    const column = columns?.get(name)?.column.name
    if (column === undefined) throw invalid('erroneous column name', at)
    return column
  })
}
