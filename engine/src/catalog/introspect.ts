/** Reads the database's catalog in three statements, regardless of its size. */
import type { Pool } from 'pg'
import type { QualifiedName } from '../metadata/qualifiedName.ts'
import type { Metadata } from '../metadata/types.ts'
import {
  type Catalog,
  type Column,
  type EnumValue,
  type ForeignKey,
  type PgFunction,
  type PgType,
  qualified,
  type Table,
  type UniqueKey,
} from './catalog.ts'
import { FUNCTIONS, TABLES, TYPES } from './queries.ts'
import { graphqlScalar, isListedAsText } from './scalar.ts'

type RawType = {
  oid: number
  name: string
  schema: string
  type: string
  base: number | null
  element: number | null
}
type RawConstraint = {
  name: string
  type: 'p' | 'u' | 'f'
  columns: string[]
  targetSchema: string | null
  targetName: string | null
  targetColumns: string[] | null
}
type RawIndex = { name: string; columns: string[]; expressions: string; predicate: string | null }
type RawColumn = {
  name: string
  type: number
  nullable: boolean
  comment: string | null
  default: string | null
  generated: boolean
  identity: string | null
}
type RawTable = {
  schema: string
  name: string
  kind: string
  plain: boolean
  comment: string | null
  updates: number
  columns: RawColumn[]
  constraints: RawConstraint[]
  uniqueIndexes: RawIndex[]
}
type RawFunction = {
  schema: string
  name: string
  comment: string | null
  types: number[]
  names: string[] | null
  modes: string[] | null
  defaults: number
  volatile: boolean
  set: boolean
  returns: number
  variadic: boolean
}

export async function introspect(pool: Pool, metadata: Metadata): Promise<Catalog> {
  const { tables, functions } = metadata.source
  const schemas = new Set(['public', ...tables.map((t) => t.table.schema)])
  const functionNames = new Set([
    ...functions.map((f) => qualified(f.function)),
    ...tables.flatMap((t) => t.computedFields.map((c) => qualified(c.function))),
  ])
  const rawTypes = await readJson<RawType[]>(pool, TYPES, [])
  const rawTables = await readJson<RawTable[]>(pool, TABLES, [[...schemas]])
  const rawFunctions = await readJson<RawFunction[]>(pool, FUNCTIONS, [[...functionNames]])
  const types = typeLookup(rawTypes)
  const tableMap = new Map(rawTables.map((raw) => [qualified(raw), toTable(raw, types.byOid)]))
  const enumTables = tables.filter((t) => t.isEnum).map((t) => t.table)
  return {
    tables: tableMap,
    functions: Map.groupBy(
      rawFunctions.map((raw) => toFunction(raw, types.byOid)),
      qualified,
    ),
    enumValues: await readEnums(pool, enumTables, tableMap),
    typeNamed: types.byName,
    arrayOf: types.arrayOf,
    scalarNames: types.scalarNames,
  }
}

async function readJson<T>(pool: Pool, text: string, values: unknown[]): Promise<T> {
  const result = await pool.query<[T]>({ text, values, rowMode: 'array' })
  const row = result.rows[0]
  if (!row) throw new Error('introspection gave no row')
  return row[0]
}

const PLAIN_TYPES = new Set(
  'int2 int4 int8 float4 float8 numeric bool text varchar bpchar uuid date timestamp timestamptz timetz json jsonb bytea money'.split(
    ' ',
  ),
)
const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

function typeSql(schema: string, name: string): string {
  const plain = name.startsWith('_') ? name.slice(1) : name
  if (schema === 'pg_catalog' && PLAIN_TYPES.has(plain)) return plain === name ? name : `${plain}[]`
  return `${quote(schema)}.${quote(name)}`
}

function typeLookup(raw: readonly RawType[]) {
  const rawByOid = new Map(raw.map((type) => [type.oid, type]))
  const made = new Map<number, PgType>()
  const byOid = (oid: number): PgType => {
    const known = made.get(oid)
    if (known) return known
    const type = rawByOid.get(oid)
    if (!type) throw new Error(`type ${oid} is not in the catalog`)
    // A domain column is treated as its base type (hasura-reference 2.5).
    const built = type.type === 'd' && type.base !== null ? byOid(type.base) : build(type)
    made.set(oid, built)
    return built
  }
  const build = (type: RawType): PgType => {
    const element = type.element !== null && type.name.startsWith('_') ? byOid(type.element) : undefined
    const kind = element ? 'array' : type.type === 'e' ? 'enum' : type.type === 'c' ? 'composite' : 'base'
    return {
      name: type.name,
      schema: type.schema,
      kind,
      element,
      sql: typeSql(type.schema, type.name),
      scalar: element ? element.scalar : graphqlScalar(type.name, kind === 'composite'),
    }
  }
  const rank = (type: RawType): number =>
    type.schema === 'pg_catalog' ? 0 : type.schema === 'public' ? 1 : 2
  const oids = new Map<string, number>()
  for (const type of raw.toSorted((a, b) => rank(b) - rank(a))) oids.set(type.name, type.oid)
  const byName = (name: string): PgType | undefined => {
    const oid = oids.get(name)
    return oid === undefined ? undefined : byOid(oid)
  }
  const arrayOf = (type: PgType): PgType => ({
    name: `_${type.name}`,
    schema: type.schema,
    kind: 'array',
    element: type,
    sql: isListedAsText(type) ? 'text[]' : `${type.sql}[]`,
    scalar: type.scalar,
  })
  const scalarNames = new Set(raw.map(({ name, type }) => graphqlScalar(name, type === 'c')))
  return { byOid, byName, arrayOf, scalarNames }
}

