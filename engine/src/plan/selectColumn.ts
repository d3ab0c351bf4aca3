/** Enums of a table's columns. */
import type { Operand } from '../schema/expression.ts'
import type { ColumnAccess } from '../schema/model.ts'
import { asEnum, asList, type Input, isNull, opened } from './input.ts'
import { columnOperand, columnsOf, tableLabel } from './table.ts'
import { type EnumType, enumType, listOf, of, perTable, type TypeRef } from './type.ts'

export type ColumnEnum = {
  readonly type: EnumType
  readonly list: TypeRef
  readonly read: (input: Input) => Operand
  /** For a list, null counts as an empty list. */
  readonly readList: (input: Input) => Operand[]
}

/** The enum of a table's columns. Undefined if the table has no columns, because an enum needs at least one value. */
export function columnEnum(
  name: string,
  description: string,
  columns: readonly ColumnAccess[],
): ColumnEnum | undefined {
  if (columns.length === 0) return undefined
  const operands = new Map(columns.map((access) => [access.field.name, columnOperand(access)]))
  const names = [...operands.keys()].sort()
  const values = columns.map(({ field }) => ({ name: field.name, description: 'column name' }))
  const type = enumType(name, description, values)
  const list = listOf(of(type))
  const read = (input: Input): Operand => {
    const operand = operands.get(asEnum(input, names, `${name}!`))
    if (!operand) throw new Error(`${name} has no such column`)
    return operand
  }
  const readList = (input: Input): Operand[] =>
    isNull(opened(input, list.text)) ? [] : asList(input, list.text).map(read)
  return { type, list, read, readList }
}

export const selectColumn = perTable<ColumnEnum | undefined>((table, schema) =>
  columnEnum(
    `${table.name}_select_column`,
    `select columns of table "${tableLabel(table)}"`,
    columnsOf(table, schema),
  ),
)
