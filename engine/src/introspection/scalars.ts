/** Scalars, their comparison types and the enums that exist in every schema. */
import type { Catalog } from '../catalog/catalog.ts'
import { type Comparable, comparisonName, graphqlType, operatorsOf } from '../plan/comparison.ts'
import { OTHER_OPERATORS, operandType } from '../schema/filter.ts'
import type { ColumnField } from '../schema/model.ts'
import type { InputDef, Registry } from './typeSystem.ts'

export function scalarType(name: string, registry: Registry): string {
  return registry.ensure(name, () => ({ kind: 'SCALAR' }))
}

export function enumTableType(field: ColumnField, registry: Registry): string | undefined {
  const table = field.enumTable
  if (!table) return undefined
  return registry.ensure(`${table.name}_enum`, () => ({
    kind: 'ENUM',
    values: (table.enumValues ?? []).map(({ value, comment }) => ({ name: value, description: comment })),
  }))
}

/** The type of a column or argument without its outer `!`. */
export function valueType(of: Comparable, registry: Registry): string {
  if (of.enumName === undefined) scalarType(of.type.scalar, registry)
  return graphqlType(of)
}

export const orderByEnum = (registry: Registry): string =>
  registry.ensure('order_by', () => ({
    kind: 'ENUM',
    description: 'column ordering options',
    values: [
      { name: 'asc', description: 'in ascending order, nulls last' },
      { name: 'asc_nulls_first', description: 'in ascending order, nulls first' },
      { name: 'asc_nulls_last', description: 'in ascending order, nulls last' },
      { name: 'desc', description: 'in descending order, nulls first' },
      { name: 'desc_nulls_first', description: 'in descending order, nulls first' },
      { name: 'desc_nulls_last', description: 'in descending order, nulls last' },
    ],
  }))

export const cursorOrdering = (registry: Registry): string =>
  registry.ensure('cursor_ordering', () => ({
    kind: 'ENUM',
    description: 'ordering argument of a cursor',
    values: [
      { name: 'ASC', description: 'ascending ordering of the cursor' },
      { name: 'DESC', description: 'descending ordering of the cursor' },
    ],
  }))

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  _like: 'does the column match the given pattern',
  _nlike: 'does the column NOT match the given pattern',
  _ilike: 'does the column match the given case-insensitive pattern',
  _nilike: 'does the column NOT match the given case-insensitive pattern',
  _similar: 'does the column match the given SQL regular expression',
  _nsimilar: 'does the column NOT match the given SQL regular expression',
  _regex: 'does the column match the given POSIX regular expression, case sensitive',
  _iregex: 'does the column match the given POSIX regular expression, case insensitive',
  _nregex: 'does the column NOT match the given POSIX regular expression, case sensitive',
  _niregex: 'does the column NOT match the given POSIX regular expression, case insensitive',
  _contains: 'does the column contain the given json value at the top level',
  _contained_in: 'is the column contained in the given json value',
  _has_key: 'does the string exist as a top-level key in the column',
  _has_keys_any: 'do any of these strings exist as top-level keys in the column',
  _has_keys_all: 'do all of these strings exist as top-level keys in the column',
  _st_contains: 'does the column contain the given geometry value',
  _st_crosses: 'does the column cross the given geometry value',
  _st_equals: 'is the column equal to given geometry value (directionality is ignored)',
  _st_overlaps:
    "does the column 'spatially overlap' (intersect but not completely contain) the given geometry value",
  _st_touches: 'does the column have atleast one point in common with the given geometry value',
  _st_within: 'is the column contained in the given geometry value',
  _st_3d_intersects: 'does the column spatially intersect the given geometry value in 3D',
  _st_3d_d_within: 'is the column within a given 3D distance from the given geometry value',
  _ancestor: 'is the left argument an ancestor of right (or equal)?',
  _ancestor_any: 'does array contain an ancestor of `ltree`?',
  _descendant: 'is the left argument a descendant of right (or equal)?',
  _descendant_any: 'does array contain a descendant of `ltree`?',
  _matches: 'does `ltree` match `lquery`?',
  _matches_any: 'does `ltree` match any `lquery` in array?',
  _matches_fulltext: 'does `ltree` match `ltxtquery`?',
}

function describe(operator: string, { kind, name }: Comparable['type']): string | undefined {
  if (kind === 'array') {
    if (operator === '_contains') return 'does the array contain the given value'
    return operator === '_contained_in' ? 'is the array contained in the given array value' : undefined
  }
  if (operator === '_st_intersects') return `does the column spatially intersect the given ${name} value`
  if (operator === '_st_d_within') return `is the column within a given distance from the given ${name} value`
  return DESCRIPTIONS[operator]
}

export function comparisonType(of: Comparable, catalog: Catalog, registry: Registry): string {
  return registry.ensure(comparisonName(of), () => {
    const own = valueType(of, registry)
    const typeOf = (operator: string): string => {
      if (operator === '_is_null') return scalarType('Boolean', registry)
      if (operator === '_in' || operator === '_nin') return `[${own}!]`
      if (operator === '_cast') return castType(of, catalog, registry)
      if (operator === '_st_d_within' || operator === '_st_3d_d_within')
        return distanceInput(operator, of, registry)
      const other = OTHER_OPERATORS[operator]
      if (!other) return own
      const type = operandType(other[1], catalog)
      const scalar = scalarType(other[2] ?? type.scalar, registry)
      return type.kind === 'array' ? `[${scalar}!]` : scalar
    }
    const inputs = operatorsOf(of).map(
      (name): InputDef => ({
        name,
        type: typeOf(name),
        description: describe(name, of.type),
      }),
    )
    const shown = of.enumName ?? of.type.scalar
    const description = `Boolean expression to compare columns of type "${shown}". All fields are combined with logical 'AND'.`
    return { kind: 'INPUT_OBJECT', description, inputs }
  })
}

function castType(of: Comparable, catalog: Catalog, registry: Registry): string {
  const targets: Readonly<Record<string, readonly [string, string]>> = {
    jsonb: ['String', 'text'],
    geometry: ['geography', 'geography'],
    geography: ['geometry', 'geometry'],
  }
  return registry.ensure(`${of.type.scalar}_cast_exp`, () => {
    const [name, target] = targets[of.type.name] ?? ['String', 'text']
    return {
      kind: 'INPUT_OBJECT',
      inputs: [{ name, type: comparisonType({ type: operandType(target, catalog) }, catalog, registry) }],
    }
  })
}

function distanceInput(operator: string, of: Comparable, registry: Registry): string {
  const geography = of.type.name === 'geography'
  const name = `${operator === '_st_d_within' ? 'st_d_within' : 'st_d_within_3d'}${geography ? '_geography' : ''}_input`
  return registry.ensure(name, () => ({
    kind: 'INPUT_OBJECT',
    inputs: [
      { name: 'distance', type: `${scalarType('Float', registry)}!` },
      { name: 'from', type: `${scalarType(of.type.scalar, registry)}!` },
      ...(geography
        ? [{ name: 'use_spheroid', type: scalarType('Boolean', registry), defaultValue: 'true' }]
        : []),
    ],
  }))
}
