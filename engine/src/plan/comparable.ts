/** Values with a Postgres type: their GraphQL types and their parameters. */
import type { PgType } from '../catalog/catalog.ts'
import type { InputType, Value } from '../schema/expression.ts'
import type { ColumnField, TrackedTable } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { asParameter, type Input } from './input.ts'
import { enumType, listOf, of, perTable, scalar, type TypeRef } from './type.ts'

export type Comparable = { readonly type: PgType; readonly enumTable?: TrackedTable | undefined }

export const columnComparable = ({ column, enumTable }: ColumnField): Comparable => ({
  type: column.type,
  enumTable,
})

export const typeName = ({ type, enumTable }: Comparable): string =>
  enumTable ? `${enumTable.name}_enum` : type.scalar

const enumTypeOf = perTable((table) =>
  enumType(
    `${table.name}_enum`,
    undefined,
    (table.enumValues ?? []).map(({ value, comment }) => ({ name: value, description: comment })),
  ),
)

/** The type of a column or an argument, without its outer `!`. Arrays are `[String!]`. */
export function valueType({ type, enumTable }: Comparable, schema: RoleSchema): TypeRef {
  const single = enumTable ? of(enumTypeOf(enumTable, schema)) : scalar(type.scalar)
  return type.kind === 'array' ? listOf(single) : single
}

/** The GraphQL type as text, for messages and variable declarations. */
export const graphqlType = (value: Comparable): string =>
  value.type.kind === 'array' ? `[${typeName(value)}!]` : typeName(value)

export const inputType = (value: Comparable, nullable: boolean): InputType => ({
  pg: value.type,
  name: typeName(value),
  nullable,
  list: false,
  enumValues: value.enumTable?.enumValues?.map((each) => each.value),
})

/** `required` is true if the argument is declared with `!`. */
export function parameter(input: Input, value: Comparable, nullable: boolean, required = false): Value {
  const origin = asParameter(input, inputType(value, nullable), graphqlType(value) + (required ? '!' : ''))
  return { kind: 'value', origin, type: value.type }
}
