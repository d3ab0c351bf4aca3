/**
 * The GraphQL types of one role. Each field and input is defined once: introspection prints the definition, and the
 * planner reads requests with its `means`.
 */
import type { TrackedTable } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'

/** A reference to a type, as in a field or an input: `[author!]!`. */
export type TypeRef = { readonly text: string; readonly named: NamedType }

export type Argument = {
  readonly name: string
  readonly description?: string | undefined
  readonly type: TypeRef
  readonly defaultValue?: string | undefined
}

export type InputDef<M> = Argument & { readonly means: M }

export type FieldDef<M> = {
  readonly name: string
  readonly description?: string | undefined
  readonly args: readonly Argument[]
  readonly type: TypeRef
  readonly means: M
}

export type EnumValueDef = { readonly name: string; readonly description?: string | undefined }

type Named<K extends string> = {
  readonly kind: K
  readonly name: string
  readonly description?: string | undefined
}

export type EnumType = Named<'ENUM'> & { readonly values: readonly EnumValueDef[] }

/** The type's fields are created on first use, because types refer to each other. */
export type ObjectType<M> = Named<'OBJECT'> & { readonly fields: () => ReadonlyMap<string, FieldDef<M>> }

export type InputObject<M> = Named<'INPUT_OBJECT'> & {
  readonly inputs: () => ReadonlyMap<string, InputDef<M>>
  /** Further types that introspection shows together with this type. */
  readonly companions: () => readonly NamedType[]
}

export type NamedType = Named<'SCALAR'> | EnumType | ObjectType<unknown> | InputObject<unknown>

export const of = (named: NamedType): TypeRef => ({ text: named.name, named })
export const nonNull = ({ text, named }: TypeRef): TypeRef => ({ text: `${text}!`, named })
export const listOf = ({ text, named }: TypeRef): TypeRef => ({ text: `[${text}!]`, named })

export const objectType = <M>(
  name: string,
  description: string | undefined,
  fields: () => Iterable<FieldDef<M>>,
): ObjectType<M> => ({ kind: 'OBJECT', name, description, fields: once(() => byFirstName(fields())) })

export const inputObject = <M>(
  name: string,
  description: string | undefined,
  inputs: () => Iterable<InputDef<M>>,
  companions: () => readonly NamedType[] = () => [],
): InputObject<M> => ({
  kind: 'INPUT_OBJECT',
  name,
  description,
  inputs: once(() => byFirstName(inputs())),
  companions,
})

export const enumType = (
  name: string,
  description: string | undefined,
  values: readonly EnumValueDef[],
): EnumType => ({ kind: 'ENUM', name, description, values })

export const scalarType = (name: string): NamedType => ({ kind: 'SCALAR', name })
export const scalar = (name: string): TypeRef => of(scalarType(name))

/** Creates a value once per role and key, and then reuses it. */
export function perRole<K, T>(
  make: (key: K, schema: RoleSchema) => T,
  keyOf: (key: K) => unknown = (key) => key,
): (key: K, schema: RoleSchema) => T {
  const all = new WeakMap<RoleSchema, Map<unknown, T>>()
  return (key, schema) => {
    const made = all.get(schema) ?? new Map<unknown, T>()
    all.set(schema, made)
    const known = made.get(keyOf(key))
    if (known !== undefined) return known
    const value = make(key, schema)
    made.set(keyOf(key), value)
    return value
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function byFirstName<D extends { readonly name: string }>(all: Iterable<D>): ReadonlyMap<string, D> {
  const byName = new Map<string, D>()
  for (const each of all) if (!byName.has(each.name)) byName.set(each.name, each)
  return byName
}

export const perTable = <T>(
  make: (table: TrackedTable, schema: RoleSchema) => T,
): ((table: TrackedTable, schema: RoleSchema) => T) => perRole(make)
