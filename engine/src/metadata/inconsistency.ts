/** Metadata that cannot be served, described in Hasura's terms for the metadata API and logs. */
import type { QualifiedName } from './qualifiedName.ts'

export type TablePart =
  | 'object_relation'
  | 'array_relation'
  | 'remote_relationship'
  | 'computed_field'
  | 'event_trigger'
  | PermissionType

export type PermissionType = `${'select' | 'insert' | 'update' | 'delete'}_permission`

type SourcePart = 'native_query' | 'logical_model' | 'stored_procedure'

type Other =
  | 'source'
  | 'action'
  | 'custom_types'
  | 'cron_trigger'
  | 'remote_schema'
  | 'endpoint'
  | 'inherited_role'

export type ObjectId =
  | { readonly type: 'table'; readonly table: QualifiedName }
  /** A permission has no name of its own, so the message names its role. */
  | { readonly type: TablePart; readonly table: QualifiedName; readonly name: string }
  | { readonly type: 'function'; readonly function: QualifiedName }
  | { readonly type: SourcePart | Other; readonly name: string }
  /** A permission for which an inherited role's parents have conflicting settings. */
  | {
      readonly type: 'inherited role permission inconsistency'
      readonly name: string
      readonly table: QualifiedName
      readonly permission: 'insert' | 'update' | 'delete'
    }

export type Inconsistency = {
  /** The path of the file, relative to the metadata directory. */
  readonly file: string
  readonly object: ObjectId
  readonly reason: string
  /** The name of the missing environment variable. */
  readonly variable?: string
}

export type Report = (inconsistency: Inconsistency) => void

/** A table's name. Omits the schema if it is `public`. */
export const shortName = ({ schema, name }: QualifiedName): string =>
  schema === 'public' ? name : `${schema}.${name}`

/** Adds the object's place in the metadata to a reason, in Hasura's format. */
export function within(object: ObjectId, what: string): string {
  const table = 'table' in object ? `in table "${shortName(object.table)}": ` : ''
  switch (object.type) {
    case 'object_relation':
    case 'array_relation':
    case 'remote_relationship':
      return `${table}in relationship "${object.name}": ${what}`
    case 'computed_field':
      return `${table}in computed field "${object.name}": ${what}`
    case 'event_trigger':
      return `${table}in event trigger "${object.name}": ${what}`
    case 'select_permission':
    case 'insert_permission':
    case 'update_permission':
    case 'delete_permission':
      return `${table}in permission for role "${object.name}": ${what}`
    case 'function':
      return `in function "${shortName(object.function)}": ${what}`
    case 'table':
      return `${table}${what}`
    case 'inherited role permission inconsistency':
      return what
    default:
      return `in ${object.type.replace('_', ' ')} "${object.name}": ${what}`
  }
}

export const objectKey = (object: ObjectId): string => {
  const place = 'table' in object ? object.table : 'function' in object ? object.function : undefined
  return JSON.stringify([object.type, place?.schema, place?.name, 'name' in object ? object.name : undefined])
}

/** Describes each problem in one line. Omits problems inside a table that is itself inconsistent. */
export function lines(inconsistencies: readonly Inconsistency[]): readonly string[] {
  const keyOf = (table: QualifiedName) => objectKey({ type: 'table', table })
  const out = new Set(
    inconsistencies.flatMap(({ object }) => (object.type === 'table' ? [keyOf(object.table)] : [])),
  )
  const told = inconsistencies.filter(
    ({ object }) => object.type === 'table' || !('table' in object) || !out.has(keyOf(object.table)),
  )
  const line = ({ file, reason }: Inconsistency) => `${file}: ${reason}`
  const others = told.filter(({ variable }) => variable === undefined).map(line)
  const waiting = Map.groupBy(told, ({ variable }) => variable)
  const variables = [...waiting].flatMap(([variable, [first, ...more]]) =>
    variable === undefined || first === undefined
      ? []
      : [more.length === 0 ? line(first) : `${line(first)} (and ${more.length} more that name it)`],
  )
  return [...new Set([...others, ...variables])]
}

type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The format of get_inconsistent_metadata. `exported`, the metadata's JSON form, contains the definitions. */
export function shown({ object, reason }: Inconsistency, source: string, exported: Json): Json {
  if (object.type === 'inherited role permission inconsistency') {
    const entity = { table: shortName(object.table), source, permission_type: object.permission }
    return { reason, name: object.name, type: object.type, entity }
  }
  return {
    reason: `Inconsistent object: ${reason}`,
    type: object.type,
    name: `${object.type} ${nameOf(object, source)}`,
    definition: definitionOf(object, source, exported),
  }
}

function nameOf(object: ObjectId, source: string): string {
  switch (object.type) {
    case 'table':
      return `${shortName(object.table)} in source ${source}`
    case 'function':
      return `${shortName(object.function)} in source ${source}`
    case 'native_query':
    case 'logical_model':
    case 'stored_procedure':
      return `${object.name} in source ${source}`
    default:
      return 'table' in object
        ? `${object.name} in table ${shortName(object.table)} in source ${source}`
        : object.name
  }
}

const entries = (value: unknown, key: string): readonly Json[] => {
  const list = isJson(value) ? value[key] : undefined
  return Array.isArray(list) ? list.filter(isJson) : []
}

const named = (list: readonly Json[], name: string): Json =>
  list.find((entry) => (entry.name ?? entry.role ?? entry.role_name ?? entry.root_field_name) === name) ?? {
    name,
  }

const memberOf: Readonly<Partial<Record<ObjectId['type'], string>>> = {
  object_relation: 'object_relationships',
  array_relation: 'array_relationships',
  native_query: 'native_queries',
  endpoint: 'rest_endpoints',
  custom_types: 'custom_types',
}

function definitionOf(object: ObjectId, source: string, exported: Json): unknown {
  if (object.type === 'table') return object.table
  if (object.type === 'function') return object.function
  if (object.type === 'source') return object.name
  const member = memberOf[object.type] ?? `${object.type}s`
  const held = named(entries(exported, 'sources'), source)
  if (!('table' in object)) {
    if (object.type === 'custom_types') return exported.custom_types
    const inSource =
      object.type === 'logical_model' || object.type === 'native_query' || object.type === 'stored_procedure'
    return named(entries(inSource ? held : exported, member), object.name)
  }
  const table = entries(held, 'tables').find((entry) => isTable(entry.table, object.table))
  const definition = named(entries(table, member), object.name)
  if (object.type === 'event_trigger') return { table: object.table, configuration: definition }
  return { source, table: object.table, ...definition }
}

function isTable(value: unknown, { schema, name }: QualifiedName): boolean {
  if (typeof value === 'string') return value === name && schema === 'public'
  return isJson(value) && value.name === name && (value.schema ?? 'public') === schema
}
