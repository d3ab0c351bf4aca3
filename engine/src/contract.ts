/** The interface between the core and the code that calls it. */
import type { DocumentNode, OperationDefinitionNode } from 'graphql'
import type { Pool } from 'pg'
import type { Cancellation } from './cancellation.ts'
import type { Inconsistency } from './metadata/inconsistency.ts'
import type { Action, Metadata } from './metadata/types.ts'
import type { Session } from './session/session.ts'

export type { Inconsistency }

export type Settings = {
  /** The value of HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES (default: false). */
  readonly stringifyNumericTypes: boolean
  /** The value of HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS (default: true). */
  readonly inferFunctionPermissions: boolean
  /** The value of the source's `use_prepared_statements` (default: true). */
  readonly preparedStatements: boolean
  /** Maximum bytes of cached plans for all roles (default: 64 MiB). */
  readonly planCacheBytes: number
  /** Maximum size of a response for roles other than admin (default: unlimited). */
  readonly maxAnswerBytes: number
}

export type GraphQLRequest = {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined
  readonly operationName?: string | null | undefined
}

export type RequestContext = {
  readonly session: Session
  /** The client's headers with lower-case names, for actions that forward them. */
  readonly headers: Readonly<Record<string, string>>
  readonly requestId: string
  readonly cancellation?: Cancellation | undefined
}

export type Answer = {
  /** The whole response body: `{"data":{…}}`. */
  readonly body: string
  /** Set-Cookie values from action webhooks. */
  readonly cookies: readonly string[]
}

/** A call of an action's webhook. The called function adds the URL, headers and time limit. */
export type ActionCall = {
  readonly action: Action
  /** The arguments as the client sent them, without omitted optional ones. */
  readonly input: Readonly<Record<string, unknown>>
  readonly session: Session
  readonly headers: Readonly<Record<string, string>>
  readonly requestId: string
  readonly requestQuery: string
}

export type ActionAnswer = {
  /** The parsed body of a 2xx response that matches the action's type. Other responses throw an EngineError. */
  readonly body: unknown
  readonly cookies: readonly string[]
}

export type CallAction = (call: ActionCall) => Promise<ActionAnswer>
export type EnqueueAction = (call: ActionCall) => Promise<string>

/** A parsed document. The cache returns the same object for the same text, so a WeakMap can use it as a key. */
export type Operation = {
  readonly kind: 'query' | 'mutation' | 'subscription'
  readonly name: string | undefined
  readonly document: DocumentNode
  readonly definition: OperationDefinitionNode
}

/**
 * One subscriber's share of a poll. Plans with the same `statementKey` run as one statement:
 * - `text` takes $1 uuid[] (subscriber ids chosen by the poller), $2 text[] (one `parameters` per id), and for streams $3
 *   text[] (one cursor per id, which can be null).
 * - It returns rows `(id uuid, result text)`, for streams `(id, result, cursor text)`. `result` is the complete data object.
 * - A stream row with a null cursor has no new data: send nothing and keep the old cursor.
 */
export type SubscriptionPlan = {
  readonly kind: 'live' | 'stream'
  readonly statementKey: string
  readonly text: string
  /** A JSON array as text. Subscribers with the same text get the same result and can share one id. */
  readonly parameters: string
  readonly cursor: string | null
  /** Maximum bytes of Postgres' response per subscriber. */
  readonly mostBytes: number
}

/** The subscribers that share one row of a poll's statement. */
export type Asking = { readonly id: string; readonly parameters: string; readonly cursor: string | null }
export type Polled = { readonly result: string; readonly cursor: string | null }

export type Core = {
  /** Runs a query or mutation. Throws EngineError, synchronously if nothing was sent yet. */
  execute(request: GraphQLRequest, context: RequestContext): Promise<Answer>
  /** Plans a subscription. Throws EngineError for other operations, and for the same errors as `execute`. */
  subscribe(request: GraphQLRequest, session: Session): SubscriptionPlan
  /** Returns the current results by subscriber id. Throws EngineError. */
  poll(plan: SubscriptionPlan, asking: readonly Asking[]): Promise<ReadonlyMap<string, Polled>>
  /** Parses the document (cached) and selects the operation, for request limits and the allow-list. Throws EngineError. */
  operation(request: GraphQLRequest): Operation
  /** Serves /v1/graphql/explain: the query's statements, one per root field. */
  explain(
    request: GraphQLRequest,
    session: Session,
  ): Promise<readonly { readonly field: string; readonly sql: string; readonly plan: readonly string[] }[]>
  printSchema(role: string): string
  /** Metadata objects that do not match the database. The schema does not contain them. */
  readonly inconsistencies: readonly Inconsistency[]
  readonly roles: readonly string[]
}

export type CoreOptions = {
  readonly metadata: Metadata
  readonly pool: Pool
  readonly settings: Settings
  readonly callAction: CallAction
  readonly enqueueAction: EnqueueAction
}
