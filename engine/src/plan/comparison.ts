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
import type { RoleSchema } from '../schema/roleSchema.ts'
import { type Comparable, graphqlType, inputType, parameter, typeName, valueType } from './comparable.ts'
import { asBoolean, asObject, asParameter, type Input } from './input.ts'
import { memberOf, members, required } from './members.ts'
import { operatorText } from './operatorTexts.ts'
import type { PlanContext } from './selection.ts'
import {
  type InputDef,
  type InputObject,
  inputObject,
  listOf,
  nonNull,
  of,
  perRole,
  scalar,
  type TypeRef,
} from './type.ts'

/** Compares the expression `left` with a value. */
type Compare = (input: Input, left: Operand, context: PlanContext) => Bool

type Definition = { readonly type: TypeRef; readonly means: Compare }

const GENERAL = ['_eq', '_neq', '_in', '_nin', '_is_null']
const ORDERING = ['_gt', '_lt', '_gte', '_lte']
const TEXT = ['_like _nlike _ilike _nilike _similar _nsimilar', '_regex _iregex _nregex _niregex'].flatMap(
  (line) => line.split(' '),
)
const JSONB = [...['_contains', '_contained_in', '_has_key', '_has_keys_any', '_has_keys_all'], '_cast']
const LTREE =
  '_ancestor _ancestor_any _descendant _descendant_any _matches _matches_any _matches_fulltext'.split(' ')
const DISTANCE = ['_st_d_within', '_st_3d_d_within']

function operatorsOf({ type, enumTable }: Comparable): readonly string[] {
  if (enumTable?.enumValues) return GENERAL
  const all = [...GENERAL, ...(type.name === 'raster' ? [] : ORDERING)]
  if (type.kind === 'array') return [...all, '_contains', '_contained_in']
  if (isTextual(type)) return [...all, ...TEXT]
  if (type.name === 'jsonb') return [...all, ...JSONB]
  if (type.name === 'ltree') return [...all, ...LTREE]
  if (type.name === 'geometry') return [...all, ...Object.keys(GEO_OPERATORS), ...DISTANCE, '_cast']
  if (type.name === 'geography') return [...all, '_st_intersects', '_st_d_within', '_cast']
  return all
}

/** A type name such as `Int_comparison_exp`, `String_array_comparison_exp` or `colors_enum_comparison_exp`. */
const comparisonName = (value: Comparable): string =>
  `${typeName(value)}${!value.enumTable && value.type.kind === 'array' ? '_array' : ''}_comparison_exp`

export const comparisonType: (value: Comparable, schema: RoleSchema) => InputObject<Compare> = perRole(
  (value, schema) =>
    inputObject(
      comparisonName(value),
      `Boolean expression to compare columns of type "${typeName(value)}". All fields are combined with logical 'AND'.`,
      () =>
        operatorsOf(value).map(
          (name): InputDef<Compare> => ({
            name,
            description: operatorText(name, value.type),
            ...operator(name, value, schema),
          }),
        ),
    ),
  // Several Postgres types can have one GraphQL type, for example `text` and `varchar`.
  (value) => `${comparisonName(value)} ${value.type.sql} ${value.type.name}`,
)

export function comparisons(input: Input, left: Operand, value: Comparable, context: PlanContext): Bool {
  const entries = members(input, comparisonType(value, context.schema))
  return and(...entries.map(({ means, input: given }) => means(given, left, context)))
}

function operator(name: string, value: Comparable, schema: RoleSchema): Definition {
  const { catalog } = schema.model
  if (name === '_is_null')
    return {
      type: scalar('Boolean'),
      means: (input, left) => ({ kind: 'is-null', left, is: asBoolean(input, 'Boolean') }),
    }
  if (name === '_in' || name === '_nin') return membership(name === '_in' ? '= ANY' : '<> ALL', value, schema)
  if (name === '_cast') return cast(value, schema)
  if (DISTANCE.includes(name)) return withinDistance(name, value, schema)
  const other = OTHER_OPERATORS[name]
  if (other) {
    const type = operandType(other[1], catalog)
    // Hasura allows a search for the key null. No value contains that key.
    return withOperand(other[0], { type }, name === '_has_key', other[2])
  }
  const plain = PLAIN_OPERATORS[name] ?? GEO_OPERATORS[name]
  if (!plain) throw new Error(`the operator ${name} is not defined`)
  return {
    type: valueType(value, schema),
    means: (input, left) => compare(left, plain, parameter(input, value, false)),
  }
}

