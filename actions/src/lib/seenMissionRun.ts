import { z } from 'zod'

/** The version is that which was seen: nobody decides on what was handed in meanwhile. */
export const seenMissionRun = { missionRunId: z.guid(), version: z.int() }
