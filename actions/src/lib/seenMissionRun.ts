import { z } from 'zod'

/** The version that was seen, so that newer work is not decided on. */
export const seenMissionRun = { missionRunId: z.guid(), version: z.int() }
