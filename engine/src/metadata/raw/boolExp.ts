import type { QualifiedName } from '../qualifiedName.ts'
import type { BoolExp } from '../types.ts'
import { qualifiedName } from './names.ts'
import { fail, inside, isJson, type Place, type Shape } from './shape.ts'

const nowhere: Place = { file: 'permission', path: '', notes: { warn: () => {}, report: () => {} } }

/** Old names of operators that Hasura still accepts. */
const synonyms: Readonly<Record<string, string>> = { _ne: '_neq', _cne: '_cneq', _exist: '_exists' }

function normalKey(key: string): string {
  const plain = key.startsWith('$') ? `_${key.slice(1)}` : key
  return synonyms[plain] ?? plain
}

/** Operators whose value is never an expression. */
const operators = new Set(
  [
    'eq neq gt lt gte lte in nin is_null ceq cneq cgt clt cgte clte',
    'like nlike ilike nilike similar nsimilar regex iregex nregex niregex',
    'contains contained_in has_key has_keys_any has_keys_all',
    'ancestor ancestor_any descendant descendant_any matches matches_any matches_fulltext',
    'st_contains st_crosses st_equals st_intersects st_3d_intersects st_overlaps st_touches st_within',
    'st_d_within st_3d_d_within st_intersects_rast st_intersects_geom_nband st_intersects_nband_geom',
  ].flatMap((line) => line.split(' ').map((word) => `_${word}`)),
)

/** Converts `$eq` to `_eq` at every depth, except in operator values, which can be JSON with similar keys. */
function normalise(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalise)
  if (!isJson(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([raw, inner]) => {
      const key = normalKey(raw)
      return [key, operators.has(key) ? inner : normalise(inner)]
    }),
  )
}

/** Reads a filter or check, or the expression of a relationship inside one. */
export const boolExp: Shape<BoolExp> = (value, place) => {
  if (value === undefined || value === null) return { kind: 'and', all: [] }
  if (!isJson(value)) return fail(place, 'a boolean expression must be an object')
  const parts = Object.entries(value).map(([key, inner]) => part(normalKey(key), inner, inside(place, key)))
  const [only] = parts
  return parts.length === 1 && only !== undefined ? only : { kind: 'and', all: parts }
}

function part(key: string, value: unknown, place: Place): BoolExp {
  if (key === '_and' || key === '_or')
    return { kind: key === '_and' ? 'and' : 'or', all: expressions(value, place) }
  if (key === '_not') return { kind: 'not', of: boolExp(value, place) }
  if (key === '_exists') return exists(value, place)
  return { kind: 'field', name: key, value: normalise(value) }
}

function expressions(value: unknown, place: Place): readonly BoolExp[] {
  if (!Array.isArray(value)) return fail(place, 'must be a list of boolean expressions')
  return value.map((item, index) => boolExp(item, inside(place, index)))
}

function exists(value: unknown, place: Place): BoolExp {
  if (!isJson(value)) return fail(place, 'must be an object of _table and _where')
  const inner = new Map(Object.entries(value).map(([key, item]) => [normalKey(key), item]))
  const table: QualifiedName = qualifiedName(inner.get('_table'), inside(place, '_table'))
  return { kind: 'exists', table, where: boolExp(inner.get('_where'), inside(place, '_where')) }
}

/** Reads a relationship's nested expression, for the planner. */
export function readBoolExp(value: unknown): BoolExp {
  return boolExp(value, nowhere)
}
