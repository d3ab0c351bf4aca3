import type { ApiLimits, Limit } from '../types.ts'
import {
  boolean,
  fail,
  keyed,
  list,
  mapped,
  natural,
  object,
  oneOf,
  optional,
  type Place,
  passedOver,
  type Shape,
  text,
  withDefault,
} from './shape.ts'

export const inheritedRoles = mapped(
  list(object({ role_name: text, role_set: list(text), comment: optional(text) })),
  (read) => read.map((role) => ({ role: role.role_name, roleSet: role.role_set })),
)

export const introspection = mapped(
  withDefault(object({ disabled_for_roles: list(text) }), { disabled_for_roles: [] }),
  (read) => new Set(read.disabled_for_roles),
)

export const queryCollections = mapped(
  list(
    object({
      name: text,
      comment: optional(text),
      definition: object({ queries: list(object({ name: text, query: text })) }),
    }),
  ),
  (read, place) =>
    keyed(
      read,
      (collection) => collection.name,
      (collection) => collection.definition.queries,
      place,
      'collection',
    ),
)

type Collections = ReturnType<typeof queryCollections>

const scopeShape = object({
  global: boolean,
  roles: passedOver('allow-lists per role belong to the Enterprise Edition'),
})

/** Reads the queries that are permitted when the allow-list is enabled. */
export function allowList(value: unknown, place: Place, collections: Collections): readonly string[] {
  const entries = list(object({ collection: text, scope: optional(scopeShape) }))(value, place)
  return entries.flatMap(({ collection, scope }) => {
    const queries =
      collections.get(collection) ?? fail(place, `query collection "${collection}" does not exist`)
    return scope?.global === false ? [] : queries.map((query) => query.query)
  })
}

const none: Limit = { global: undefined, perRole: new Map() }

const limit: Shape<Limit> = withDefault(
  mapped(
    object({
      global: optional(natural),
      per_role: withDefault((value: unknown, place: Place) => perRole(value, place), new Map()),
      state: optional(oneOf('enabled', 'disabled')),
    }),
    (read) => (read.state === 'disabled' ? none : { global: read.global, perRole: read.per_role }),
  ),
  none,
)

function perRole(value: unknown, place: Place): ReadonlyMap<string, number> {
  if (typeof value !== 'object' || value === null) return fail(place, 'must be an object of roles')
  return new Map(Object.entries(value).map(([role, max]) => [role, natural(max, place)]))
}

const apiLimitsShape = mapped(
  object({
    disabled: withDefault(boolean, false),
    depth_limit: limit,
    node_limit: limit,
    time_limit: limit,
    batch_limit: limit,
    rate_limit: passedOver('rate limits belong to the Enterprise Edition'),
  }),
  (read): ApiLimits => ({
    disabled: read.disabled,
    depthLimit: read.depth_limit,
    nodeLimit: read.node_limit,
    timeLimitSeconds: read.time_limit,
    batchLimit: read.batch_limit,
  }),
)

export const apiLimits: Shape<ApiLimits> = (value, place) => apiLimitsShape(value ?? {}, place)
