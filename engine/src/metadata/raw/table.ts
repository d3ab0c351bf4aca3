import type { CustomName, RootFieldKind, TableMetadata } from '../types.ts'
import { customName, qualifiedName } from './names.ts'
import { permissions } from './permission.ts'
import { arrayRelationships, computedFields, relationships } from './relationship.ts'
import {
  boolean,
  fail,
  inside,
  isJson,
  mapped,
  noObjects,
  object,
  optional,
  type Place,
  partOfTable,
  passedOver,
  placeOf,
  record,
  type Shape,
  text,
  unsupported,
  withDefault,
} from './shape.ts'
import { eventTriggers } from './trigger.ts'

const rootFieldKinds: readonly RootFieldKind[] = [
  'select',
  'select_by_pk',
  'select_aggregate',
  'select_stream',
  'insert',
  'insert_one',
  'update',
  'update_by_pk',
  'update_many',
  'delete',
  'delete_by_pk',
]

const customRootFields: Shape<Readonly<Partial<Record<RootFieldKind, CustomName>>>> = object(
  Object.fromEntries(rootFieldKinds.map((kind) => [kind, optional(customName)])),
)

const columnSettings: Shape<CustomName> = mapped(
  object({ custom_name: optional(text), comment: optional(text) }),
  (read) => ({ name: read.custom_name, comment: read.comment }),
)

const configuration = object({
  custom_name: optional(text),
  custom_root_fields: withDefault(customRootFields, {}),
  custom_column_names: record(text),
  column_config: record(columnSettings),
  comment: optional(text),
})

type Configuration = ReturnType<typeof configuration>

/** `custom_column_names` is the old form of `column_config`, which takes precedence. */
function columnConfig(read: Configuration): Readonly<Record<string, CustomName>> {
  const old = Object.entries(read.custom_column_names).map(([column, name]) => [
    column,
    { name, comment: undefined },
  ])
  const names: Record<string, CustomName> = Object.fromEntries(old)
  for (const [column, config] of Object.entries(read.column_config)) {
    names[column] = { name: config.name ?? names[column]?.name, comment: config.comment }
  }
  return names
}

const tableShape = object({
  table: qualifiedName,
  is_enum: withDefault(boolean, false),
  configuration: optional(configuration),
  object_relationships: relationships,
  array_relationships: arrayRelationships,
  computed_fields: computedFields,
  event_triggers: eventTriggers,
  remote_relationships: noObjects(
    'relationships to other sources (remote_relationships)',
    partOfTable('remote_relationship'),
  ),
  apollo_federation_config: passedOver('Apollo federation is not supported'),
  logical_model: unsupported('logical models (logical_model)'),
  ...permissions,
})

/** Reads a table, and adds the table's name to all reports about its parts. */
export const table: Shape<TableMetadata> = (value, outer) => {
  const place = placeOf(value, outer)
  const named = isJson(value) ? qualifiedName(value.table, inside(place, 'table')) : undefined
  return tableParts(value, { ...place, ...(named && { table: named }) })
}

const tableParts: Shape<TableMetadata> = mapped(tableShape, (read, place) => {
  distinctFields(read, place)
  return {
    table: read.table,
    isEnum: read.is_enum,
    customName: read.configuration?.custom_name,
    customRootFields: read.configuration?.custom_root_fields ?? {},
    columnConfig: read.configuration === undefined ? {} : columnConfig(read.configuration),
    comment: read.configuration?.comment,
    objectRelationships: read.object_relationships,
    arrayRelationships: read.array_relationships,
    computedFields: read.computed_fields,
    select: read.select_permissions,
    insert: read.insert_permissions,
    update: read.update_permissions,
    delete: read.delete_permissions,
    eventTriggers: read.event_triggers,
    file: place.file,
  }
})

function distinctFields(read: ReturnType<typeof tableShape>, place: Place): void {
  const seen = new Set<string>()
  for (const { name } of [
    ...read.object_relationships,
    ...read.array_relationships,
    ...read.computed_fields,
  ]) {
    if (seen.has(name)) fail(place, `field "${name}" is defined twice`)
    seen.add(name)
  }
}
