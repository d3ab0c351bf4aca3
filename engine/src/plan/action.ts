/** Actions as root fields (hasura-reference 8). */
import { qualified } from '../catalog/catalog.ts'
import type { Action, ActionRelationship, TypeRef } from '../metadata/types.ts'
import type { Join } from '../schema/expression.ts'
import { operandType } from '../schema/filter.ts'
import { ADMIN, type TrackedTable } from '../schema/model.ts'
import { baseType, readActionInput } from './actionInput.ts'
import { parameter } from './comparison.ts'
import { invalid } from './input.ts'
import type { ActionLogOutput, ActionOutput, ActionShape, Statement, Step } from './plan.ts'
import { tableFrom } from './roots.ts'
import { planList, planTableAggregate, planTableFields, rightsOf } from './select.ts'
import {
  collectFields,
  type Field,
  fieldArguments,
  type PlanContext,
  refuseSelection,
  requireSelection,
} from './selection.ts'
import { plainRows } from './tableArguments.ts'

export function planAction(field: Field, action: Action, context: PlanContext): Step {
  const { at, key } = field
  readActionInput(action, field.arguments, at, context.variables, context.schema.model.customTypes)
  const base = { kind: 'action', key, action, arguments: field.arguments, at } as const
  if (action.kind === 'asynchronous') {
    refuseSelection(field)
    return { ...base, shape: { type: action.output, fields: undefined }, statement: undefined }
  }
  const shape = planShape(field, action.output, context)
  const output = { kind: 'value', origin: { kind: 'action-output' }, type: jsonType(context) } as const
  const statement: Statement | undefined = joins(shape)
    ? { kind: 'action-output', at: '$', shape, output }
    : undefined
  return { ...base, shape, statement }
}

const jsonType = (context: PlanContext) => operandType('json', context.schema.model.catalog)

const joins = (shape: ActionShape): boolean =>
  shape.fields?.some((field) => field.kind === 'related' || (field.kind === 'field' && joins(field.shape))) ??
  false

function planShape(field: Field, type: TypeRef, context: PlanContext): ActionShape {
  const name = baseType(type)
  const object = context.schema.model.customTypes.objects.get(name)
  if (!object) {
    refuseSelection(field)
    return { type, fields: undefined }
  }
  requireSelection(field)
  const relation = (wanted: string) => visibleRelation(wanted, object.relationships, context)
  const known = (wanted: string) =>
    object.fields.some((f) => f.name === wanted) || relation(wanted) !== undefined
  const fields = collectFields(field.sets, name, field.at, context, known).map((inner): ActionOutput => {
    const { key } = inner
    if (inner.name === '__typename') return { key, kind: 'text', text: name }
    const declared = object.fields.find((f) => f.name === inner.name)
    if (declared) {
      fieldArguments(inner, [], context)
      return { key, kind: 'field', name: inner.name, shape: planShape(inner, declared.type, context) }
    }
    const found = relation(inner.name)
    if (!found) throw invalid(`field '${inner.name}' not found in type: '${name}'`, inner.at)
    return related(inner, found, context)
  })
  return { type, fields }
}

type Found = {
  readonly relationship: ActionRelationship
  readonly table: TrackedTable
  readonly aggregate: boolean
}

/** Returns a relationship of an output type only if the role can select from the related table. */
export function visibleRelation(
  name: string,
  relationships: readonly ActionRelationship[],
  context: Pick<PlanContext, 'schema'>,
): Found | undefined {
  const direct = relationships.find((relationship) => relationship.name === name)
  const stem = name.endsWith('_aggregate') ? name.slice(0, -10) : undefined
  const relationship = direct ?? relationships.find((r) => r.type === 'array' && r.name === stem)
  const table = relationship && context.schema.model.tables.get(qualified(relationship.table))
  const rights = table && context.schema.selectRights(table)
  if (!relationship || !table || !rights || (!direct && !rights.aggregations)) return undefined
  return { relationship, table, aggregate: !direct }
}

function related(
  field: Field,
  { relationship, table, aggregate }: Found,
  context: PlanContext,
): ActionOutput {
  const join: Join = [...relationship.mapping]
  const from = join.flatMap(([name, column]) => {
    const type = table.table.columns.get(column)?.type
    return type ? [{ field: name, type }] : []
  })
  const { key } = field
  if (aggregate) {
    const value = planTableAggregate(field, table, tableFrom(table), context)
    const rows = value.kind === 'aggregate' ? { ...value.rows, join } : undefined
    return {
      key,
      kind: 'related',
      from,
      value: value.kind === 'aggregate' && rows ? { ...value, rows } : value,
    }
  }
  if (relationship.type === 'array')
    return { key, kind: 'related', from, value: planList(field, table, tableFrom(table), join, context) }
  fieldArguments(field, [], context)
  const rows = plainRows(tableFrom(table), join, rightsOf(table, context).filter)
  return {
    key,
    kind: 'related',
    from,
    value: { kind: 'object', rows, fields: planTableFields(field, table, context) },
  }
}

/** Plans the query for an asynchronous action's result. */
export function planActionResult(field: Field, action: Action, context: PlanContext): Statement {
  const input = fieldArguments(field, ['id'], context).get('id')
  if (!input) throw invalid(`missing required field 'id'`, `${field.at}.args.id`)
  const { catalog } = context.schema.model
  const isAdmin = context.schema.role === ADMIN
  const id = parameter(input, { type: operandType('uuid', catalog) }, false, true)
  requireSelection(field)
  const known = (name: string) => ['id', 'created_at', 'errors', 'output'].includes(name)
  const fields = collectFields(field.sets, action.name, field.at, context, known).map(
    (inner): ActionLogOutput => {
      const { key, name } = inner
      if (name === '__typename') return { key, kind: 'text', text: action.name }
      fieldArguments(inner, [], context)
      if (name === 'output') return { key, kind: 'output', shape: planShape(inner, action.output, context) }
      refuseSelection(inner)
      if (name === 'id' || name === 'created_at') return { key, kind: 'column', name }
      return { key, kind: 'errors', inside: isAdmin }
    },
  )
  const session = isAdmin
    ? undefined
    : ({ kind: 'value', origin: { kind: 'session-json' }, type: operandType('jsonb', catalog) } as const)
  return { kind: 'action-result', at: '$', action: action.name, id, session, fields }
}
