/** Looks up the names in a permission's filter or check (hasura-reference 4.1). Throws `Unresolved`. */
import type { Catalog, Column, PgType } from '../catalog/catalog.ts'
import { qualified } from '../catalog/catalog.ts'
import { readBoolExp } from '../metadata/raw/boolExp.ts'
import type { BoolExp } from '../metadata/types.ts'
import {
  and,
  type Bool,
  type CallArgument,
  type GeoFunction,
  not,
  type Operand,
  type Operator,
  type Origin,
  or,
  type Value,
} from './expression.ts'
import { arrayLiteral, textOf } from './literal.ts'
import type { ComputedFieldInfo, TrackedTable } from './model.ts'

export class Unresolved extends Error {}

type Scope = {
  readonly table: TrackedTable
  readonly root: TrackedTable
  readonly tables: ReadonlyMap<string, TrackedTable>
  readonly catalog: Catalog
}

export function resolveFilter(
  filter: BoolExp,
  table: TrackedTable,
  tables: ReadonlyMap<string, TrackedTable>,
  catalog: Catalog,
): Bool {
  const bool = resolve(filter, { table, root: table, tables, catalog })
  return JSON.stringify(filter).includes('"$"') ? { kind: 'rooted', of: bool } : bool
}

function resolve(filter: BoolExp, scope: Scope): Bool {
  switch (filter.kind) {
    case 'and':
      return and(...filter.all.map((part) => resolve(part, scope)))
    case 'or':
      return or(...filter.all.map((part) => resolve(part, scope)))
    case 'not':
      return not(resolve(filter.of, scope))
    case 'exists': {
      const table = scope.tables.get(qualified(filter.table))
      if (!table) throw new Unresolved(`table "${filter.table.name}" is not tracked`)
      return {
        kind: 'exists',
        table: table.table,
        join: [],
        where: resolve(filter.where, { ...scope, table }),
      }
    }
    case 'field':
      return resolveField(filter.name, filter.value, scope)
  }
}

function resolveField(name: string, value: unknown, scope: Scope): Bool {
  const { table } = scope
  const column = table.table.columns.get(name)
  if (column) {
    const left: Operand = { kind: 'column', column: column.name, type: column.type }
    return operators(left, value, column.nullable, scope)
  }
  const relationship = table.relationships.get(name)
  if (relationship) {
    const where = resolve(readBoolExp(value), { ...scope, table: relationship.target })
    return { kind: 'exists', table: relationship.target.table, join: relationship.join, where }
  }
  const computed = table.computed.get(name)
  if (computed) return resolveComputed(computed, value, scope)
  throw new Unresolved(`"${name}" does not exist`)
}

function resolveComputed(info: ComputedFieldInfo, value: unknown, scope: Scope): Bool {
  const call = plainCall(info)
  if (!call) throw new Unresolved(`computed field "${info.name}" takes arguments`)
  if (!info.returns) {
    const left: Operand = {
      kind: 'call',
      function: info.function,
      arguments: call,
      type: info.function.returns,
    }
    return operators(left, value, true, scope)
  }
  const where = resolve(readBoolExp(value), { ...scope, table: info.returns })
  return { kind: 'exists-call', function: info.function, arguments: call, where }
}

