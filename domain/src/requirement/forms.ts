import { z } from 'zod'
import { errors } from '../errors.ts'

/** The largest value of the database column. */
const most = 2_147_483_647
const figure = z
  .number({ error: errors['requirement-positive'] })
  .int(errors['requirement-positive'])
  .min(1, errors['requirement-positive'])
  .max(most, 'Please enter a smaller number')
  .nullable()

/** If nothing is selected, every creator can join (rules §3). */
export const requirementForm = z.object({
  allowAllCreators: z.boolean(),
  twitchFollowers: figure,
  twitchAverageCcv: figure,
  youtubeSubscribers: figure,
  youtubeAverageVideoViews: figure,
  youtubeAverageShortViews: figure,
  tiktokFollowers: figure,
  tiktokAverageShortViews: figure,
  countries: z.array(z.string()),
  continents: z.array(z.string()),
  languages: z.array(z.string()),
  creatorListIds: z.array(z.string()),
  programId: z.string().nullable(),
  completedMissionIds: z.array(z.string()),
  activationsRequired: figure,
})

/**
 * The computed field `activation.requirement_costs`: how many creators can join, and how many more could join without
 * each requirement.
 */
export const requirementCosts = z.object({
  eligible: z.number(),
  /** The number of creators who could join if there were no requirements. */
  everyone: z.number(),
  /** The creators that each requirement excludes. Negative if the requirement admits more creators. */
  costs: z.array(z.object({ requirement: z.string(), creators: z.number() })),
})
