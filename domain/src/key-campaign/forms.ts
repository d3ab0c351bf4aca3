import { z } from 'zod'
import { publishProblems } from '../activation/activation.ts'
import {
  activationBasics,
  creatorKitFields,
  isMoment,
  longText,
  moment,
  requiredMoment,
  wrongDates,
} from '../activation/forms.ts'
import type { ActivationStep } from '../activation/steps.ts'
import { distributionRuleForm } from '../code/distributionRule.ts'
import { sizeTiers } from '../creator/creator.ts'
import { errors } from '../errors.ts'
import { isPublicLink, webLink } from '../fields.ts'
import { postTypes } from '../quest/quest.ts'
import { requirementForm } from '../requirement/forms.ts'
import { reviewDaysField } from '../submission/review.ts'

const { name, visibility, ...aboutGame } = activationBasics

const basics = z.object({
  name,
  visibility,
  startDate: requiredMoment(publishProblems.start_date),
  endDate: requiredMoment('Please choose an end date'),
  hasEmbargo: z.boolean(),
  embargoAt: moment,
  embargoTimeZone: z.string(),
})
export type KeyBasics = z.infer<typeof basics>

type Wrong = { readonly field: keyof KeyBasics; readonly message: string }

/** The embargo of a key campaign doesn't depend on the end date, unlike a Quest's embargo (rules §5). */
const wrongEmbargo = ({ hasEmbargo, embargoAt, embargoTimeZone }: KeyBasics): Wrong[] => {
  if (!hasEmbargo) return []
  const wrong: Wrong[] = []
  if (!isMoment(embargoAt)) wrong.push({ field: 'embargoAt', message: 'Please choose when the embargo ends' })
  if (embargoTimeZone === '') wrong.push({ field: 'embargoTimeZone', message: errors['embargo-time-zone'] })
  return wrong
}

export const keyBasicsForm = basics.superRefine((campaign, context) => {
  for (const { field, message } of [...wrongDates(campaign), ...wrongEmbargo(campaign)])
    context.addIssue({ code: 'custom', path: [field], message })
})

/** Game details for creators. A store import can fill them in. */
export const keyGameForm = z.object({
  ...aboutGame,
  plannedRelease: z.string(),
  distributionChannelIds: z.array(z.string()),
  tagIds: z.array(z.string()),
})
export type KeyGame = z.infer<typeof keyGameForm>

const positive = z
  .number({ error: errors['requirement-positive'] })
  .int(errors['requirement-positive'])
  .min(1, errors['requirement-positive'])

/** Codes that creators can claim: the item, the platform and the maximum number of codes (rules §3). */
const keySet = z.object({
  codeItemId: distributionRuleForm.shape.codeItemId,
  distributionChannelId: z.string().min(1, 'Please select a platform'),
  promised: distributionRuleForm.shape.quantity,
})
export type KeySet = z.infer<typeof keySet>

const placeOf = ({ codeItemId, distributionChannelId }: KeySet): string =>
  `${codeItemId} ${distributionChannelId}`

const wholeTo = (most: number, wrong: 'percent-range' | 'daily-cap-range') =>
  z
    .number({ error: errors[wrong] })
    .int(errors[wrong])
    .min(1, errors[wrong])
    .max(most, errors[wrong])
    .nullable()

/** The acceptance rules and their daily cap. Empty rules accept every creator. */
const acceptance = {
  acceptsByRules: z.boolean(),
  sizeTiers: z.array(z.enum(sizeTiers)),
  minimumCompletion: wholeTo(100, 'percent-range'),
  acceptsNewcomers: z.boolean(),
  countries: z.array(z.string()),
  continents: z.array(z.string()),
  dailyCap: wholeTo(1000, 'daily-cap-range'),
}

export const keyAccessForm = z
  .object({
    waitlist: z.boolean(),
    codesPerCreator: positive.max(100, 'You can give each creator up to 100 codes'),
    reviewDays: reviewDaysField,
    keySets: z
      .array(keySet)
      .max(100, 'A Key campaign can have up to 100 key sets')
      .superRefine((sets, context) => {
        for (const [index, set] of sets.entries())
          if (sets.findIndex((other) => placeOf(other) === placeOf(set)) < index)
            context.addIssue({
              code: 'custom',
              path: [index, 'distributionChannelId'],
              message: 'You already added this platform for this item',
            })
      }),
    ...acceptance,
    vipIds: z.array(z.string()),
    sharableUrl: z
      .string()
      .trim()
      .refine((url) => url === '' || isPublicLink(url), errors['link-not-public']),
  })
  .refine(({ acceptsByRules, dailyCap }) => !acceptsByRules || dailyCap !== null, {
    path: ['dailyCap'],
    error: errors['daily-cap-range'],
  })
export type KeyAccess = z.infer<typeof keyAccessForm>

const { specialInstructions, media, asset } = creatorKitFields
export const keyKitForm = z.object({ specialInstructions, media, asset })

/** Steps of "Edit key campaign" (rules §2). */
export const keySteps = [
  {
    slug: 'basics',
    title: 'Basics',
    form: keyBasicsForm,
    fixes: ['name', 'start_date', 'future_end_date'],
  },
  { slug: 'game-info', title: 'Game info', form: keyGameForm, fixes: ['game'] },
  { slug: 'access', title: 'Access', form: keyAccessForm, fixes: ['key_set', 'code_manager'] },
  { slug: 'requirements', title: 'Requirements', form: requirementForm, fixes: [] },
  { slug: 'creator-kit', title: 'Creator kit', form: keyKitForm, fixes: [] },
] as const satisfies readonly ActivationStep[]
export type KeyStep = (typeof keySteps)[number]

export const keyRequestForm = z.object({ message: longText(2000) })

export const keyRejectionForm = z.object({ reason: longText(2000) })

/** A submission needs at least one video or stream, picked or linked (rules §5). */
export const keyContentForm = z
  .object({
    contentIds: z.array(z.string()).max(20, 'You can submit up to 20 pieces of content at a time'),
    links: z
      .array(
        z.object({
          url: webLink(errors['link-invalid']),
          postType: z.enum(postTypes),
        }),
      )
      .max(20, 'You can submit up to 20 pieces of content at a time'),
  })
  .refine(({ contentIds, links }) => contentIds.length + links.length > 0, {
    path: ['contentIds'],
    error: errors['content-required'],
  })
