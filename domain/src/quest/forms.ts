import { z } from 'zod'
import { publishProblems } from '../activation/activation.ts'
import {
  activationBasics,
  creatorKitFields,
  isMoment,
  listText,
  longText,
  moment,
  requiredMoment,
  wrongDates,
} from '../activation/forms.ts'
import type { ActivationStep } from '../activation/steps.ts'
import { errors } from '../errors.ts'
import { isPublicLink } from '../fields.ts'
import { requirementForm } from '../requirement/forms.ts'
import { afterHours } from '../schedule.ts'
import { autoBidActions, postTypes, questDeliveryTypes } from './quest.ts'

/** The limit comes from rules §5 and §9. */
const embargoHoursBeforeEnd = 12

const cents = z.number({ error: errors['amount-invalid'] }).int().min(1, errors['amount-invalid'])

const general = z.object({
  ...activationBasics,
  startDate: requiredMoment(publishProblems.start_date),
  endDate: requiredMoment('Please choose an end date'),
  budgetCents: cents.nullable(),
  postTypes: z.array(z.enum(postTypes)).min(1, 'Please choose at least one kind of content'),
  deliveryType: z.enum(questDeliveryTypes),
  specificDate: moment,
  publishFrom: moment,
  publishUntil: moment,
  hasEmbargo: z.boolean(),
  embargoAt: moment,
  embargoTimeZone: z.string(),
  autoApproveDays: z
    .number({ error: errors['review-days'] })
    .int(errors['review-days'])
    .min(1, errors['review-days'])
    .max(30, errors['review-days']),
  graceDays: z
    .number({ error: errors['grace-days'] })
    .int(errors['grace-days'])
    .min(0, errors['grace-days'])
    .max(7, errors['grace-days']),
  autoBids: z.boolean(),
  /** This field is ignored without auto-bidding, because it is hidden then. */
  autoBidMaxCents: z.number().nullable().or(z.nan()),
  autoBidWithin: z.enum(autoBidActions).exclude(['auto_decline']),
  autoBidOver: z.enum(autoBidActions).exclude(['auto_accept']),
})
export type QuestGeneral = z.infer<typeof general>

type Wrong = { readonly field: keyof QuestGeneral; readonly message: string }

const wrongDelivery = (quest: QuestGeneral): Wrong[] => {
  const { deliveryType, specificDate, publishFrom, publishUntil } = quest
  if (deliveryType === 'specific_date' && !isMoment(specificDate))
    return [{ field: 'specificDate', message: 'Please choose a specific date' }]
  if (deliveryType !== 'date_range') return []
  const missing = (['publishFrom', 'publishUntil'] as const).filter((field) => !isMoment(quest[field]))
  if (missing.length > 0)
    return missing.map((field) => ({ field, message: 'Please choose when content is published' }))
  return Date.parse(publishUntil) <= Date.parse(publishFrom)
    ? [{ field: 'publishUntil', message: errors['publishing-window'] }]
    : []
}

const wrongEmbargo = (quest: QuestGeneral): Wrong[] => {
  if (!quest.hasEmbargo) return []
  if (quest.deliveryType === 'open') return [{ field: 'hasEmbargo', message: errors['embargo-delivery'] }]
  const wrong: Wrong[] = []
  if (quest.embargoTimeZone === '')
    wrong.push({ field: 'embargoTimeZone', message: errors['embargo-time-zone'] })
  if (!isMoment(quest.embargoAt))
    wrong.push({ field: 'embargoAt', message: 'Please choose when the embargo ends' })
  else if (!isMoment(quest.endDate)) wrong.push({ field: 'embargoAt', message: errors['embargo-end-date'] })
  else if (afterHours(new Date(quest.embargoAt), embargoHoursBeforeEnd) > new Date(quest.endDate))
    wrong.push({ field: 'embargoAt', message: errors['embargo-12-hours'] })
  else if (
    quest.deliveryType === 'date_range' &&
    Date.parse(quest.embargoAt) >= Date.parse(quest.publishUntil)
  )
    wrong.push({ field: 'embargoAt', message: publishProblems.embargo_in_window })
  return wrong
}

const wrongBidding = ({ autoBids, autoBidMaxCents }: QuestGeneral): Wrong[] =>
  autoBids && !cents.safeParse(autoBidMaxCents).success
    ? [{ field: 'autoBidMaxCents', message: errors['amount-invalid'] }]
    : []

/** Rules across several fields of the Quest form (rules §5). */
export const questGeneralForm = general.superRefine((quest, context) => {
  const wrong = [wrongDates, wrongDelivery, wrongEmbargo, wrongBidding].flatMap((look) => look(quest))
  for (const { field, message } of wrong) context.addIssue({ code: 'custom', path: [field], message })
})

const few = (most: number, message: string) => z.array(listText(500)).max(most, message)

export const questGoalsForm = z.object({
  deliverables: few(20, 'A Quest can have up to 20 deliverables'),
  talkingPoints: few(20, 'A Quest can have up to 20 talking points'),
  callToAction: longText(500),
  targetUrl: z
    .string()
    .trim()
    .refine((url) => url === '' || isPublicLink(url), errors['link-not-public']),
  trackClicks: z.boolean(),
})

export const questKitForm = z.object({
  ...creatorKitFields,
  kitCodes: z
    .number({ error: errors['kit-codes'] })
    .int(errors['kit-codes'])
    .min(0, errors['kit-codes'])
    .max(10, errors['kit-codes']),
})

/** Steps of "Edit Quest" (rules §2). */
export const questSteps = [
  {
    slug: 'general',
    title: 'General',
    form: questGeneralForm,
    fixes: [
      'name',
      'start_date',
      'future_end_date',
      'valid_embargo',
      'embargo_in_window',
      'future_specific_date',
    ],
  },
  { slug: 'goals-and-info', title: 'Goals and info', form: questGoalsForm, fixes: ['talking_point'] },
  { slug: 'requirements', title: 'Requirements', form: requirementForm, fixes: [] },
  { slug: 'creator-kit', title: 'Creator kit', form: questKitForm, fixes: ['key_set', 'code_manager'] },
] as const satisfies readonly ActivationStep[]
export type QuestStep = (typeof questSteps)[number]
