/** The types for reading a table (hasura-reference 2.2–2.8). */
import { isJson } from '../catalog/scalar.ts'
import { AGGREGATES, aggregates } from '../plan/aggregate.ts'
import { computedArguments } from '../plan/call.ts'
import { columnComparable } from '../plan/comparison.ts'
import { FLOAT_FUNCTIONS } from '../plan/where.ts'
import { plainCall } from '../schema/filter.ts'
import type { ColumnAccess, ComputedFieldInfo, RelationshipField, TrackedTable } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { comparisonType, enumTableType, orderByEnum, scalarType, valueType } from './scalars.ts'
import type { FieldDef, InputDef, Registry } from './typeSystem.ts'

export type Build = { readonly schema: RoleSchema; readonly registry: Registry }

export function columnType({ field }: Pick<ColumnAccess, 'field'>, { registry }: Build): string {
  return enumTableType(field, registry) ?? valueType(columnComparable(field), registry)
}

export const accesses = (table: TrackedTable, { schema }: Build): ColumnAccess[] => [
  ...(schema.selectRights(table)?.columns.values() ?? []),
]

const visible = (table: TrackedTable, { schema }: Build): RelationshipField[] =>
  [...table.relationships.values()].filter(({ target }) => schema.selectRights(target))

const aggregable = (table: TrackedTable, { schema }: Build): boolean =>
  schema.selectRights(table)?.aggregations ?? false

export function tableType(table: TrackedTable, build: Build): string {
  return build.registry.ensure(table.name, () => ({
    kind: 'OBJECT',
    description:
      table.metadata.comment ?? table.table.comment ?? `columns and relationships of "${tableLabel(table)}"`,
    fields: [
      ...accesses(table, build).map((access) => columnField(access, build)),
      ...visible(table, build).flatMap((relationship) => relationshipFields(relationship, build)),
      ...[...table.computed.values()].flatMap((info) => computedFields(info, table, build)),
    ],
  }))
}

export const tableLabel = ({ table }: TrackedTable): string =>
  table.schema === 'public' ? table.name : `${table.schema}.${table.name}`

const pathArgument = ({ registry }: Build): InputDef => ({
  name: 'path',
  description: 'JSON select path',
  type: scalarType('String', registry),
})

function columnField(access: ColumnAccess, build: Build): FieldDef {
  const { column, description, name } = access.field
  const required = !column.nullable && !access.when
  return {
    name,
    description,
    args: isJson(column.type) ? [pathArgument(build)] : [],
    type: `${columnType(access, build)}${required ? '!' : ''}`,
  }
}

function relationshipFields(relationship: RelationshipField, build: Build): FieldDef[] {
  const { name, kind, target, nullable, description } = relationship
  const type = tableType(target, build)
  if (kind === 'object') return [{ name, description, args: [], type: nullable ? type : `${type}!` }]
  const args = tableArguments(target, build)
  const list: FieldDef = { name, description, args, type: `[${type}!]!` }
  if (!aggregable(target, build)) return [list]
  return [
    list,
    {
      name: `${name}_aggregate`,
      description: 'An aggregate relationship',
      args,
      type: `${aggregateType(target, build)}!`,
    },
  ]
}

function computedFields(info: ComputedFieldInfo, table: TrackedTable, build: Build): FieldDef[] {
  const { name, description, returns } = info
  const own = computedArgs(info, table, build)
  if (!returns) {
    if (!build.schema.selectRights(table)?.computed.has(name)) return []
    const type = valueType({ type: info.function.returns }, build.registry)
    return [
      {
        name,
        description,
        type,
        args: [...own, ...(isJson(info.function.returns) ? [pathArgument(build)] : [])],
      },
    ]
  }
  if (!build.schema.selectRights(returns)) return []
  if (!info.function.returnsSet) return [{ name, description, args: own, type: tableType(returns, build) }]
  const args = [...own, ...tableArguments(returns, build)]
  const list: FieldDef = { name, description, args, type: `[${tableType(returns, build)}!]` }
  if (!aggregable(returns, build)) return [list]
  return [list, { name: `${name}_aggregate`, description, args, type: `${aggregateType(returns, build)}!` }]
}

function computedArgs(info: ComputedFieldInfo, table: TrackedTable, build: Build): InputDef[] {
  const client = computedArguments(info)
  if (client.length === 0) return []
  const name = build.registry.ensure(`${info.name}_${table.name}_args`, () => ({
    kind: 'INPUT_OBJECT',
    inputs: client.flatMap(({ name: argument, position }) => {
      const type = info.function.arguments[position]?.type
      return type ? [{ name: argument, type: valueType({ type }, build.registry) }] : []
    }),
  }))
  const description = `input parameters for computed field "${info.name}" defined on table "${tableLabel(table)}"`
  return [
    { name: 'args', description, type: client.some((argument) => argument.required) ? `${name}!` : name },
  ]
}

