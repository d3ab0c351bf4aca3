/** Conditions on an array relationship's aggregates: `articles_aggregate: {count: {predicate, filter}}`. */
import { and, type Bool, type Operand, TRUE } from '../schema/expression.ts'
import { operandType } from '../schema/filter.ts'
import type { RelationshipField, TrackedTable } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { comparisons, comparisonType } from './comparison.ts'
import { asBoolean, asObject, type Input, invalid, isNull, opened } from './input.ts'
import { memberInputs, memberOf, required } from './members.ts'
import { columnEnum, selectColumn } from './selectColumn.ts'
import type { PlanContext } from './selection.ts'
import { columnsOf, filterOf, tableLabel } from './table.ts'
import { type InputDef, type InputObject, inputObject, nonNull, of, scalar, type TypeRef } from './type.ts'

type AggregateCondition = (input: Input, relationship: RelationshipField, context: PlanContext) => Bool

const BOOLEAN_FUNCTIONS = ['bool_and', 'bool_or']
const FLOAT_FUNCTIONS = ['avg', 'corr', 'covar_samp', 'max', 'min', 'stddev_samp', 'sum', 'var_samp']

const typeOf = (fn: string): string =>
  fn === 'count' ? 'int4' : BOOLEAN_FUNCTIONS.includes(fn) ? 'bool' : 'float8'

/** The condition that selects the rows to aggregate. */
export type Filter = {
  readonly type: TypeRef
  readonly read: (input: Input | undefined, context: PlanContext) => Bool
}

export const aggregateBoolExp = (
  table: TrackedTable,
  filter: Filter,
  schema: RoleSchema,
): InputObject<AggregateCondition> =>
  inputObject(
    `${table.name}_aggregate_bool_exp`,
    undefined,
    () =>
      ['count', ...BOOLEAN_FUNCTIONS, ...FLOAT_FUNCTIONS].flatMap((name) =>
        test(name, table, filter, schema),
      ),
    // Introspection shows these types even if the table has no such column.
    () => ['bool', 'float8'].map((name) => predicateType(name, schema)),
  )

export function aggregateCondition(
  input: Input,
  type: InputObject<AggregateCondition>,
  relationship: RelationshipField,
  context: PlanContext,
): Bool {
  const [only, ...more] = asObject(input, type.name).map(([name, inner]) =>
    memberOf(type, name, inner.at).means(inner, relationship, context),
  )
  if (!only || more.length > 0) throw invalid('exactly one predicate should be specified', input.at)
  return only
}

const predicateType = (name: string, schema: RoleSchema) =>
  comparisonType({ type: operandType(name, schema.model.catalog) }, schema)

function test(
  name: string,
  table: TrackedTable,
  filter: Filter,
  schema: RoleSchema,
): InputDef<AggregateCondition>[] {
  const columns = argumentsOf(name, table, schema)
  if (!columns && name !== 'count') return []
  const pg = operandType(typeOf(name), schema.model.catalog)
  const type = inputObject(`${table.name}_aggregate_bool_exp_${name}`, undefined, () => [
    ...(columns ? [{ name: 'arguments', type: columns.type, means: undefined }] : []),
    { name: 'distinct', type: scalar('Boolean'), means: undefined },
    { name: 'filter', type: filter.type, means: undefined },
    { name: 'predicate', type: nonNull(of(comparisonType({ type: pg }, schema))), means: undefined },
  ])
  const means: AggregateCondition = (input, { target, join }, context) => {
    if (isNull(opened(input, type.name))) return TRUE
    const given = memberInputs(input, type)
    const predicate = required(given, 'predicate', input.at)
    const argument = name === 'count' ? given.get('arguments') : required(given, 'arguments', input.at)
    const distinct = given.get('distinct')
    return {
      kind: 'aggregate',
      table: target.table,
      join,
      where: and(filterOf(target, schema), filter.read(given.get('filter'), context)),
      function: name,
      columns: argument && columns ? columns.read(argument) : [],
      distinct: distinct ? asBoolean(distinct, 'Boolean') : false,
      test: comparisons(predicate, { kind: 'aggregate-value', type: pg }, { type: pg }, context),
    }
  }
  return [{ name, type: of(type), means }]
}

type Columns = { readonly type: TypeRef; readonly read: (input: Input) => Operand[] }

function argumentsOf(name: string, table: TrackedTable, schema: RoleSchema): Columns | undefined {
  if (name === 'count') {
    const columns = selectColumn(table, schema)
    return columns && { type: columns.list, read: columns.readList }
  }
  const stem = `${table.name}_aggregate_bool_exp_${name}_arguments`
  const columns = columnEnum(
    `${table.name}_select_column_${stem}_columns`,
    `select "${stem}_columns" columns of table "${tableLabel(table)}"`,
    columnsOf(table, schema).filter(({ field }) => field.column.type.name === typeOf(name)),
  )
  if (!columns) return undefined
  const column = nonNull(of(columns.type))
  if (name !== 'corr' && name !== 'covar_samp')
    return { type: column, read: (input) => [columns.read(input)] }
  const pair = inputObject(stem, undefined, () =>
    ['X', 'Y'].map((key) => ({ name: key, type: column, means: undefined })),
  )
  const type = nonNull(of(pair))
  return {
    type,
    read: (input) => {
      const given = new Map(asObject(input, type.text))
      return ['X', 'Y'].map((key) => columns.read(required(given, key, input.at)))
    },
  }
}
