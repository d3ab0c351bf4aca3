import type { ErrorCode } from '@questboard/domain'
import type { Moved, Seen } from '@questboard/moves'

const idOf = (seen: Seen): string => (typeof seen === 'string' ? seen : seen.id)

/**
 * One after another, in one order whoever asks, so that two who decide at once wait for each other. What is refused of one keeps
 * nothing of the others: each has its code, or null.
 */
export const eachInOrder = async <Chosen extends Seen, Outcome>(
  chosen: readonly Chosen[],
  decide: (seen: Chosen) => Promise<Moved>,
  tell: (id: string, code: ErrorCode | null) => Outcome,
): Promise<readonly Outcome[]> => {
  const byId = new Map(chosen.map((seen) => [idOf(seen), seen]))
  const outcomes: Outcome[] = []
  for (const [id, seen] of [...byId].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const verdict = await decide(seen)
    outcomes.push(tell(id, verdict.ok ? null : verdict.code))
  }
  return outcomes
}
