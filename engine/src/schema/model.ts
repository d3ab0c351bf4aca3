/** The metadata combined with the catalog: tables as shown in GraphQL, with all names looked up, for all roles. */
import type { Catalog, Column, EnumValue, PgFunction, Table } from '../catalog/catalog.ts'
import type { QualifiedName } from '../metadata/qualifiedName.ts'
import type {
  Action,
  CustomTypes,
  FunctionMetadata,
  RootFieldKind,
  TableMetadata,
} from '../metadata/types.ts'
import type { Bool, Join, Value } from './expression.ts'

export type ColumnField = {
  readonly name: string
  readonly column: Column
  /** The enum table to which a single-column foreign key refers. */
  readonly enumTable: TrackedTable | undefined
  readonly description: string | undefined
}

export type RelationshipField = {
  readonly name: string
  readonly kind: 'object' | 'array'
  readonly target: TrackedTable
  readonly join: Join
  readonly nullable: boolean
  /** True if a nested insert writes the related row before this table's row. */
  readonly insertsFirst: boolean
  readonly description: string | undefined
}

export type ComputedFieldInfo = {
  readonly name: string
  readonly function: PgFunction
  readonly rowArgument: number
  readonly sessionArgument: number | undefined
  /** The table that the function returns. Undefined if the result is a scalar. */
  readonly returns: TrackedTable | undefined
  readonly description: string | undefined
}

export type TrackedTable = {
  /** The qualified name, for example `public.author`. */
  readonly id: string
  /** The part that all generated names of the table share, such as `author`. */
  readonly name: string
  readonly table: Table
  readonly metadata: TableMetadata
  readonly columns: Map<string, ColumnField>
  /** The columns by their database name. */
  readonly byColumn: Map<string, ColumnField>
  readonly relationships: Map<string, RelationshipField>
  readonly computed: Map<string, ComputedFieldInfo>
  readonly roots: Readonly<
    Record<RootFieldKind, { readonly name: string; readonly comment: string | undefined }>
  >
  readonly enumValues: readonly EnumValue[] | undefined
  readonly rights: Map<string, Rights>
}

export type TrackedFunction = {
  readonly name: string
  readonly aggregateName: string
  readonly stem: string
  readonly metadata: FunctionMetadata
  readonly function: PgFunction
  readonly target: TrackedTable
  readonly exposedAs: 'query' | 'mutation'
  readonly sessionArgument: number | undefined
}

/** A column that a role can see. For an inherited role, `when` limits the rows in which it is visible. */
export type ColumnAccess = { readonly field: ColumnField; readonly when: Bool | undefined }

export type SelectRights = {
  readonly columns: ReadonlyMap<string, ColumnAccess>
  /** Scalar computed fields by name. */
  readonly computed: ReadonlyMap<
    string,
    { readonly info: ComputedFieldInfo; readonly when: Bool | undefined }
  >
  readonly filter: Bool
  readonly limit: number | undefined
  readonly aggregations: boolean
  readonly queryRoots: ReadonlySet<string> | undefined
  readonly subscriptionRoots: ReadonlySet<string> | undefined
}

export type PresetValue = { readonly column: Column; readonly value: Value }

export type InsertRights = {
  readonly columns: ReadonlyMap<string, ColumnField>
  readonly check: Bool
  readonly presets: readonly PresetValue[]
  readonly backendOnly: boolean
}

export type UpdateRights = {
  readonly columns: ReadonlyMap<string, ColumnField>
  readonly filter: Bool
  /** The check for updated rows. Undefined if there is none; an upsert then uses the insert's check. */
  readonly check: Bool | undefined
  readonly presets: readonly PresetValue[]
  readonly backendOnly: boolean
}

export type DeleteRights = { readonly filter: Bool; readonly backendOnly: boolean }

export type Rights = {
  select?: SelectRights | undefined
  insert?: InsertRights | undefined
  update?: UpdateRights | undefined
  delete?: DeleteRights | undefined
}

export type Model = {
  readonly catalog: Catalog
  readonly tables: ReadonlyMap<string, TrackedTable>
  readonly functions: readonly TrackedFunction[]
  readonly actions: readonly Action[]
  readonly customTypes: CustomTypes
  readonly roles: readonly string[]
  /** The parents of inherited roles, including parents of parents. */
  readonly inherited: ReadonlyMap<string, readonly string[]>
  readonly introspectionDisabledFor: ReadonlySet<string>
}

export const ADMIN = 'admin'

export const GRAPHQL_NAME = /^[_A-Za-z][_0-9A-Za-z]*$/

/** The part that all generated names share: the table's name, and its schema unless that is `public`. */
export const baseName = (name: QualifiedName): string =>
  name.schema === 'public' ? name.name : `${name.schema}_${name.name}`
