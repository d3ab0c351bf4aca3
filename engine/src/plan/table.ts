/** The parts of a table that a role can see. */
import { type Bool, type Operand, TRUE } from '../schema/expression.ts'
import { plainCall } from '../schema/filter.ts'
import type {
  ColumnAccess,
  ComputedFieldInfo,
  RelationshipField,
  SelectRights,
  TrackedTable,
} from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'

export const tableLabel = ({ table }: TrackedTable): string =>
  table.schema === 'public' ? table.name : `${table.schema}.${table.name}`

export function rightsOf(table: TrackedTable, schema: RoleSchema): SelectRights {
  const rights = schema.selectRights(table)
  if (!rights) throw new Error(`role ${schema.role} may not select ${table.id}`)
  return rights
}

export const filterOf = (table: TrackedTable, schema: RoleSchema): Bool =>
  schema.selectRights(table)?.filter ?? TRUE

export const columnsOf = (table: TrackedTable, schema: RoleSchema): readonly ColumnAccess[] => [
  ...(schema.selectRights(table)?.columns.values() ?? []),
]

export const relationshipsOf = (table: TrackedTable, schema: RoleSchema): readonly RelationshipField[] =>
  [...table.relationships.values()].filter(({ target }) => schema.selectRights(target))

export const canAggregate = (table: TrackedTable, schema: RoleSchema): boolean =>
  schema.selectRights(table)?.aggregations ?? false

/** A scalar computed field. For an inherited role, `when` limits the rows in which it is visible. */
export type ComputedScalar = { readonly info: ComputedFieldInfo; readonly when: Bool | undefined }

export const computedScalars = (table: TrackedTable, schema: RoleSchema): readonly ComputedScalar[] => {
  const visible = schema.selectRights(table)?.computed
  return [...table.computed.values()].flatMap(({ name, returns }) =>
    returns ? [] : (visible?.get(name) ?? []),
  )
}

export type ComputedTable = { readonly info: ComputedFieldInfo; readonly target: TrackedTable }

export const computedTables = (table: TrackedTable, schema: RoleSchema): readonly ComputedTable[] =>
  [...table.computed.values()].flatMap((info) =>
    info.returns && schema.selectRights(info.returns) ? [{ info, target: info.returns }] : [],
  )

/** A column as an operand. The operand is null in rows in which the role cannot see the column. */
export const columnOperand = ({ field, when }: ColumnAccess): Operand =>
  guarded({ kind: 'column', column: field.column.name, type: field.column.type }, when)

export function guarded(operand: Operand, when: Bool | undefined): Operand {
  return when ? { kind: 'guarded', of: operand, when, type: operand.type } : operand
}

/** A computed field without arguments as an operand. Undefined if clients must give arguments. */
export function computedOperand({ info, when }: ComputedScalar): Operand | undefined {
  const call = plainCall(info)
  const fn = info.function
  return call && guarded({ kind: 'call', function: fn, arguments: call, type: fn.returns }, when)
}
