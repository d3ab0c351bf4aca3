/**
 * Builds the model from metadata and catalog. Metadata that does not match the database is reported as an
 * inconsistency and left out.
 */
import { type Catalog, type Column, type ForeignKey, qualified, type Table } from '../catalog/catalog.ts'
import {
  type Inconsistency,
  type ObjectId,
  objectKey,
  type Report,
  shortName,
  within,
} from '../metadata/inconsistency.ts'
import type { QualifiedName } from '../metadata/qualifiedName.ts'
import type { Metadata, Relationship, RootFieldKind, TableMetadata } from '../metadata/types.ts'
import { without } from '../metadata/without.ts'
import { resolveActions } from './actions.ts'
import type { Join } from './expression.ts'
import { resolveComputedFields, resolveFunctions } from './functions.ts'
import {
  baseName,
  type ColumnField,
  GRAPHQL_NAME,
  type Model,
  type RelationshipField,
  type TrackedFunction,
  type TrackedTable,
} from './model.ts'
import { resolvePermissions } from './permissions.ts'
import { resolveTriggers } from './triggers.ts'

export type Resolved = { readonly model: Model; readonly inconsistencies: readonly Inconsistency[] }

export function resolveModel(metadata: Metadata, catalog: Catalog): Resolved {
  const inconsistencies: Inconsistency[] = []
  const report: Report = (inconsistency) => inconsistencies.push(inconsistency)
  const tables = new Map<string, TrackedTable>()
  for (const meta of metadata.source.tables) {
    const tracked = resolveTable(meta, catalog, report)
    if (tracked) tables.set(tracked.id, tracked)
    else for (const object of partsOf(meta)) report({ file: meta.file, object, reason: absent(meta) })
  }
  for (const table of tables.values()) {
    linkEnums(table, tables)
    linkRelationships(table, tables, report)
    resolveComputedFields(table, tables, catalog, report)
    resolveTriggers(table, report)
  }
  const functions = resolveFunctions(metadata.source.functions, tables, catalog, report)
  const conflicts = findConflicts(tables, functions, metadata)
  if (conflicts.length > 0) {
    // Removes the later of two conflicting objects and builds the model again. The second model leaves out everything
    // that depends on the removed object.
    const rest = resolveModel(without(metadata, conflicts), catalog)
    return {
      model: rest.model,
      inconsistencies: distinct([...conflicts, ...inconsistencies, ...rest.inconsistencies]),
    }
  }
  const { roles, inherited } = resolvePermissions({ metadata, catalog, tables, functions, report })
  const model: Model = {
    catalog,
    tables,
    functions,
    actions: resolveActions(metadata, tables, catalog, report),
    customTypes: metadata.customTypes,
    roles,
    inherited,
    introspectionDisabledFor: metadata.introspectionDisabledFor,
  }
  return { model, inconsistencies }
}

function distinct(inconsistencies: readonly Inconsistency[]): readonly Inconsistency[] {
  const seen = new Map(inconsistencies.map((one) => [`${objectKey(one.object)} ${one.reason}`, one]))
  return [...seen.values()]
}

const absent = ({ table }: TableMetadata): string => `table "${shortName(table)}" does not exist`

/** The objects that depend on this table. */
function partsOf(meta: TableMetadata): readonly ObjectId[] {
  const { table } = meta
  const names = {
    object_relation: meta.objectRelationships.map(({ name }) => name),
    array_relation: meta.arrayRelationships.map(({ name }) => name),
    computed_field: meta.computedFields.map(({ name }) => name),
    event_trigger: meta.eventTriggers.map(({ name }) => name),
    select_permission: [...meta.select.keys()],
    insert_permission: [...meta.insert.keys()],
    update_permission: [...meta.update.keys()],
    delete_permission: [...meta.delete.keys()],
  } as const
  const types = ['object_relation', 'array_relation', 'computed_field', 'event_trigger'] as const
  const permissions = [
    'select_permission',
    'insert_permission',
    'update_permission',
    'delete_permission',
  ] as const
  return [...types, ...permissions].flatMap((type) => names[type].map((name) => ({ type, table, name })))
}

