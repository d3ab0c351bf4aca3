/**
 * The metadata in the engine's own form. `raw/` converts the YAML, refuses unknown keys and normalizes old formats, so
 * that no other code has to handle `$eq`, `table: author` or a missing list.
 */

import type { Inconsistency } from './inconsistency.ts'
import type { QualifiedName } from './qualifiedName.ts'

export type Metadata = {
  readonly source: Source
  readonly actions: readonly Action[]
  readonly customTypes: CustomTypes
  readonly cronTriggers: readonly CronTrigger[]
  readonly inheritedRoles: readonly { readonly role: string; readonly roleSet: readonly string[] }[]
  readonly apiLimits: ApiLimits
  readonly allowList: readonly string[]
  readonly introspectionDisabledFor: ReadonlySet<string>
  /** Objects that need unsupported features and are therefore left out. */
  readonly inconsistencies: readonly Inconsistency[]
  readonly warnings: readonly string[]
  /** The metadata in Hasura's JSON form, for export_metadata. */
  readonly exported: Readonly<Record<string, unknown>>
}

export type Source = {
  readonly name: string
  readonly connection: {
    readonly databaseUrl: string | { readonly fromEnv: string }
    readonly poolSize?: number | undefined
    /** Maximum time that a request waits for a connection (default: unlimited). */
    readonly poolTimeoutSeconds?: number | undefined
    readonly idleTimeoutSeconds?: number | undefined
    /** Age after which a connection is replaced. 0 means never. */
    readonly lifetimeSeconds?: number | undefined
    readonly isolation?: 'read-committed' | 'repeatable-read' | 'serializable' | undefined
    readonly preparedStatements?: boolean | undefined
    /** Schema for extensions that the engine creates (default: `public`). */
    readonly extensionsSchema?: string | undefined
  }
  readonly tables: readonly TableMetadata[]
  readonly functions: readonly FunctionMetadata[]
}

export type RootFieldKind =
  | 'select'
  | 'select_by_pk'
  | 'select_aggregate'
  | 'select_stream'
  | 'insert'
  | 'insert_one'
  | 'update'
  | 'update_by_pk'
  | 'update_many'
  | 'delete'
  | 'delete_by_pk'

export type CustomName = { readonly name: string | undefined; readonly comment: string | undefined }

export type TableMetadata = {
  readonly table: QualifiedName
  readonly isEnum: boolean
  readonly customName: string | undefined
  readonly customRootFields: Readonly<Partial<Record<RootFieldKind, CustomName>>>
  readonly columnConfig: Readonly<Record<string, CustomName>>
  /** If undefined, Hasura's generated text is used. An empty string means no comment. */
  readonly comment: string | undefined
  readonly objectRelationships: readonly Relationship[]
  readonly arrayRelationships: readonly Relationship[]
  readonly computedFields: readonly ComputedField[]
  readonly select: ReadonlyMap<string, SelectPermission>
  readonly insert: ReadonlyMap<string, InsertPermission>
  readonly update: ReadonlyMap<string, UpdatePermission>
  readonly delete: ReadonlyMap<string, DeletePermission>
  readonly eventTriggers: readonly EventTrigger[]
  /** The table's file, for error messages. For example, `databases/default/tables/public_author.yaml`. */
  readonly file: string
}

export type Relationship = {
  readonly name: string
  readonly comment: string | undefined
  readonly using:
    | { readonly kind: 'foreign-key'; readonly columns: readonly string[] }
    | {
        readonly kind: 'reverse-foreign-key'
        readonly table: QualifiedName
        readonly columns: readonly string[]
      }
    | {
        readonly kind: 'manual'
        readonly table: QualifiedName
        readonly mapping: ReadonlyMap<string, string>
        readonly insertionOrder: 'before_parent' | 'after_parent' | undefined
      }
}

export type ComputedField = {
  readonly name: string
  readonly function: QualifiedName
  readonly tableArgument: string | undefined
  readonly sessionArgument: string | undefined
  readonly comment: string | undefined
}

export type Columns = '*' | readonly string[]

export type SelectPermission = {
  readonly columns: Columns
  readonly computedFields: readonly string[]
  readonly filter: BoolExp
  readonly limit: number | undefined
  readonly allowAggregations: boolean
  readonly queryRootFields: readonly ('select' | 'select_by_pk' | 'select_aggregate')[] | undefined
  readonly subscriptionRootFields:
    | readonly ('select' | 'select_by_pk' | 'select_aggregate' | 'select_stream')[]
    | undefined
}

/** A preset: a literal (any JSON) or a session variable. */
export type Preset =
  | { readonly kind: 'session'; readonly variable: string }
  | { readonly kind: 'literal'; readonly value: unknown }

export type InsertPermission = {
  readonly columns: Columns
  readonly check: BoolExp
  readonly set: Readonly<Record<string, Preset>>
  readonly backendOnly: boolean
}

export type UpdatePermission = {
  readonly columns: Columns
  readonly filter: BoolExp
  readonly check: BoolExp | undefined
  readonly set: Readonly<Record<string, Preset>>
  readonly backendOnly: boolean
}

