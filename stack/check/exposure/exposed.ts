/** Reads what the permissions in the metadata expose. */
import { parse } from 'yaml'
import { z } from 'zod'
import { readText } from '../files.ts'
import type { Usage } from './usage.ts'

const queryFields = ['select', 'select_by_pk', 'select_aggregate'] as const
const subscriptionFields = [...queryFields, 'select_stream'] as const

const nameOf = {
  select: (table: string) => table,
  select_by_pk: (table: string) => `${table}_by_pk`,
  select_aggregate: (table: string) => `${table}_aggregate`,
  select_stream: (table: string) => `${table}_stream`,
}

const permission = z.object({
  columns: z.array(z.string()),
  computed_fields: z.array(z.string()).default([]),
  allow_aggregations: z.boolean().default(false),
  query_root_fields: z.array(z.enum(queryFields)).optional(),
  subscription_root_fields: z.array(z.enum(subscriptionFields)).optional(),
})

const write = z.object({
  role: z.string(),
  permission: z.object({ columns: z.array(z.string()).default([]) }),
})
const writes = z.array(write).default([])

const columnConfig = z.record(z.string(), z.object({ custom_name: z.string() }))
const relationships = z.array(z.object({ name: z.string() })).default([])
const filters = z
  .array(z.object({ permission: z.object({ filter: z.json().optional(), check: z.json().optional() }) }))
  .default([])

const tableFile = z.object({
  table: z.object({ name: z.string() }),
  configuration: z.object({ column_config: columnConfig.default({}) }).default({ column_config: {} }),
  object_relationships: relationships,
  array_relationships: relationships,
  select_permissions: z.array(z.object({ role: z.string(), permission })).default([]),
  insert_permissions: writes,
  update_permissions: writes,
  delete_permissions: writes,
})
const filteredFile = z.object({
  select_permissions: filters,
  insert_permissions: filters,
  update_permissions: filters,
  delete_permissions: filters,
})

/** The permission of one role to read one table. */
export type Permission = z.infer<typeof permission> & { readonly table: string; readonly role: string }

/** The permission of one role to change one table. A deletion has no columns. */
export type WritePermission = {
  readonly table: string
  readonly role: string
  readonly operation: 'insert' | 'update' | 'delete'
  readonly columns: readonly string[]
}

export type Table = {
  readonly name: string
  readonly relationships: readonly string[]
  readonly permissions: readonly Permission[]
  readonly writes: readonly WritePermission[]
  /** The names in the filters and checks of the table's permissions. */
  readonly filtered: readonly string[]
}

const namesIn = (value: z.core.util.JSONType | undefined): string[] =>
  Array.isArray(value)
    ? value.flatMap(namesIn)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, below]) => [name, ...namesIn(below)])
      : []

const folder = 'hasura/metadata/databases/default/tables'
const include = '!include '

function readTable(content: unknown): Table {
  const { table, configuration, ...rest } = tableFile.parse(content)
  const nameOfColumn = (column: string) => configuration.column_config[column]?.custom_name ?? column
  const writesOf = (operation: WritePermission['operation']) =>
    rest[`${operation}_permissions`].map(({ role, permission: { columns } }) => ({
      table: table.name,
      role,
      operation,
      columns: columns.map(nameOfColumn),
    }))
  return {
    name: table.name,
    relationships: [...rest.object_relationships, ...rest.array_relationships].map(({ name }) => name),
    permissions: rest.select_permissions.map(({ role, permission: given }) => ({
      ...given,
      columns: given.columns.map(nameOfColumn),
      role,
      table: table.name,
    })),
    writes: [...writesOf('insert'), ...writesOf('update'), ...writesOf('delete')],
    filtered: Object.values(filteredFile.parse(content))
      .flat()
      .flatMap((one) => [...namesIn(one.permission.filter), ...namesIn(one.permission.check)]),
  }
}

/** The tables in tables.yaml. Some are written in that file, and others are included from their own files. */
export const readTables = (): Table[] => {
  const read = (file: string): unknown => parse(readText(`${folder}/${file}`))
  return z
    .array(z.union([z.string().startsWith(include), z.looseObject({})]))
    .parse(read('tables.yaml'))
    .map((entry) => readTable(typeof entry === 'string' ? read(entry.slice(include.length)) : entry))
}

