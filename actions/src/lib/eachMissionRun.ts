import type { Moved } from '@questboard/moves'
import { z } from 'zod'

/** The versions are those that were seen: nobody decides on what was handed in meanwhile. */
export const missionRuns = z
  .array(z.object({ missionRunId: z.guid(), version: z.int() }))
  .min(1)
  .max(500)

type Outcome = { readonly missionRunId: string; readonly code: string | null }
type Seen = { readonly id: string; readonly version: number }

/** One after another, in one order whoever asks. What is refused of one keeps nothing of the others. */
export const eachMissionRun = async (
  runs: z.infer<typeof missionRuns>,
  decide: (seen: Seen) => Promise<Moved>,
): Promise<readonly Outcome[]> => {
  const byId = new Map(runs.map(({ missionRunId, version }) => [missionRunId, version]))
  const outcomes: Outcome[] = []
  for (const [id, version] of [...byId].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const verdict = await decide({ id, version })
    outcomes.push({ missionRunId: id, code: verdict.ok ? null : verdict.code })
  }
  return outcomes
}
