import type { ArgumentNode } from 'graphql'
import type { Action } from '../metadata/types.ts'
import { MOST_PARAMETERS, tooManyParameters } from '../plan/conditionSize.ts'
import type { ActionShape, OperationPlan, Statement, Step } from '../plan/plan.ts'
import type { Origin } from '../schema/expression.ts'
import { announcement, announcing, mayAnnounce } from './announce.ts'
import { type Compiled, compile } from './fragment.ts'
import { statementSql } from './write.ts'

export type ReadyStatement = {
  readonly text: string
  readonly origins: readonly Origin[]
  /** True if the statement returns the field's result. False if it only writes. */
  readonly answers: boolean
  readonly at: string
}

export type ReadyStep =
  | { readonly kind: 'text'; readonly key: string; readonly text: string }
  | {
      readonly kind: 'sql'
      readonly key: string
      readonly statements: readonly ReadyStatement[]
      readonly list: boolean
    }
  | {
      readonly kind: 'action'
      readonly key: string
      readonly action: Action
      readonly arguments: readonly ArgumentNode[]
      readonly at: string
      readonly shape: ActionShape
      readonly statement: ReadyStatement | undefined
    }

export type Executable = {
  readonly kind: OperationPlan['kind']
  readonly steps: readonly ReadyStep[]
  readonly hasActions: boolean
  /** The statement's approximate size in bytes. */
  readonly weight: number
}

export function compilePlan(plan: OperationPlan): Executable {
  const hasActions = plan.steps.some((step) => step.kind === 'action')
  const first = plan.steps.find((step) => step.kind === 'sql')
  // All steps share one transaction, unless webhooks are called between them.
  const begins = (step: Step): boolean => plan.kind === 'mutation' && (hasActions || step === first)
  const steps = plan.steps.map((step) => compileStep(step, begins(step)))
  return { kind: plan.kind, steps, hasActions, weight: steps.reduce((sum, step) => sum + weigh(step), 500) }
}

/** `announces` is true if this step begins a write transaction and must set the session. */
function compileStep(step: Step, announces: boolean): ReadyStep {
  if (step.kind === 'text') return step
  if (step.kind === 'action')
    return { ...step, statement: step.statement && compileStatement(step.statement) }
  const statements = step.statements.flatMap((statement, i) =>
    announces && i === 0 ? announced(statement) : [compileStatement(statement)],
  )
  return { kind: 'sql', key: step.key, list: step.list, statements }
}

function announced(statement: Statement): readonly ReadyStatement[] {
  const writes = statement.kind === 'write' || statement.kind === 'keep'
  if (writes && mayAnnounce(statementSql(statement)))
    return [compileStatement(statement, statementSql(statement, announcing))]
  return [{ ...compile(announcement), answers: false, at: '$' }, compileStatement(statement)]
}

function compileStatement(statement: Statement, fragment = statementSql(statement)): ReadyStatement {
  const { at } = statement
  const compiled = compile(fragment)
  if (compiled.origins.length > MOST_PARAMETERS) throw tooManyParameters(at)
  return { ...compiled, answers: statement.kind !== 'keep', at }
}

/**
 * Estimates a step's size in memory, including JavaScript's own overhead. The factors were measured on the
 * benchmark's plans.
 */
function weigh(step: ReadyStep): number {
  if (step.kind === 'text') return step.text.length * 2 + 200
  const statements = step.kind === 'sql' ? step.statements : step.statement ? [step.statement] : []
  return statements.reduce((sum, statement) => sum + weighStatement(statement), 500)
}

export const weighStatement = ({ text, origins }: Compiled): number =>
  text.length + weighOrigins(origins) + 300

const weighOrigins = (origins: readonly Origin[]): number =>
  origins.reduce((sum, origin) => sum + 150 + weighInside(origin), 0)

function weighInside(origin: Origin): number {
  if (origin.kind === 'list') return weighOrigins(origin.of)
  return origin.kind === 'rows' ? origin.rows.length * origin.columns.length * 120 : 0
}
