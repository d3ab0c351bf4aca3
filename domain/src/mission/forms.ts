import { z } from 'zod'
import { publishProblems } from '../activation/activation.ts'
import {
  activationBasics,
  isMoment,
  longText,
  moment,
  requiredMoment,
  wrongDates,
} from '../activation/forms.ts'
import type { ActivationStep } from '../activation/steps.ts'
import { rewardRuleForm } from '../code/distributionRule.ts'
import { errors } from '../errors.ts'
import { isPublicLink, isWebLink } from '../fields.ts'
import { reviewDaysField } from '../submission/review.ts'
import {
  criterionCategories,
  customCompletions,
  metricTypes,
  missionAccesses,
  missionRewardKinds,
} from './mission.ts'

const { name, description, heroUrl, thumbnailUrl, posterUrl } = activationBasics

/** The limits come from rules §5 and §9. */
export const missionGamesMost = 20

export const missionDetailsForm = z.object({
  name,
  description,
  heroUrl,
  thumbnailUrl,
  posterUrl,
  gameIds: z.array(z.string()).min(1, errors['mission-games']).max(missionGamesMost, errors['mission-games']),
})
export type MissionDetails = z.infer<typeof missionDetailsForm>

type Category = (typeof criterionCategories)[number]
type Metric = (typeof metricTypes)[number]

/** The metrics of each category. The first one is the default. */
export const metricsOf: Readonly<Record<Category, readonly [Metric, ...Metric[]]>> = {
  STREAM_CONTENT: ['STREAM_CONTENT_AIR_TIME', 'STREAM_CONTENT_HOURS_WATCHED', 'STREAM_CONTENT_CCV'],
  VIDEO_CONTENT: ['VIDEO_VIEWS', 'VIDEO_AVERAGE_VIEWS_PER_VIDEO'],
  CLICKS: ['CLICKS'],
  CUSTOM_CONTENT: ['CUSTOM'],
}

const count = z
  .number({ error: errors['number-required'] })
  .int(errors['number-required'])
  .min(1, errors['number-required'])

const criterion = z
  .object({
    category: z.enum(criterionCategories),
    metric: z.enum(metricTypes),
    target: count.max(1_000_000_000, 'Please enter a smaller number'),
    title: z.string().trim().max(200, errors['text-too-long']),
    description: longText(2000),
    customCompletion: z.enum(customCompletions),
    targetUrl: z.string().trim(),
  })
  .superRefine(({ category, title, targetUrl }, context) => {
    if (category === 'CUSTOM_CONTENT' && title === '')
      context.addIssue({ code: 'custom', path: ['title'], message: 'Please describe the task' })
    if (category === 'CLICKS' && targetUrl !== '' && !isPublicLink(targetUrl))
      context.addIssue({ code: 'custom', path: ['targetUrl'], message: errors['link-not-public'] })
  })
export type MissionCriterion = z.infer<typeof criterion>

export const missionCriteriaForm = z.object({
  criteria: z
    .array(criterion)
    .max(10, 'A Mission can have up to 10 completion criteria')
    .superRefine((criteria, context) => {
      for (const [index, { metric }] of criteria.entries())
        if (metric !== 'CUSTOM' && criteria.findIndex((other) => other.metric === metric) < index)
          context.addIssue({
            code: 'custom',
            path: [index, 'metric'],
            message: 'You already added this metric',
          })
    }),
})

