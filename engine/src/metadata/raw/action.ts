import { ignoredClientHeaders } from '../../webhook/clientHeaders.ts'
import type { Action, ActionRelationship, CustomTypes } from '../types.ts'
import { headers, mapping, qualifiedName, template } from './names.ts'
import type { ActionSignature, Sdl } from './sdl.ts'
import {
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

const definition = object({
  kind: withDefault(oneOf('synchronous', 'asynchronous', ''), ''),
  type: optional(oneOf('query', 'mutation')),
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

const named = object({ name: text, description: optional(text) })

const customTypes = object({
  enums: list(named),
  input_objects: list(named),
  objects: list(object({ name: text, description: optional(text), relationships: list(relationship) })),
  scalars: list(named),
})

const actionsFile = object({ actions: list(action), custom_types: optional(customTypes) })

/** actions.yaml names what actions.graphql types; the name is the join key (config v3). */
export function readActions(value: unknown, place: Place, sdl: Sdl) {
  const file = actionsFile(value ?? {}, place)
  const actions = file.actions.map((entry, index) =>
    joinAction(entry, sdl.actions.get(entry.name), inside(inside(place, 'actions'), index)),
  )
  const described = new Set(file.actions.map((entry) => entry.name))
  if (described.size < actions.length) fail(place, 'an action is defined twice')
  for (const name of sdl.actions.keys()) {
    if (!described.has(name))
      fail({ file: 'actions.graphql', path: '' }, `action ${name} is not present in actions.yaml`)
  }
  return { actions, customTypes: joinTypes(file.custom_types, sdl, place) }
}

function joinAction(
  entry: ReturnType<typeof action>,
  signature: ActionSignature | undefined,
  place: Place,
): Action {
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
  for (const [kind, defined] of kinds) {
    for (const { name } of read?.[kind] ?? []) {
      if (!defined.has(name))
        fail(inside(place, `custom_types.${kind}`), `type ${name} is not present in actions.graphql`)
    }
  }
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
