/** A role's types for introspection and SDL. Type references use SDL notation: `[author!]!`. */

export type InputDef = {
  readonly name: string
  readonly description?: string | undefined
  readonly type: string
  readonly defaultValue?: string | undefined
}

export type FieldDef = {
  readonly name: string
  readonly description?: string | undefined
  readonly args: readonly InputDef[]
  readonly type: string
}

export type EnumValueDef = { readonly name: string; readonly description?: string | undefined }

export type TypeDef = { readonly name: string; readonly description?: string | undefined } & (
  | { readonly kind: 'SCALAR' }
  | { readonly kind: 'OBJECT'; readonly fields: readonly FieldDef[] }
  | { readonly kind: 'INPUT_OBJECT'; readonly inputs: readonly InputDef[] }
  | { readonly kind: 'ENUM'; readonly values: readonly EnumValueDef[] }
)

export type TypeSystem = {
  readonly query: string
  readonly mutation: string | undefined
  readonly subscription: string | undefined
  readonly types: ReadonlyMap<string, TypeDef>
}

export const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0

type Body =
  | { kind: 'SCALAR'; description?: string | undefined }
  | { kind: 'OBJECT'; description?: string | undefined; fields: FieldDef[] }
  | { kind: 'INPUT_OBJECT'; description?: string | undefined; inputs: InputDef[] }
  | { kind: 'ENUM'; description?: string | undefined; values: EnumValueDef[] }

/** Collects the types that are used. Builds each type once, and never while another one is being built. */
export type Registry = {
  /** Returns a type's name and makes sure that the type will be defined. */
  ensure(name: string, make: () => Body): string
  finish(): Map<string, TypeDef>
}

export function createRegistry(): Registry {
  const types = new Map<string, TypeDef | undefined>()
  const waiting: { name: string; make: () => Body }[] = []
  return {
    ensure(name, make) {
      if (!types.has(name)) {
        types.set(name, undefined)
        waiting.push({ name, make })
      }
      return name
    },
    finish() {
      for (let next = waiting.pop(); next; next = waiting.pop())
        types.set(next.name, sorted(next.name, next.make()))
      const all = [...types.values()].flatMap((type) => type ?? [])
      return new Map(all.sort(byName).map((type) => [type.name, type]))
    },
  }
}

/** Fields are sorted by name, capital letters first (hasura-reference 12). */
function sorted(name: string, body: Body): TypeDef {
  if (body.kind === 'OBJECT') {
    const fields = body.fields.map((field) => ({ ...field, args: field.args.toSorted(byName) }))
    return { ...body, name, fields: fields.sort(byName) }
  }
  return body.kind === 'INPUT_OBJECT'
    ? { ...body, name, inputs: body.inputs.toSorted(byName) }
    : { ...body, name }
}
