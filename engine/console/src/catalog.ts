import { metadata, readJson } from './engine.ts'
import { isObject, type Json, type JsonObject, number, objects, strings, text, textOrNull } from './json.ts'

export type Column = {
  readonly name: string
  /** The column's name in GraphQL. */
  readonly field: string
  readonly type: string
  readonly kind: ColumnKind
  readonly notNull: boolean
  readonly default: string | null
  readonly generated: boolean
  readonly comment: string | null
  readonly labels: readonly string[]
}

export type ColumnKind = 'text' | 'number' | 'boolean' | 'time' | 'json' | 'array' | 'enum' | 'other'

export type ForeignKey = {
  readonly columns: readonly string[]
  readonly schema: string
  readonly table: string
  readonly targets: readonly string[]
}

export type Table = {
  readonly schema: string
  readonly name: string
  readonly comment: string | null
  readonly isView: boolean
  readonly isEnum: boolean
  readonly estimate: number
  readonly columns: readonly Column[]
  readonly primaryKey: readonly string[]
  readonly foreignKeys: readonly ForeignKey[]
  /** The prefix of the table's GraphQL types. */
  readonly type: string
  readonly roots: Readonly<Record<'select' | 'aggregate' | 'insertOne' | 'updateByPk' | 'delete', string>>
}

export type Catalog = {
  readonly tables: readonly Table[]
  readonly roles: readonly string[]
  readonly eventTriggers: readonly string[]
  readonly cronTriggers: readonly string[]
}

const CATALOG_SQL = `
select coalesce(json_agg(t order by t.schema, t.name), '[]') from (
  select n.nspname as schema, c.relname as name, c.relkind in ('v', 'm') as "isView",
    obj_description(c.oid, 'pg_class') as comment, greatest(c.reltuples, 0)::bigint as estimate,
    (select json_agg(json_build_object(
        'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'category', b.typcategory,
        'base', b.typname, 'notNull', a.attnotnull, 'default', pg_get_expr(d.adbin, d.adrelid),
        'generated', a.attgenerated <> '' or a.attidentity = 'a', 'comment', col_description(c.oid, a.attnum),
        'labels', (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = b.oid)
      ) order by a.attnum)
      from pg_attribute a join pg_type y on y.oid = a.atttypid
      join pg_type b on b.oid = coalesce(nullif(y.typbasetype, 0), y.oid)
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select json_agg(a.attname order by k.at)
      from pg_index i cross join unnest(i.indkey::int2[]) with ordinality k(num, at)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.num
      where i.indrelid = c.oid and i.indisprimary) as "primaryKey",
    (select json_agg(json_build_object('schema', fn.nspname, 'table', f.relname,
        'columns', (select json_agg(a.attname order by k.at) from unnest(x.conkey) with ordinality k(num, at)
          join pg_attribute a on a.attrelid = x.conrelid and a.attnum = k.num),
        'targets', (select json_agg(a.attname order by k.at) from unnest(x.confkey) with ordinality k(num, at)
          join pg_attribute a on a.attrelid = x.confrelid and a.attnum = k.num)))
      from pg_constraint x join pg_class f on f.oid = x.confrelid join pg_namespace fn on fn.oid = f.relnamespace
      where x.conrelid = c.oid and x.contype = 'f') as "foreignKeys"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not in ('information_schema', 'hdb_catalog')
    and n.nspname not like 'pg\\_%'
) t`

const NUMBERS = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'])
const TEXTS = new Set(['text', 'varchar', 'bpchar', 'citext', 'name'])

const kindOf = (base: string, category: string): ColumnKind => {
  if (NUMBERS.has(base)) return 'number'
  if (TEXTS.has(base)) return 'text'
  if (base === 'bool') return 'boolean'
  if (base === 'json' || base === 'jsonb') return 'json'
  if (category === 'A') return 'array'
  if (category === 'E') return 'enum'
  return category === 'D' || category === 'T' ? 'time' : 'other'
}

const column = (raw: JsonObject, config: JsonObject): Column => {
  const name = text(raw.name)
  const own = config[name]
  return {
    name,
    field: (isObject(own) ? textOrNull(own.custom_name) : textOrNull(own)) ?? name,
    type: text(raw.type),
    kind: kindOf(text(raw.base), text(raw.category)),
    notNull: raw.notNull === true,
    default: textOrNull(raw.default),
    generated: raw.generated === true,
    comment: textOrNull(raw.comment),
    labels: strings(raw.labels),
  }
}

