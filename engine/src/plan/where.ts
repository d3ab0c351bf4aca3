/** Converts `<t>_bool_exp` to a boolean expression (hasura-reference 2.6). */
import { isNumeric } from '../catalog/scalar.ts'
import { and, type Bool, not, type Operand, TRUE } from '../schema/expression.ts'
import { operandType, plainCall } from '../schema/filter.ts'
import type { ColumnAccess, RelationshipField, TrackedTable } from '../schema/model.ts'
import { tableField } from '../schema/roleSchema.ts'
import { anyOf } from './anyOf.ts'
import { columnComparable, comparisonName, comparisons } from './comparison.ts'
import { checkConditionSize } from './conditionSize.ts'
import { asBoolean, asEnum, asList, asObject, type Input, invalid, isNull, opened } from './input.ts'
import type { PlanContext } from './selection.ts'

/** A column as an operand. In rows in which the role cannot see the column, the operand is null. */
export const columnOperand = ({ field, when }: ColumnAccess): Operand =>
  guarded({ kind: 'column', column: field.column.name, type: field.column.type }, when)

export function guarded(operand: Operand, when: Bool | undefined): Operand {
  return when ? { kind: 'guarded', of: operand, when, type: operand.type } : operand
}

export function tableWhere(
  input: Input,
  table: TrackedTable,
  context: PlanContext,
  expected = `${table.name}_bool_exp`,
): Bool {
  if (input.kind === 'json') checkConditionSize(input.value, input.at)
  return condition(input, table, context, expected)
}

function condition(
  input: Input,
  table: TrackedTable,
  context: PlanContext,
  expected = `${table.name}_bool_exp`,
): Bool {
  const entries = asObject(entered(input, expected), expected)
  const parts = entries.map(([name, value]) => boolField(name, value, table, context))
  return and(...parts.map((part) => part()))
}

/** Checks a variable's size once, when it becomes part of a condition. */
function entered(input: Input, expected: string): Input {
  const value = opened(input, expected)
  if (value.kind === 'json' && input.kind === 'literal') checkConditionSize(value.value, value.at)
  return value
}

/** Reads a field in two steps, so that an unknown name is found before values of other fields are checked. */
function boolField(name: string, input: Input, table: TrackedTable, context: PlanContext): () => Bool {
  if (name === '_and' || name === '_or') return () => conjunction(name, input, table, context)
  if (name === '_not')
    return () =>
      isNull(opened(input, `${table.name}_bool_exp`)) ? TRUE : not(condition(input, table, context))
  const field = tableField(context.schema, table, name)
  const unknown = () => invalid(`field '${name}' not found in type: '${table.name}_bool_exp'`, input.at)
  if (!field) throw unknown()
  switch (field.kind) {
    case 'column':
      return () => columnBool(field.access, input, context)
    case 'relationship':
      return () => related(field.relationship, input, context)
    case 'relationship-aggregate':
      return () => aggregateBool(field.relationship, input, context)
    case 'computed':
    case 'computed-table': {
      const call = plainCall(field.info)
      if (!call) throw unknown()
      const fn = field.info.function
      if (field.kind === 'computed')
        return () => {
          const expected = comparisonName({ type: fn.returns })
          if (isNull(opened(input, expected))) return TRUE
          const left: Operand = { kind: 'call', function: fn, arguments: call, type: fn.returns }
          return comparisons(input, guarded(left, field.when), { type: fn.returns }, context)
        }
      return () => {
        if (isNull(opened(input, `${field.target.name}_bool_exp`))) return TRUE
        const where = and(condition(input, field.target, context), filterOf(field.target, context))
        return { kind: 'exists-call', function: fn, arguments: call, where }
      }
    }
  }
}

const filterOf = (table: TrackedTable, context: PlanContext): Bool =>
  context.schema.selectRights(table)?.filter ?? TRUE

function conjunction(name: '_and' | '_or', input: Input, table: TrackedTable, context: PlanContext): Bool {
  const type = `[${table.name}_bool_exp!]`
  const value = entered(input, type)
  if (isNull(value)) return TRUE
  const all = asList(value, type).map((item) => condition(item, table, context, `${table.name}_bool_exp!`))
  return name === '_and' ? and(...all) : anyOf(all, context.schema.model.catalog)
}

function columnBool(access: ColumnAccess, input: Input, context: PlanContext): Bool {
  const comparable = columnComparable(access.field)
  if (isNull(opened(input, comparisonName(comparable)))) return TRUE
  return comparisons(input, columnOperand(access), comparable, context)
}

