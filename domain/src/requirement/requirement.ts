import { z } from 'zod'
import { errors } from '../errors.ts'

const figure = z.int(errors['requirement-positive']).positive(errors['requirement-positive']).nullable()

/** The columns of the table `requirement`: also what `eligible_creator_count` takes while they are being edited. */
export const requirementForm = z.object({
  allow_all_creators: z.boolean(),
  twitch_followers: figure,
  twitch_average_ccv: figure,
  youtube_subscribers: figure,
  youtube_average_video_views: figure,
  youtube_average_short_views: figure,
  tiktok_followers: figure,
  tiktok_average_short_views: figure,
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)),
  continents: z.array(z.string().regex(/^[A-Z]{2}$/)),
  languages: z.array(z.string().regex(/^[a-z]{2,3}$/)),
  creator_list_ids: z.array(z.guid()),
  program_id: z.guid().nullable(),
  completed_mission_ids: z.array(z.guid()),
  activations_required: figure,
})
export type Requirement = z.infer<typeof requirementForm>

/** spec §5: no selection means everyone can join. */
export const noRequirement: Requirement = {
  allow_all_creators: false,
  twitch_followers: null,
  twitch_average_ccv: null,
  youtube_subscribers: null,
  youtube_average_video_views: null,
  youtube_average_short_views: null,
  tiktok_followers: null,
  tiktok_average_short_views: null,
  countries: [],
  continents: [],
  languages: [],
  creator_list_ids: [],
  program_id: null,
  completed_mission_ids: [],
  activations_required: null,
}

export const requirementNames = {
  twitch_followers: 'Twitch followers',
  twitch_average_ccv: 'Twitch average concurrent viewers',
  youtube_subscribers: 'YouTube subscribers',
  youtube_average_video_views: 'YouTube average views per video',
  youtube_average_short_views: 'YouTube average views per short',
  tiktok_followers: 'TikTok followers',
  tiktok_average_short_views: 'TikTok average views per short',
  activations_required: 'Completed activations',
  location: 'Location',
  languages: 'Language',
  creator_lists: 'Creator list',
  creator_program: 'Creator Program membership',
  completed_missions: 'Completed Mission',
} as const
export type RequirementName = keyof typeof requirementNames

export const requirementCheck = z.object({
  requirement: z.enum(Object.keys(requirementNames) as [RequirementName, ...RequirementName[]]),
  platform: z.enum(['twitch', 'youtube', 'tiktok']).optional(),
  met: z.boolean(),
  required: z.unknown(),
  actual: z.unknown(),
  /** By how much a figure is missed. */
  missing: z.number().optional(),
})
export type RequirementCheck = z.infer<typeof requirementCheck>

/** What the computed field `activation.eligibility` answers. */
export const eligibility = z.object({
  eligible: z.boolean(),
  creator: z.boolean(),
  access: z.boolean(),
  vip: z.boolean(),
  checks: z.array(requirementCheck),
})
export type Eligibility = z.infer<typeof eligibility>

/**
 * The figures of one platform all have to be reached, and one platform of those asked for is enough: so a check that
 * is missed on one platform does not matter when another platform is met in full.
 */
export function missedChecks(checks: readonly RequirementCheck[]): readonly RequirementCheck[] {
  const platforms = new Set(checks.flatMap((check) => check.platform ?? []))
  const enough = [...platforms].some((platform) =>
    checks.every((check) => check.platform !== platform || check.met),
  )
  return checks.filter((check) => !check.met && !(enough && check.platform !== undefined))
}
