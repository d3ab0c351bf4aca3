/**
 * Combines `_or` branches that compare one column with values into one list lookup. Otherwise Postgres would plan
 * many comparisons in pairs and check all of them on every row.
 */
import type { Catalog } from '../catalog/catalog.ts'
import { isComparable } from '../catalog/scalar.ts'
import { type Bool, type Operand, or, type Value } from '../schema/expression.ts'

type Compare = Extract<Bool, { kind: 'compare' }>
type Membership = Compare & { readonly right: Value }

/**
 * All `branches` must come from one request and be about the same row, so that a column's name identifies the column.
 */
export function anyOf(branches: readonly Bool[], catalog: Catalog): Bool {
  const all = or(...branches)
  if (all.kind !== 'or') return all
  const groups = Map.groupBy(all.all, (branch) => (isMembership(branch) ? columnOf(branch.left) : branch))
  return or(...[...groups.values()].map((group) => together(group, catalog)))
}

const isMembership = (bool: Bool): bool is Membership =>
  bool.kind === 'compare' &&
  (bool.operator === '=' || bool.operator === '= ANY') &&
  bool.right.kind === 'value' &&
  columnOf(bool.left) !== undefined &&
  // Values of other types cannot be combined: Postgres reads arrays of these types in a different way from single
  // values, or the types have no equality.
  isComparable(bool.left.type) &&
  bool.left.type.kind !== 'array'

function columnOf(operand: Operand): string | undefined {
  if (operand.kind === 'guarded') return columnOf(operand.of)
  return operand.kind === 'column' ? operand.column : undefined
}

function together(group: readonly Bool[], catalog: Catalog): Bool {
  const [first, second] = group
  if (!first || !second || !isMembership(first)) return or(...group)
  const { left, nullSafe } = first
  const of = group
    .filter(isMembership)
    .flatMap(({ right: { origin } }) => (origin.kind === 'list' ? origin.of : [origin]))
  const right: Value = { kind: 'value', origin: { kind: 'list', of }, type: catalog.arrayOf(left.type) }
  return { kind: 'compare', left, operator: '= ANY', right, nullSafe }
}