export function tableArguments(table: TrackedTable, build: Build): InputDef[] {
  const { registry } = build
  const columns = selectColumn(table, build)
  const int = scalarType('Int', registry)
  return [
    ...(columns === undefined
      ? []
      : [{ name: 'distinct_on', description: 'distinct select on columns', type: `[${columns}!]` }]),
    { name: 'limit', description: 'limit the number of rows returned', type: int },
    { name: 'offset', description: 'skip the first n rows. Use only with order_by', type: int },
    {
      name: 'order_by',
      description: 'sort the rows by one or more columns',
      type: `[${orderByType(table, build)}!]`,
    },
    { name: 'where', description: 'filter the rows returned', type: boolExpType(table, build) },
  ]
}

/** Undefined if the role cannot select any column, because an enum needs a value. */
export function selectColumn(table: TrackedTable, build: Build): string | undefined {
  const all = accesses(table, build)
  if (all.length === 0) return undefined
  return build.registry.ensure(`${table.name}_select_column`, () => ({
    kind: 'ENUM',
    description: `select columns of table "${tableLabel(table)}"`,
    values: all.map(({ field }) => ({ name: field.name, description: 'column name' })),
  }))
}

export function boolExpType(table: TrackedTable, build: Build): string {
  const own = `${table.name}_bool_exp`
  const { catalog } = build.schema.model
  return build.registry.ensure(own, () => ({
    kind: 'INPUT_OBJECT',
    description: `Boolean expression to filter rows from the table "${tableLabel(table)}". All fields are combined with a logical 'AND'.`,
    inputs: [
      { name: '_and', type: `[${own}!]` },
      { name: '_not', type: own },
      { name: '_or', type: `[${own}!]` },
      ...accesses(table, build).map(({ field }) => {
        enumTableType(field, build.registry)
        return { name: field.name, type: comparisonType(columnComparable(field), catalog, build.registry) }
      }),
      ...visible(table, build).flatMap(({ name, kind, target }) => [
        { name, type: boolExpType(target, build) },
        ...(kind === 'array' && aggregable(target, build)
          ? [{ name: `${name}_aggregate`, type: aggregateBoolType(target, build) }]
          : []),
      ]),
      ...[...table.computed.values()].flatMap((info) => computedBool(info, table, build)),
    ],
  }))
}

function computedBool(info: ComputedFieldInfo, table: TrackedTable, build: Build): InputDef[] {
  const { name, returns } = info
  if (!plainCall(info)) return []
  if (returns) return build.schema.selectRights(returns) ? [{ name, type: boolExpType(returns, build) }] : []
  if (!build.schema.selectRights(table)?.computed.has(name)) return []
  return [
    {
      name,
      type: comparisonType({ type: info.function.returns }, build.schema.model.catalog, build.registry),
    },
  ]
}

function aggregateBoolType(table: TrackedTable, build: Build): string {
  const { registry } = build
  const stem = `${table.name}_aggregate_bool_exp`
  return registry.ensure(stem, () => {
    const columns = accesses(table, build)
    const test = (name: string, argumentsType: InputDef | undefined, predicate: string): InputDef => ({
      name,
      type: registry.ensure(`${stem}_${name}`, () => ({
        kind: 'INPUT_OBJECT',
        inputs: [
          ...(argumentsType ? [argumentsType] : []),
          { name: 'distinct', type: scalarType('Boolean', registry) },
          { name: 'filter', type: boolExpType(table, build) },
          { name: 'predicate', type: `${predicate}!` },
        ],
      })),
    })
    const comparison = (name: string): string => {
      const type = build.schema.model.catalog.typeNamed(name)
      return type ? comparisonType({ type }, build.schema.model.catalog, registry) : ''
    }
    const select = selectColumn(table, build)
    const inputs = [
      test(
        'count',
        select === undefined ? undefined : { name: 'arguments', type: `[${select}!]` },
        comparison('int4'),
      ),
    ]
    const typed = (wanted: string, name: string, predicate: string): void => {
      const fitting = columns.filter(({ field }) => field.column.type.name === wanted)
      if (fitting.length === 0) return
      const enumName = registry.ensure(
        `${table.name}_select_column_${stem}_${name}_arguments_columns`,
        () => ({
          kind: 'ENUM',
          description: `select "${stem}_${name}_arguments_columns" columns of table "${tableLabel(table)}"`,
          values: fitting.map(({ field }) => ({ name: field.name, description: 'column name' })),
        }),
      )
      const isPair = name === 'corr' || name === 'covar_samp'
      const type = isPair
        ? registry.ensure(`${stem}_${name}_arguments`, () => ({
            kind: 'INPUT_OBJECT',
            inputs: [
              { name: 'X', type: `${enumName}!` },
              { name: 'Y', type: `${enumName}!` },
            ],
          }))
        : enumName
      inputs.push(test(name, { name: 'arguments', type: `${type}!` }, predicate))
    }
    for (const name of ['bool_and', 'bool_or']) typed('bool', name, comparison('bool'))
    for (const name of FLOAT_FUNCTIONS) typed('float8', name, comparison('float8'))
    return { kind: 'INPUT_OBJECT', inputs }
  })
}

