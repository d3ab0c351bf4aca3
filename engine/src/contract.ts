/** What the core and its surroundings promise each other. */
import type { DocumentNode, OperationDefinitionNode } from 'graphql'
import type { Pool } from 'pg'
import type { Cancellation } from './cancellation.ts'
import type { Inconsistency } from './metadata/inconsistency.ts'
import type { Action, Metadata } from './metadata/types.ts'
import type { Session } from './session/session.ts'

export type { Inconsistency }

/** What of Hasura's environment the core itself obeys. */
export type Settings = {
  /** HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES (false) */
  readonly stringifyNumericTypes: boolean
  /** HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS (true) */
  readonly inferFunctionPermissions: boolean
  /** HASURA_GRAPHQL_V1_BOOLEAN_NULL_COLLAPSE (false) */
  readonly booleanNullCollapse: boolean
  /** false with `disable_postgres_arrays` in HASURA_GRAPHQL_EXPERIMENTAL_FEATURES */
  readonly postgresArrays: boolean
  /** HASURA_GRAPHQL_BACKWARDS_COMPAT_NULL_IN_NONNULLABLE_VARIABLES (false) */
  readonly nullInNonNullableVariables: boolean
  /** `no_null_unbound_variable_default` in HASURA_GRAPHQL_EXPERIMENTAL_FEATURES */
  readonly unboundVariablesAreAbsent: boolean
  /** The source's use_prepared_statements (true) */
  readonly preparedStatements: boolean
  /** Bytes of cached plans over all roles (64 MiB) */
  readonly planCacheBytes: number
  /** The largest answer that a role other than admin gets (no end) */
  readonly maxAnswerBytes: number
}

export type GraphQLRequest = {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined
  readonly operationName?: string | null | undefined
}

export type RequestContext = {
  readonly session: Session
  /** The client's headers, lower-case names: for actions that forward them. */
  readonly headers: Readonly<Record<string, string>>
  readonly requestId: string
  readonly cancellation?: Cancellation | undefined
}

export type Answer = {
  /** The whole body: `{"data":{…}}` */
  readonly body: string
  /** Set-Cookie values of action webhooks. */
  readonly cookies: readonly string[]
}

/** A call of an action's webhook; the URL, headers and time limit are the callee's business. */
export type ActionCall = {
  readonly action: Action
  /** The arguments as sent; absent optional ones are left out. */
  readonly input: Readonly<Record<string, unknown>>
  readonly session: Session
  readonly headers: Readonly<Record<string, string>>
  readonly requestId: string
  /** The request's document text. */
  readonly requestQuery: string
}

export type ActionAnswer = {
  /** The parsed body of a 2xx answer that fits the action's type. Everything else is thrown as EngineError by the callee. */
  readonly body: unknown
  readonly cookies: readonly string[]
}

export type CallAction = (call: ActionCall) => Promise<ActionAnswer>
/** Stores the call in hdb_catalog.hdb_action_log and returns its id. */
export type EnqueueAction = (call: ActionCall) => Promise<string>

/** A document parsed once per text; the same object for the same text while it is cached, so it can key a WeakMap. */
export type Operation = {
  readonly kind: 'query' | 'mutation' | 'subscription'
  readonly name: string | undefined
  readonly document: DocumentNode
  readonly definition: OperationDefinitionNode
}

/**
 * One subscriber's share of a poll. All plans with equal `statementKey` run as one statement:
 * - `text` takes $1 uuid[] (subscriber ids, the poller's choice), $2 text[] (one `parameters` per id), and for streams $3 text[]
 *   (one cursor per id; null is allowed).
 * - It answers rows `(id uuid, result text)`, for streams `(id, result, cursor text)`. `result` is the finished data object.
 * - A stream's row whose cursor is null had nothing new: send nothing and keep the old cursor.
 */
export type SubscriptionPlan = {
  readonly kind: 'live' | 'stream'
  readonly statementKey: string
  readonly text: string
  /** A JSON array as text; equal text means an equal result, so that such subscribers can share one id. */
  readonly parameters: string
  /** A stream's first cursor. */
  readonly cursor: string | null
  /** What Postgres may answer to one who asks. */
  readonly mostBytes: number
}

/** Those who share a row of a poll's statement. */
export type Asking = { readonly id: string; readonly parameters: string; readonly cursor: string | null }
export type Polled = { readonly result: string; readonly cursor: string | null }

export type Core = {
  /** Runs a query or mutation. Throws EngineError, at once where nothing was sent yet. */
  execute(request: GraphQLRequest, context: RequestContext): Promise<Answer>
  /** Throws EngineError as execute does; the request must be a subscription. */
  subscribe(request: GraphQLRequest, session: Session): SubscriptionPlan
  /** What they get now, by their ids. Throws EngineError. */
  poll(plan: SubscriptionPlan, asking: readonly Asking[]): Promise<ReadonlyMap<string, Polled>>
  /** Parses (cached) and picks the operation: what it is, and the document for limits and the allow-list. Throws EngineError. */
  operation(request: GraphQLRequest): Operation
  /** For /v1/graphql/explain: the statements of a query, one per root field. */
  explain(
    request: GraphQLRequest,
    session: Session,
  ): Promise<readonly { readonly field: string; readonly sql: string; readonly plan: readonly string[] }[]>
  /** The role's schema as SDL. */
  printSchema(role: string): string
  /** What of the metadata does not fit the database; such objects are absent from the schema. */
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
