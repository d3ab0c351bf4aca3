/** The results of mutations. */
import type { Operand } from '../schema/expression.ts'
import type { TrackedTable } from '../schema/model.ts'
import type { RoleSchema } from '../schema/roleSchema.ts'
import type { Output, Response, Statement, Step, Write } from './plan.ts'
import { planTableFields, rowsType } from './select.ts'
import { type Field, fieldArguments, type PlanContext, refuseSelection, selectFields } from './selection.ts'
import { tableLabel } from './table.ts'
import { type FieldDef, nonNull, type ObjectType, objectType, perTable, scalar } from './type.ts'

type Part = Extract<Response, { kind: 'response' }>['parts'][number]
type PlanPart = (field: Field, context: PlanContext) => Part

const AFFECTED: FieldDef<PlanPart> = {
  name: 'affected_rows',
  description: 'number of rows affected by the mutation',
  args: [],
  type: nonNull(scalar('Int')),
  means: (field, context) => {
    fieldArguments(field, context)
    refuseSelection(field)
    return { key: field.key, kind: 'affected' }
  },
}

const returning = (table: TrackedTable, schema: RoleSchema): FieldDef<PlanPart> => ({
  name: 'returning',
  description: 'data from the rows affected by the mutation',
  args: [],
  type: rowsType(table, schema),
  means: (field, context) => {
    fieldArguments(field, context)
    return { key: field.key, kind: 'returning', fields: planTableFields(field, table, context) }
  },
})

export const mutationResponse = perTable<ObjectType<PlanPart>>((table, schema) =>
  objectType(
    `${table.name}_mutation_response`,
    `response of any mutation on the table "${tableLabel(table)}"`,
    () => (schema.selectRights(table) ? [AFFECTED, returning(table, schema)] : [AFFECTED]),
  ),
)

export function planResponse(field: Field, table: TrackedTable, context: PlanContext): Response {
  return { kind: 'response', parts: selectFields(field, mutationResponse(table, context.schema), context) }
}

export const planRow = (field: Field, table: TrackedTable, context: PlanContext): Response => ({
  kind: 'row',
  fields: planTableFields(field, table, context),
})

export function emptyResponse(response: Response): string {
  if (response.kind === 'row') return '{}'
  const parts = response.parts.map((part) => {
    const value = part.kind === 'text' ? JSON.stringify(part.text) : part.kind === 'affected' ? '0' : '[]'
    return `${JSON.stringify(part.key)}:${value}`
  })
  return `{${parts.join(',')}}`
}

/**
 * True if the response reads more than the written row. It must then see the state after the write, so it needs a
 * separate statement.
 */
function looksFurther(response: Response): boolean {
  const further = ({ value }: Output): boolean =>
    value.kind !== 'text' && (value.kind !== 'operand' || callsOrGuards(value.operand))
  if (response.kind === 'row') return response.fields.some(further)
  return response.parts.some((part) => part.kind === 'returning' && part.fields.some(further))
}

const callsOrGuards = (operand: Operand): boolean => operand.kind !== 'column'

/**
 * Plans one statement that writes and returns the response, or one statement that writes and one that reads. `slot` is
 * the number of an unused slot for the rows.
 */
export function writeStatements(write: Write, response: Response, at: string, slot: number): Statement[] {
  if (!looksFurther(response)) return [{ kind: 'write', at, write, response }]
  return [
    { kind: 'keep', at, write, slot, mustWrite: undefined },
    {
      kind: 'answer',
      at,
      table: write.table,
      slots: [slot],
      affected: [{ slot, table: write.table }],
      response,
    },
  ]
}

export const sqlStep = (field: Field, statements: readonly Statement[]): Step => ({
  kind: 'sql',
  key: field.key,
  statements,
  list: false,
})
