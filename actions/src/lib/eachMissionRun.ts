import type { Moved } from '@questboard/moves'
import { z } from 'zod'
import { eachInOrder } from './eachInOrder.ts'

/** The versions are those that were seen: nobody decides on what was handed in meanwhile. */
export const missionRuns = z
  .array(z.object({ missionRunId: z.guid(), version: z.int() }))
  .min(1)
  .max(500)

export const eachMissionRun = (
  runs: z.infer<typeof missionRuns>,
  decide: (seen: { readonly id: string; readonly version: number }) => Promise<Moved>,
) =>
  eachInOrder(
    runs.map(({ missionRunId: id, version }) => ({ id, version })),
    decide,
    (missionRunId, code) => ({ missionRunId, code }),
  )
