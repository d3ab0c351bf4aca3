export type PgType = {
  /** The type's name in Postgres, for example `int4`, `_text` or `color`. */
  readonly name: string
  readonly schema: string
  readonly kind: 'base' | 'enum' | 'composite' | 'array'
  readonly element: PgType | undefined
  /** The type's SQL name for casts, built from catalog names only. */
  readonly sql: string
  /** The type's GraphQL name. For an array, the name of its element type. */
  readonly scalar: string
}

export type Column = {
  readonly name: string
  readonly type: PgType
  readonly nullable: boolean
  readonly comment: string | undefined
  /** The default expression as Postgres prints it. Undefined if the column has no default. */
  readonly defaultSql: string | undefined
  /** True for `generated always` columns, which can be neither inserted nor updated. */
  readonly generated: boolean
}

export type Key = { readonly name: string; readonly columns: readonly string[] }

/** Each unique constraint, and each unique index that has no constraint. */
export type UniqueKey = Key & {
  /** The columns for `ON CONFLICT`, because it cannot refer to a unique index by name. */
  readonly inference: string | undefined
}

export type ForeignKey = Key & {
  readonly target: { readonly schema: string; readonly name: string }
  readonly targetColumns: readonly string[]
}

export type Table = {
  readonly schema: string
  readonly name: string
  readonly isView: boolean
  /** True for an ordinary table: not a view or a foreign table, without rules and without row-level security. */
  readonly isPlain: boolean
  readonly comment: string | undefined
  readonly columns: ReadonlyMap<string, Column>
  readonly primaryKey: UniqueKey | undefined
  /** Unique constraints and indexes, except the primary key. */
  readonly uniques: readonly UniqueKey[]
  readonly foreignKeys: readonly ForeignKey[]
  readonly insertable: boolean
  readonly updatable: boolean
}

export type FunctionArgument = {
  readonly name: string | undefined
  readonly type: PgType
  readonly hasDefault: boolean
}

export type PgFunction = {
  readonly schema: string
  readonly name: string
  readonly comment: string | undefined
  readonly arguments: readonly FunctionArgument[]
  readonly volatile: boolean
  readonly returnsSet: boolean
  readonly returns: PgType
  readonly variadic: boolean
}

export type EnumValue = { readonly value: string; readonly comment: string | undefined }

export type Catalog = {
  /** Tables by `schema.name`. */
  readonly tables: ReadonlyMap<string, Table>
  /** Functions by `schema.name`. A name can have several overloads. */
  readonly functions: ReadonlyMap<string, readonly PgFunction[]>
  readonly enumValues: ReadonlyMap<string, readonly EnumValue[]>
  /** Finds a type by name. `pg_catalog` and `public` take precedence. */
  readonly typeNamed: (name: string) => PgType | undefined
  readonly scalarNames: ReadonlySet<string>
  readonly arrayOf: (type: PgType) => PgType
}

export const qualified = (name: { readonly schema: string; readonly name: string }): string =>
  `${name.schema}.${name.name}`
