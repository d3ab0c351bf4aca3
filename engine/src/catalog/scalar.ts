/** Hasura's rules for Postgres' scalar types (hasura-reference 2.5, 2.8). */
import type { PgType } from './catalog.ts'

const GRAPHQL_NAMES: Readonly<Record<string, string>> = {
  int4: 'Int',
  bool: 'Boolean',
  float4: 'Float',
  text: 'String',
  varchar: 'String',
  int2: 'smallint',
  int8: 'bigint',
}

export const graphqlScalar = (name: string, composite: boolean): string =>
  composite ? `${name}_scalar` : (GRAPHQL_NAMES[name] ?? name)

const NUMERIC = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'money'])
const COMPARABLE = new Set([
  ...NUMERIC,
  'bpchar',
  'varchar',
  'text',
  'citext',
  'date',
  'timestamp',
  'timestamptz',
  'timetz',
  'uuid',
  'ltree',
  'lquery',
  'ltxtquery',
])
const BIG = new Set(['int8', 'numeric', 'float8', 'money'])
const WITHOUT_EXTREMES = new Set(['uuid', 'ltree'])
const TEXTUAL = new Set(['text', 'varchar', 'bpchar', 'citext'])

const isBase = (type: PgType, names: ReadonlySet<string>): boolean =>
  type.kind === 'base' && names.has(type.name)

export const isNumeric = (type: PgType): boolean => isBase(type, NUMERIC)
/** True for types that support the aggregates max and min. */
export const isComparable = (type: PgType): boolean =>
  type.kind === 'array' || type.kind === 'enum' || isBase(type, COMPARABLE)
/** Lists of these types are sent as text: Postgres has no arrays of arrays and cannot read GeoJSON in an array. */
export const isListedAsText = (type: PgType): boolean =>
  type.kind === 'array' || type.name.startsWith('_') || isGeo(type)
/** Postgres can sort values of these types but has no max and min for them. */
export const lacksExtremes = (type: PgType): boolean => isBase(type, WITHOUT_EXTREMES)
export const isTextual = (type: PgType): boolean => isBase(type, TEXTUAL)
/** Types that STRINGIFY_NUMERIC_TYPES turns into JSON strings. */
export const isBig = (type: PgType): boolean => isBase(type, BIG)
export const isJson = (type: PgType): boolean => type.name === 'json' || type.name === 'jsonb'
export const isGeo = (type: PgType): boolean => type.name === 'geometry' || type.name === 'geography'
