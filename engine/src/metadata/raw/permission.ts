import type { PermissionType } from '../inconsistency.ts'
import type {
  DeletePermission,
  InsertPermission,
  Preset,
  SelectPermission,
  UpdatePermission,
} from '../types.ts'
import { boolExp } from './boolExp.ts'
import { columnNames, columns } from './names.ts'
import {
  boolean,
  fail,
  keyed,
  list,
  mapped,
  natural,
  object,
  objects,
  oneOf,
  optional,
  partOfTable,
  record,
  type Shape,
  text,
  unsupported,
  withDefault,
} from './shape.ts'

const validateInput = unsupported('webhooks that validate input (validate_input)')
const queryField = oneOf('select', 'select_by_pk', 'select_aggregate')
const subscriptionField = oneOf('select', 'select_by_pk', 'select_aggregate', 'select_stream')

const preset: Shape<Preset> = (value) =>
  typeof value === 'string' && /^x-hasura-/i.test(value)
    ? { kind: 'session', variable: value.toLowerCase() }
    : { kind: 'literal', value }

const presets = record(preset)

/** A missing list means every root field and an empty list means none, so the two must stay distinct. */
function rootFields<T>(field: Shape<T>): Shape<readonly T[] | undefined> {
  return optional(list(field))
}

const select: Shape<SelectPermission> = mapped(
  object({
    columns,
    computed_fields: columnNames,
    filter: boolExp,
    limit: optional(natural),
    allow_aggregations: withDefault(boolean, false),
    query_root_fields: rootFields(queryField),
    subscription_root_fields: rootFields(subscriptionField),
  }),
  (read) => ({
    columns: read.columns,
    computedFields: read.computed_fields,
    filter: read.filter,
    limit: read.limit,
    allowAggregations: read.allow_aggregations,
    queryRootFields: read.query_root_fields,
    subscriptionRootFields: read.subscription_root_fields,
  }),
)

const insert: Shape<InsertPermission> = mapped(
  object({
    columns: withDefault(columns, '*' as const),
    check: boolExp,
    set: presets,
    backend_only: withDefault(boolean, false),
    validate_input: validateInput,
  }),
  (read) => ({ columns: read.columns, check: read.check, set: read.set, backendOnly: read.backend_only }),
)

const update: Shape<UpdatePermission> = mapped(
  object({
    columns,
    filter: boolExp,
    check: optional(boolExp),
    set: presets,
    backend_only: withDefault(boolean, false),
    validate_input: validateInput,
  }),
  (read) => ({
    columns: read.columns,
    filter: read.filter,
    check: read.check,
    set: read.set,
    backendOnly: read.backend_only,
  }),
)

const remove: Shape<DeletePermission> = mapped(
  object({ filter: boolExp, backend_only: withDefault(boolean, false), validate_input: validateInput }),
  (read) => ({ filter: read.filter, backendOnly: read.backend_only }),
)

function perRole<T>(type: PermissionType, permission: Shape<T>): Shape<ReadonlyMap<string, T>> {
  const entry = object({ role: text, permission, comment: optional(text) })
  return mapped(objects(entry, partOfTable(type, 'role')), (entries, place) => {
    if (entries.some((entry) => entry.role === 'admin'))
      fail(place, 'the admin role has every permission already')
    return keyed(
      entries,
      (entry) => entry.role,
      (entry) => entry.permission,
      place,
      'role',
    )
  })
}

export const permissions = {
  select_permissions: perRole('select_permission', select),
  insert_permissions: perRole('insert_permission', insert),
  update_permissions: perRole('update_permission', update),
  delete_permissions: perRole('delete_permission', remove),
}
