/** What Postgres says about itself, in plain values. */

export type PgType = {
  /** `int4`, `_text`, `color` */
  readonly name: string
  readonly schema: string
  readonly kind: 'base' | 'enum' | 'composite' | 'array'
  readonly element: PgType | undefined
  /** How it stands in a cast; made of catalog names only. */
  readonly sql: string
  /** Its GraphQL name; for arrays the element's. */
  readonly scalar: string
}

export type Column = {
  readonly name: string
  readonly type: PgType
  readonly nullable: boolean
  readonly comment: string | undefined
  /** The default as Postgres prints it; undefined for none. */
  readonly defaultSql: string | undefined
  /** Neither insertable nor updatable: `generated always`. */
  readonly generated: boolean
}

export type Key = { readonly name: string; readonly columns: readonly string[] }

/** What no two rows share: a constraint, or an index that no constraint stands for. */
export type UniqueKey = Key & {
  /** How `ON CONFLICT` names an index, which it does not know by its name: by what the index covers. */
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
  /** Rows and nothing else: no view, no rule, no row-level security, no foreign server stands behind its name. */
  readonly isPlain: boolean
  readonly comment: string | undefined
  readonly columns: ReadonlyMap<string, Column>
  readonly primaryKey: UniqueKey | undefined
  /** Unique constraints and indexes, the primary key not among them. */
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
  /** By `schema.name`. */
  readonly tables: ReadonlyMap<string, Table>
  /** By `schema.name`; several for overloaded names. */
  readonly functions: ReadonlyMap<string, readonly PgFunction[]>
  readonly enumValues: ReadonlyMap<string, readonly EnumValue[]>
  /** By name, `pg_catalog` and `public` first. */
  readonly typeNamed: (name: string) => PgType | undefined
  /** What the scalar types are called in GraphQL. */
  readonly scalarNames: ReadonlySet<string>
  /** The array type of an element type. */
  readonly arrayOf: (type: PgType) => PgType
}

export const qualified = (name: { readonly schema: string; readonly name: string }): string =>
  `${name.schema}.${name.name}`
