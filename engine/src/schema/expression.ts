/**
 * Boolean expressions with every name resolved: what permissions and `where` arguments both become. Values are never here,
 * only where they come from.
 */
import type { PgFunction, PgType, Table } from '../catalog/catalog.ts'

/** A step into a variable's value. */
export type Step = string | number

/** How a JSON value is checked and written as Postgres text. */
export type InputType = {
  readonly pg: PgType
  /** The GraphQL type's name without wrappers: for messages. */
  readonly name: string
  readonly nullable: boolean
  /** Elements of the list are `!` unless said. */
  readonly list: boolean
  readonly enumValues?: readonly string[] | undefined
  /** `limit` and `offset` are not like other numbers. */
  readonly flavour?: 'limit' | 'offset' | 'json-path' | 'array-member' | undefined
}

/** Where a parameter's text comes from when a request runs. */
export type Origin =
  | { readonly kind: 'constant'; readonly text: string | null }
  /** Of the metadata: stands in the statement, so that Postgres can plan with it (partial indexes, selectivity). */
  | { readonly kind: 'metadata'; readonly text: string | null }
  /** x-hasura-…, lower case; a missing one ends the request. */
  | { readonly kind: 'session'; readonly name: string }
  | { readonly kind: 'session-json' }
  | {
      readonly kind: 'variable'
      readonly name: string
      readonly path: readonly Step[]
      readonly type: InputType
      readonly at: string
    }
  /** A Postgres array literal of its members. */
  | { readonly kind: 'list'; readonly of: readonly Origin[] }
  /** A JSON array of objects of texts: the rows of an insert. */
  | {
      readonly kind: 'rows'
      readonly columns: readonly string[]
      readonly rows: readonly (readonly (Origin | undefined)[])[]
    }
  | { readonly kind: 'stream-cursor' }
  /** The checked answer of an action's webhook. */
  | { readonly kind: 'action-output' }

export type Value = { readonly kind: 'value'; readonly origin: Origin; readonly type: PgType }

/** A function's argument; `row` is the row of the table at hand. */
export type CallArgument =
  | { readonly kind: 'row' }
  | { readonly kind: 'value'; readonly name: string | undefined; readonly value: Value }

export type Operand =
  | { readonly kind: 'column'; readonly column: string; readonly type: PgType }
  /** A column of the table that the permission stands on: `["$", "col"]`. */
  | { readonly kind: 'root-column'; readonly column: string; readonly type: PgType }
  | {
      readonly kind: 'call'
      readonly function: PgFunction
      readonly arguments: readonly CallArgument[]
      readonly type: PgType
    }
  | { readonly kind: 'cast'; readonly of: Operand; readonly type: PgType }
  /** Null in rows where the role may not see it. */
  | { readonly kind: 'guarded'; readonly of: Operand; readonly when: Bool; readonly type: PgType }
  /** Within an aggregate's test: the aggregate. */
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
  /** Within it, `root-column` means the row at hand. */
  | { readonly kind: 'rooted'; readonly of: Bool }
  | {
      readonly kind: 'compare'
      readonly left: Operand
      readonly operator: Operator
      readonly right: Operand
      /** Null equals null: only for `_eq` and `_ne` in permissions on nullable columns. */
      readonly nullSafe: boolean
    }
  /** `is` is a parameter of type boolean, or known. */
  | { readonly kind: 'is-null'; readonly left: Operand; readonly is: boolean | Value }
  | {
      readonly kind: 'within-distance'
      readonly left: Operand
      readonly from: Value
      readonly distance: Value
      readonly spheroid: Value | undefined
      readonly function: 'ST_DWithin' | 'ST_3DDWithin'
    }
  /** Rows of another table; without `join` an unrelated one. */
  | { readonly kind: 'exists'; readonly table: Table; readonly join: Join; readonly where: Bool }
  /** Rows that a table-returning computed field gives. */
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
      /** Speaks of the aggregate as `aggregate-value`. */
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
