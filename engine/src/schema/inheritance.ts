/** Inherited roles (hasura-reference 4.5). */
import { type Report, shortName } from '../metadata/inconsistency.ts'
import type { Metadata } from '../metadata/types.ts'
import { and, type Bool, isTrue, or } from './expression.ts'
import type { ColumnAccess, Rights, SelectRights, TrackedTable } from './model.ts'

const FILE = 'inherited_roles.yaml'

/** The parents of each inherited role, sorted so that roles come after their parents. Reports and omits cycles. */
export function flattenInheritance(
  roles: Metadata['inheritedRoles'],
  report: Report,
): Map<string, readonly string[]> {
  const sets = new Map(roles.map(({ role, roleSet }) => [role, roleSet]))
  const ordered = new Map<string, readonly string[]>()
  const visit = (role: string, trail: readonly string[]): void => {
    const parents = sets.get(role)
    if (!parents || ordered.has(role)) return
    if (trail.includes(role)) {
      const cycle = [...trail.slice(trail.indexOf(role)), role]
      const reason = `found cycle(s) in roles: ${JSON.stringify(cycle)}`
      report({ file: FILE, object: { type: 'inherited_role', name: role }, reason })
      return
    }
    for (const parent of parents) visit(parent, [...trail, role])
    ordered.set(role, parents)
  }
  for (const { role } of roles) visit(role, [])
  return ordered
}

/** Gives `role` its parents' combined rights. Explicit permissions of the role itself take precedence. */
export function combineRights(
  table: TrackedTable,
  role: string,
  parents: readonly string[],
  source: string,
  report: Report,
): void {
  const all = parents.flatMap((parent) => table.rights.get(parent) ?? [])
  if (all.length === 0) return
  const own = table.rights.get(role) ?? {}
  const agreed = <K extends 'insert' | 'update' | 'delete'>(kind: K): Rights[K] => {
    const given = all.flatMap((rights) => rights[kind] ?? [])
    const [first] = given
    if (given.every((other) => fingerprint(other) === fingerprint(first))) return first
    const { table: name } = table.metadata
    const entity = `${kind} permission, table: ${shortName(name)}, source: '${source}'`
    report({
      file: FILE,
      object: { type: 'inherited role permission inconsistency', name: role, table: name, permission: kind },
      reason: `Could not inherit permission for the role '${role}' for the entity: '${entity}'`,
    })
    return undefined
  }
  table.rights.set(role, {
    select: own.select ?? combineSelect(all.flatMap((rights) => rights.select ?? [])),
    insert: own.insert ?? agreed('insert'),
    update: own.update ?? agreed('update'),
    delete: own.delete ?? agreed('delete'),
  })
}

const fingerprint = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (inner instanceof Map ? [...inner.keys()] : inner)) ?? ''

function combineSelect(all: readonly SelectRights[]): SelectRights | undefined {
  const [first, ...rest] = all
  if (!first || rest.length === 0) return first
  const limits = all.flatMap((rights) => rights.limit ?? [])
  return {
    columns: combineAccess<ColumnAccess>(all, (rights) => rights.columns),
    computed: combineAccess(all, (rights) => rights.computed),
    filter: or(...all.map((rights) => rights.filter)),
    // As in Hasura, a parent role without a limit does not remove the limit of other parent roles.
    limit: limits.length ? Math.max(...limits) : undefined,
    aggregations: all.some((rights) => rights.aggregations),
    queryRoots: union(all.map((rights) => rights.queryRoots)),
    subscriptionRoots: union(all.map((rights) => rights.subscriptionRoots)),
  }
}

/** A field that only some parents have is null in rows that only other parents can see. */
function combineAccess<A extends { readonly when: Bool | undefined }>(
  all: readonly SelectRights[],
  pick: (rights: SelectRights) => ReadonlyMap<string, A>,
): Map<string, A> {
  const combined = new Map<string, A>()
  const names = new Set(all.flatMap((rights) => [...pick(rights).keys()]))
  for (const name of names) {
    const having = all.flatMap((rights) => {
      const access = pick(rights).get(name)
      return access ? [{ access, filter: access.when ? and(rights.filter, access.when) : rights.filter }] : []
    })
    const [sample] = having
    if (!sample) continue
    const everyone = having.length === all.length && having.every(({ access }) => access.when === undefined)
    const when = or(...having.map(({ filter }) => filter))
    combined.set(name, { ...sample.access, when: everyone || isTrue(when) ? undefined : when })
  }
  return combined
}

function union(sets: readonly (ReadonlySet<string> | undefined)[]): ReadonlySet<string> | undefined {
  return sets.includes(undefined) ? undefined : new Set(sets.flatMap((set) => [...(set ?? [])]))
}
