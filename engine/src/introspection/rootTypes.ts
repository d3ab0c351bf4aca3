import type { Action, ActionField, RootFieldKind, TypeRef } from '../metadata/types.ts'
import { visibleRelation } from '../plan/action.ts'
import { baseType, printType } from '../plan/actionInput.ts'
import { functionArguments } from '../plan/call.ts'
import { NO_QUERIES, NO_QUERIES_TEXT } from '../plan/rootNames.ts'
import type { TrackedFunction, TrackedTable } from '../schema/model.ts'
import type { RoleSchema, RootField } from '../schema/roleSchema.ts'
import { scalarType, valueType } from './scalars.ts'
import { streamArguments } from './streamTypes.ts'
import {
  aggregateType,
  type Build,
  boolExpType,
  tableArguments,
  tableLabel,
  tableType,
} from './tableTypes.ts'
import { createRegistry, type FieldDef, type InputDef, type TypeSystem } from './typeSystem.ts'
import {
  insertInput,
  keyArguments,
  mutationResponse,
  onConflictArgument,
  pkColumnsInput,
  updateArguments,
  updatesInput,
} from './writeTypes.ts'

const systems = new WeakMap<RoleSchema, TypeSystem>()

export function typeSystem(schema: RoleSchema): TypeSystem {
  const known = systems.get(schema)
  if (known) return known
  const registry = createRegistry()
  const build: Build = { schema, registry }
  const root = (kind: 'query' | 'mutation' | 'subscription'): string | undefined => {
    if (schema[kind].size === 0 && kind !== 'query') return undefined
    return registry.ensure(`${kind}_root`, () => ({ kind: 'OBJECT', fields: rootFields(kind, build) }))
  }
  const roots = { query: root('query') ?? '', mutation: root('mutation'), subscription: root('subscription') }
  for (const name of ['Boolean', 'String', 'Int']) scalarType(name, registry)
  const system = { ...roots, types: registry.finish() }
  systems.set(schema, system)
  return system
}

function rootFields(kind: 'query' | 'mutation' | 'subscription', build: Build): FieldDef[] {
  const fields = [...build.schema[kind]].map(([name, root]) => rootField(name, root, build))
  if (kind === 'query' && fields.length === 0)
    return [
      {
        name: NO_QUERIES,
        description: NO_QUERIES_TEXT,
        args: [],
        type: `${scalarType('String', build.registry)}!`,
      },
    ]
  return fields
}

function rootField(name: string, root: RootField, build: Build): FieldDef {
  switch (root.kind) {
    case 'table':
      return tableRoot(name, root.root, root.table, build)
    case 'function':
      return functionRoot(name, root.function, root.aggregate, build)
    case 'action':
      return actionRoot(root.action, build)
    case 'action-result':
      return resultRoot(root.action, build)
  }
}

const ROOT_TEXTS: Readonly<Record<RootFieldKind, (label: string) => string>> = {
  select: (t) => `fetch data from the table: "${t}"`,
  select_by_pk: (t) => `fetch data from the table: "${t}" using primary key columns`,
  select_aggregate: (t) => `fetch aggregated fields from the table: "${t}"`,
  select_stream: (t) => `fetch data from the table in a streaming manner: "${t}"`,
  insert: (t) => `insert data into the table: "${t}"`,
  insert_one: (t) => `insert a single row into the table: "${t}"`,
  update: (t) => `update data of the table: "${t}"`,
  update_by_pk: (t) => `update single row of the table: "${t}"`,
  update_many: (t) => `update multiples rows of table: "${t}"`,
  delete: (t) => `delete data from the table: "${t}"`,
  delete_by_pk: (t) => `delete single row from the table: "${t}"`,
}

function tableRoot(name: string, root: RootFieldKind, table: TrackedTable, build: Build): FieldDef {
  const description = table.roots[root].comment ?? ROOT_TEXTS[root](tableLabel(table))
  return { name, description, ...tableRootTypes(root, table, build) }
}

function tableRootTypes(
  root: RootFieldKind,
  table: TrackedTable,
  build: Build,
): Pick<FieldDef, 'args' | 'type'> {
  const where = (text: string): InputDef => ({
    name: 'where',
    description: text,
    type: `${boolExpType(table, build)}!`,
  })
  switch (root) {
    case 'select':
      return { args: tableArguments(table, build), type: `[${tableType(table, build)}!]!` }
    case 'select_by_pk':
    case 'delete_by_pk':
      return { args: keyArguments(table, build), type: tableType(table, build) }
    case 'select_aggregate':
      return { args: tableArguments(table, build), type: `${aggregateType(table, build)}!` }
    case 'select_stream':
      return { args: streamArguments(table, build), type: `[${tableType(table, build)}!]!` }
    case 'insert': {
      const objects = {
        name: 'objects',
        description: 'the rows to be inserted',
        type: `[${insertInput(table, build)}!]!`,
      }
      return { args: [objects, ...onConflictArgument(table, build)], type: mutationResponse(table, build) }
    }
    case 'insert_one': {
      const object = {
        name: 'object',
        description: 'the row to be inserted',
        type: `${insertInput(table, build)}!`,
      }
      return { args: [object, ...onConflictArgument(table, build)], type: tableType(table, build) }
    }
    case 'update':
      return {
        args: [...updateArguments(table, build), where('filter the rows which have to be updated')],
        type: mutationResponse(table, build),
      }
    case 'update_by_pk': {
      const key = { name: 'pk_columns', type: `${pkColumnsInput(table, build)}!` }
      return { args: [...updateArguments(table, build), key], type: tableType(table, build) }
    }
    case 'update_many': {
      const updates = {
        name: 'updates',
        description: 'updates to execute, in order',
        type: `[${updatesInput(table, build)}!]!`,
      }
      return { args: [updates], type: `[${mutationResponse(table, build)}]` }
    }
    case 'delete':
      return {
        args: [where('filter the rows which have to be deleted')],
        type: mutationResponse(table, build),
      }
  }
}

