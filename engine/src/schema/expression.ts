/**
 * Boolean expressions whose names were looked up in the catalog. They come from permissions and from `where` arguments.
 * An expression contains the source of each value and not the value itself.
 */
import type { PgFunction, PgType, Table } from '../catalog/catalog.ts'

export type Step = string | number

/** Rules for checking a JSON value and for encoding it as Postgres text. */
export type InputType = {
  readonly pg: PgType
  /** The name of the GraphQL type without `!` and brackets, for messages. */
  readonly name: string
  readonly nullable: boolean
  readonly list: boolean
  readonly enumValues?: readonly string[] | undefined
  /** `limit` and `offset` follow different rules from normal numbers. */
  readonly flavour?: 'limit' | 'offset' | 'json-path' | 'array-member' | undefined
}

/** The source of a parameter's text when the statement runs. */
export type Origin =
  | { readonly kind: 'constant'; readonly text: string | null }
  /**
   * Values from the metadata are part of the statement, so that Postgres can plan with them (partial indexes,
   * selectivity).
   */
  | { readonly kind: 'metadata'; readonly text: string | null }
  /** The lower-case name x-hasura-… of a session variable. If the variable is missing, the request fails. */
  | { readonly kind: 'session'; readonly name: string }
  | { readonly kind: 'session-json' }
  | {
      readonly kind: 'variable'
      readonly name: string
      readonly path: readonly Step[]
      readonly type: InputType
      readonly at: string
    }
  /** A Postgres array literal of these members. */
  | { readonly kind: 'list'; readonly of: readonly Origin[] }
  /** A JSON array with an insert's rows. */
  | {
      readonly kind: 'rows'
      readonly columns: readonly string[]
      readonly rows: readonly (readonly (Origin | undefined)[])[]
    }
  | { readonly kind: 'stream-cursor' }
  /** The response of an action's webhook, whose type was already checked. */
  | { readonly kind: 'action-output' }

export type Value = { readonly kind: 'value'; readonly origin: Origin; readonly type: PgType }

/** An argument of a function. `row` means the table's current row. */
export type CallArgument =
  | { readonly kind: 'row' }
  | { readonly kind: 'value'; readonly name: string | undefined; readonly value: Value }

export type Operand =
  | { readonly kind: 'column'; readonly column: string; readonly type: PgType }
  /** A column of the table to which the permission belongs, written as `["$", "col"]`. */
  | { readonly kind: 'root-column'; readonly column: string; readonly type: PgType }
  | {
      readonly kind: 'call'
      readonly function: PgFunction
      readonly arguments: readonly CallArgument[]
      readonly type: PgType
    }
  | { readonly kind: 'cast'; readonly of: Operand; readonly type: PgType }
  /** An operand that is null in rows in which the role cannot see the column. */
  | { readonly kind: 'guarded'; readonly of: Operand; readonly when: Bool; readonly type: PgType }
  /** The value of the aggregate, inside a condition on an aggregate. */
  | { readonly kind: 'aggregate-value'; readonly type: PgType }
  | Value

export type Operator =
  | '='
  | '<>'
  | '>'
  | '<'
  | '>='
  | '<='
  | 'LIKE'
  | 'NOT LIKE'
  | 'ILIKE'
  | 'NOT ILIKE'
  | 'SIMILAR TO'
  | 'NOT SIMILAR TO'
  | '~'
  | '~*'
  | '!~'
  | '!~*'
  | '@>'
  | '<@'
  | '?'
  | '?|'
  | '?&'
  | '@'
  | '= ANY'
  | '<> ALL'
  | GeoFunction

export type GeoFunction =
  | 'ST_Contains'
  | 'ST_Crosses'
  | 'ST_Equals'
  | 'ST_Intersects'
  | 'ST_3DIntersects'
  | 'ST_Overlaps'
  | 'ST_Touches'
  | 'ST_Within'

export type Join = readonly (readonly [local: string, remote: string])[]

export type Bool =
  | { readonly kind: 'and' | 'or'; readonly all: readonly Bool[] }
  | { readonly kind: 'not'; readonly of: Bool }
  /** An expression in which `root-column` means the current row. */
  | { readonly kind: 'rooted'; readonly of: Bool }
  | {
      readonly kind: 'compare'
      readonly left: Operand
      readonly operator: Operator
      readonly right: Operand
      /** True if null counts as equal to null. Used only for `_eq` and `_ne` in permissions on nullable columns. */
      readonly nullSafe: boolean
    }
  /** Checks if the value is null. `is` is a constant or a boolean parameter. */
  | { readonly kind: 'is-null'; readonly left: Operand; readonly is: boolean | Value }
  | {
      readonly kind: 'within-distance'
      readonly left: Operand
      readonly from: Value
      readonly distance: Value
      readonly spheroid: Value | undefined
      readonly function: 'ST_DWithin' | 'ST_3DDWithin'
    }
  /** True if another table has a matching row. Without `join`, the other table is unrelated. */
  | { readonly kind: 'exists'; readonly table: Table; readonly join: Join; readonly where: Bool }
  /** True if a computed field that returns a table has a matching row. */
  | {
      readonly kind: 'exists-call'
      readonly function: PgFunction
      readonly arguments: readonly CallArgument[]
      readonly where: Bool
    }
  | {
      readonly kind: 'aggregate'
      readonly table: Table
      readonly join: Join
      readonly where: Bool
      readonly function: string
      readonly columns: readonly Operand[]
      readonly distinct: boolean
      /** The condition on the aggregate's value (`aggregate-value`). */
      readonly test: Bool
    }

export const TRUE: Bool = Object.freeze({ kind: 'and', all: Object.freeze([]) })
export const FALSE: Bool = Object.freeze({ kind: 'or', all: Object.freeze([]) })

export const isTrue = (bool: Bool): boolean => bool.kind === 'and' && bool.all.length === 0
const isFalse = (bool: Bool): boolean => bool.kind === 'or' && bool.all.length === 0

export function and(...all: readonly Bool[]): Bool {
  const flat = all.flatMap((b) => (b.kind === 'and' ? b.all : [b]))
  if (flat.some(isFalse)) return FALSE
  const [only] = flat
  return flat.length === 1 && only ? only : { kind: 'and', all: flat }
}

export function or(...all: readonly Bool[]): Bool {
  const flat = all.flatMap((b) => (b.kind === 'or' ? b.all : [b]))
  if (flat.some(isTrue)) return TRUE
  const [only] = flat
  return flat.length === 1 && only ? only : { kind: 'or', all: flat }
}

export const not = (of: Bool): Bool => ({ kind: 'not', of })