const compare = (left: Operand, name: Operator, right: Value): Bool => ({
  kind: 'compare',
  left,
  operator: name,
  right,
  nullSafe: false,
})

function membership(name: Operator, value: Comparable, schema: RoleSchema): Definition {
  const own = valueType(value, schema)
  const type = schema.model.catalog.arrayOf(value.type)
  return {
    type: listOf(own),
    means: (input, left) => {
      const origin = asParameter(
        input,
        { ...inputType(value, false), list: true },
        `[${graphqlType(value)}!]`,
      )
      return compare(left, name, { kind: 'value', origin, type })
    },
  }
}

/** An operator whose operand has a different type from the column. `shown` is the element type that clients see. */
function withOperand(name: Operator, value: Comparable, nullable: boolean, shown?: string): Definition {
  const { element, scalar: own } = value.type
  if (!element)
    return {
      type: scalar(shown ?? own),
      means: (input, left) => compare(left, name, parameter(input, value, nullable)),
    }
  const type = listOf(scalar(shown ?? own))
  const list: InputType = { pg: element, name: shown ?? element.scalar, nullable: false, list: true }
  return {
    type,
    means: (input, left) => {
      const origin = asParameter(input, list, `[${list.name}!]`)
      return compare(left, name, { kind: 'value', origin, type: value.type })
    },
  }
}

/** For each type, the type to which its values can be cast, and the name of the field in `_cast`. */
const CASTS: Readonly<Record<string, readonly [name: string, target: string]>> = {
  jsonb: ['String', 'text'],
  geometry: ['geography', 'geography'],
  geography: ['geometry', 'geometry'],
}

function cast({ type: { name, scalar: own } }: Comparable, schema: RoleSchema): Definition {
  const type = inputObject(`${own}_cast_exp`, undefined, () => {
    const [shown, target] = CASTS[name] ?? ['String', 'text']
    const to: Comparable = { type: operandType(target, schema.model.catalog) }
    const means: Compare = (input, left, context) =>
      comparisons(input, { kind: 'cast', of: left, type: to.type }, to, context)
    return [{ name: shown, type: of(comparisonType(to, schema)), means }]
  })
  return {
    type: of(type),
    means: (input, left, context) =>
      and(
        ...asObject(input, type.name).map(([key, inner]) =>
          memberOf(type, key, inner.at).means(inner, left, context),
        ),
      ),
  }
}

function withinDistance(name: string, value: Comparable, schema: RoleSchema): Definition {
  const geography = value.type.name === 'geography'
  const stem = name === '_st_d_within' ? 'st_d_within' : 'st_d_within_3d'
  const type = inputObject(`${stem}${geography ? '_geography' : ''}_input`, undefined, () => [
    { name: 'distance', type: nonNull(scalar('Float')), means: undefined },
    { name: 'from', type: nonNull(valueType(value, schema)), means: undefined },
    ...(geography
      ? [{ name: 'use_spheroid', type: scalar('Boolean'), defaultValue: 'true', means: undefined }]
      : []),
  ])
  const typed = (pg: string): Comparable => ({ type: operandType(pg, schema.model.catalog) })
  return {
    type: of(type),
    means: (input, left) => {
      const given = new Map(asObject(input, type.name))
      const spheroid = given.get('use_spheroid')
      return {
        kind: 'within-distance',
        left,
        from: parameter(required(given, 'from', input.at), value, false),
        distance: parameter(required(given, 'distance', input.at), typed('float4'), false),
        spheroid: spheroid && isGeo(value.type) ? parameter(spheroid, typed('bool'), true) : undefined,
        function: name === '_st_d_within' ? 'ST_DWithin' : 'ST_3DDWithin',
      }
    },
  }
}