const INSERTS = 8
const UPDATES = 4

function toTable(raw: RawTable, typeOf: (oid: number) => PgType): Table {
  const keys = (type: string): UniqueKey[] =>
    raw.constraints
      .filter((c) => c.type === type)
      .map(({ name, columns }) => ({ name, columns, inference: undefined }))
  const foreignKeys = raw.constraints.flatMap((c): ForeignKey[] =>
    c.type === 'f' && c.targetSchema !== null && c.targetName !== null && c.targetColumns !== null
      ? [
          {
            name: c.name,
            columns: c.columns,
            target: { schema: c.targetSchema, name: c.targetName },
            targetColumns: c.targetColumns,
          },
        ]
      : [],
  )
  return {
    schema: raw.schema,
    name: raw.name,
    isView: raw.kind === 'v' || raw.kind === 'm',
    isPlain: raw.plain,
    comment: raw.comment ?? undefined,
    columns: new Map(raw.columns.map((c) => [c.name, toColumn(c, typeOf)])),
    primaryKey: keys('p')[0],
    uniques: [...keys('u'), ...raw.uniqueIndexes.map(indexKey)],
    foreignKeys,
    insertable: (raw.updates & INSERTS) !== 0,
    updatable: (raw.updates & UPDATES) !== 0,
  }
}

function indexKey({ name, columns, expressions, predicate }: RawIndex): UniqueKey {
  const rows = predicate === null ? '' : ` WHERE ${predicate}`
  return { name, columns, inference: `(${expressions})${rows}` }
}

function toColumn(raw: RawColumn, typeOf: (oid: number) => PgType): Column {
  const identity =
    raw.identity === null ? undefined : `nextval('${raw.identity.replaceAll("'", "''")}'::regclass)`
  return {
    name: raw.name,
    type: typeOf(raw.type),
    nullable: raw.nullable,
    comment: raw.comment ?? undefined,
    defaultSql: raw.generated ? undefined : (raw.default ?? identity),
    generated: raw.generated,
  }
}

function toFunction(raw: RawFunction, typeOf: (oid: number) => PgType): PgFunction {
  const modes = raw.modes
  const names = raw.names ?? []
  const inputNames = modes ? names.filter((_, i) => ['i', 'b', 'v'].includes(modes[i] ?? '')) : names
  const firstDefault = raw.types.length - raw.defaults
  return {
    schema: raw.schema,
    name: raw.name,
    comment: raw.comment ?? undefined,
    arguments: raw.types.map((oid, i) => ({
      name: inputNames[i] || undefined,
      type: typeOf(oid),
      hasDefault: i >= firstDefault,
    })),
    volatile: raw.volatile,
    returnsSet: raw.set,
    returns: typeOf(raw.returns),
    variadic: raw.variadic,
  }
}

async function readEnums(
  pool: Pool,
  names: readonly QualifiedName[],
  tables: ReadonlyMap<string, Table>,
): Promise<Map<string, EnumValue[]>> {
  const all = new Map<string, EnumValue[]>()
  for (const name of names) {
    const table = tables.get(qualified(name))
    const key = table?.primaryKey?.columns[0]
    if (!table || key === undefined) continue
    const comment = [...table.columns.keys()].find((column) => column !== key)
    const text = `select json_agg(json_build_object('value', ${quote(key)}, 'comment', ${comment === undefined ? 'null' : quote(comment)}) order by ${quote(key)} collate "C") from ${quote(name.schema)}.${quote(name.name)}`
    const rows = await readJson<{ value: string; comment: string | null }[] | null>(pool, text, [])
    all.set(
      qualified(name),
      (rows ?? []).map((row) => ({ value: row.value, comment: row.comment ?? undefined })),
    )
  }
  return all
}
