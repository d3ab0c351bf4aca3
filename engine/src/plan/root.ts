/** The root types of a role: its root fields and how each of them is planned. */
import type { RootFieldKind } from '../metadata/types.ts'
import { ADMIN, type TrackedFunction, type TrackedTable } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { actionRoot, resultRoot } from './action.ts'
import { deleteByKeyRoot, deleteRoot } from './delete.ts'
import { functionRoots } from './function.ts'
import { insertOneRoot, insertRoot } from './insert.ts'
import { aggregateRoot, byKeyRoot, selectRoot } from './read.ts'
import type { RootField, RootPlan, TableRoot } from './rootField.ts'
import { fieldArguments } from './selection.ts'
import { planStream, streamRoot } from './stream.ts'
import { tableLabel } from './table.ts'
import { nonNull, type ObjectType, objectType, perRole, scalar } from './type.ts'
import { updateByKeyRoot, updateManyRoot, updateRoot } from './update.ts'

export type RootKind = 'query' | 'mutation' | 'subscription'

export type RootType = ObjectType<RootPlan>

type Roots = readonly (readonly [RootFieldKind, TableRoot])[]

const READS: Roots = [
  ['select', selectRoot],
  ['select_by_pk', byKeyRoot],
  ['select_aggregate', aggregateRoot],
]

const WRITES: Roots = [
  ['insert', insertRoot],
  ['insert_one', insertOneRoot],
  ['update', updateRoot],
  ['update_many', updateManyRoot],
  ['update_by_pk', updateByKeyRoot],
  ['delete', deleteRoot],
  ['delete_by_pk', deleteByKeyRoot],
]

const rootTypes = perRole((kind: RootKind, schema): RootType => {
  const all = kind === 'mutation' ? mutations(schema) : reads(kind, schema)
  // A later definition replaces an earlier one with the same name.
  const fields = new Map([...all, ...actions(kind, schema)].map((each) => [each.name, each]))
  if (kind === 'query' && fields.size === 0) fields.set(NO_QUERIES.name, NO_QUERIES)
  return objectType(`${kind}_root`, undefined, () => fields.values())
})

/** The root type. Undefined if the role has no operation of this type. The query type always exists. */
export function rootType(kind: RootKind, schema: RoleSchema): RootType | undefined {
  const type = rootTypes(kind, schema)
  return type.fields().size > 0 ? type : undefined
}

export const queryType = (schema: RoleSchema): RootType => rootTypes('query', schema)

const NO_QUERIES_TEXT =
  "There are no queries available to the current role. Either there are no sources or remote schemas configured, or the current role doesn't have the required permissions."

/** The only query field for a role that cannot read anything. */
const NO_QUERIES: RootField = {
  name: 'no_queries_available',
  description: NO_QUERIES_TEXT,
  args: [],
  type: nonNull(scalar('String')),
  means: {
    kind: 'step',
    plan: (field, context) => {
      fieldArguments(field, context)
      return { kind: 'text', key: field.key, text: JSON.stringify(NO_QUERIES_TEXT) }
    },
  },
}

function reads(kind: 'query' | 'subscription', schema: RoleSchema): RootField[] {
  const ofTables = [...schema.model.tables.values()].flatMap((table) => {
    const rights = schema.selectRights(table)
    if (!rights) return []
    const chosen = kind === 'query' ? rights.queryRoots : rights.subscriptionRoots
    const isChosen = (root: RootFieldKind): boolean => chosen?.has(root) ?? true
    const all = tableRoots(
      READS.filter(([root]) => isChosen(root)),
      table,
      schema,
    )
    const streams =
      kind === 'subscription' && isChosen('select_stream') && streamRoot.isVisible(table, schema)
    return streams ? [...all, streamField(table, schema)] : all
  })
  return [...ofTables, ...functions('query', schema)]
}

const mutations = (schema: RoleSchema): RootField[] => [
  ...[...schema.model.tables.values()].flatMap((table) => tableRoots(WRITES, table, schema)),
  ...functions('mutation', schema),
]

const tableRoots = (roots: Roots, table: TrackedTable, schema: RoleSchema): RootField[] =>
  roots
    .filter(([, { isVisible }]) => isVisible(table, schema))
    .map(([kind, root]) => ({
      ...definition(kind, root, table, schema),
      means: { kind: 'step', plan: (field, context) => root.plan(field, table, context) },
    }))

const streamField = (table: TrackedTable, schema: RoleSchema): RootField => ({
  ...definition('select_stream', streamRoot, table, schema),
  means: { kind: 'stream', plan: (field, context) => planStream(field, table, context) },
})

function definition(
  kind: RootFieldKind,
  { text, args, type }: Omit<TableRoot, 'plan'>,
  table: TrackedTable,
  schema: RoleSchema,
): Omit<RootField, 'means'> {
  const { name, comment } = table.roots[kind]
  const description = comment ?? text(tableLabel(table))
  return { name, description, args: args(table, schema), type: type(table, schema) }
}

function functions(exposedAs: TrackedFunction['exposedAs'], schema: RoleSchema): RootField[] {
  const inferred = exposedAs === 'query' && schema.settings.inferFunctionPermissions
  return schema.model.functions
    .filter((fn) => fn.exposedAs === exposedAs && schema.selectRights(fn.target) !== undefined)
    .filter(({ metadata }) => inferred || isPermitted(schema, (role) => metadata.permissions.includes(role)))
    .flatMap((fn) => functionRoots(fn, schema))
}

function actions(kind: RootKind, schema: RoleSchema): RootField[] {
  return schema.model.actions
    .filter(({ permissions }) => isPermitted(schema, (role) => permissions.has(role)))
    .flatMap((action): RootField[] => {
      if (action.kind === 'asynchronous' && kind !== 'mutation') return [resultRoot(action, schema)]
      return action.root === kind ? [actionRoot(action, schema)] : []
    })
}

/** An admin has every root field. An inherited role has those of its parents. */
function isPermitted({ role, model }: RoleSchema, test: (role: string) => boolean): boolean {
  const visit = (name: string, seen: ReadonlySet<string>): boolean =>
    test(name) ||
    (!seen.has(name) &&
      (model.inherited.get(name) ?? []).some((parent) => visit(parent, new Set([...seen, name]))))
  return role === ADMIN || visit(role, new Set())
}