export function orderByType(table: TrackedTable, build: Build): string {
  const { registry } = build
  return registry.ensure(`${table.name}_order_by`, () => ({
    kind: 'INPUT_OBJECT',
    description: `Ordering options when selecting data from "${tableLabel(table)}".`,
    inputs: [
      ...accesses(table, build).map(({ field }) => ({ name: field.name, type: orderByEnum(registry) })),
      ...visible(table, build).flatMap(({ name, kind, target }) => {
        if (kind === 'object') return [{ name, type: orderByType(target, build) }]
        return aggregable(target, build)
          ? [{ name: `${name}_aggregate`, type: aggregateOrderType(target, build) }]
          : []
      }),
      ...[...table.computed.values()].flatMap((info) => computedOrder(info, table, build)),
    ],
  }))
}

function computedOrder(info: ComputedFieldInfo, table: TrackedTable, build: Build): InputDef[] {
  const { name, returns } = info
  if (!plainCall(info)) return []
  if (!returns)
    return build.schema.selectRights(table)?.computed.has(name)
      ? [{ name, type: orderByEnum(build.registry) }]
      : []
  return aggregable(returns, build)
    ? [{ name: `${name}_aggregate`, type: aggregateOrderType(returns, build) }]
    : []
}

function aggregateOrderType(table: TrackedTable, build: Build): string {
  const { registry } = build
  return registry.ensure(`${table.name}_aggregate_order_by`, () => ({
    kind: 'INPUT_OBJECT',
    description: `order by aggregate values of table "${tableLabel(table)}"`,
    inputs: [
      { name: 'count', type: orderByEnum(registry) },
      ...AGGREGATES.flatMap((name) => {
        const columns = accesses(table, build).filter(({ field }) => aggregates(name, field.column.type))
        if (columns.length === 0) return []
        const type = registry.ensure(`${table.name}_${name}_order_by`, () => ({
          kind: 'INPUT_OBJECT',
          description: `order by ${name}() on columns of table "${tableLabel(table)}"`,
          inputs: columns.map(({ field }) => ({
            name: field.name,
            type: orderByEnum(registry),
            description: field.description,
          })),
        }))
        return [{ name, type }]
      }),
    ],
  }))
}

export function aggregateType(table: TrackedTable, build: Build): string {
  return build.registry.ensure(`${table.name}_aggregate`, () => ({
    kind: 'OBJECT',
    description: `aggregated selection of "${tableLabel(table)}"`,
    fields: [
      { name: 'aggregate', args: [], type: aggregateFieldsType(table, build) },
      { name: 'nodes', args: [], type: `[${tableType(table, build)}!]!` },
    ],
  }))
}

function aggregateFieldsType(table: TrackedTable, build: Build): string {
  const { registry } = build
  return registry.ensure(`${table.name}_aggregate_fields`, () => {
    const select = selectColumn(table, build)
    const count: FieldDef = {
      name: 'count',
      type: `${scalarType('Int', registry)}!`,
      args: [
        ...(select === undefined ? [] : [{ name: 'columns', type: `[${select}!]` }]),
        { name: 'distinct', type: scalarType('Boolean', registry) },
      ],
    }
    const operations = AGGREGATES.flatMap((name) => operationField(name, table, build))
    return {
      kind: 'OBJECT',
      description: `aggregate fields of "${tableLabel(table)}"`,
      fields: [count, ...operations],
    }
  })
}

const KEEPS_TYPE = new Set(['sum', 'max', 'min'])

function operationField(name: string, table: TrackedTable, build: Build): FieldDef[] {
  const columns = accesses(table, build).filter(({ field }) => aggregates(name, field.column.type))
  const computed = [...table.computed.values()].filter(
    (info) => !info.returns && aggregates(name, info.function.returns),
  )
  const fields = [
    ...columns.map((access) => ({
      name: access.field.name,
      description: access.field.description,
      args: [],
      type: KEEPS_TYPE.has(name) ? columnType(access, build) : scalarType('Float', build.registry),
    })),
    // As in Hasura, computed fields keep their type for every operation.
    ...computed.flatMap((info) => computedFields(info, table, build)),
  ]
  if (fields.length === 0) return []
  const type = build.registry.ensure(`${table.name}_${name}_fields`, () => ({
    kind: 'OBJECT',
    description: `aggregate ${name} on columns`,
    fields,
  }))
  return [{ name, args: [], type }]
}
