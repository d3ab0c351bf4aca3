import type { z } from 'zod'
import type { PublishProblem } from './activation.ts'

/** One step of editing an activation. Each step has its own URL and is saved separately. */
export type ActivationStep = {
  readonly slug: string
  readonly title: string
  readonly form: z.ZodType
  /** The problems that prevent publishing and that this step fixes. */
  readonly fixes: readonly PublishProblem[]
}

/** A problem that still prevents publishing. `step` is null if no editing step can fix the problem. */
export type Lack<Step extends ActivationStep> = {
  readonly problem: PublishProblem
  readonly step: Step | null
}

export const lacksOf = <Step extends ActivationStep>(
  steps: readonly Step[],
  problems: readonly PublishProblem[],
): readonly Lack<Step>[] =>
  problems
    // Missing codes matter only after the company has chosen a key set.
    .filter((problem) => problem !== 'code_manager' || !problems.includes('key_set'))
    .map((problem) => ({
      problem,
      step: steps.find(({ fixes }) => fixes.includes(problem)) ?? null,
    }))
