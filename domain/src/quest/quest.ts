import { z } from 'zod'
import { allowed, errors, refused, type Verdict } from '../errors.ts'
import { isWebLink, optionalText, required } from '../fields.ts'

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

const hour = 60 * 60 * 1000

/** spec §9. */
export const embargoHoursBeforeEnd = 12

export type QuestDates = {
  readonly deliveryType: QuestDeliveryType
  readonly startDate: Date | null
  readonly endDate: Date | null
  readonly specificDate: Date | null
  readonly embargoAt: Date | null
}

/** spec §5: the embargo is only for specific-date or date-range delivery, needs an end date, and 12 hours before it. */
export function embargoVerdict(dates: QuestDates): Verdict {
  if (dates.embargoAt === null) return allowed
  if (dates.deliveryType === 'open') return refused('embargo-delivery')
  if (dates.endDate === null) return refused('embargo-end-date')
  const latest = dates.endDate.getTime() - embargoHoursBeforeEnd * hour
  return dates.embargoAt.getTime() <= latest ? allowed : refused('embargo-12-hours')
}

/** Nothing may be public before this moment; null: at once. */
export function publishingOpensAt(dates: QuestDates): Date | null {
  const window = { open: null, date_range: dates.startDate, specific_date: dates.specificDate }[
    dates.deliveryType
  ]
  const moments = [window, dates.embargoAt].filter((moment) => moment !== null)
  return moments.length === 0 ? null : new Date(Math.max(...moments.map((moment) => moment.getTime())))
}

/** spec §5: a video under a fixed publishing window is unlisted first. */
export function mustBeUnlisted(postType: PostType, dates: QuestDates, now: Date): boolean {
  const opensAt = publishingOpensAt(dates)
  return postType !== 'STREAM' && opensAt !== null && opensAt > now
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
const time = (moment: string | null): Date | null => (moment === null ? null : new Date(moment))

/** spec §5: name, start date, end date, specific date, embargo date and time zone required. */
export const questForm = z
  .object({
    name: required(errors['name-required']).max(120, errors['text-too-long']),
    budgetCents: z.int().positive(errors['amount-invalid']).nullable(),
    deliveryType: z.enum(questDeliveryTypes),
    startDate: dateTime('Please choose a start date'),
    endDate: dateTime('Please choose an end date'),
    specificDate: dateTime('Please choose a specific date').nullable(),
    embargoAt: dateTime('Please choose an embargo date').nullable(),
    embargoTimeZone: optionalText,
    deliverables: z.array(required('Please describe the deliverable')),
    talkingPoints: z.array(required('Please describe the talking point')),
    callToAction: z.string().trim().max(2000, errors['text-too-long']),
    targetUrl: optionalText.refine((url) => url === undefined || isWebLink(url), errors['link-invalid']),
    trackClicks: z.boolean(),
    postTypes: z.array(z.enum(postTypes)).min(1, 'Please select a post type'),
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
      startDate: time(form.startDate),
      endDate: time(form.endDate),
      specificDate: time(form.specificDate),
      embargoAt: time(form.embargoAt),
    })
    if (!verdict.ok) context.addIssue({ code: 'custom', path: ['embargoAt'], message: errors[verdict.code] })
  })

export const autoBidForm = z.object({
  maxCents: z.int().positive(errors['amount-invalid']).nullable(),
  within: z.enum(['auto_accept', 'manual_review']),
  over: z.enum(['auto_decline', 'manual_review']),
})
