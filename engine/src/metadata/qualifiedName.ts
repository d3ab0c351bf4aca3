/** A table or a function as Postgres names it. */
export type QualifiedName = { readonly schema: string; readonly name: string }