const statistics = [
  'avg',
  'max',
  'min',
  'stddev',
  'stddev_pop',
  'stddev_samp',
  'sum',
  'var_pop',
  'var_samp',
  'variance',
]
/** The types of a table that have a field per column. Each is recognized by the end of its name. */
const columnTypes = [
  ...['', '_bool_exp', '_order_by', '_select_column', '_pk_columns_input', '_stream_cursor_value_input'],
  ...statistics.flatMap((name) => [`_${name}_fields`, `_${name}_order_by`]),
]
const relationshipTypes = ['', '_bool_exp', '_order_by', '_insert_input']
const aggregateTypes = ['', '_bool_exp', '_order_by'].map((suffix) => `_aggregate${suffix}`)

/** The permission, reduced to the parts that documents use. Undefined if no part is used. */
export function leastOf(given: Permission, { fields, types }: Usage): Permission | undefined {
  const { table, role } = given
  const hasType = (suffix: string) => types.has(`${table}${suffix}`)
  if (!['', '_mutation_response', '_bool_exp', ...aggregateTypes].some(hasType)) return undefined
  const isUsed = (name: string) => columnTypes.some((suffix) => fields.has(`${table}${suffix}.${name}`))
  const isRoot = (root: string) => (field: keyof typeof nameOf) =>
    fields.has(`${root}.${nameOf[field](table)}`)
  return {
    table,
    role,
    columns: given.columns.filter(isUsed),
    computed_fields: given.computed_fields.filter(isUsed),
    allow_aggregations: aggregateTypes.some(hasType),
    query_root_fields: queryFields.filter(isRoot('query_root')),
    subscription_root_fields: subscriptionFields.filter(isRoot('subscription_root')),
  }
}

/** Lists the parts of a permission that are missing in the reduced one. A missing list exposes every root field. */
export function excessOf(given: Permission, least: Permission | undefined): string[] {
  if (!least) return ['select permission']
  const offered = <Field extends string>(all: readonly Field[]) =>
    all.filter((field) => field !== 'select_aggregate' || given.allow_aggregations)
  const beyond = (what: string, fields: readonly string[], used: readonly string[] = []) =>
    fields.filter((field) => !used.includes(field)).map((field) => `${what} ${field}`)
  const query = given.query_root_fields ?? offered(queryFields)
  const subscription = given.subscription_root_fields ?? offered(subscriptionFields)
  return [
    ...beyond('column', given.columns, least.columns),
    ...beyond('computed field', given.computed_fields, least.computed_fields),
    ...beyond('query root field', query, least.query_root_fields),
    ...beyond('subscription root field', subscription, least.subscription_root_fields),
    ...(given.allow_aggregations && !least.allow_aggregations ? ['allow_aggregations'] : []),
  ]
}

/** Types with a field or a value for each column that an insert or an update can set, by the end of their names. */
const writtenTypes = {
  insert: ['_insert_input'],
  update: ['_set_input', '_inc_input', '_append_input', '_update_column'],
}

/** Lists the parts of a permission to insert, update or delete rows that no document uses. */
export function unusedWrites(given: WritePermission, { fields, types }: Usage): string[] {
  const { table, operation, columns } = given
  const isRoot = ['', '_by_pk', '_one', '_many'].some((end) =>
    fields.has(`mutation_root.${operation}_${table}${end}`),
  )
  const unused =
    operation === 'delete'
      ? []
      : columns.filter(
          (column) => !writtenTypes[operation].some((end) => fields.has(`${table}${end}.${column}`)),
        )
  const isNested = types.has(`${table}_insert_input`)
  const isUsed =
    operation === 'update' ? unused.length < columns.length : isRoot || (operation === 'insert' && isNested)
  return isUsed ? unused.map((column) => `${operation} column ${column}`) : [`${operation} permission`]
}

/** Relationships that some role sees, but that no document and no permission uses. */
export function unusedRelationships(tables: readonly Table[], usages: readonly Usage[]): string[] {
  const filtered = new Set(tables.flatMap((table) => table.filtered))
  return tables.flatMap(({ name: table, relationships }) =>
    relationships
      .filter((name) => !filtered.has(name) && usages.some((usage) => usage.offers(table, name)))
      .filter((name) => {
        const fields = relationshipTypes.flatMap((suffix) => [
          `${table}${suffix}.${name}`,
          `${table}${suffix}.${name}_aggregate`,
        ])
        return !usages.some((usage) => fields.some((field) => usage.fields.has(field)))
      })
      .map((name) => `${table}: relationship ${name}`),
  )
}
