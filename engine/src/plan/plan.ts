/** The plan of an operation as plain data. The SQL stage has no other input. */
import type { ArgumentNode } from 'graphql'
import type { PgFunction, PgType, Table } from '../catalog/catalog.ts'
import type { Action, TypeRef } from '../metadata/types.ts'
import type { Bool, CallArgument, Join, Operand, Value } from '../schema/expression.ts'

export type From =
  | { readonly kind: 'table'; readonly table: Table }
  | {
      readonly kind: 'function'
      readonly table: Table
      readonly function: PgFunction
      readonly arguments: readonly CallArgument[]
    }
  /** The source of a select that reads rows which earlier statements of the transaction wrote. */
  | { readonly kind: 'written'; readonly table: Table; readonly slots: readonly number[] }
  | { readonly kind: 'cte'; readonly table: Table; readonly name: string }

export type Order = {
  readonly by: OrderBy
  readonly descending: boolean
  readonly nullsFirst: boolean
}

export type OrderBy =
  | { readonly kind: 'operand'; readonly operand: Operand }
  /** Sorts by a column of the row behind an object relationship. */
  | {
      readonly kind: 'related'
      readonly table: Table
      readonly join: Join
      readonly filter: Bool
      readonly by: OrderBy
    }
  | {
      readonly kind: 'aggregate'
      readonly from: From
      readonly join: Join
      readonly filter: Bool
      readonly function: string
      readonly operand: Operand | undefined
    }

export type Rows = {
  readonly from: From
  /** The join to the row of the enclosing select. */
  readonly join: Join
  readonly where: Bool
  readonly distinctOn: readonly Operand[]
  readonly orderBy: readonly Order[]
  readonly limit: Value | number | undefined
  /** The permission's row limit. It doesn't affect aggregates. */
  readonly rowLimit: number | undefined
  readonly offset: Value | number | undefined
}

export type Output = { readonly key: string; readonly value: OutputValue }

export type OutputValue =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'operand'
      readonly operand: Operand
      /** A path inside a JSON column. */
      readonly path: Value | undefined
      readonly stringify: boolean
    }
  | { readonly kind: 'object'; readonly rows: Rows; readonly fields: readonly Output[] }
  | { readonly kind: 'list'; readonly rows: Rows; readonly fields: readonly Output[] }
  | { readonly kind: 'aggregate'; readonly rows: Rows; readonly parts: readonly AggregatePart[] }

export type AggregatePart = { readonly key: string } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'aggregate'; readonly fields: readonly AggregateField[] }
  | { readonly kind: 'nodes'; readonly fields: readonly Output[] }
)

export type AggregateField = { readonly key: string } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'count'; readonly of: readonly Operand[]; readonly distinct: boolean }
  | {
      readonly kind: 'operation'
      readonly function: string
      readonly fields: readonly (
        | { readonly key: string; readonly kind: 'text'; readonly text: string }
        | {
            readonly key: string
            readonly kind: 'operand'
            readonly operand: Operand
            readonly stringify: boolean
          }
      )[]
    }
)

export type Assignment = {
  readonly column: string
  readonly type: PgType
  readonly operator: 'set' | '+' | '||' | 'prepend' | '-' | '#-'
  readonly value: CellValue
}

/** The value of a cell. `related` means that the value comes from a row that an earlier statement wrote. */
export type CellValue =
  | Value
  | { readonly kind: 'related'; readonly slot: number; readonly table: Table; readonly column: string }

/** A condition that each written row must fulfill. `at` is the path for the error. */
export type Check = { readonly holds: Bool; readonly at: string }

export type OnConflict = {
  readonly constraint: string
  /** The columns of the conflict target, if only an index and no constraint exists. */
  readonly inference: string | undefined
  readonly update: readonly string[]
  readonly presets: readonly { readonly column: string; readonly value: Value }[]
  readonly where: Bool
  /** The check for an updated row. If undefined, the insert's check is used. */
  readonly updateCheck: Check | undefined
}

