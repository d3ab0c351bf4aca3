/** The types for writing a table (hasura-reference 2.2, 2.9). */
import type { UniqueKey } from '../catalog/catalog.ts'
import { insertable } from '../plan/insertObject.ts'
import { constraintsOf, PLACEHOLDER } from '../plan/onConflict.ts'
import { UPDATE_OPERATIONS, updateOperators } from '../plan/update.ts'
import type { ColumnField, TrackedTable } from '../schema/model.ts'
import { scalarType } from './scalars.ts'
import { type Build, boolExpType, columnType, tableLabel, tableType } from './tableTypes.ts'
import type { FieldDef, InputDef } from './typeSystem.ts'

const inputColumn = (field: ColumnField, build: Build): InputDef => ({
  name: field.name,
  description: field.description,
  type: columnType({ field }, build),
})

export function mutationResponse(table: TrackedTable, build: Build): string {
  const { registry, schema } = build
  return registry.ensure(`${table.name}_mutation_response`, () => {
    const affected: FieldDef = {
      name: 'affected_rows',
      description: 'number of rows affected by the mutation',
      args: [],
      type: `${scalarType('Int', registry)}!`,
    }
    const returning = (): FieldDef => ({
      name: 'returning',
      description: 'data from the rows affected by the mutation',
      args: [],
      type: `[${tableType(table, build)}!]!`,
    })
    return {
      kind: 'OBJECT',
      description: `response of any mutation on the table "${tableLabel(table)}"`,
      fields: schema.selectRights(table) ? [affected, returning()] : [affected],
    }
  })
}

export function insertInput(table: TrackedTable, build: Build): string {
  const { registry, schema } = build
  return registry.ensure(`${table.name}_insert_input`, () => ({
    kind: 'INPUT_OBJECT',
    description: `input type for inserting data into table "${tableLabel(table)}"`,
    inputs: [
      ...[...(schema.insertRights(table)?.columns.values() ?? [])].map((field) => inputColumn(field, build)),
      ...[...table.relationships.values()].flatMap(({ name, kind, target }) =>
        insertable(name, table, { schema }) ? [{ name, type: relationInput(kind, target, build) }] : [],
      ),
    ],
  }))
}

function relationInput(kind: 'object' | 'array', target: TrackedTable, build: Build): string {
  const isArray = kind === 'array'
  return build.registry.ensure(`${target.name}_${isArray ? 'arr' : 'obj'}_rel_insert_input`, () => {
    const row = `${insertInput(target, build)}!`
    return {
      kind: 'INPUT_OBJECT',
      description: `input type for inserting ${isArray ? 'array' : 'object'} relation for remote table "${tableLabel(target)}"`,
      inputs: [{ name: 'data', type: isArray ? `[${row}]!` : row }, ...onConflictArgument(target, build)],
    }
  })
}

/** The argument exists if the table has a unique constraint, even for a role that cannot update any column. */
export function onConflictArgument(table: TrackedTable, build: Build): InputDef[] {
  const { registry, schema } = build
  const constraints = constraintsOf(table)
  const rights = schema.updateRights(table)
  if (constraints.size === 0) return []
  const type = registry.ensure(`${table.name}_on_conflict`, () => {
    const constraint = registry.ensure(`${table.name}_constraint`, () => ({
      kind: 'ENUM',
      description: `unique or primary key constraints on table "${tableLabel(table)}"`,
      values: [...constraints.values()].map(constraintValue),
    }))
    const column = registry.ensure(`${table.name}_update_column`, () => ({
      kind: 'ENUM',
      description: `update columns of table "${tableLabel(table)}"`,
      values: rights?.columns.size
        ? [...rights.columns.keys()].map((name) => ({ name, description: 'column name' }))
        : [{ name: PLACEHOLDER, description: 'placeholder (do not use)' }],
    }))
    return {
      kind: 'INPUT_OBJECT',
      description: `on_conflict condition type for table "${tableLabel(table)}"`,
      inputs: [
        { name: 'constraint', type: `${constraint}!` },
        { name: 'update_columns', type: `[${column}!]!`, defaultValue: '[]' },
        { name: 'where', type: boolExpType(table, build) },
      ],
    }
  })
  return [{ name: 'on_conflict', description: 'upsert condition', type }]
}

function constraintValue({ name, columns }: UniqueKey): { name: string; description: string } {
  const quoted = columns.map((column) => `"${column}"`).join(', ')
  return { name, description: `unique or primary key constraint on columns ${quoted}` }
}

const OPERATION_TEXTS: Readonly<Record<string, readonly [argument: string, type: string]>> = {
  _set: [
    'sets the columns of the filtered rows to the given values',
    'input type for updating data in table',
  ],
  _inc: [
    'increments the numeric columns with given value of the filtered values',
    'input type for incrementing numeric columns in table',
  ],
  _append: ['append existing jsonb value of filtered columns with new jsonb value', ''],
  _prepend: ['prepend existing jsonb value of filtered columns with new jsonb value', ''],
  _delete_key: [
    'delete key/value pair or string element. key/value pairs are matched based on their key value',
    '',
  ],
  _delete_elem: [
    'delete the array element with specified index (negative integers count from the end). throws an error if top level container is not an array',
    '',
  ],
  _delete_at_path: [
    'delete the field or element with specified path (for JSON arrays, negative integers count from the end)',
    '',
  ],
}

export function updateArguments(table: TrackedTable, build: Build): InputDef[] {
  const { registry, schema } = build
  const rights = schema.updateRights(table)
  if (!rights) return []
  return updateOperators(rights).flatMap((name) => {
    const operation = UPDATE_OPERATIONS[name]
    const [argumentText, typeText] = OPERATION_TEXTS[name] ?? []
    if (!operation) return []
    const type = registry.ensure(`${table.name}_${operation.input}_input`, () => ({
      kind: 'INPUT_OBJECT',
      description: typeText ? `${typeText} "${tableLabel(table)}"` : argumentText,
      inputs: [...rights.columns.values()].filter(operation.fits).map((field) => ({
        ...inputColumn(field, build),
        ...(operation.takes === undefined ? {} : { type: operandName(operation.takes, build) }),
      })),
    }))
    return [{ name, description: argumentText, type }]
  })
}

function operandName(takes: 'text' | 'int4' | 'text[]', { registry }: Build): string {
  if (takes === 'int4') return scalarType('Int', registry)
  return takes === 'text' ? scalarType('String', registry) : `[${scalarType('String', registry)}!]`
}

export function pkColumnsInput(table: TrackedTable, build: Build): string {
  return build.registry.ensure(`${table.name}_pk_columns_input`, () => ({
    kind: 'INPUT_OBJECT',
    description: `primary key columns input for table: ${table.name}`,
    inputs: keyArguments(table, build),
  }))
}

export function keyArguments(table: TrackedTable, build: Build): InputDef[] {
  return (table.table.primaryKey?.columns ?? []).flatMap((column) => {
    const field = table.byColumn.get(column)
    return field ? [{ ...inputColumn(field, build), type: `${columnType({ field }, build)}!` }] : []
  })
}

export function updatesInput(table: TrackedTable, build: Build): string {
  return build.registry.ensure(`${table.name}_updates`, () => ({
    kind: 'INPUT_OBJECT',
    inputs: [
      ...updateArguments(table, build),
      {
        name: 'where',
        description: 'filter the rows which have to be updated',
        type: `${boolExpType(table, build)}!`,
      },
    ],
  }))
}
