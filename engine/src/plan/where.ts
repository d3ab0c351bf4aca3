/** Converts `<t>_bool_exp` to a boolean expression (hasura-reference 2.6). */
import { and, type Bool, not, TRUE } from '../schema/expression.ts'
import { plainCall } from '../schema/filter.ts'
import type { RelationshipField, TrackedTable } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { aggregateBoolExp, aggregateCondition } from './aggregateWhere.ts'
import { anyOf } from './anyOf.ts'
import { columnComparable } from './comparable.ts'
import { comparisons, comparisonType } from './comparison.ts'
import { checkConditionSize } from './conditionSize.ts'
import { asList, type Input, isNull, opened } from './input.ts'
import { members } from './members.ts'
import type { PlanContext } from './selection.ts'
import {
  canAggregate,
  columnOperand,
  columnsOf,
  computedOperand,
  computedScalars,
  computedTables,
  filterOf,
  relationshipsOf,
  tableLabel,
} from './table.ts'
import { type InputDef, type InputObject, inputObject, listOf, nonNull, of, perTable } from './type.ts'

type Condition = (input: Input, context: PlanContext) => Bool

export const boolExp = perTable<InputObject<Condition>>((table, schema) =>
  inputObject(
    `${table.name}_bool_exp`,
    `Boolean expression to filter rows from the table "${tableLabel(table)}". All fields are combined with a logical 'AND'.`,
    () => [
      ...connectives(table, schema),
      ...columnConditions(table, schema),
      ...relationshipsOf(table, schema).flatMap((each) => relationshipConditions(each, schema)),
      ...computedConditions(table, schema),
    ],
  ),
)

const aggregates = perTable((table, schema) => {
  const type = of(boolExp(table, schema))
  const filter = {
    type,
    read: (input: Input | undefined, context: PlanContext) => optionalWhere(input, table, context),
  }
  return aggregateBoolExp(table, filter, schema)
})

/** Reads an optional `where`. */
export function optionalWhere(input: Input | undefined, table: TrackedTable, context: PlanContext): Bool {
  return input && !isNull(opened(input, boolExp(table, context.schema).name))
    ? tableWhere(input, table, context)
    : TRUE
}

export const requiredWhere = (input: Input, table: TrackedTable, context: PlanContext): Bool =>
  tableWhere(input, table, context, nonNull(of(boolExp(table, context.schema))).text)

function tableWhere(input: Input, table: TrackedTable, context: PlanContext, expected?: string): Bool {
  if (input.kind === 'json') checkConditionSize(input.value, input.at)
  return condition(input, table, context, expected)
}

export function condition(input: Input, table: TrackedTable, context: PlanContext, expected?: string): Bool {
  const type = boolExp(table, context.schema)
  const parts = members(entered(input, expected ?? type.name), type, expected)
  return and(...parts.map(({ means, input: value }) => means(value, context)))
}

/** Checks a variable's size once, when it becomes part of a condition. */
function entered(input: Input, expected: string): Input {
  const value = opened(input, expected)
  if (value.kind === 'json' && input.kind === 'literal') checkConditionSize(value.value, value.at)
  return value
}

/** A condition that is ignored if its value is null. `type` is the GraphQL type of that value. */
const unlessNull =
  (type: { readonly name: string }, means: Condition): Condition =>
  (input, context) =>
    isNull(opened(input, type.name)) ? TRUE : means(input, context)

function connectives(table: TrackedTable, schema: RoleSchema): InputDef<Condition>[] {
  const own = boolExp(table, schema)
  const list = listOf(of(own))
  const all =
    (combine: (all: readonly Bool[]) => Bool): Condition =>
    (input, context) => {
      const value = entered(input, list.text)
      if (isNull(value)) return TRUE
      return combine(asList(value, list.text).map((item) => condition(item, table, context, `${own.name}!`)))
    }
  return [
    { name: '_and', type: list, means: all((each) => and(...each)) },
    {
      name: '_not',
      type: of(own),
      means: unlessNull(own, (input, context) => not(condition(input, table, context))),
    },
    { name: '_or', type: list, means: all((each) => anyOf(each, schema.model.catalog)) },
  ]
}

function columnConditions(table: TrackedTable, schema: RoleSchema): InputDef<Condition>[] {
  return columnsOf(table, schema).map((access) => {
    const value = columnComparable(access.field)
    const type = comparisonType(value, schema)
    const left = columnOperand(access)
    const means = unlessNull(type, (input, context) => comparisons(input, left, value, context))
    return { name: access.field.name, type: of(type), means }
  })
}

function relationshipConditions(relationship: RelationshipField, schema: RoleSchema): InputDef<Condition>[] {
  const { name, kind, target, join } = relationship
  const type = boolExp(target, schema)
  const exists = unlessNull(type, (input, context) => {
    const where = and(condition(input, target, context), filterOf(target, schema))
    return { kind: 'exists', table: target.table, join, where }
  })
  const plain = { name, type: of(type), means: exists }
  if (kind === 'object' || !canAggregate(target, schema)) return [plain]
  const aggregate = aggregates(target, schema)
  const means = unlessNull(aggregate, (input, context) =>
    aggregateCondition(input, aggregate, relationship, context),
  )
  return [plain, { name: `${name}_aggregate`, type: of(aggregate), means }]
}

/** The list contains only computed fields that need no arguments from the client. */
function computedConditions(table: TrackedTable, schema: RoleSchema): InputDef<Condition>[] {
  const scalars = computedScalars(table, schema).flatMap((computed): InputDef<Condition>[] => {
    const left = computedOperand(computed)
    if (!left) return []
    const type = comparisonType({ type: left.type }, schema)
    const means = unlessNull(type, (input, context) => comparisons(input, left, { type: left.type }, context))
    return [{ name: computed.info.name, type: of(type), means }]
  })
  const tables = computedTables(table, schema).flatMap(({ info, target }): InputDef<Condition>[] => {
    const call = plainCall(info)
    if (!call) return []
    const type = boolExp(target, schema)
    const means = unlessNull(type, (input, context) => {
      const where = and(condition(input, target, context), filterOf(target, schema))
      return { kind: 'exists-call', function: info.function, arguments: call, where }
    })
    return [{ name: info.name, type: of(type), means }]
  })
  return [...scalars, ...tables]
}
