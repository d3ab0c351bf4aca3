import type { ComputedField, Relationship } from '../types.ts'
import { columnNames, insertionOrder, mapping, qualifiedName } from './names.ts'
import { fail, isJson, list, mapped, object, optional, type Place, type Shape, text, word } from './shape.ts'

type Using = Relationship['using']

const remoteKey = mapped(
  object({ table: qualifiedName, column: optional(word), columns: optional(columnNames) }),
  (read, place): Using => ({
    kind: 'reverse-foreign-key',
    table: read.table,
    columns: read.columns ?? (read.column === undefined ? fail(place, 'has no column') : [read.column]),
  }),
)

const manual = mapped(
  object({
    remote_table: qualifiedName,
    column_mapping: mapping,
    insertion_order: insertionOrder,
    source: optional(text),
  }),
  (read): Using => ({
    kind: 'manual',
    table: read.remote_table,
    mapping: read.column_mapping,
    insertionOrder: read.insertion_order,
  }),
)

function foreignKey(value: unknown, place: Place): Using {
  if (isJson(value)) return remoteKey(value, place)
  const columns = typeof value === 'string' ? [value] : columnNames(value, place)
  return columns.length > 0 ? { kind: 'foreign-key', columns } : fail(place, 'has no column')
}

const using: Shape<Using> = mapped(
  object({ foreign_key_constraint_on: optional(foreignKey), manual_configuration: optional(manual) }),
  (read, place) =>
    read.foreign_key_constraint_on ??
    read.manual_configuration ??
    fail(place, 'needs foreign_key_constraint_on or manual_configuration'),
)

const relationship: Shape<Relationship> = object({ name: text, comment: optional(text), using })

export const relationships = list(relationship)

export const arrayRelationships = list<Relationship>((value, place) => {
  const read = relationship(value, place)
  return read.using.kind === 'foreign-key'
    ? fail(place, `array relationship "${read.name}" must name the table that holds the foreign key`)
    : read
})

const computedField: Shape<ComputedField> = mapped(
  object({
    name: text,
    comment: optional(text),
    definition: object({
      function: qualifiedName,
      table_argument: optional(text),
      session_argument: optional(text),
    }),
  }),
  (read) => ({
    name: read.name,
    function: read.definition.function,
    tableArgument: read.definition.table_argument,
    sessionArgument: read.definition.session_argument,
    comment: read.comment,
  }),
)

export const computedFields = list(computedField)
