/** Operators on one column or value in `where` (hasura-reference 2.6). */

import type { PgType } from '../catalog/catalog.ts'
import { isGeo, isTextual } from '../catalog/scalar.ts'
import {
  and,
  type Bool,
  type InputType,
  type Operand,
  type Operator,
  type Value,
} from '../schema/expression.ts'
import { GEO_OPERATORS, OTHER_OPERATORS, operandType, PLAIN_OPERATORS } from '../schema/filter.ts'
import type { ColumnField } from '../schema/model.ts'
import { asBoolean, asObject, asParameter, type Input, invalid, isNull, opened } from './input.ts'
import type { PlanContext } from './selection.ts'

export type Comparable = {
  readonly type: PgType
  readonly enumName?: string | undefined
  readonly enumValues?: readonly string[] | undefined
}

export const columnComparable = (field: ColumnField): Comparable => ({
  type: field.column.type,
  enumName: field.enumTable && `${field.enumTable.name}_enum`,
  enumValues: field.enumTable?.enumValues?.map((v) => v.value),
})

const GENERAL = ['_eq', '_neq', '_in', '_nin', '_is_null']
const ORDERING = ['_gt', '_lt', '_gte', '_lte']
const TEXT = ['_like _nlike _ilike _nilike _similar _nsimilar', '_regex _iregex _nregex _niregex'].flatMap(
  (line) => line.split(' '),
)
const JSONB = [...['_contains', '_contained_in', '_has_key', '_has_keys_any', '_has_keys_all'], '_cast']
const LTREE =
  '_ancestor _ancestor_any _descendant _descendant_any _matches _matches_any _matches_fulltext'.split(' ')
const DISTANCE = ['_st_d_within', '_st_3d_d_within']

export function operatorsOf({ type, enumValues }: Comparable): readonly string[] {
  if (enumValues) return GENERAL
  const all = [...GENERAL, ...(type.name === 'raster' ? [] : ORDERING)]
  if (type.kind === 'array') return [...all, '_contains', '_contained_in']
  if (isTextual(type)) return [...all, ...TEXT]
  if (type.name === 'jsonb') return [...all, ...JSONB]
  if (type.name === 'ltree') return [...all, ...LTREE]
  if (type.name === 'geometry') return [...all, ...Object.keys(GEO_OPERATORS), ...DISTANCE, '_cast']
  if (type.name === 'geography') return [...all, '_st_intersects', '_st_d_within', '_cast']
  return all
}

/**
 * The name of the type, for example `Int_comparison_exp`, `String_array_comparison_exp` or
 * `colors_enum_comparison_exp`.
 */
export const comparisonName = ({ type, enumName }: Comparable): string =>
  `${enumName ?? (type.kind === 'array' ? `${type.scalar}_array` : type.scalar)}_comparison_exp`

const typeName = ({ type, enumName }: Comparable): string => enumName ?? type.scalar

/** The type for messages and variable declarations. Arrays are `[String!]`. */
export const graphqlType = (of: Comparable): string =>
  of.type.kind === 'array' ? `[${typeName(of)}!]` : typeName(of)

export const inputType = (of: Comparable, nullable: boolean): InputType => ({
  pg: of.type,
  name: typeName(of),
  nullable,
  list: false,
  enumValues: of.enumValues,
})

/** `required`: the argument is declared with `!`. */
export function parameter(input: Input, of: Comparable, nullable: boolean, required = false): Value {
  const origin = asParameter(input, inputType(of, nullable), graphqlType(of) + (required ? '!' : ''))
  return { kind: 'value', origin, type: of.type }
}

export function comparisons(input: Input, left: Operand, of: Comparable, context: PlanContext): Bool {
  const known = operatorsOf(of)
  const entries = asObject(input, comparisonName(of))
  for (const [name, { at }] of entries)
    if (!known.includes(name)) throw invalid(`field '${name}' not found in type: '${comparisonName(of)}'`, at)
  return and(...entries.flatMap(([name, value]) => comparison(name, value, left, of, context)))
}