function related(relationship: RelationshipField, input: Input, context: PlanContext): Bool {
  const { target, join } = relationship
  if (isNull(opened(input, `${target.name}_bool_exp`))) return TRUE
  const where = and(condition(input, target, context), filterOf(target, context))
  return { kind: 'exists', table: target.table, join, where }
}

const BOOLEAN_FUNCTIONS = ['bool_and', 'bool_or']
export const FLOAT_FUNCTIONS = ['avg', 'corr', 'covar_samp', 'max', 'min', 'stddev_samp', 'sum', 'var_samp']

/** Plans `articles_aggregate: {count: {predicate, filter, arguments, distinct}}`. */
function aggregateBool(relationship: RelationshipField, input: Input, context: PlanContext): Bool {
  const { target } = relationship
  const stem = `${target.name}_aggregate_bool_exp`
  if (isNull(opened(input, stem))) return TRUE
  const [only, ...more] = asObject(input, stem).map(([name, inner]) => {
    if (!['count', ...BOOLEAN_FUNCTIONS, ...FLOAT_FUNCTIONS].includes(name))
      throw invalid(`field '${name}' not found in type: '${stem}'`, inner.at)
    return isNull(opened(inner, `${stem}_${name}`)) ? TRUE : aggregateTest(name, inner, relationship, context)
  })
  if (!only || more.length > 0) throw invalid('exactly one predicate should be specified', input.at)
  return only
}

function aggregateTest(
  name: string,
  input: Input,
  relationship: RelationshipField,
  context: PlanContext,
): Bool {
  const { target, join } = relationship
  const expected = `${target.name}_aggregate_bool_exp_${name}`
  const given = new Map(asObject(input, expected))
  for (const [key, { at }] of given)
    if (!['arguments', 'distinct', 'filter', 'predicate'].includes(key))
      throw invalid(`field '${key}' not found in type: '${expected}'`, at)
  const predicate = given.get('predicate')
  if (!predicate) throw invalid(`missing required field 'predicate'`, input.at)
  const argument = given.get('arguments')
  if (!argument && name !== 'count') throw invalid(`missing required field 'arguments'`, input.at)
  const catalog = context.schema.model.catalog
  const type = operandType(
    name === 'count' ? 'int4' : BOOLEAN_FUNCTIONS.includes(name) ? 'bool' : 'float8',
    catalog,
  )
  const filter = given.get('filter')
  const distinct = given.get('distinct')
  const value: Operand = { kind: 'aggregate-value', type }
  return {
    kind: 'aggregate',
    table: target.table,
    join,
    where: and(
      filterOf(target, context),
      filter && !isNull(opened(filter, `${target.name}_bool_exp`))
        ? condition(filter, target, context)
        : TRUE,
    ),
    function: name,
    columns: argument ? aggregateColumns(name, argument, target, context) : [],
    distinct: distinct ? asBoolean(distinct, 'Boolean') : false,
    test: comparisons(predicate, value, { type }, context),
  }
}

function aggregateColumns(name: string, input: Input, table: TrackedTable, context: PlanContext): Operand[] {
  const stem = `${table.name}_select_column`
  const pick = (item: Input, expected: string): Operand => {
    const all = context.schema.selectRights(table)?.columns ?? new Map<string, ColumnAccess>()
    const fitting = [...all].filter(([, { field }]) => fits(name, field.column.type))
    const chosen = all.get(asEnum(item, fitting.map(([column]) => column).sort(), expected))
    if (!chosen) throw invalid('unknown column', item.at)
    return columnOperand(chosen)
  }
  if (name === 'count')
    return isNull(opened(input, `[${stem}!]`))
      ? []
      : asList(input, `[${stem}!]`).map((item) => pick(item, `${stem}!`))
  const enumName = `${stem}_${table.name}_aggregate_bool_exp_${name}_arguments_columns`
  if (name === 'corr' || name === 'covar_samp') {
    const pair = new Map(asObject(input, `${table.name}_aggregate_bool_exp_${name}_arguments!`))
    return ['X', 'Y'].map((key) => {
      const item = pair.get(key)
      if (!item) throw invalid(`missing required field '${key}'`, input.at)
      return pick(item, `${enumName}!`)
    })
  }
  return [pick(input, `${enumName}!`)]
}

const fits = (name: string, type: ColumnAccess['field']['column']['type']): boolean =>
  name === 'count' ||
  (BOOLEAN_FUNCTIONS.includes(name) ? type.name === 'bool' : isNumeric(type) && type.name === 'float8')
