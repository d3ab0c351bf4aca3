import type { Operand } from '../schema/expression.ts'
import type { TrackedTable } from '../schema/model.ts'
import type { Output, Response, Statement, Step, Write } from './plan.ts'
import { planTableFields } from './select.ts'
import {
  collectFields,
  type Field,
  fieldArguments,
  type PlanContext,
  refuseSelection,
  requireSelection,
} from './selection.ts'

export function planResponse(field: Field, table: TrackedTable, context: PlanContext): Response {
  requireSelection(field)
  const typeName = `${table.name}_mutation_response`
  const returns = context.schema.selectRights(table) !== undefined
  const known = (name: string) => name === 'affected_rows' || (name === 'returning' && returns)
  const parts = collectFields(field.sets, typeName, field.at, context, known).map((part) => {
    const { key } = part
    if (part.name === '__typename') return { key, kind: 'text', text: typeName } as const
    fieldArguments(part, [], context)
    if (part.name === 'returning')
      return { key, kind: 'returning', fields: planTableFields(part, table, context) } as const
    refuseSelection(part)
    return { key, kind: 'affected' } as const
  })
  return { kind: 'response', parts }
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
 * True if the response reads more than the written row. That must see the state after the write, so it needs a
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
 * Plans one statement that writes and responds, or one that writes and one that reads. `slot` is the number of an
 * unused slot for the rows.
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
