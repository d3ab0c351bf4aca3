/** All types that a role can reach, in Hasura's order. */
import { queryType, rootType } from '../plan/root.ts'
import { type Argument, type EnumValueDef, type FieldDef, type NamedType, scalarType } from '../plan/type.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'

/** Type references are texts in GraphQL's schema language, such as `[author!]!`. */
export type ShownInput = Omit<Argument, 'type'> & { readonly type: string }

export type ShownField = Pick<FieldDef<unknown>, 'name' | 'description'> & {
  readonly args: readonly ShownInput[]
  readonly type: string
}

export type ShownType = { readonly name: string; readonly description?: string | undefined } & (
  | { readonly kind: 'SCALAR' }
  | { readonly kind: 'OBJECT'; readonly fields: readonly ShownField[] }
  | { readonly kind: 'INPUT_OBJECT'; readonly inputs: readonly ShownInput[] }
  | { readonly kind: 'ENUM'; readonly values: readonly EnumValueDef[] }
)

export type TypeSystem = {
  readonly query: string
  readonly mutation: string | undefined
  readonly subscription: string | undefined
  readonly types: ReadonlyMap<string, ShownType>
}

export const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0

const systems = new WeakMap<RoleSchema, TypeSystem>()

export function typeSystem(schema: RoleSchema): TypeSystem {
  const known = systems.get(schema)
  if (known) return known
  const query = queryType(schema)
  const mutation = rootType('mutation', schema)
  const subscription = rootType('subscription', schema)
  const first = [query, mutation, subscription, ...['Boolean', 'String', 'Int'].map(scalarType)]
  const types = reachable(first.flatMap((type) => type ?? []))
  const system = { query: query.name, mutation: mutation?.name, subscription: subscription?.name, types }
  systems.set(schema, system)
  return system
}

function reachable(first: readonly NamedType[]): Map<string, ShownType> {
  const names = new Set<string>()
  const waiting: NamedType[] = []
  const visit = (type: NamedType): void => {
    if (names.has(type.name)) return
    names.add(type.name)
    waiting.push(type)
  }
  for (const type of first) visit(type)
  const shownTypes: ShownType[] = []
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const type of mentioned(next)) visit(type)
    shownTypes.push(shown(next))
  }
  return new Map(shownTypes.sort(byName).map((type) => [type.name, type]))
}

function mentioned(type: NamedType): NamedType[] {
  if (type.kind === 'OBJECT')
    return [...type.fields().values()].flatMap((field) => [
      ...field.args.map((argument) => argument.type.named),
      field.type.named,
    ])
  if (type.kind !== 'INPUT_OBJECT') return []
  return [...[...type.inputs().values()].map((input) => input.type.named), ...type.companions()]
}

/** Fields are sorted by name, capital letters first (hasura-reference 12). */
function shown(type: NamedType): ShownType {
  const { name, description } = type
  switch (type.kind) {
    case 'OBJECT':
      return {
        kind: 'OBJECT',
        name,
        description,
        fields: [...type.fields().values()].map(shownField).sort(byName),
      }
    case 'INPUT_OBJECT':
      return { kind: 'INPUT_OBJECT', name, description, inputs: shownInputs([...type.inputs().values()]) }
    case 'ENUM':
      return { kind: 'ENUM', name, description, values: type.values }
    case 'SCALAR':
      return { kind: 'SCALAR', name, description }
  }
}

const shownField = ({ name, description, args, type }: FieldDef<unknown>): ShownField => ({
  name,
  description,
  args: shownInputs(args),
  type: type.text,
})

const shownInputs = (inputs: readonly Argument[]): ShownInput[] =>
  inputs
    .map(({ name, description, type, defaultValue }) => ({
      name,
      description,
      type: type.text,
      defaultValue,
    }))
    .sort(byName)