const reward = z
  .object({
    kind: z.enum(missionRewardKinds),
    name: z.string().trim().max(200, errors['text-too-long']),
    description: longText(2000),
    imageUrl: z.string(),
    message: longText(2000),
    agreed: z.boolean(),
    numberOfItems: z.number().nullable(),
    codeItemId: z.string(),
    quantity: z.number().nullable(),
    distributionChannelIds: z.array(z.string()),
  })
  .superRefine((given, context) => {
    const wrong = (path: keyof MissionReward, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    const isWhole = (value: number | null) => value !== null && Number.isInteger(value) && value >= 1
    if (given.kind === 'code') {
      for (const { path, message } of rewardRuleForm.safeParse(given).error?.issues ?? [])
        context.addIssue({ code: 'custom', path, message })
      return
    }
    if (given.kind === 'custom' && given.name === '') wrong('name', errors['reward-name'])
    if (given.kind === 'custom' && given.description === '')
      wrong('description', errors['reward-description'])
    if (given.kind === 'merchandise' && given.name === '' && given.description === '')
      wrong('name', 'Please enter a name or a description')
    if (given.kind === 'merchandise' && !isWhole(given.numberOfItems))
      wrong('numberOfItems', errors['reward-items'])
    if (!given.agreed) wrong('agreed', errors['reward-agreement'])
  })
export type MissionReward = z.infer<typeof reward>

export const missionRewardsForm = z.object({
  rewards: z.array(reward).max(10, 'A Mission can have up to 10 rewards'),
})

/** A schedule is ongoing or has a fixed end (rules §3). */
export const missionScheduleForm = z
  .object({
    startDate: requiredMoment(publishProblems.start_date_not_past),
    hasEnd: z.boolean(),
    endDate: moment,
    hasRunDays: z.boolean(),
    runDays: z.number().nullable(),
    reviewDays: reviewDaysField,
  })
  .superRefine(({ startDate, hasEnd, endDate, hasRunDays, runDays }, context) => {
    if (hasRunDays && !count.max(3650).safeParse(runDays).success)
      context.addIssue({ code: 'custom', path: ['runDays'], message: errors['number-required'] })
    if (!hasEnd) return
    if (!isMoment(endDate))
      context.addIssue({ code: 'custom', path: ['endDate'], message: 'Please choose an end date' })
    for (const { field, message } of wrongDates({ startDate, endDate }))
      context.addIssue({ code: 'custom', path: [field], message })
  })
export type MissionSchedule = z.infer<typeof missionScheduleForm>

/** A limit on participants or completions needs a number (rules §5). */
export const missionParticipationForm = z
  .object({
    limitsParticipants: z.boolean(),
    maxParticipants: z.number().nullable(),
    limitsCompletions: z.boolean(),
    repeatableCount: z.number().nullable(),
  })
  .superRefine(({ limitsParticipants, maxParticipants, limitsCompletions, repeatableCount }, context) => {
    const limited = count.max(1_000_000)
    if (limitsParticipants && !limited.safeParse(maxParticipants).success)
      context.addIssue({ code: 'custom', path: ['maxParticipants'], message: errors['number-required'] })
    if (limitsCompletions && !limited.safeParse(repeatableCount).success)
      context.addIssue({ code: 'custom', path: ['repeatableCount'], message: errors['number-required'] })
  })
export type MissionParticipation = z.infer<typeof missionParticipationForm>

export const missionAccessForm = z
  .object({
    access: z.enum(missionAccesses),
    creatorListIds: z.array(z.string()),
    completedMissionIds: z.array(z.string()),
  })
  .superRefine(({ access, creatorListIds, completedMissionIds }, context) => {
    if (access === 'creator_lists' && creatorListIds.length === 0)
      context.addIssue({ code: 'custom', path: ['creatorListIds'], message: 'Please select a list' })
    if (access === 'sequential' && completedMissionIds.length === 0)
      context.addIssue({
        code: 'custom',
        path: ['completedMissionIds'],
        message: 'Select one or more Missions to proceed.',
      })
  })
export type MissionAccess = z.infer<typeof missionAccessForm>

/** Steps of "Edit Mission" (rules §2). */
export const missionSteps = [
  { slug: 'details', title: 'Details and Media', form: missionDetailsForm, fixes: ['name', 'game'] },
  {
    slug: 'completion-criteria',
    title: 'Completion criteria',
    form: missionCriteriaForm,
    fixes: ['criterion'],
  },
  { slug: 'rewards', title: 'Rewards', form: missionRewardsForm, fixes: ['reward', 'reward_stock'] },
  {
    slug: 'settings',
    title: 'Settings',
    form: missionScheduleForm,
    fixes: ['start_date_not_past', 'future_end_date', 'access_selection'],
  },
] as const satisfies readonly ActivationStep[]
export type MissionStep = (typeof missionSteps)[number]

/** A mission URL or message must not be empty (rules §5). */
const answer = z
  .object({
    criterionId: z.guid(),
    completion: z.enum(customCompletions),
    text: z.string().trim().max(5000, errors['text-too-long']),
  })
  .superRefine(({ completion, text }, context) => {
    if (completion === 'MESSAGE' && text === '')
      context.addIssue({ code: 'custom', path: ['text'], message: errors['message-required'] })
    if (completion === 'URL' && !isWebLink(text))
      context.addIssue({ code: 'custom', path: ['text'], message: errors['link-invalid'] })
  })

export const missionContentForm = z
  .object({
    contentIds: z.array(z.string()).max(20, 'You can submit up to 20 pieces of content at a time'),
    answers: z.array(answer).max(20),
  })
  .refine(({ contentIds, answers }) => contentIds.length + answers.length > 0, {
    path: ['contentIds'],
    error: errors['content-required'],
  })

export const missionReviewForm = z.object({
  message: z.string().trim().min(1, errors['review-message-required']).max(5000, errors['text-too-long']),
})
