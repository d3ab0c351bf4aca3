import { z } from 'zod'

/** The version of the run that the member has seen, so that they do not decide on newer work unseen. */
export const seenMissionRun = { missionRunId: z.guid(), version: z.int() }