function comparison(name: string, input: Input, left: Operand, of: Comparable, context: PlanContext): Bool[] {
  if (isAbsent(input, context)) return []
  if (name === '_is_null') return [{ kind: 'is-null', left, is: asBoolean(input, 'Boolean') }]
  if (name === '_in' || name === '_nin')
    return [compare(left, name === '_in' ? '= ANY' : '<> ALL', listParameter(input, of, context))]
  if (name === '_cast') return [cast(input, left, context)]
  const other = OTHER_OPERATORS[name]
  if (other) return [compare(left, other[0], otherParameter(name, input, context))]
  if (name === '_st_d_within' || name === '_st_3d_d_within')
    return [withinDistance(name, input, left, of, context)]
  const operator = PLAIN_OPERATORS[name] ?? GEO_OPERATORS[name]
  if (!operator) throw invalid(`field '${name}' not found in type: '${comparisonName(of)}'`, input.at)
  return [compare(left, operator, parameter(input, of, false))]
}

const compare = (left: Operand, operator: Operator, right: Value): Bool => ({
  kind: 'compare',
  left,
  operator,
  right,
  nullSafe: false,
})

/** Settings such as HASURA_GRAPHQL_V1_BOOLEAN_NULL_COLLAPSE let a null operator count as absent. */
function isAbsent(input: Input, context: PlanContext): boolean {
  const { booleanNullCollapse, unboundVariablesAreAbsent } = context.schema.settings
  if (booleanNullCollapse) return isNull(input.kind === 'literal' ? peek(input) : input)
  if (!unboundVariablesAreAbsent || input.kind !== 'literal' || input.node.kind !== 'Variable') return false
  context.variables.markStructure({ name: input.node.name.value, path: [] })
  return context.variables.isUnset(input.node.name.value)
}

function peek(input: Input): Input {
  if (input.kind !== 'literal' || input.node.kind !== 'Variable') return input
  const source = { name: input.node.name.value, path: [] }
  const { at, variables } = input
  return { kind: 'json', value: variables.at(source), source, at, variables }
}

function listParameter(input: Input, of: Comparable, context: PlanContext): Value {
  const type = context.schema.model.catalog.arrayOf(of.type)
  const origin = asParameter(input, { ...inputType(of, false), list: true }, `[${graphqlType(of)}!]`)
  return { kind: 'value', origin, type }
}

function otherParameter(operator: string, input: Input, context: PlanContext): Value {
  const [, of = 'text', shown] = OTHER_OPERATORS[operator] ?? []
  const type = operandType(of, context.schema.model.catalog)
  const element = type.element
  // Hasura accepts null as a key to search for. No value contains that key.
  if (!element) return parameter(input, { type }, operator === '_has_key')
  const name = shown ?? element.scalar
  const scalar: InputType = { pg: element, name, nullable: false, list: true }
  return { kind: 'value', origin: asParameter(input, scalar, `[${name}!]`), type }
}

function cast(input: Input, left: Operand, context: PlanContext): Bool {
  const from = left.type.name
  const targets: Record<string, string> =
    from === 'jsonb'
      ? { String: 'text' }
      : from === 'geometry'
        ? { geography: 'geography' }
        : { geometry: 'geometry' }
  const parts = asObject(input, `${left.type.scalar}_cast_exp`).map(([name, inner]) => {
    const target = targets[name]
    if (!target) throw invalid(`field '${name}' not found in type: '${left.type.scalar}_cast_exp'`, inner.at)
    const type = operandType(target, context.schema.model.catalog)
    return comparisons(inner, { kind: 'cast', of: left, type }, { type }, context)
  })
  return and(...parts)
}

function withinDistance(
  name: string,
  input: Input,
  left: Operand,
  of: Comparable,
  context: PlanContext,
): Bool {
  const inputName = `${name === '_st_d_within' ? 'st_d_within' : 'st_d_within_3d'}${of.type.name === 'geography' ? '_geography' : ''}_input`
  const given = new Map(opened(input, inputName).at ? asObject(input, inputName) : [])
  const required = (key: string): Input => {
    const value = given.get(key)
    if (!value) throw invalid(`missing required field '${key}'`, input.at)
    return value
  }
  const typed = (type: string): Comparable => ({ type: operandType(type, context.schema.model.catalog) })
  const spheroid = given.get('use_spheroid')
  return {
    kind: 'within-distance',
    left,
    from: parameter(required('from'), of, false),
    distance: parameter(required('distance'), typed('float4'), false),
    spheroid: spheroid && isGeo(of.type) ? parameter(spheroid, typed('bool'), true) : undefined,
    function: name === '_st_d_within' ? 'ST_DWithin' : 'ST_3DDWithin',
  }
}
