import { z } from 'zod'
import { allowed, errors, refused, type Verdict } from '../errors.ts'
import { isTimeZone, isWebLink, optionalText, required } from '../fields.ts'
import { afterHours, later } from '../schedule.ts'

export const postTypes = ['SHORTS', 'STREAM', 'VIDEO'] as const
export type PostType = (typeof postTypes)[number]

export const postTypeNames: Readonly<Record<PostType, string>> = {
  SHORTS: 'Shorts',
  STREAM: 'Stream',
  VIDEO: 'Video',
}

export const questDeliveryTypes = ['open', 'date_range', 'specific_date'] as const
export type QuestDeliveryType = (typeof questDeliveryTypes)[number]

export const questDeliveryTypeNames: Readonly<Record<QuestDeliveryType, string>> = {
  open: 'Open',
  date_range: 'Date range',
  specific_date: 'Specific date',
}

/** Content that nobody reviewed is approved after so many days, unless the quest says otherwise. */
export const contentReviewDays = 5

/** spec §9. */
export const embargoHoursBeforeEnd = 12

/** When content may and must be public: as a quest asks for it, or as a run has agreed on it. */
export type Delivery = {
  readonly deliveryType: QuestDeliveryType
  /** The publishing window of a date range. */
  readonly publishFrom: Date | null
  readonly publishUntil: Date | null
  /** The day of a specific date. */
  readonly deliveryDate: Date | null
  readonly embargoAt: Date | null
}

/** spec §5: the embargo is only for specific-date or date-range delivery, needs an end date, and 12 hours before it. */
export function embargoVerdict(quest: {
  readonly deliveryType: QuestDeliveryType
  readonly endDate: Date | null
  readonly embargoAt: Date | null
}): Verdict {
  if (quest.embargoAt === null) return allowed
  if (quest.deliveryType === 'open') return refused('embargo-delivery')
  if (quest.endDate === null) return refused('embargo-end-date')
  const latest = afterHours(quest.endDate, -embargoHoursBeforeEnd)
  return quest.embargoAt <= latest ? allowed : refused('embargo-12-hours')
}

/** Nothing may be public before this moment; null: at once. */
export function publishingOpensAt(delivery: Delivery): Date | null {
  const opens = {
    open: null,
    date_range: delivery.publishFrom,
    specific_date: delivery.deliveryDate,
  }[delivery.deliveryType]
  if (opens === null || delivery.embargoAt === null) return opens ?? delivery.embargoAt
  return later(opens, delivery.embargoAt)
}

/** spec §5: a video under a fixed publishing window is unlisted first. */
export function mustBeUnlisted(postType: PostType, delivery: Delivery, now: Date): boolean {
  const opensAt = publishingOpensAt(delivery)
  return postType === 'VIDEO' && opensAt !== null && opensAt > now
}

export const autoBidActions = ['auto_accept', 'auto_decline', 'manual_review'] as const
export type AutoBidAction = (typeof autoBidActions)[number]

export type AutoBidding = {
  readonly maxCents: number | null
  readonly within: AutoBidAction
  readonly over: AutoBidAction
}

/** spec §4: what auto-bidding does with a counter offer. */
export function autoBidAction(bidding: AutoBidding, amountCents: number): AutoBidAction {
  if (bidding.maxCents === null) return 'manual_review'
  return amountCents <= bidding.maxCents ? bidding.within : bidding.over
}

const dateTime = (missing: string) => z.iso.datetime({ offset: true, error: missing })
const isWindow = (form: {
  readonly publishFrom: string | null
  readonly publishUntil: string | null
}): boolean =>
  form.publishFrom !== null &&
  form.publishUntil !== null &&
  Date.parse(form.publishUntil) > Date.parse(form.publishFrom)

/** spec §5: name, start date, end date, specific date, embargo date and time zone required. */
export const questForm = z
  .object({
    name: required(errors['name-required']).max(120, errors['text-too-long']),
    budgetCents: z.int().positive(errors['amount-invalid']).nullable(),
    deliveryType: z.enum(questDeliveryTypes),
    startDate: dateTime('Please choose a start date'),
    endDate: dateTime('Please choose an end date'),
    publishFrom: dateTime(errors['publishing-window']).nullable(),
    publishUntil: dateTime(errors['publishing-window']).nullable(),
    specificDate: dateTime('Please choose a specific date').nullable(),
    embargoAt: dateTime('Please choose an embargo date').nullable(),
    embargoTimeZone: optionalText.refine(
      (zone) => zone === undefined || isTimeZone(zone),
      errors['embargo-time-zone'],
    ),
    deliverables: z.array(required('Please describe the deliverable')),
    talkingPoints: z.array(required('Please describe the talking point')),
    callToAction: z.string().trim().max(2000, errors['text-too-long']),
    targetUrl: optionalText.refine((url) => url === undefined || isWebLink(url), errors['link-invalid']),
    trackClicks: z.boolean(),
    postTypes: z.array(z.enum(postTypes)).min(1, 'Please select a post type'),
    autoApproveDays: z
      .int(errors['review-days'])
      .min(1, errors['review-days'])
      .max(30, errors['review-days']),
    kitCodes: z.int(errors['kit-codes']).min(0, errors['kit-codes']).max(10, errors['kit-codes']),
  })
  .refine((form) => form.deliveryType !== 'date_range' || isWindow(form), {
    path: ['publishUntil'],
    error: errors['publishing-window'],
  })
  .refine((form) => form.deliveryType !== 'specific_date' || form.specificDate !== null, {
    path: ['specificDate'],
    error: 'Please choose a specific date',
  })
  .refine((form) => form.embargoAt === null || form.embargoTimeZone !== undefined, {
    path: ['embargoTimeZone'],
    error: errors['embargo-time-zone'],
  })
  .refine((form) => Date.parse(form.endDate) > Date.parse(form.startDate), {
    path: ['endDate'],
    error: errors['dates-order'],
  })
  .superRefine((form, context) => {
    const verdict = embargoVerdict({
      deliveryType: form.deliveryType,
      endDate: new Date(form.endDate),
      embargoAt: form.embargoAt === null ? null : new Date(form.embargoAt),
    })
    if (!verdict.ok) context.addIssue({ code: 'custom', path: ['embargoAt'], message: errors[verdict.code] })
  })

export const autoBidForm = z.object({
  maxCents: z.int().positive(errors['amount-invalid']).nullable(),
  within: z.enum(['auto_accept', 'manual_review']),
  over: z.enum(['auto_decline', 'manual_review']),
})