/** Reports objects with the same name, because one would hide the other. */
function findConflicts(
  tables: ReadonlyMap<string, TrackedTable>,
  functions: readonly TrackedFunction[],
  metadata: Metadata,
): readonly Inconsistency[] {
  const owners = new Map<string, { readonly title: string; readonly claim: string }>()
  const conflicts: Inconsistency[] = []
  const claim = (place: string, name: string, object: ObjectId, file: string, claim = ''): void => {
    const title = titleOf(object)
    const owner = owners.get(`${place} ${name}`)
    if (owner !== undefined && (owner.title !== title || owner.claim !== claim))
      conflicts.push({ file, object, reason: `${title}: ${place} "${name}" is also that of ${owner.title}` })
    else owners.set(`${place} ${name}`, { title, claim })
  }
  for (const table of tables.values()) {
    const { file } = table.metadata
    const object = { type: 'table', table: table.metadata.table } as const
    claim('type', table.name, object, file)
    for (const [kind, { name }] of Object.entries(table.roots))
      claim(`${kind.startsWith('select') ? 'query' : 'mutation'} field`, name, object, file, kind)
  }
  for (const { name, exposedAs, metadata: fn } of functions)
    claim(`${exposedAs} field`, name, { type: 'function', function: fn.function }, fn.file)
  for (const { name, root } of metadata.actions)
    claim(`${root} field`, name, { type: 'action', name }, 'actions.yaml')
  return conflicts
}

function titleOf(object: ObjectId): string {
  const name =
    'table' in object
      ? shortName(object.table)
      : 'function' in object
        ? shortName(object.function)
        : object.name
  return `${object.type} "${name}"`
}

function resolveTable(meta: TableMetadata, catalog: Catalog, report: Report): TrackedTable | undefined {
  const object = { type: 'table', table: meta.table } as const
  const fail = (reason: string): undefined => {
    report({ file: meta.file, object, reason })
    return undefined
  }
  const id = qualified(meta.table)
  const table = catalog.tables.get(id)
  if (!table) return fail(`no such table/view exists in source: "${shortName(meta.table)}"`)
  const name = meta.customName ?? baseName(meta.table)
  if (!GRAPHQL_NAME.test(name))
    return fail(`cannot include "${name}" in the GraphQL schema because it is not a valid GraphQL identifier`)
  const enumValues = meta.isEnum ? catalog.enumValues.get(id) : undefined
  const problem = meta.isEnum
    ? enumProblem(
        table,
        enumValues?.map((v) => v.value),
      )
    : undefined
  if (problem) return fail(`the table "${meta.table.name}" cannot be used as an enum because ${problem}`)
  const lost = Object.keys(meta.columnConfig).find((column) => !table.columns.has(column))
  if (lost !== undefined)
    return fail(within(object, `configuration was given for the column "${lost}", but no such column exists`))
  const fields = [...table.columns.values()].flatMap((column) => toField(column, meta))
  return {
    id,
    name,
    table,
    metadata: meta,
    columns: new Map(fields.map((field) => [field.name, field])),
    byColumn: new Map(fields.map((field) => [field.column.name, field])),
    relationships: new Map(),
    computed: new Map(),
    roots: rootNames(name, meta),
    enumValues,
    rights: new Map(),
  }
}

function toField(column: Column, meta: TableMetadata): ColumnField[] {
  const config = meta.columnConfig[column.name]
  const name = config?.name ?? column.name
  if (!GRAPHQL_NAME.test(name)) return []
  return [{ name, column, enumTable: undefined, description: config?.comment ?? column.comment }]
}

/** The reason why a table cannot be an enum table (hasura-reference 3.1). */
function enumProblem(table: Table, values: readonly string[] | undefined): string | undefined {
  const key = table.primaryKey?.columns ?? []
  const keyColumn = table.columns.get(key[0] ?? '')
  if (key.length !== 1 || !keyColumn) return 'the table must have exactly one primary key column'
  if (keyColumn.type.name !== 'text')
    return `the table's primary key ("${keyColumn.name}") must have type "text"`
  const others = [...table.columns.values()].filter((column) => column !== keyColumn)
  if (others.length > 1)
    return 'the table must have exactly one primary key and optionally one comment column'
  if (others.some((column) => column.type.name !== 'text')) return 'the comment column must have type "text"'
  if (!values?.length) return 'the table has no rows'
  const bad = values.find((value) => !GRAPHQL_NAME.test(value) || ['true', 'false', 'null'].includes(value))
  return bad === undefined ? undefined : `"${bad}" is not a valid GraphQL enum value name`
}

const ROOTS: Readonly<Record<RootFieldKind, (table: string) => string>> = {
  select: (t) => t,
  select_by_pk: (t) => `${t}_by_pk`,
  select_aggregate: (t) => `${t}_aggregate`,
  select_stream: (t) => `${t}_stream`,
  insert: (t) => `insert_${t}`,
  insert_one: (t) => `insert_${t}_one`,
  update: (t) => `update_${t}`,
  update_by_pk: (t) => `update_${t}_by_pk`,
  update_many: (t) => `update_${t}_many`,
  delete: (t) => `delete_${t}`,
  delete_by_pk: (t) => `delete_${t}_by_pk`,
}

