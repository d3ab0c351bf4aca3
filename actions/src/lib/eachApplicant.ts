import type { Moved } from '@questboard/moves'
import { z } from 'zod'

export const participantIds = z.array(z.guid()).min(1).max(500)

type Outcome = {
  readonly participantId: string
  readonly status: string | null
  readonly code: string | null
}

/**
 * One after another, in one order whoever asks, so that two who decide at once wait for each other. What is refused of one
 * keeps nothing of the others.
 */
export const eachApplicant = async (
  ids: readonly string[],
  becomes: string,
  decide: (participantId: string) => Promise<Moved>,
): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = []
  for (const participantId of [...new Set(ids)].sort()) {
    const verdict = await decide(participantId)
    outcomes.push(
      verdict.ok
        ? { participantId, status: becomes, code: null }
        : { participantId, status: null, code: verdict.code },
    )
  }
  return outcomes
}
