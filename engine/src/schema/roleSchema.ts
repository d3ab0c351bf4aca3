/** One role's view of the model: its root fields and the visible parts of each table. Built on first use. */
import type { Settings } from '../contract.ts'
import type { Action, RootFieldKind } from '../metadata/types.ts'
import type { Bool } from './expression.ts'
import {
  ADMIN,
  type ColumnAccess,
  type ComputedFieldInfo,
  type DeleteRights,
  type InsertRights,
  type Model,
  type RelationshipField,
  type SelectRights,
  type TrackedFunction,
  type TrackedTable,
  type UpdateRights,
} from './model.ts'

export type RootField =
  | { readonly kind: 'table'; readonly root: RootFieldKind; readonly table: TrackedTable }
  | { readonly kind: 'function'; readonly aggregate: boolean; readonly function: TrackedFunction }
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'action-result'; readonly action: Action }

export type Roots = ReadonlyMap<string, RootField>

export type RoleSchema = {
  readonly role: string
  readonly model: Model
  readonly settings: Settings
  readonly query: Roots
  readonly mutation: Roots
  readonly subscription: Roots
  readonly selectRights: (table: TrackedTable) => SelectRights | undefined
  readonly insertRights: (table: TrackedTable) => InsertRights | undefined
  readonly updateRights: (table: TrackedTable) => UpdateRights | undefined
  readonly deleteRights: (table: TrackedTable) => DeleteRights | undefined
}

/** `backendOnly`: true if the request can use permissions marked backend_only. */
export function buildRoleSchema(
  model: Model,
  settings: Settings,
  role: string,
  backendOnly: boolean,
): RoleSchema {
  const rights = (table: TrackedTable) => table.rights.get(role)
  const unlocked = <R extends { readonly backendOnly: boolean }>(given: R | undefined): R | undefined =>
    given?.backendOnly && !backendOnly ? undefined : given
  const access = {
    role,
    model,
    settings,
    selectRights: (table: TrackedTable) => rights(table)?.select,
    insertRights: (table: TrackedTable) =>
      table.table.insertable ? unlocked(rights(table)?.insert) : undefined,
    updateRights: (table: TrackedTable) =>
      table.table.updatable ? unlocked(rights(table)?.update) : undefined,
    // Hasura uses `insertable` to decide whether delete fields exist (hasura-reference 2.1).
    deleteRights: (table: TrackedTable) =>
      table.table.insertable ? unlocked(rights(table)?.delete) : undefined,
  }
  return { ...access, ...buildRoots(access) }
}

type Access = Omit<RoleSchema, 'query' | 'mutation' | 'subscription'>

function buildRoots(access: Access): Pick<RoleSchema, 'query' | 'mutation' | 'subscription'> {
  const query = new Map<string, RootField>()
  const mutation = new Map<string, RootField>()
  const subscription = new Map<string, RootField>()
  for (const table of access.model.tables.values()) {
    addReads(table, access, query, subscription)
    for (const root of writes(table, access))
      mutation.set(table.roots[root].name, { kind: 'table', root, table })
  }
  for (const fn of access.model.functions) addFunction(fn, access, { query, mutation, subscription })
  for (const action of access.model.actions) {
    if (access.role !== ADMIN && !actionRoles(action, access)) continue
    const roots = action.root === 'query' ? query : mutation
    roots.set(action.name, { kind: 'action', action })
    if (action.kind !== 'asynchronous') continue
    query.set(action.name, { kind: 'action-result', action })
    subscription.set(action.name, { kind: 'action-result', action })
  }
  return { query, mutation, subscription }
}

/** An inherited role has an action if one of its parents has it. */
function actionRoles(action: Action, access: Access): boolean {
  return holds(access, (role) => action.permissions.has(role))
}

function holds(access: Access, test: (role: string) => boolean): boolean {
  const visit = (role: string, seen: ReadonlySet<string>): boolean =>
    test(role) ||
    (!seen.has(role) &&
      (access.model.inherited.get(role) ?? []).some((parent) => visit(parent, new Set([...seen, role]))))
  return visit(access.role, new Set())
}