function rootNames(table: string, meta: TableMetadata): TrackedTable['roots'] {
  const named = (kind: RootFieldKind) => {
    const custom = meta.customRootFields[kind]
    return { name: custom?.name ?? ROOTS[kind](table), comment: custom?.comment }
  }
  return {
    select: named('select'),
    select_by_pk: named('select_by_pk'),
    select_aggregate: named('select_aggregate'),
    select_stream: named('select_stream'),
    insert: named('insert'),
    insert_one: named('insert_one'),
    update: named('update'),
    update_by_pk: named('update_by_pk'),
    update_many: named('update_many'),
    delete: named('delete'),
    delete_by_pk: named('delete_by_pk'),
  }
}

/** Finds the columns with a single-column foreign key to an enum table. They accept only that table's values. */
function linkEnums(table: TrackedTable, tables: ReadonlyMap<string, TrackedTable>): void {
  for (const key of table.table.foreignKeys) {
    const target = tables.get(qualified(key.target))
    const field = key.columns.length === 1 ? table.byColumn.get(key.columns[0] ?? '') : undefined
    if (!target?.enumValues || !field) continue
    const linked = { ...field, enumTable: target }
    table.columns.set(field.name, linked)
    table.byColumn.set(field.column.name, linked)
  }
}

function linkRelationships(
  table: TrackedTable,
  tables: ReadonlyMap<string, TrackedTable>,
  report: Report,
): void {
  const { metadata } = table
  const link = (relationship: Relationship, kind: 'object' | 'array'): void => {
    const found = resolveRelationship(relationship, kind, table, tables)
    if (typeof found !== 'string') table.relationships.set(found.name, found)
    else {
      const object = { type: `${kind}_relation`, table: metadata.table, name: relationship.name } as const
      report({ file: metadata.file, object, reason: within(object, found) })
    }
  }
  for (const relationship of metadata.objectRelationships) link(relationship, 'object')
  for (const relationship of metadata.arrayRelationships) link(relationship, 'array')
}

type Found = { target: QualifiedName; join: Join; nullable: boolean; insertsFirst: boolean }

function resolveRelationship(
  relationship: Relationship,
  kind: 'object' | 'array',
  table: TrackedTable,
  tables: ReadonlyMap<string, TrackedTable>,
): RelationshipField | string {
  if (!GRAPHQL_NAME.test(relationship.name)) return `"${relationship.name}" is not a valid GraphQL name`
  if (table.columns.has(relationship.name) || table.relationships.has(relationship.name))
    return `field with name "${relationship.name}" already exists`
  const found = findJoin(relationship, table, tables)
  if (typeof found === 'string') return found
  const target = tables.get(qualified(found.target))
  if (!target) return `table "${found.target.name}" is not tracked`
  const lost = found.join.find(([l, r]) => !table.table.columns.has(l) || !target.table.columns.has(r))
  if (lost) return `column "${table.table.columns.has(lost[0]) ? lost[1] : lost[0]}" does not exist`
  return {
    name: relationship.name,
    kind,
    target,
    join: found.join,
    nullable: found.nullable,
    insertsFirst: kind === 'object' && found.insertsFirst,
    description:
      relationship.comment ?? (kind === 'object' ? 'An object relationship' : 'An array relationship'),
  }
}

function findJoin(
  { using }: Relationship,
  table: TrackedTable,
  tables: ReadonlyMap<string, TrackedTable>,
): Found | string {
  if (using.kind === 'manual') {
    const insertsFirst = using.insertionOrder !== 'after_parent'
    return { target: using.table, join: [...using.mapping], nullable: true, insertsFirst }
  }
  if (using.kind === 'foreign-key') {
    const key = keyOn(table.table.foreignKeys, using.columns)
    if (!key) return `no foreign constraint exists on the given column(s)`
    const nullable = key.columns.some((column) => table.table.columns.get(column)?.nullable !== false)
    const join = key.columns.map((column, i) => [column, key.targetColumns[i] ?? ''] as const)
    return { target: key.target, join, nullable, insertsFirst: true }
  }
  const remote = tables.get(qualified(using.table))
  if (!remote) return `table "${using.table.name}" is not tracked`
  const pointing = remote.table.foreignKeys.filter((key) => qualified(key.target) === table.id)
  const key = keyOn(pointing, using.columns)
  if (!key) return `no foreign constraint exists on the given column(s)`
  const join = key.columns.map((column, i) => [key.targetColumns[i] ?? '', column] as const)
  return { target: using.table, join, nullable: true, insertsFirst: false }
}

function keyOn(keys: readonly ForeignKey[], columns: readonly string[]): ForeignKey | undefined {
  return keys.find(
    (key) => key.columns.length === columns.length && key.columns.every((c) => columns.includes(c)),
  )
}