export type DeletePermission = { readonly filter: BoolExp; readonly backendOnly: boolean }

/** A permission's filter before its names are looked up in the catalog. Operators always have the form `_eq`. */
export type BoolExp =
  | { readonly kind: 'and' | 'or'; readonly all: readonly BoolExp[] }
  | { readonly kind: 'not'; readonly of: BoolExp }
  | { readonly kind: 'exists'; readonly table: QualifiedName; readonly where: BoolExp }
  /**
   * A column with operators, or a relationship or computed field with a nested expression. The catalog decides which
   * of these it is.
   */
  | { readonly kind: 'field'; readonly name: string; readonly value: unknown }

export type FunctionMetadata = {
  readonly function: QualifiedName
  readonly customName: string | undefined
  readonly customRootFields: {
    readonly function: CustomName | undefined
    readonly functionAggregate: CustomName | undefined
  }
  readonly sessionArgument: string | undefined
  readonly exposedAs: 'query' | 'mutation' | undefined
  readonly permissions: readonly string[]
  readonly comment: string | undefined
  readonly file: string
}

/** A header's or webhook's value: text that can contain `{{ENV}}`, or the name of one environment variable. */
export type Template =
  | { readonly kind: 'template'; readonly text: string }
  | { readonly kind: 'env'; readonly name: string }

export type WebhookHeader = { readonly name: string; readonly value: Template }

/** A type reference from actions.graphql, such as `[User!]!`. */
export type TypeRef =
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'list'; readonly of: TypeRef }
  | { readonly kind: 'non-null'; readonly of: TypeRef }

export type ActionField = {
  readonly name: string
  readonly type: TypeRef
  readonly description: string | undefined
}

export type Action = {
  readonly name: string
  readonly root: 'query' | 'mutation'
  readonly kind: 'synchronous' | 'asynchronous'
  readonly handler: Template
  readonly arguments: readonly ActionField[]
  readonly output: TypeRef
  readonly forwardClientHeaders: boolean
  readonly ignoredClientHeaders: readonly string[]
  readonly headers: readonly WebhookHeader[]
  readonly timeoutSeconds: number
  readonly requestTransform: RequestTransform | undefined
  readonly responseTransform: ResponseTransform | undefined
  readonly permissions: ReadonlySet<string>
  readonly comment: string | undefined
}

export type CustomTypes = {
  readonly enums: ReadonlyMap<
    string,
    {
      readonly description: string | undefined
      readonly values: readonly { readonly name: string; readonly description: string | undefined }[]
    }
  >
  readonly inputObjects: ReadonlyMap<
    string,
    { readonly description: string | undefined; readonly fields: readonly ActionField[] }
  >
  readonly objects: ReadonlyMap<
    string,
    {
      readonly description: string | undefined
      readonly fields: readonly ActionField[]
      readonly relationships: readonly ActionRelationship[]
    }
  >
  readonly scalars: ReadonlyMap<string, { readonly description: string | undefined }>
}

export type ActionRelationship = {
  readonly name: string
  readonly type: 'object' | 'array'
  readonly table: QualifiedName
  readonly mapping: ReadonlyMap<string, string>
}

export type Retry = {
  readonly retries: number
  readonly intervalSeconds: number
  readonly timeoutSeconds: number
}

export type EventTrigger = {
  readonly name: string
  readonly enableManual: boolean
  readonly insert: { readonly payload: Columns } | undefined
  readonly update: { readonly columns: Columns; readonly payload: Columns } | undefined
  readonly delete: { readonly payload: Columns } | undefined
  readonly retry: Retry
  readonly webhook: Template
  readonly headers: readonly WebhookHeader[]
  /** True if the trigger also fires for replicated changes (`trigger_on_replication`). */
  readonly onReplication: boolean
  readonly requestTransform: RequestTransform | undefined
  readonly responseTransform: ResponseTransform | undefined
}

export type CronTrigger = {
  readonly name: string
  readonly webhook: Template
  readonly schedule: string
  readonly payload: unknown
  readonly headers: readonly WebhookHeader[]
  readonly retry: Retry & { readonly toleranceSeconds: number }
  readonly requestTransform: RequestTransform | undefined
  readonly responseTransform: ResponseTransform | undefined
  readonly comment: string | undefined
}

export type BodyTransform =
  | { readonly action: 'transform'; readonly template: string }
  | { readonly action: 'remove' }
  | { readonly action: 'form'; readonly fields: Readonly<Record<string, string>> }

export type RequestTransform = {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly queryParams: string | Readonly<Record<string, string | undefined>> | undefined
  readonly addHeaders: Readonly<Record<string, string>>
  readonly removeHeaders: readonly string[]
  readonly body: BodyTransform | undefined
}

export type ResponseTransform = { readonly body: BodyTransform | undefined }

export type Limit = { readonly global: number | undefined; readonly perRole: ReadonlyMap<string, number> }

export type ApiLimits = {
  readonly disabled: boolean
  readonly depthLimit: Limit
  readonly nodeLimit: Limit
  readonly timeLimitSeconds: Limit
  readonly batchLimit: Limit
}
