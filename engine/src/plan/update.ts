/** `update_<t>`, `update_<t>_by_pk` and `update_<t>_many`. */
import { isNumeric } from '../catalog/scalar.ts'
import { and, type Bool, type InputType, TRUE } from '../schema/expression.ts'
import { operandType } from '../schema/filter.ts'
import type { ColumnField, TrackedTable, UpdateRights } from '../schema/model.ts'
import { columnComparable, parameter } from './comparison.ts'
import { asList, asObject, asParameter, type Input, invalid, isNull, opened } from './input.ts'
import type { Assignment, Statement, Step, Write } from './plan.ts'
import { emptyResponse, planResponse, planRow, sqlStep, writeStatements } from './response.ts'
import { keyCondition, keyFields } from './roots.ts'
import { rightsOf } from './select.ts'
import { type Field, fieldArguments, type PlanContext } from './selection.ts'
import { tableWhere } from './where.ts'

type Operation = {
  readonly input: string
  readonly operator: Assignment['operator']
  readonly fits: (field: ColumnField) => boolean
  /** Undefined means the column's own type. */
  readonly takes: 'text' | 'int4' | 'text[]' | undefined
}

const isJsonb = ({ column }: ColumnField): boolean => column.type.name === 'jsonb'

export const UPDATE_OPERATIONS: Readonly<Record<string, Operation>> = {
  _set: { input: 'set', operator: 'set', fits: () => true, takes: undefined },
  _inc: { input: 'inc', operator: '+', fits: ({ column }) => isNumeric(column.type), takes: undefined },
  _append: { input: 'append', operator: '||', fits: isJsonb, takes: undefined },
  _prepend: { input: 'prepend', operator: 'prepend', fits: isJsonb, takes: undefined },
  _delete_key: { input: 'delete_key', operator: '-', fits: isJsonb, takes: 'text' },
  _delete_elem: { input: 'delete_elem', operator: '-', fits: isJsonb, takes: 'int4' },
  _delete_at_path: { input: 'delete_at_path', operator: '#-', fits: isJsonb, takes: 'text[]' },
}

/** The operators that at least one updatable column accepts. */
export const updateOperators = (rights: UpdateRights): string[] =>
  Object.entries(UPDATE_OPERATIONS).flatMap(([name, { fits }]) =>
    [...rights.columns.values()].some(fits) ? [name] : [],
  )

export function planUpdate(field: Field, table: TrackedTable, byKey: boolean, context: PlanContext): Step {
  const rights = updateRightsOf(table, context)
  const inputs = fieldArguments(field, [...updateOperators(rights), byKey ? 'pk_columns' : 'where'], context)
  const condition = byKey
    ? pkColumns(inputs.get('pk_columns'), field, table, context)
    : whereOf(inputs.get('where'), `${field.at}.args`, table, context)
  const set = assignments(inputs, `${field.at}.args`, table, rights, context)
  const response = byKey ? planRow(field, table, context) : planResponse(field, table, context)
  if (set.length === 0) return { kind: 'text', key: field.key, text: emptyResponse(response) }
  return sqlStep(field, writeStatements(updateOf(table, rights, condition, set), response, '$', 0))
}

export function planUpdateMany(field: Field, table: TrackedTable, context: PlanContext): Step {
  const rights = updateRightsOf(table, context)
  const given = fieldArguments(field, ['updates'], context).get('updates')
  if (!given) throw invalid(`missing required field 'updates'`, `${field.at}.args.updates`)
  const updates = asList(given, `[${table.name}_updates!]!`).map((item) => {
    const members = new Map(asObject(item, `${table.name}_updates!`))
    const operators = updateOperators(rights)
    for (const [name, { at }] of members)
      if (name !== 'where' && !operators.includes(name))
        throw invalid(`field '${name}' not found in type: '${table.name}_updates'`, at)
    const condition = whereOf(members.get('where'), item.at, table, context)
    return { condition, set: assignments(members, item.at, table, rights, context) }
  })
  const response = planResponse(field, table, context)
  const effective = updates.filter(({ set }) => set.length > 0)
  if (effective.length === 0) return { kind: 'text', key: field.key, text: '[]' }
  const statements: Statement[] = effective.flatMap(({ condition, set }, i) =>
    writeStatements(updateOf(table, rights, condition, set), response, '$', i),
  )
  return { kind: 'sql', key: field.key, statements, list: true }
}

function updateRightsOf(table: TrackedTable, context: PlanContext): UpdateRights {
  const rights = context.schema.updateRights(table)
  if (!rights) throw new Error(`${table.id} has no update in this role's schema`)
  return rights
}

const updateOf = (
  table: TrackedTable,
  rights: UpdateRights,
  condition: Bool,
  set: readonly Assignment[],
): Write => ({
  kind: 'update',
  table: table.table,
  set,
  where: and(rights.filter, condition),
  check: { holds: rights.check ?? TRUE, at: '$' },
})

function whereOf(input: Input | undefined, at: string, table: TrackedTable, context: PlanContext): Bool {
  if (!input) throw invalid(`missing required field 'where'`, `${at}.where`)
  return tableWhere(input, table, context, `${table.name}_bool_exp!`)
}

function pkColumns(input: Input | undefined, field: Field, table: TrackedTable, context: PlanContext): Bool {
  const type = `${table.name}_pk_columns_input`
  if (!input) throw invalid(`missing required field 'pk_columns'`, `${field.at}.args.pk_columns`)
  const given = new Map(asObject(input, `${type}!`))
  for (const [name, { at }] of given)
    if (!keyFields(table).includes(name)) throw invalid(`field '${name}' not found in type: '${type}'`, at)
  return keyCondition(given, table, rightsOf(table, context), input.at)
}

function assignments(
  inputs: ReadonlyMap<string, Input>,
  at: string,
  table: TrackedTable,
  rights: UpdateRights,
  context: PlanContext,
): Assignment[] {
  const all: Assignment[] = []
  const repeated = new Set<string>()
  const seen = new Set<string>()
  for (const [argument, operation] of Object.entries(UPDATE_OPERATIONS)) {
    const input = inputs.get(argument)
    const type = `${table.name}_${operation.input}_input`
    if (!input || isNull(opened(input, type))) continue
    for (const [name, value] of asObject(input, type)) {
      const field = rights.columns.get(name)
      if (!field || !operation.fits(field))
        throw invalid(`field '${name}' not found in type: '${type}'`, value.at)
      if (seen.has(name)) repeated.add(name)
      seen.add(name)
      all.push(assignment(field, value, operation, context))
    }
  }
  if (repeated.size) {
    const names = [...repeated].map((name) => `'${name}'`).join(', ')
    throw invalid(`Column found in multiple operators: [${names}].`, at)
  }
  const presets = rights.presets.map(
    ({ column, value }): Assignment => ({ column: column.name, type: column.type, operator: 'set', value }),
  )
  return [...presets, ...all]
}

function assignment(
  field: ColumnField,
  input: Input,
  operation: Operation,
  context: PlanContext,
): Assignment {
  const { column } = field
  const common = { column: column.name, type: column.type, operator: operation.operator }
  if (operation.takes === undefined)
    return {
      ...common,
      value: parameter(input, columnComparable(field), operation.operator !== 'set' || column.nullable),
    }
  const type = operandType(operation.takes, context.schema.model.catalog)
  if (operation.takes !== 'text[]') return { ...common, value: parameter(input, { type }, true) }
  const scalar: InputType = { pg: type.element ?? type, name: 'String', nullable: true, list: true }
  return { ...common, value: { kind: 'value', origin: asParameter(input, scalar, '[String!]'), type } }
}