/** The call of a computed field that needs no arguments from the client. Undefined if the computed field needs any. */
export function plainCall(info: ComputedFieldInfo): CallArgument[] | undefined {
  const call: CallArgument[] = []
  for (const [i, argument] of info.function.arguments.entries()) {
    if (i === info.rowArgument) call.push({ kind: 'row' })
    else if (i === info.sessionArgument) {
      const value: Value = { kind: 'value', origin: { kind: 'session-json' }, type: argument.type }
      call.push({ kind: 'value', name: undefined, value })
    } else return undefined
  }
  return call
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function operators(left: Operand, value: unknown, nullable: boolean, scope: Scope): Bool {
  if (!isObject(value)) return operator(left, '_eq', value, nullable, scope)
  return and(
    ...Object.entries(value).map(([name, operand]) => operator(left, name, operand, nullable, scope)),
  )
}

/** Operators whose operand has the column's type. */
export const PLAIN_OPERATORS: Readonly<Record<string, Operator>> = {
  _eq: '=',
  _neq: '<>',
  _gt: '>',
  _lt: '<',
  _gte: '>=',
  _lte: '<=',
  _like: 'LIKE',
  _nlike: 'NOT LIKE',
  _ilike: 'ILIKE',
  _nilike: 'NOT ILIKE',
  _similar: 'SIMILAR TO',
  _nsimilar: 'NOT SIMILAR TO',
  _regex: '~',
  _iregex: '~*',
  _nregex: '!~',
  _niregex: '!~*',
  _contains: '@>',
  _contained_in: '<@',
  _ancestor: '@>',
  _descendant: '<@',
}

export const GEO_OPERATORS: Readonly<Record<string, GeoFunction>> = {
  _st_contains: 'ST_Contains',
  _st_crosses: 'ST_Crosses',
  _st_equals: 'ST_Equals',
  _st_intersects: 'ST_Intersects',
  _st_3d_intersects: 'ST_3DIntersects',
  _st_overlaps: 'ST_Overlaps',
  _st_touches: 'ST_Touches',
  _st_within: 'ST_Within',
}

/** Operators whose operand has another type than the column. `[]` is an array, `shown` the type in GraphQL. */
export const OTHER_OPERATORS: Readonly<
  Record<string, readonly [operator: Operator, type: string, shown?: string]>
> = {
  _has_key: ['?', 'text'],
  _has_keys_any: ['?|', 'text[]'],
  _has_keys_all: ['?&', 'text[]'],
  _ancestor_any: ['@>', 'ltree[]'],
  _descendant_any: ['<@', 'ltree[]'],
  _matches: ['~', 'lquery'],
  _matches_any: ['?', 'lquery[]', 'String'],
  _matches_fulltext: ['@', 'ltxtquery'],
}

const COLUMN_OPERATORS: Readonly<Record<string, Operator>> = {
  _ceq: '=',
  _cneq: '<>',
  _cgt: '>',
  _clt: '<',
  _cgte: '>=',
  _clte: '<=',
}

/** Reads only the object's own properties, because names in metadata can be any text, even `constructor`. */
const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

function operator(left: Operand, name: string, value: unknown, nullable: boolean, scope: Scope): Bool {
  const { type } = left
  if (name === '_and' || name === '_or') {
    const all = (Array.isArray(value) ? value : [value]).map((part) => operators(left, part, nullable, scope))
    return name === '_and' ? and(...all) : or(...all)
  }
  if (name === '_not') return not(operators(left, value, nullable, scope))
  if (name === '_is_null') return { kind: 'is-null', left, is: isNullOperand(value, scope) }
  if (name === '_in' || name === '_nin') {
    const right = listValue(value, scope.catalog.arrayOf(type))
    return { kind: 'compare', left, operator: name === '_in' ? '= ANY' : '<> ALL', right, nullSafe: false }
  }
  if (name === '_cast') return casts(left, value, scope)
  const columnOperator = own(COLUMN_OPERATORS, name)
  if (columnOperator) {
    const right = columnOperand(value, scope)
    // In Hasura, comparisons with values treat null as equal to null, but comparisons with columns do not.
    return { kind: 'compare', left, operator: columnOperator, right, nullSafe: false }
  }
  const other = own(OTHER_OPERATORS, name)
  if (other) {
    const right = otherValue(value, operandType(other[1], scope.catalog))
    return { kind: 'compare', left, operator: other[0], right, nullSafe: false }
  }
  const plain = own(PLAIN_OPERATORS, name) ?? own(GEO_OPERATORS, name)
  if (!plain) return geoDistance(left, name, value, scope)
  const nullSafe = nullable && (name === '_eq' || name === '_neq')
  return { kind: 'compare', left, operator: plain, right: plainValue(value, type), nullSafe }
}

function casts(left: Operand, value: unknown, scope: Scope): Bool {
  if (!isObject(value)) throw new Unresolved('_cast needs an object')
  const parts = Object.entries(value).map(([target, inner]) => {
    const name = target === 'String' || target === 'text' ? 'text' : target
    const type = operandType(name, scope.catalog)
    return operators({ kind: 'cast', of: left, type }, inner, true, scope)
  })
  return and(...parts)
}

function geoDistance(left: Operand, name: string, value: unknown, scope: Scope): Bool {
  if ((name !== '_st_d_within' && name !== '_st_3d_d_within') || !isObject(value))
    throw new Unresolved(`operator "${name}" does not exist`)
  return {
    kind: 'within-distance',
    left,
    from: plainValue(value.from, left.type),
    distance: plainValue(value.distance, operandType('float8', scope.catalog)),
    spheroid:
      value.use_spheroid === undefined
        ? undefined
        : plainValue(value.use_spheroid, operandType('bool', scope.catalog)),
    function: name === '_st_d_within' ? 'ST_DWithin' : 'ST_3DDWithin',
  }
}

export function operandType(name: string, catalog: Catalog): PgType {
  const isArray = name.endsWith('[]')
  const type = catalog.typeNamed(isArray ? name.slice(0, -2) : name)
  if (!type) throw new Unresolved(`type "${name}" does not exist`)
  return isArray ? catalog.arrayOf(type) : type
}

function isNullOperand(value: unknown, scope: Scope): boolean | Value {
  if (typeof value === 'boolean') return value
  return plainValue(value, operandType('bool', scope.catalog))
}

function columnOperand(value: unknown, scope: Scope): Operand {
  const path = Array.isArray(value) ? value : [value]
  const isRoot = path[0] === '$'
  const name = path[path.length - 1]
  const table = isRoot ? scope.root : scope.table
  if (path.length > (isRoot ? 2 : 1) || typeof name !== 'string')
    throw new Unresolved('a column comparison names one column')
  const column: Column | undefined = table.table.columns.get(name)
  if (!column) throw new Unresolved(`column "${name}" does not exist`)
  return { kind: isRoot ? 'root-column' : 'column', column: column.name, type: column.type }
}

const isSession = (value: unknown): value is string => typeof value === 'string' && /^x-hasura-/i.test(value)

function origin(value: unknown, type: PgType): Origin {
  if (isSession(value)) return { kind: 'session', name: value.toLowerCase() }
  return { kind: 'metadata', text: textOf(value, type) }
}

export const plainValue = (value: unknown, type: PgType): Value => ({
  kind: 'value',
  origin: origin(value, type),
  type,
})

function listValue(value: unknown, type: PgType): Value {
  if (!Array.isArray(value)) return plainValue(value, type)
  const element = type.element ?? type
  if (value.some(isSession))
    return { kind: 'value', origin: { kind: 'list', of: value.map((v) => origin(v, element)) }, type }
  const text = arrayLiteral(value.map((v) => textOf(v, element)))
  return { kind: 'value', origin: { kind: 'metadata', text }, type }
}

const otherValue = (value: unknown, type: PgType): Value =>
  type.kind === 'array' ? listValue(value, type) : plainValue(value, type)
