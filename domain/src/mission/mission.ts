import { z } from 'zod'
import { allowed, errors, refused, type Verdict } from '../errors.ts'
import { optionalText, required } from '../fields.ts'

/** spec §9. */
export const missionGamesMin = 1
export const missionGamesMax = 20
export const missionDeadlineReminderDays = 5
/** spec §9: an estimate assumes so many hours streamed by each creator. */
export const missionEstimateHoursPerCreator = 2

export const missionAccesses = ['none', 'program_members', 'creator_lists', 'sequential'] as const
export type MissionAccess = (typeof missionAccesses)[number]

export const criterionCategories = ['CLICKS', 'CUSTOM_CONTENT', 'STREAM_CONTENT', 'VIDEO_CONTENT'] as const
export type CriterionCategory = (typeof criterionCategories)[number]

export const metricTypes = [
  'CLICKS',
  'CUSTOM',
  'STREAM_CONTENT_AIR_TIME',
  'STREAM_CONTENT_CCV',
  'STREAM_CONTENT_HOURS_WATCHED',
  'VIDEO_AVERAGE_VIEWS_PER_VIDEO',
  'VIDEO_VIEWS',
] as const
export type MetricType = (typeof metricTypes)[number]

/** Which metrics a category offers: the same pairs as the constraint `mission_criterion_metric_of_category`. */
export const metricsOf: Readonly<Record<CriterionCategory, readonly MetricType[]>> = {
  CLICKS: ['CLICKS'],
  CUSTOM_CONTENT: ['CUSTOM'],
  STREAM_CONTENT: ['STREAM_CONTENT_AIR_TIME', 'STREAM_CONTENT_CCV', 'STREAM_CONTENT_HOURS_WATCHED'],
  VIDEO_CONTENT: ['VIDEO_AVERAGE_VIEWS_PER_VIDEO', 'VIDEO_VIEWS'],
}

export const customCompletions = ['MESSAGE', 'URL'] as const
export type CustomCompletion = (typeof customCompletions)[number]

export const missionRewardKinds = ['custom', 'merchandise', 'code'] as const
export type MissionRewardKind = (typeof missionRewardKinds)[number]

/** 0 means unlimited (spec §9). */
export function canRepeat(timesTaken: number, repeatableCount: number): Verdict {
  return repeatableCount === 0 || timesTaken < repeatableCount ? allowed : refused('mission-not-repeatable')
}

export function hasRoom(participants: number, maxParticipants: number | null): Verdict {
  return maxParticipants === null || participants < maxParticipants ? allowed : refused('mission-full')
}

const positive = z.int(errors['number-required']).positive(errors['number-required'])

/** spec §5: fixed participants and fixed completions need a number. */
export const participationForm = z
  .object({
    participants: z.enum(['unlimited', 'fixed']),
    maxParticipants: positive.nullable(),
    completions: z.enum(['unlimited', 'fixed']),
    completionsPerCreator: positive.nullable(),
  })
  .refine((form) => form.participants === 'unlimited' || form.maxParticipants !== null, {
    path: ['maxParticipants'],
    error: errors['number-required'],
  })
  .refine((form) => form.completions === 'unlimited' || form.completionsPerCreator !== null, {
    path: ['completionsPerCreator'],
    error: errors['number-required'],
  })

export const missionAccessForm = z
  .object({
    access: z.enum(missionAccesses),
    programId: z.guid().nullable(),
    creatorListIds: z.array(z.guid()),
    completedMissionIds: z.array(z.guid()),
  })
  .refine((form) => form.access !== 'program_members' || form.programId !== null, {
    path: ['programId'],
    error: 'Select a Creator Program to proceed.',
  })
  .refine((form) => form.access !== 'creator_lists' || form.creatorListIds.length > 0, {
    path: ['creatorListIds'],
    error: 'Select one or more Creator Lists to proceed.',
  })
  .refine((form) => form.access !== 'sequential' || form.completedMissionIds.length > 0, {
    path: ['completedMissionIds'],
    error: 'Select one or more Missions to proceed.',
  })

export const missionGamesForm = z.object({
  gameIds: z
    .array(z.guid())
    .min(missionGamesMin, errors['mission-games'])
    .max(missionGamesMax, errors['mission-games']),
})

export const criterionForm = z
  .object({
    category: z.enum(criterionCategories),
    metric: z.enum(metricTypes),
    target: positive,
    title: z.string().trim().max(200, errors['text-too-long']),
    description: z.string().trim().max(5000, errors['text-too-long']),
    customCompletion: z.enum(customCompletions).nullable(),
  })
  .refine((form) => metricsOf[form.category].includes(form.metric), {
    path: ['metric'],
    error: errors['invalid-input'],
  })
  .refine((form) => (form.category === 'CUSTOM_CONTENT') === (form.customCompletion !== null), {
    path: ['customCompletion'],
    error: 'Please choose a message or a URL',
  })

const agreed = z.literal(true, { error: errors['reward-agreement'] })

export const customRewardForm = z.object({
  kind: z.literal('custom'),
  name: required('Name is required').max(200, errors['text-too-long']),
  description: required('A description is required').max(5000, errors['text-too-long']),
  imageUrl: optionalText,
  message: z.string().trim().max(5000, errors['text-too-long']),
  agreed,
})

export const merchandiseRewardForm = z.object({
  kind: z.literal('merchandise'),
  name: required('Name is required').max(200, errors['text-too-long']),
  description: z.string().trim().max(5000, errors['text-too-long']),
  numberOfItems: z.int(errors['reward-items']).min(1, errors['reward-items']),
  imageUrl: optionalText,
  message: z.string().trim().max(5000, errors['text-too-long']),
  agreed,
})

/** spec §5: a distribution rule. */
export const codeRewardForm = z.object({
  kind: z.literal('code'),
  codeItemId: z.uuid('Please select an item'),
  quantity: z.int(errors['reward-codes']).min(1, errors['reward-codes']),
  distributionChannelIds: z.array(z.string()).min(1, 'Please select a platform'),
})

export const rewardForm = z.discriminatedUnion('kind', [
  customRewardForm,
  merchandiseRewardForm,
  codeRewardForm,
])