const rootName = (roots: JsonObject, key: string, fallback: string): string => {
  const own = roots[key]
  return (isObject(own) ? textOrNull(own.name) : textOrNull(own)) ?? fallback
}

const child = (parent: JsonObject, key: string): JsonObject => {
  const value = parent[key]
  return isObject(value) ? value : {}
}

const foreignKey = (raw: JsonObject): ForeignKey => ({
  columns: strings(raw.columns),
  schema: text(raw.schema),
  table: text(raw.table),
  targets: strings(raw.targets),
})

const table = (raw: JsonObject, tracked: JsonObject): Table => {
  const configuration = child(tracked, 'configuration')
  const columns = { ...child(configuration, 'custom_column_names'), ...child(configuration, 'column_config') }
  const roots = child(configuration, 'custom_root_fields')
  const schema = text(raw.schema)
  const name = text(raw.name)
  const type = textOrNull(configuration.custom_name) ?? (schema === 'public' ? name : `${schema}_${name}`)
  return {
    schema,
    name,
    comment: textOrNull(raw.comment),
    isView: raw.isView === true,
    isEnum: tracked.is_enum === true,
    estimate: number(raw.estimate),
    columns: objects(raw.columns).map((each) => column(each, columns)),
    primaryKey: strings(raw.primaryKey),
    foreignKeys: objects(raw.foreignKeys).map(foreignKey),
    type,
    roots: {
      select: rootName(roots, 'select', type),
      aggregate: rootName(roots, 'select_aggregate', `${type}_aggregate`),
      insertOne: rootName(roots, 'insert_one', `insert_${type}_one`),
      updateByPk: rootName(roots, 'update_by_pk', `update_${type}_by_pk`),
      delete: rootName(roots, 'delete', `delete_${type}`),
    },
  }
}

const tableKey = (value: Json | undefined): string =>
  typeof value === 'string'
    ? `public.${value}`
    : isObject(value)
      ? `${text(value.schema) || 'public'}.${text(value.name)}`
      : ''

const PERMISSIONS = ['select_permissions', 'insert_permissions', 'update_permissions', 'delete_permissions']

const rolesOf = (exported: JsonObject, tracked: readonly JsonObject[]): readonly string[] => {
  const permitted = [...tracked, ...objects(exported.actions)].flatMap((owner) =>
    [...PERMISSIONS, 'permissions']
      .flatMap((key) => objects(owner[key]))
      .map((permission) => text(permission.role)),
  )
  const inherited = objects(exported.inherited_roles).map((role) => text(role.role_name))
  return [...new Set([...permitted, ...inherited])].filter(Boolean).sort()
}

export const loadCatalog = async (secret: string): Promise<Catalog> => {
  const [answer, rawTables] = await Promise.all([
    metadata(secret, 'export_metadata'),
    readJson(secret, CATALOG_SQL),
  ])
  const exported = isObject(answer) ? answer : {}
  const tracked = objects(exported.sources).flatMap((source) => objects(source.tables))
  const byName = new Map(tracked.map((each) => [tableKey(each.table), each]))
  return {
    tables: rawTables.flatMap((raw) => {
      const own = byName.get(`${text(raw.schema)}.${text(raw.name)}`)
      return own ? [table(raw, own)] : []
    }),
    roles: rolesOf(exported, tracked),
    eventTriggers: tracked
      .flatMap((each) => objects(each.event_triggers))
      .map((trigger) => text(trigger.name)),
    cronTriggers: objects(exported.cron_triggers).map((trigger) => text(trigger.name)),
  }
}

export const findTable = (catalog: Catalog, schema: string, name: string): Table | undefined =>
  catalog.tables.find((each) => each.schema === schema && each.name === name)

export const enumTableOf = (catalog: Catalog, owner: Table, name: string): Table | undefined => {
  const key = owner.foreignKeys.find((each) => each.columns.length === 1 && each.columns[0] === name)
  const target = key && findTable(catalog, key.schema, key.table)
  return target?.isEnum ? target : undefined
}
