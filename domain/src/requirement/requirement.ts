import { anything, type Field, figure, flag, listOf, maybe, oneOf, type Read, shape, text } from '../shape.ts'

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

const requirementName: Field<RequirementName> = {
  is: (value): value is RequirementName => text.is(value) && Object.hasOwn(requirementNames, value),
}

export const requirementCheck = shape({
  requirement: requirementName,
  platform: maybe(oneOf(['twitch', 'youtube', 'tiktok'])),
  met: flag,
  required: anything,
  actual: anything,
  missing: maybe(figure),
})
export type RequirementCheck = Read<typeof requirementCheck>

/** The computed field `activation.eligibility`. */
export const eligibility = shape({
  eligible: flag,
  creator: flag,
  access: flag,
  vip: flag,
  checks: listOf(requirementCheck),
})
export type Eligibility = Read<typeof eligibility>

/**
 * Creators must meet all requirements of at least one platform, so unmet requirements do not matter if another platform
 * is complete.
 */
export function missedChecks(checks: readonly RequirementCheck[]): readonly RequirementCheck[] {
  const platforms = new Set(checks.flatMap((check) => check.platform ?? []))
  const enough = [...platforms].some((platform) =>
    checks.every((check) => check.platform !== platform || check.met),
  )
  return checks.filter((check) => !check.met && !(enough && check.platform != null))
}
