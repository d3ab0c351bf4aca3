import type { z } from 'zod'
import type { PublishProblem } from './activation.ts'

/** One part of what a company fills in before it publishes: an address of its own, saved on its own. */
export type ActivationStep = {
  readonly slug: string
  readonly title: string
  /** What is asked for before the step is saved. */
  readonly form: z.ZodType
  /** What keeps it from being published and is mended here. */
  readonly mends: readonly PublishProblem[]
}

/** What publishing still wants, by the step that mends it; null: it is mended elsewhere. */
export type Lack<Step extends ActivationStep> = {
  readonly problem: PublishProblem
  readonly step: Step | null
}

export const lacksOf = <Step extends ActivationStep>(
  steps: readonly Step[],
  problems: readonly PublishProblem[],
): readonly Lack<Step>[] =>
  problems
    // Codes are added to key sets: which ones is to be chosen first.
    .filter((problem) => problem !== 'code_manager' || !problems.includes('key_set'))
    .map((problem) => ({
      problem,
      step: steps.find(({ mends }) => mends.includes(problem)) ?? null,
    }))
