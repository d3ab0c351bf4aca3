import { z } from 'zod'
import { errors } from '../errors.ts'

/** The largest that the database holds. */
const most = 2_147_483_647
const figure = z
  .number({ error: errors['requirement-positive'] })
  .int(errors['requirement-positive'])
  .min(1, errors['requirement-positive'])
  .max(most, 'Please enter a smaller number')
  .nullable()

/** rules §3: who may take part. Nothing chosen: everyone. */
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

/** What the computed field `activation.requirement_costs` answers: how many may join, and how many more without one rule. */
export const requirementCosts = z.object({
  eligible: z.number(),
  /** How many may join where nothing is asked for. */
  everyone: z.number(),
  /** Below zero: the rule is one more way in. */
  costs: z.array(z.object({ requirement: z.string(), creators: z.number() })),
})