export type Write =
  | {
      readonly kind: 'insert'
      readonly table: Table
      readonly columns: readonly {
        readonly name: string
        readonly type: PgType
        readonly defaultSql: string | undefined
      }[]
      /** If a cell is undefined, the column gets its default. */
      readonly rows: readonly (readonly (CellValue | undefined)[])[]
      readonly onConflict: OnConflict | undefined
      readonly check: Check
    }
  | {
      readonly kind: 'update'
      readonly table: Table
      readonly set: readonly Assignment[]
      readonly where: Bool
      readonly check: Check
    }
  | { readonly kind: 'delete'; readonly table: Table; readonly where: Bool }

/** The response of a mutation: `{affected_rows, returning}` or one row. */
export type Response =
  | {
      readonly kind: 'response'
      readonly parts: readonly (
        | { readonly key: string; readonly kind: 'text'; readonly text: string }
        | { readonly key: string; readonly kind: 'affected' }
        | { readonly key: string; readonly kind: 'returning'; readonly fields: readonly Output[] }
      )[]
    }
  | { readonly kind: 'row'; readonly fields: readonly Output[] }

/** A planned SQL statement. `at` is the path for Postgres' errors. */
export type Statement = { readonly at: string } & (
  | { readonly kind: 'read'; readonly value: OutputValue }
  /** Writes rows and returns the response in one statement. */
  | { readonly kind: 'write'; readonly write: Write; readonly response: Response }
  /** Writes rows and stores them in a slot. `mustWrite` is the error if no row was written. */
  | {
      readonly kind: 'keep'
      readonly write: Write
      readonly slot: number
      readonly mustWrite: string | undefined
    }
  /** Reads the response from rows that were stored in slots. `affected` lists the slots whose rows count. */
  | {
      readonly kind: 'answer'
      readonly table: Table
      readonly slots: readonly number[]
      readonly affected: readonly { readonly slot: number; readonly table: Table }[]
      readonly response: Response
    }
  | {
      readonly kind: 'action-result'
      readonly action: string
      readonly id: Value
      /** If set, only calls of this session are visible. Undefined for an admin, who sees every call. */
      readonly session: Value | undefined
      readonly fields: readonly ActionLogOutput[]
    }
  | { readonly kind: 'action-output'; readonly shape: ActionShape; readonly output: Value }
)

export type ActionShape = {
  readonly type: TypeRef
  /** The selected fields. Undefined for a scalar or for arbitrary JSON. */
  readonly fields: readonly ActionOutput[] | undefined
}

export type ActionOutput = { readonly key: string } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'field'; readonly name: string; readonly shape: ActionShape }
  | {
      readonly kind: 'related'
      readonly value: OutputValue
      /** Fields of the output object, with the types of the table columns to which they are joined. */
      readonly from: readonly { readonly field: string; readonly type: PgType }[]
    }
)

export type ActionLogOutput = { readonly key: string } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'column'; readonly name: 'id' | 'created_at' }
  /** True for admins, who also see internal details of errors. */
  | { readonly kind: 'errors'; readonly inside: boolean }
  | { readonly kind: 'output'; readonly shape: ActionShape }
)

export type Step =
  | { readonly kind: 'text'; readonly key: string; readonly text: string }
  | {
      readonly kind: 'sql'
      readonly key: string
      readonly statements: readonly Statement[]
      readonly list: boolean
    }
  | {
      readonly kind: 'action'
      readonly key: string
      readonly action: Action
      /** The action's input. It is computed from the variables of each request (plan/actionInput.ts). */
      readonly arguments: readonly ArgumentNode[]
      readonly at: string
      readonly shape: ActionShape
      /** Joins the action's result with tables. Undefined if the result has no relationships. */
      readonly statement: Statement | undefined
    }

export type OperationPlan = {
  readonly kind: 'query' | 'mutation' | 'subscription'
  readonly steps: readonly Step[]
  readonly stream: Stream | undefined
}

export type Stream = {
  /** The streamed column as the role sees it. The cursor does not move at a row whose value the role cannot see. */
  readonly by: Operand
  readonly descending: boolean
  readonly initial: Value
}
