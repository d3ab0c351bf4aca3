import { GraphQLError, parseType } from 'graphql'
import { ignoredClientHeaders } from '../../webhook/clientHeaders.ts'
import type { Action, ActionField, ActionRelationship, CustomTypes, TypeRef } from '../types.ts'
import { headers, mapping, qualifiedName, template } from './names.ts'
import { type ActionSignature, type ObjectType, type Sdl, typeOf } from './sdl.ts'
import {
  all,
  boolean,
  fail,
  inside,
  list,
  mapped,
  natural,
  object,
  oneOf,
  optional,
  type Place,
  type Shape,
  text,
  withDefault,
} from './shape.ts'
import { requestTransform, responseTransform } from './transform.ts'

/** A GraphQL type such as `[User!]!`. */
const type: Shape<TypeRef> = (value, place) => {
  try {
    return typeOf(parseType(text(value, place)))
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    return fail(place, `is not a type: ${JSON.stringify(value)}`)
  }
}

const field: Shape<ActionField> = object({ name: text, type, description: optional(text) })

const definition = object({
  kind: withDefault(oneOf('synchronous', 'asynchronous', ''), ''),
  type: withDefault(oneOf('query', 'mutation'), 'mutation'),
  arguments: list(field),
  output_type: optional(type),
  handler: template,
  forward_client_headers: withDefault(boolean, false),
  ignored_client_headers: withDefault(list(text), ignoredClientHeaders),
  headers,
  timeout: withDefault(natural, 30),
  request_transform: requestTransform,
  response_transform: responseTransform,
})

const action = object({
  name: text,
  definition,
  permissions: list(object({ role: text, comment: optional(text) })),
  comment: optional(text),
})

const relationship: Shape<ActionRelationship> = mapped(
  object({
    name: text,
    type: oneOf('object', 'array'),
    remote_table: qualifiedName,
    source: optional(text),
    field_mapping: mapping,
  }),
  (read) => ({ name: read.name, type: read.type, table: read.remote_table, mapping: read.field_mapping }),
)

const named = { name: text, description: optional(text) }
const enumValue = object({ value: text, description: optional(text), is_deprecated: optional(boolean) })

/** In the metadata API, the types in `custom_types` contain their fields or values, so no actions.graphql is needed. */
const customTypes = object({
  enums: list(object({ ...named, values: optional(list(enumValue)) })),
  input_objects: list(object({ ...named, fields: optional(list(field)) })),
  objects: list(object({ ...named, fields: optional(list(field)), relationships: list(relationship) })),
  scalars: list(object(named)),
})

const actionsFile = object({ actions: list(action), custom_types: optional(customTypes) })

type ActionsFile = ReturnType<typeof actionsFile>
type ActionEntry = ActionsFile['actions'][number]

/** Joins actions.yaml with its types in actions.graphql by name (config v3). */
export function readActions(value: unknown, place: Place, written: Sdl) {
  const file = actionsFile(value ?? {}, place)
  const sdl = withTypesOf(file, written)
  const described = new Set(file.actions.map((entry) => entry.name))
  const lonely = [...sdl.actions.keys()].filter((name) => !described.has(name))
  const actions = all([
    ...file.actions.map(
      (entry, index) => () =>
        joinAction(entry, sdl.actions.get(entry.name), inside(inside(place, 'actions'), index)),
    ),
    ...lonely.map(
      (name) => () =>
        fail(
          { ...place, file: 'actions.graphql', path: '' },
          `action ${name} is not present in actions.yaml`,
        ),
    ),
  ])
  if (described.size < actions.length) fail(place, 'an action is defined twice')
  return { actions, customTypes: joinTypes(file.custom_types, sdl, place), sdl }
}

/** Adds the types from actions.yaml. A type in actions.graphql takes precedence. */
function withTypesOf(file: ActionsFile, sdl: Sdl): Sdl {
  const types = file.custom_types
  const added = <E extends { readonly name: string }, T>(
    written: ReadonlyMap<string, T>,
    entries: readonly E[] | undefined,
    turn: (entry: E) => T | undefined,
  ): ReadonlyMap<string, T> => {
    const typed = (entries ?? []).flatMap((entry) => {
      const turned = turn(entry)
      return turned === undefined ? [] : [[entry.name, turned] as const]
    })
    return new Map([...typed, ...written])
  }
  const withFields = (entry: {
    description: string | undefined
    fields: readonly ActionField[] | undefined
  }) => entry.fields && ({ description: entry.description, fields: entry.fields } satisfies ObjectType)
  return {
    actions: added(sdl.actions, file.actions, signatureOf),
    enums: added(
      sdl.enums,
      types?.enums,
      ({ description, values }) =>
        values && {
          description,
          values: values.map(({ value, description: text }) => ({ name: value, description: text })),
        },
    ),
    inputObjects: added(sdl.inputObjects, types?.input_objects, withFields),
    objects: added(sdl.objects, types?.objects, withFields),
    scalars: sdl.scalars,
  }
}

function signatureOf({ name, definition: { type: root, output_type: output, ...rest } }: ActionEntry) {
  return output && { name, root, output, arguments: rest.arguments, description: undefined }
}

function joinAction(entry: ActionEntry, signature: ActionSignature | undefined, place: Place): Action {
  if (!signature) return fail(place, `action ${entry.name} is not present in actions.graphql`)
  const asynchronous = entry.definition.kind === 'asynchronous'
  if (asynchronous && signature.root === 'query')
    return fail(place, `query action ${entry.name} cannot be asynchronous`)
  return {
    name: entry.name,
    root: signature.root,
    kind: asynchronous ? 'asynchronous' : 'synchronous',
    handler: entry.definition.handler,
    arguments: signature.arguments,
    output: signature.output,
    forwardClientHeaders: entry.definition.forward_client_headers,
    ignoredClientHeaders: entry.definition.ignored_client_headers.map((name) => name.toLowerCase()),
    headers: entry.definition.headers,
    timeoutSeconds: entry.definition.timeout,
    requestTransform: entry.definition.request_transform,
    responseTransform: entry.definition.response_transform,
    permissions: new Set(entry.permissions.map((permission) => permission.role)),
    comment: entry.comment ?? signature.description,
  }
}

function joinTypes(read: ReturnType<typeof customTypes> | undefined, sdl: Sdl, place: Place): CustomTypes {
  const kinds = [
    ['enums', sdl.enums],
    ['input_objects', sdl.inputObjects],
    ['objects', sdl.objects],
    ['scalars', sdl.scalars],
  ] as const
  const missing = kinds.flatMap(([kind, defined]) =>
    (read?.[kind] ?? []).filter(({ name }) => !defined.has(name)).map(({ name }) => ({ kind, name })),
  )
  all(
    missing.map(
      ({ kind, name }) =>
        () =>
          fail(inside(place, `custom_types.${kind}`), `type ${name} is not present in actions.graphql`),
    ),
  )
  const relationships = new Map(read?.objects.map((type) => [type.name, type.relationships]))
  return {
    enums: sdl.enums,
    inputObjects: sdl.inputObjects,
    objects: new Map(
      [...sdl.objects].map(([name, type]) => [
        name,
        { ...type, relationships: relationships.get(name) ?? [] },
      ]),
    ),
    scalars: sdl.scalars,
  }
}
