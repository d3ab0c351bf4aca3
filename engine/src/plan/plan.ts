/** What an operation asks for, in frozen plain data: all that the SQL stage sees. */
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
  /** Rows that an earlier statement of the transaction wrote. */
  | { readonly kind: 'written'; readonly table: Table; readonly slots: readonly number[] }
  /** Rows of a common table expression of the same statement. */
  | { readonly kind: 'cte'; readonly table: Table; readonly name: string }

export type Order = {
  readonly by: OrderBy
  readonly descending: boolean
  readonly nullsFirst: boolean
}

export type OrderBy =
  | { readonly kind: 'operand'; readonly operand: Operand }
  /** Of the row behind an object relationship. */
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
  /** To the row of the enclosing select. */
  readonly join: Join
  readonly where: Bool
  readonly distinctOn: readonly Operand[]
  readonly orderBy: readonly Order[]
  readonly limit: Value | number | undefined
  /** Of the permission: caps rows, never aggregates. */
  readonly rowLimit: number | undefined
  readonly offset: Value | number | undefined
}

export type Output = { readonly key: string; readonly value: OutputValue }

export type OutputValue =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'operand'
      readonly operand: Operand
      /** Within a JSON column. */
      readonly path: Value | undefined
      readonly stringify: boolean
    }
  /** The first row or null. */
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

/** A column's new value. */
export type Assignment = {
  readonly column: string
  readonly type: PgType
  readonly operator: 'set' | '+' | '||' | 'prepend' | '-' | '#-'
  readonly value: CellValue
}

/** `related`: the column of a row that an earlier statement wrote. */
export type CellValue =
  | Value
  | { readonly kind: 'related'; readonly slot: number; readonly table: Table; readonly column: string }

/** A condition that must hold for each written row; `mark` says which one failed. */
export type Check = { readonly holds: Bool; readonly at: string }

export type OnConflict = {
  readonly constraint: string
  /** Of an index, which Postgres finds by this. */
  readonly inference: string | undefined
  readonly update: readonly string[]
  readonly presets: readonly { readonly column: string; readonly value: Value }[]
  readonly where: Bool
  /** For a row that was updated; undefined: the insert's check. */
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
      /** undefined: the column's default. */
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

/** A mutation's answer: `{affected_rows, returning}` or one row. */
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

/** One SQL statement to be. `at`: where Postgres' complaints are reported. */
export type Statement = { readonly at: string } & (
  | { readonly kind: 'read'; readonly value: OutputValue }
  /** Writes and answers at once. */
  | { readonly kind: 'write'; readonly write: Write; readonly response: Response }
  /** Writes and keeps the rows in a slot; `must` names the refusal when no row was written. */
  | {
      readonly kind: 'keep'
      readonly write: Write
      readonly slot: number
      readonly mustWrite: string | undefined
    }
  /** Answers from kept rows. `affected`: all slots whose rows count. */
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
      /** undefined: an admin sees every call. */
      readonly session: Value | undefined
      readonly fields: readonly ActionLogOutput[]
    }
  | { readonly kind: 'action-output'; readonly shape: ActionShape; readonly output: Value }
)

/** A webhook's answer: its declared type and what of it is selected. */
export type ActionShape = {
  readonly type: TypeRef
  /** undefined: a scalar, or any JSON. */
  readonly fields: readonly ActionOutput[] | undefined
}

export type ActionOutput = { readonly key: string } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'field'; readonly name: string; readonly shape: ActionShape }
  | {
      readonly kind: 'related'
      readonly value: OutputValue
      /** Fields of the output object and the types of the table's columns that they are joined to. */
      readonly from: readonly { readonly field: string; readonly type: PgType }[]
    }
)

/** A column of the action log. */
export type ActionLogOutput = { readonly key: string } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'column'; readonly name: 'id' | 'created_at' }
  /** Their inside is for admins alone. */
  | { readonly kind: 'errors'; readonly inside: boolean }
  | { readonly kind: 'output'; readonly shape: ActionShape }
)

/** One root field's work. */
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
      /** Read with each request's variables: plan/actionInput.ts. */
      readonly arguments: readonly ArgumentNode[]
      readonly at: string
      readonly shape: ActionShape
      /** Joins the answer with tables; undefined when it has no relationships. */
      readonly statement: Statement | undefined
    }

export type OperationPlan = {
  readonly kind: 'query' | 'mutation' | 'subscription'
  readonly steps: readonly Step[]
  readonly stream: Stream | undefined
}

export type Stream = {
  /** What is streamed along, as the role sees it: a value that is hidden from it moves no cursor. */
  readonly by: Operand
  readonly descending: boolean
  readonly initial: Value
}