export function seesPrimaryKey(table: TrackedTable, rights: SelectRights): boolean {
  const key = table.table.primaryKey?.columns ?? []
  return key.length > 0 && key.every((column) => rights.columns.has(table.byColumn.get(column)?.name ?? ''))
}

function addReads(
  table: TrackedTable,
  access: Access,
  query: Map<string, RootField>,
  subscription: Map<string, RootField>,
): void {
  const rights = access.selectRights(table)
  if (!rights) return
  const roots: RootFieldKind[] = ['select']
  if (seesPrimaryKey(table, rights)) roots.push('select_by_pk')
  if (rights.aggregations) roots.push('select_aggregate')
  for (const root of roots) {
    const field: RootField = { kind: 'table', root, table }
    if (rights.queryRoots?.has(root) ?? true) query.set(table.roots[root].name, field)
    if (rights.subscriptionRoots?.has(root) ?? true) subscription.set(table.roots[root].name, field)
  }
  if ((rights.subscriptionRoots?.has('select_stream') ?? true) && rights.columns.size > 0)
    subscription.set(table.roots.select_stream.name, { kind: 'table', root: 'select_stream', table })
}

function writes(table: TrackedTable, access: Access): RootFieldKind[] {
  const select = access.selectRights(table)
  const byKey = select !== undefined && seesPrimaryKey(table, select)
  const roots: RootFieldKind[] = []
  if (access.insertRights(table)) roots.push('insert', ...(select ? (['insert_one'] as const) : []))
  if (access.updateRights(table))
    roots.push('update', 'update_many', ...(byKey ? (['update_by_pk'] as const) : []))
  if (access.deleteRights(table)) roots.push('delete', ...(byKey ? (['delete_by_pk'] as const) : []))
  return roots
}

function addFunction(
  fn: TrackedFunction,
  access: Access,
  roots: Record<'query' | 'mutation' | 'subscription', Map<string, RootField>>,
): void {
  const select = access.selectRights(fn.target)
  if (!select) return
  const inferred = fn.exposedAs === 'query' && access.settings.inferFunctionPermissions
  const permitted =
    access.role === ADMIN || inferred || holds(access, (role) => fn.metadata.permissions.includes(role))
  if (!permitted) return
  const plain: RootField = { kind: 'function', aggregate: false, function: fn }
  const aggregate: RootField = { kind: 'function', aggregate: true, function: fn }
  const places = fn.exposedAs === 'mutation' ? [roots.mutation] : [roots.query, roots.subscription]
  for (const place of places) {
    place.set(fn.name, plain)
    if (select.aggregations && fn.exposedAs === 'query') place.set(fn.aggregateName, aggregate)
  }
}

export type TableField =
  | { readonly kind: 'column'; readonly access: ColumnAccess }
  | { readonly kind: 'relationship'; readonly relationship: RelationshipField }
  | { readonly kind: 'relationship-aggregate'; readonly relationship: RelationshipField }
  | { readonly kind: 'computed'; readonly info: ComputedFieldInfo; readonly when: Bool | undefined }
  | { readonly kind: 'computed-table'; readonly info: ComputedFieldInfo; readonly target: TrackedTable }

export function tableField(schema: RoleSchema, table: TrackedTable, name: string): TableField | undefined {
  const rights = schema.selectRights(table)
  const access = rights?.columns.get(name)
  if (access) return { kind: 'column', access }
  const relationship = table.relationships.get(name)
  if (relationship)
    return schema.selectRights(relationship.target) ? { kind: 'relationship', relationship } : undefined
  const aggregated = name.endsWith('_aggregate') ? table.relationships.get(name.slice(0, -10)) : undefined
  if (aggregated?.kind === 'array')
    return schema.selectRights(aggregated.target)?.aggregations
      ? { kind: 'relationship-aggregate', relationship: aggregated }
      : undefined
  const computed = rights?.computed.get(name)
  if (computed) return { kind: 'computed', ...computed }
  const info = table.computed.get(name)
  if (!info?.returns || !schema.selectRights(info.returns)) return undefined
  return { kind: 'computed-table', info, target: info.returns }
}
