import {
  type DefinitionNode,
  type FieldDefinitionNode,
  GraphQLError,
  type InputValueDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  parse,
  type StringValueNode,
  type TypeNode,
} from 'graphql'
import type { ActionField, CustomTypes, TypeRef } from '../types.ts'
import { all, metadataError, type Notes } from './shape.ts'

export type ActionSignature = {
  readonly name: string
  readonly root: 'query' | 'mutation'
  readonly arguments: readonly ActionField[]
  readonly output: TypeRef
  readonly description: string | undefined
}

export type ObjectType = { description: string | undefined; fields: readonly ActionField[] }

export type Sdl = {
  readonly actions: ReadonlyMap<string, ActionSignature>
  readonly enums: CustomTypes['enums']
  readonly inputObjects: CustomTypes['inputObjects']
  readonly objects: ReadonlyMap<string, ObjectType>
  readonly scalars: CustomTypes['scalars']
}

type Parts = {
  actions: Map<string, ActionSignature>
  enums: Map<
    string,
    { description: string | undefined; values: { name: string; description: string | undefined }[] }
  >
  inputObjects: Map<string, ObjectType>
  objects: Map<string, ObjectType>
  scalars: Map<string, { description: string | undefined }>
}

/**
 * Reads actions.graphql: each field in a Query or Mutation block is an action, and other definitions are types for actions.
 */
export function readSdl(source: string, file: string, notes: Notes): Sdl {
  const parts: Parts = {
    actions: new Map(),
    enums: new Map(),
    inputObjects: new Map(),
    objects: new Map(),
    scalars: new Map(),
  }
  all(definitions(source, file).map((definition) => () => add(definition, parts, file, notes)))
  return parts
}

function definitions(source: string, file: string): readonly DefinitionNode[] {
  if (source.replace(/#.*/g, '').trim() === '') return []
  try {
    return parse(source).definitions
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    throw metadataError(file, `line ${error.locations?.[0]?.line ?? 1}: ${error.message}`)
  }
}

function add(definition: DefinitionNode, parts: Parts, file: string, notes: Notes): void {
  switch (definition.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.OBJECT_TYPE_EXTENSION:
      addObject(definition, parts, file)
      break
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      once(
        parts.inputObjects,
        definition.name.value,
        { ...described(definition), fields: fieldsOf(definition) },
        file,
      )
      break
    case Kind.ENUM_TYPE_DEFINITION: {
      const values = (definition.values ?? []).map((value) => ({
        name: value.name.value,
        ...described(value),
      }))
      once(parts.enums, definition.name.value, { ...described(definition), values }, file)
      break
    }
    case Kind.SCALAR_TYPE_DEFINITION:
      once(parts.scalars, definition.name.value, described(definition), file)
      break
    default:
      // Ignores these definitions and the types that implement them, as Hasura's CLI does.
      notes.warn(`${file}: ${titleOf(definition)}: has no meaning for actions: ignored`)
  }
}

/** The name of a definition in messages, such as `interface Error`. */
function titleOf(definition: DefinitionNode): string {
  const kind = definition.kind.replace(/TypeDefinition|TypeExtension|Definition|Extension/, '').toLowerCase()
  return 'name' in definition && definition.name ? `${kind} ${definition.name.value}` : kind
}

function addObject(
  definition: ObjectTypeDefinitionNode | ObjectTypeExtensionNode,
  parts: Parts,
  file: string,
): void {
  const name = definition.name.value
  const root = rootOf(name)
  if (root) addActions(definition.fields ?? [], root, parts, file)
  else once(parts.objects, name, { ...describedType(definition), fields: fieldsOf(definition) }, file)
}

function rootOf(name: string): 'query' | 'mutation' | undefined {
  if (name === 'Query') return 'query'
  return name === 'Mutation' ? 'mutation' : undefined
}

function addActions(
  fields: readonly FieldDefinitionNode[],
  root: 'query' | 'mutation',
  parts: Parts,
  file: string,
): void {
  for (const field of fields) {
    const signature: ActionSignature = {
      name: field.name.value,
      root,
      arguments: (field.arguments ?? []).map(fieldOf),
      output: typeOf(field.type),
      ...described(field),
    }
    once(parts.actions, signature.name, signature, file)
  }
}

function once<T>(map: Map<string, T>, name: string, value: T, file: string): void {
  if (map.has(name)) throw metadataError(file, `"${name}" is defined twice`)
  map.set(name, value)
}

type Described = { readonly description?: StringValueNode | undefined }

function described(node: Described): { description: string | undefined } {
  return { description: node.description?.value.trim() }
}

function fieldOf(node: FieldDefinitionNode | InputValueDefinitionNode): ActionField {
  return { name: node.name.value, type: typeOf(node.type), ...described(node) }
}

/** An `extend type` cannot have a description. */
function describedType(node: ObjectTypeDefinitionNode | ObjectTypeExtensionNode) {
  return described(node.kind === Kind.OBJECT_TYPE_DEFINITION ? node : {})
}

type WithFields = {
  readonly fields?: readonly (FieldDefinitionNode | InputValueDefinitionNode)[] | undefined
}

function fieldsOf(node: WithFields): readonly ActionField[] {
  return (node.fields ?? []).map(fieldOf)
}

export function typeOf(node: TypeNode): TypeRef {
  if (node.kind === Kind.NAMED_TYPE) return { kind: 'named', name: node.name.value }
  return { kind: node.kind === Kind.LIST_TYPE ? 'list' : 'non-null', of: typeOf(node.type) }
}

export function typeText(type: TypeRef): string {
  if (type.kind === 'named') return type.name
  return type.kind === 'list' ? `[${typeText(type.of)}]` : `${typeText(type.of)}!`
}
