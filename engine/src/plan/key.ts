/** A row's primary key as arguments. */
import { and, type Bool } from '../schema/expression.ts'
import type { ColumnField, TrackedTable } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { columnComparable, parameter, valueType } from './comparable.ts'
import { type Input, invalid } from './input.ts'
import { columnOperand, rightsOf } from './table.ts'
import { type InputDef, nonNull } from './type.ts'

const keyColumns = (table: TrackedTable): readonly ColumnField[] =>
  (table.table.primaryKey?.columns ?? []).flatMap((column) => table.byColumn.get(column) ?? [])

/** True if the role sees all columns of the primary key. */
export function seesKey(table: TrackedTable, schema: RoleSchema): boolean {
  const key = table.table.primaryKey?.columns ?? []
  const columns = schema.selectRights(table)?.columns
  return key.length > 0 && key.every((column) => columns?.has(table.byColumn.get(column)?.name ?? ''))
}

export const keyArguments = (table: TrackedTable, schema: RoleSchema): InputDef<undefined>[] =>
  keyColumns(table).map((field) => ({
    name: field.name,
    description: field.description,
    type: nonNull(valueType(columnComparable(field), schema)),
    means: undefined,
  }))

export function keyCondition(
  inputs: ReadonlyMap<string, Input>,
  table: TrackedTable,
  schema: RoleSchema,
  at: string,
): Bool {
  const { columns } = rightsOf(table, schema)
  return and(
    ...keyColumns(table).map(({ name }): Bool => {
      const input = inputs.get(name)
      const access = columns.get(name)
      if (!input || !access) throw invalid(`missing required field '${name}'`, `${at}.${name}`)
      const right = parameter(input, columnComparable(access.field), false, true)
      return { kind: 'compare', left: columnOperand(access), operator: '=', right, nullSafe: false }
    }),
  )
}
