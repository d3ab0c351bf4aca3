/** The permissions of each role on each table, including inherited roles (hasura-reference 4). */
import type { Catalog } from '../catalog/catalog.ts'
import { type Report, within } from '../metadata/inconsistency.ts'
import type {
  BoolExp,
  Columns,
  InsertPermission,
  Metadata,
  Preset,
  SelectPermission,
  UpdatePermission,
} from '../metadata/types.ts'
import { type Bool, TRUE } from './expression.ts'
import { plainValue, resolveFilter, Unresolved } from './filter.ts'
import { combineRights, flattenInheritance } from './inheritance.ts'
import {
  ADMIN,
  type ColumnField,
  type InsertRights,
  type PresetValue,
  type Rights,
  type SelectRights,
  type TrackedFunction,
  type TrackedTable,
  type UpdateRights,
} from './model.ts'

type Context = {
  readonly metadata: Metadata
  readonly catalog: Catalog
  readonly tables: ReadonlyMap<string, TrackedTable>
  readonly functions: readonly TrackedFunction[]
  readonly report: Report
}

export function resolvePermissions(context: Context): {
  roles: string[]
  inherited: ReadonlyMap<string, readonly string[]>
} {
  const { metadata, tables, functions, report } = context
  for (const table of tables.values()) {
    table.rights.set(ADMIN, adminRights(table))
    for (const [role, rights] of explicitRights(table, context)) table.rights.set(role, rights)
  }
  const inherited = flattenInheritance(metadata.inheritedRoles, report)
  for (const [role, parents] of inherited)
    for (const table of tables.values()) combineRights(table, role, parents, metadata.source.name, report)
  const roles = new Set([ADMIN])
  for (const table of tables.values()) for (const role of table.rights.keys()) roles.add(role)
  for (const fn of functions) for (const role of fn.metadata.permissions) roles.add(role)
  for (const action of metadata.actions) for (const role of action.permissions) roles.add(role)
  for (const { role } of metadata.inheritedRoles) roles.add(role)
  return { roles: [...roles], inherited }
}

function adminRights(table: TrackedTable): Rights {
  const columns = new Map([...table.columns].map(([name, field]) => [name, { field, when: undefined }]))
  const scalars = [...table.computed].filter(([, info]) => !info.returns)
  const writable = writableColumns(table)
  return {
    select: {
      columns,
      computed: new Map(scalars.map(([name, info]) => [name, { info, when: undefined }])),
      filter: TRUE,
      limit: undefined,
      aggregations: true,
      queryRoots: undefined,
      subscriptionRoots: undefined,
    },
    insert: { columns: writable, check: TRUE, presets: [], backendOnly: false },
    update: { columns: writable, filter: TRUE, check: undefined, presets: [], backendOnly: false },
    delete: { filter: TRUE, backendOnly: false },
  }
}

const writableColumns = (table: TrackedTable): Map<string, ColumnField> =>
  new Map([...table.columns].filter(([, field]) => !field.column.generated))

function explicitRights(table: TrackedTable, context: Context): Map<string, Rights> {
  const all = new Map<string, Rights>()
  const { metadata } = table
  const collect = <K extends keyof Rights, P>(
    kind: K,
    permissions: ReadonlyMap<string, P>,
    make: (permission: P) => Rights[K],
  ): void => {
    for (const [role, permission] of permissions) {
      const rights = all.get(role) ?? {}
      all.set(role, rights)
      try {
        rights[kind] = make(permission)
      } catch (error) {
        if (!(error instanceof Unresolved)) throw error
        const object = { type: `${kind}_permission`, table: metadata.table, name: role } as const
        context.report({ file: metadata.file, object, reason: within(object, error.message) })
      }
    }
  }
  const filterOf = (filter: BoolExp | undefined): Bool =>
    filter ? resolveFilter(filter, table, context.tables, context.catalog) : TRUE
  collect('select', metadata.select, (permission) => selectRights(permission, table, filterOf))
  collect('insert', metadata.insert, (permission) => insertRights(permission, table, filterOf))
  collect('update', metadata.update, (permission) => updateRights(permission, table, filterOf))
  collect('delete', metadata.delete, ({ filter, backendOnly }) => ({ filter: filterOf(filter), backendOnly }))
  return all
}

type FilterOf = (filter: BoolExp | undefined) => Bool

function selectRights(permission: SelectPermission, table: TrackedTable, filterOf: FilterOf): SelectRights {
  const columns = fieldsOf(permission.columns, table)
  const computed = permission.computedFields.map((name) => {
    const info = table.computed.get(name)
    if (!info) throw new Unresolved(`computed field "${name}" does not exist`)
    if (info.returns)
      throw new Unresolved(`select permissions on computed field "${name}" are auto-derived from its table's`)
    return [name, { info, when: undefined }] as const
  })
  const roots = [...(permission.queryRootFields ?? []), ...(permission.subscriptionRootFields ?? [])]
  const keys = table.table.primaryKey?.columns ?? []
  const names = new Set(columns.map((field) => field.column.name))
  if (roots.includes('select_by_pk') && !(keys.length > 0 && keys.every((key) => names.has(key))))
    throw new Unresolved('"select_by_pk" cannot be used in the root fields without access to the primary key')
  if (roots.includes('select_aggregate') && !permission.allowAggregations)
    throw new Unresolved('"select_aggregate" cannot be used in the root fields without "allow_aggregations"')
  return {
    columns: new Map(columns.map((field) => [field.name, { field, when: undefined }])),
    computed: new Map(computed),
    filter: filterOf(permission.filter),
    limit: permission.limit,
    aggregations: permission.allowAggregations,
    queryRoots: permission.queryRootFields && new Set(permission.queryRootFields),
    subscriptionRoots: permission.subscriptionRootFields && new Set(permission.subscriptionRootFields),
  }
}

function fieldsOf(columns: Columns, table: TrackedTable): ColumnField[] {
  if (columns === '*') return [...table.columns.values()]
  return columns.flatMap((name) => {
    const field = table.byColumn.get(name)
    if (!field && !table.table.columns.has(name)) throw new Unresolved(`column "${name}" does not exist`)
    return field ? [field] : []
  })
}

function presetsOf(set: Readonly<Record<string, Preset>>, table: TrackedTable): PresetValue[] {
  return Object.entries(set).map(([name, preset]) => {
    const column = table.table.columns.get(name)
    if (!column) throw new Unresolved(`column "${name}" does not exist`)
    return {
      column,
      value: plainValue(preset.kind === 'session' ? preset.variable : preset.value, column.type),
    }
  })
}

/** Leaves preset columns out of the input type. */
function inputColumns(columns: Columns, set: object, table: TrackedTable): Map<string, ColumnField> {
  const fields = fieldsOf(columns, table).filter(
    ({ column }) => !column.generated && !Object.hasOwn(set, column.name),
  )
  return new Map(fields.map((field) => [field.name, field]))
}

const insertRights = (
  permission: InsertPermission,
  table: TrackedTable,
  filterOf: FilterOf,
): InsertRights => ({
  columns: inputColumns(permission.columns, permission.set, table),
  check: filterOf(permission.check),
  presets: presetsOf(permission.set, table),
  backendOnly: permission.backendOnly,
})

const updateRights = (
  permission: UpdatePermission,
  table: TrackedTable,
  filterOf: FilterOf,
): UpdateRights => ({
  columns: inputColumns(permission.columns, permission.set, table),
  filter: filterOf(permission.filter),
  check: permission.check && filterOf(permission.check),
  presets: presetsOf(permission.set, table),
  backendOnly: permission.backendOnly,
})
