/** `update_<t>`, `update_<t>_by_pk` and `update_<t>_many`. */
import { and, type Bool, TRUE } from '../schema/expression.ts'
import type { TrackedTable, UpdateRights } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import { asList, type Input } from './input.ts'
import { keyArguments, keyCondition, seesKey } from './key.ts'
import { memberInputs, required } from './members.ts'
import type { Assignment, Response, Step, Write } from './plan.ts'
import {
  emptyResponse,
  mutationResponse,
  planResponse,
  planRow,
  sqlStep,
  writeStatements,
} from './response.ts'
import type { TableRoot } from './rootField.ts'
import { tableType } from './select.ts'
import { type Field, fieldArguments, type PlanContext } from './selection.ts'
import { type InputDef, inputObject, listOf, nonNull, of, perTable } from './type.ts'
import { assignments, updateArguments } from './updateOperators.ts'
import { boolExp, requiredWhere } from './where.ts'

const mayUpdate = (table: TrackedTable, schema: RoleSchema): boolean =>
  schema.updateRights(table) !== undefined

const whereArgument = (table: TrackedTable, schema: RoleSchema): InputDef<undefined> => ({
  name: 'where',
  description: 'filter the rows which have to be updated',
  type: nonNull(of(boolExp(table, schema))),
  means: undefined,
})

/** An update of the rows that match `where` or the primary key. */
export const updateRoot: TableRoot = {
  text: (label) => `update data of the table: "${label}"`,
  isVisible: mayUpdate,
  args: (table, schema) => [...updateArguments(table, schema), whereArgument(table, schema)],
  type: (table, schema) => of(mutationResponse(table, schema)),
  plan(field, table, context) {
    const inputs = fieldArguments(field, context)
    const condition = whereOf(inputs, `${field.at}.args`, table, context)
    return updateStep(field, table, condition, inputs, context, planResponse)
  },
}

const pkColumns = perTable((table, schema) =>
  inputObject(`${table.name}_pk_columns_input`, `primary key columns input for table: ${table.name}`, () =>
    keyArguments(table, schema),
  ),
)

export const updateByKeyRoot: TableRoot = {
  text: (label) => `update single row of the table: "${label}"`,
  isVisible: (table, schema) => mayUpdate(table, schema) && seesKey(table, schema),
  args: (table, schema) => [
    ...updateArguments(table, schema),
    { name: 'pk_columns', type: nonNull(of(pkColumns(table, schema))) },
  ],
  type: (table, schema) => of(tableType(table, schema)),
  plan(field, table, context) {
    const inputs = fieldArguments(field, context)
    const key = required(inputs, 'pk_columns', `${field.at}.args.pk_columns`)
    const type = pkColumns(table, context.schema)
    const columns = memberInputs(key, type, `${type.name}!`)
    const condition = keyCondition(columns, table, context.schema, key.at)
    return updateStep(field, table, condition, inputs, context, planRow)
  },
}

function updateStep(
  field: Field,
  table: TrackedTable,
  condition: Bool,
  inputs: ReadonlyMap<string, Input>,
  context: PlanContext,
  respond: (field: Field, table: TrackedTable, context: PlanContext) => Response,
): Step {
  const rights = updateRightsOf(table, context)
  const set = assignments(inputs, `${field.at}.args`, table, rights, context)
  const response = respond(field, table, context)
  if (set.length === 0) return { kind: 'text', key: field.key, text: emptyResponse(response) }
  return sqlStep(field, writeStatements(updateOf(table, rights, condition, set), response, '$', 0))
}

const updatesInput = perTable((table, schema) =>
  inputObject(`${table.name}_updates`, undefined, (): InputDef<unknown>[] => [
    ...updateArguments(table, schema),
    whereArgument(table, schema),
  ]),
)

export const updateManyRoot: TableRoot = {
  text: (label) => `update multiples rows of table: "${label}"`,
  isVisible: mayUpdate,
  args: (table, schema) => [
    {
      name: 'updates',
      description: 'updates to execute, in order',
      type: nonNull(listOf(of(updatesInput(table, schema)))),
    },
  ],
  type: (table, schema) => {
    const named = mutationResponse(table, schema)
    return { text: `[${named.name}]`, named }
  },
  plan(field, table, context) {
    const rights = updateRightsOf(table, context)
    const given = required(fieldArguments(field, context), 'updates', `${field.at}.args.updates`)
    const type = updatesInput(table, context.schema)
    const updates = asList(given, `[${type.name}!]!`).map((item) => {
      const inputs = memberInputs(item, type, `${type.name}!`)
      const condition = whereOf(inputs, item.at, table, context)
      return { condition, set: assignments(inputs, item.at, table, rights, context) }
    })
    const response = planResponse(field, table, context)
    const effective = updates.filter(({ set }) => set.length > 0)
    if (effective.length === 0) return { kind: 'text', key: field.key, text: '[]' }
    const statements = effective.flatMap(({ condition, set }, i) =>
      writeStatements(updateOf(table, rights, condition, set), response, '$', i),
    )
    return { kind: 'sql', key: field.key, statements, list: true }
  },
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

const whereOf = (
  inputs: ReadonlyMap<string, Input>,
  at: string,
  table: TrackedTable,
  context: PlanContext,
): Bool => requiredWhere(required(inputs, 'where', `${at}.where`), table, context)