function functionRoot(name: string, fn: TrackedFunction, aggregate: boolean, build: Build): FieldDef {
  const { target } = fn
  const label =
    fn.function.schema === 'public' ? fn.function.name : `${fn.function.schema}.${fn.function.name}`
  const custom = aggregate
    ? fn.metadata.customRootFields.functionAggregate
    : fn.metadata.customRootFields.function
  const plain = `execute function "${label}" which returns "${tableLabel(target)}"`
  const description =
    custom?.comment ??
    (aggregate
      ? `execute function "${label}" and query aggregates on result of table type "${tableLabel(target)}"`
      : (fn.metadata.comment ?? fn.function.comment ?? plain))
  const args = [...functionArgs(fn, build), ...tableArguments(target, build)]
  if (aggregate) return { name, description, args, type: `${aggregateType(target, build)}!` }
  const type = tableType(target, build)
  return { name, description, args, type: fn.function.returnsSet ? `[${type}!]!` : type }
}

function functionArgs(fn: TrackedFunction, build: Build): InputDef[] {
  const client = functionArguments(fn)
  if (client.length === 0) return []
  const name = build.registry.ensure(`${fn.stem}_args`, () => ({
    kind: 'INPUT_OBJECT',
    inputs: client.flatMap(({ name: argument, position }) => {
      const type = fn.function.arguments[position]?.type
      return type ? [{ name: argument, type: valueType({ type }, build.registry) }] : []
    }),
  }))
  const description = `input parameters for function "${fn.function.name}"`
  return [
    { name: 'args', description, type: client.some((argument) => argument.required) ? `${name}!` : name },
  ]
}

function actionRoot(action: Action, build: Build): FieldDef {
  const args = action.arguments.map((argument) => inputDef(argument, build))
  const type =
    action.kind === 'asynchronous'
      ? `${scalarType('uuid', build.registry)}!`
      : outputType(action.output, build)
  return { name: action.name, description: action.comment, args, type }
}

function resultRoot(action: Action, build: Build): FieldDef {
  const { registry } = build
  const type = registry.ensure(action.name, () => ({
    kind: 'OBJECT',
    description: `fields of action: "${action.name}"`,
    fields: [
      {
        name: 'created_at',
        description: 'the time at which this action was created',
        args: [],
        type: `${scalarType('timestamptz', registry)}!`,
      },
      {
        name: 'errors',
        description: 'errors related to the invocation',
        args: [],
        type: scalarType('json', registry),
      },
      {
        name: 'id',
        description: 'the unique id of an action',
        args: [],
        type: `${scalarType('uuid', registry)}!`,
      },
      {
        name: 'output',
        description: 'the output fields of this action',
        args: [],
        type: outputType(action.output, build).replace(/!$/, ''),
      },
    ],
  }))
  const id = {
    name: 'id',
    description: 'the unique id of an action',
    type: `${scalarType('uuid', registry)}!`,
  }
  return { name: action.name, description: action.comment, args: [id], type }
}

function inputDef({ name, type, description }: ActionField, build: Build): InputDef {
  customInput(baseType(type), build)
  return { name, description, type: printType(type) }
}

function customInput(name: string, build: Build): void {
  const { customTypes } = build.schema.model
  const object = customTypes.inputObjects.get(name)
  if (object)
    build.registry.ensure(name, () => ({
      kind: 'INPUT_OBJECT',
      description: object.description,
      inputs: object.fields.map((field) => inputDef(field, build)),
    }))
  else customLeaf(name, build)
}

function customLeaf(name: string, build: Build): void {
  const { enums, scalars } = build.schema.model.customTypes
  const known = enums.get(name)
  if (known)
    build.registry.ensure(name, () => ({
      kind: 'ENUM',
      description: known.description,
      values: [...known.values],
    }))
  else build.registry.ensure(name, () => ({ kind: 'SCALAR', description: scalars.get(name)?.description }))
}

function outputType(type: TypeRef, build: Build): string {
  const name = baseType(type)
  const object = build.schema.model.customTypes.objects.get(name)
  if (!object) customLeaf(name, build)
  else
    build.registry.ensure(name, () => ({
      kind: 'OBJECT',
      description: object.description,
      fields: [
        ...object.fields.map((field) => ({
          name: field.name,
          description: field.description,
          args: [],
          type: outputType(field.type, build),
        })),
        ...object.relationships.flatMap((relationship) =>
          relationFields(relationship.name, relationship.type, object.relationships, build),
        ),
      ],
    }))
  return printType(type)
}

function relationFields(
  name: string,
  kind: 'object' | 'array',
  relationships: Parameters<typeof visibleRelation>[1],
  build: Build,
): FieldDef[] {
  return [name, ...(kind === 'array' ? [`${name}_aggregate`] : [])].flatMap((wanted): FieldDef[] => {
    const found = visibleRelation(wanted, relationships, build)
    if (!found) return []
    if (kind === 'object') return [{ name: wanted, args: [], type: tableType(found.table, build) }]
    const args = tableArguments(found.table, build)
    const type = found.aggregate
      ? `${aggregateType(found.table, build)}!`
      : `[${tableType(found.table, build)}!]!`
    return [{ name: wanted, args, type }]
  })
}
