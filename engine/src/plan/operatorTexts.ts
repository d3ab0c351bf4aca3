/** Hasura's descriptions of the operators in `where`. */
import type { PgType } from '../catalog/catalog.ts'

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

export function operatorText(operator: string, { kind, name }: PgType): string | undefined {
  if (kind === 'array') {
    if (operator === '_contains') return 'does the array contain the given value'
    return operator === '_contained_in' ? 'is the array contained in the given array value' : undefined
  }
  if (operator === '_st_intersects') return `does the column spatially intersect the given ${name} value`
  if (operator === '_st_d_within') return `is the column within a given distance from the given ${name} value`
  return DESCRIPTIONS[operator]
}
