import type { ActionField } from '../types.ts'
import { type Sdl, typeText } from './sdl.ts'
import { isJson, type Json } from './shape.ts'

const lists: readonly (readonly [string, string])[] = [
  ['remote_schemas', 'remote_schemas'],
  ['query_collections', 'query_collections'],
  ['allow_list', 'allowlist'],
  ['cron_triggers', 'cron_triggers'],
  ['inherited_roles', 'inherited_roles'],
  ['rest_endpoints', 'rest_endpoints'],
]
const objects = [
  'api_limits',
  'network',
  'opentelemetry',
  'metrics_config',
  'backend_configs',
  'graphql_schema_introspection',
] as const

/** The metadata in Hasura's JSON form for export_metadata, without empty members. */
export function exportMetadata(file: (name: string) => unknown, sdl: Sdl): Json {
  const all: Record<string, unknown> = { version: 3, sources: file('databases/databases') ?? [] }
  for (const [name, key] of lists) if (!isEmpty(file(name))) all[key] = file(name)
  for (const name of objects) if (!isEmpty(file(name))) all[name] = file(name)
  const actions = file('actions')
  if (isJson(actions)) {
    if (!isEmpty(actions.actions))
      all.actions = asList(actions.actions).map((action) => exportAction(action, sdl))
    const types = exportTypes(isJson(actions.custom_types) ? actions.custom_types : {}, sdl)
    if (Object.values(types).some((list) => list.length > 0)) all.custom_types = types
  }
  return all
}

function isEmpty(value: unknown): boolean {
  return value == null || Object.keys(value).length === 0
}

function asList(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isJson) : []
}

function field(of: ActionField): Json {
  return { name: of.name, type: typeText(of.type), ...(of.description && { description: of.description }) }
}

function exportAction(action: Json, sdl: Sdl): Json {
  const signature = sdl.actions.get(String(action.name))
  if (!signature) return action
  return {
    ...action,
    definition: {
      ...(isJson(action.definition) && action.definition),
      type: signature.root,
      arguments: signature.arguments.map(field),
      output_type: typeText(signature.output),
    },
  }
}

function exportTypes(read: Json, sdl: Sdl): Readonly<Record<string, readonly Json[]>> {
  const extra = (kind: string, name: string) => asList(read[kind]).find((type) => type.name === name) ?? {}
  const entries = <T extends { description: string | undefined }>(
    kind: string,
    types: ReadonlyMap<string, T>,
    more: (type: T) => Json,
  ) =>
    [...types].map(([name, type]) => ({
      name,
      ...(type.description && { description: type.description }),
      ...more(type),
      ...extra(kind, name),
    }))
  const fields = (type: { fields: readonly ActionField[] }) => ({ fields: type.fields.map(field) })
  return {
    enums: entries('enums', sdl.enums, (type) => ({
      values: type.values.map((value) => ({
        value: value.name,
        ...(value.description && { description: value.description }),
      })),
    })),
    input_objects: entries('input_objects', sdl.inputObjects, fields),
    objects: entries('objects', sdl.objects, fields),
    scalars: entries('scalars', sdl.scalars, () => ({})),
  }
}
