import { errors, isErrorCode, type QuestRunEventType } from '@questboard/domain'
import { z } from 'zod'
import { formatCents, formatMoment } from '../../lib/format.ts'
import type { ToText } from '../../lib/text.ts'

const payloadSchema = z.object({
  by: z.string().optional(),
  why: z.string().optional(),
  side: z.string().optional(),
  to: z.string().optional(),
  amount_cents: z.number().optional(),
  deadline_at: z.string().optional(),
  comment: z.string().optional(),
})

type Happened = {
  readonly type: QuestRunEventType
  readonly payload: unknown
  readonly company: string
  readonly creator: string
  /** True if content was submitted, but declined every time. */
  readonly wasDeclined?: boolean
}

export type EventWords = { readonly title: string; readonly details: readonly string[] }

const plain: Readonly<Partial<Record<QuestRunEventType, string>>> = {
  BID_DEADLINE_72: '72 hours left to answer the offer',
  BID_DEADLINE_24: '24 hours left to answer the offer',
  BID_EXPIRED: 'The offer expired',
  BID_REJECTED: 'Bidding ended without an agreement',
  CONTENT_NOT_FOUND: 'The content was not found on the channel, so it was not approved automatically',
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED: 'The content was not public before the deadline',
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_SUCCESS: 'The content is public',
  CONTENT_REVIEW_DEADLINE_72: '72 hours left to review the content',
  CONTENT_REVIEW_DEADLINE_24: '24 hours left to review the content',
  EMBARGO_BROKEN: 'Content was public before the embargo ended',
  FINAL_CONTENT_SUBMITTED: 'Content was submitted',
  GRACE_BEGAN: 'The grace period started. Content submitted now is late.',
  KIT_CLAIMED: 'Codes from the kit were claimed',
  MORE_TIME_GIVEN: 'The content deadline was extended',
  PAYMENT_DEADLINE_72: '72 hours left to pay',
  PAYMENT_DEADLINE_24: '24 hours left to pay',
  PAYMENT_EXPIRED: 'The offer wasn’t paid before the deadline',
}

const titleOf = (
  t: ToText,
  { type, company, creator, wasDeclined }: Happened,
  payload: z.infer<typeof payloadSchema>,
) => {
  const name = payload.side === 'company' ? company : creator
  const amount = formatCents(payload.amount_cents)
  switch (type) {
    case 'NEW_OFFER':
      return t('{name} offered {amount}', { name, amount })
    case 'COUNTER_OFFER':
      return t('{name} countered with {amount}', { name, amount })
    case 'QUEST_RUN_AWAITING_PAYMENT':
      return t('Both sides agreed on {amount}', { amount })
    case 'QUEST_RUN_PAID':
      return t('{name} paid {amount}', { name: company, amount })
    case 'QUEST_RUN_COMPLETED':
      // After a dispute, the whole amount may have been refunded.
      return payload.amount_cents === undefined
        ? t('The Quest has ended')
        : t('{name} was paid {amount}', { name: creator, amount })
    case 'BID_WITHDRAWN':
      return t('{name} withdrew the offer', { name })
    case 'DISPUTE_OPENED':
      return t('{name} opened a dispute', { name })
    case 'DISPUTE_DECIDED':
      return t('The dispute was decided: {amount} for {name}', { name: creator, amount })
    case 'CONTENT_REVIEW':
      return t(payload.to === 'CONTENTPRODUCTION' ? 'The content was sent back' : 'The content was approved')
    case 'CONTENT_PRODUCTION_DEADLINE_EXPIRED':
      return t(
        wasDeclined
          ? 'The content was not approved before the deadline'
          : 'No content was submitted before the deadline',
      )
    case 'MESSAGE':
      return t('{name} wrote a message', { name })
    default:
      return t(plain[type] ?? type)
  }
}

/** Texts for decisions by auto-bidding or an admin for a side. Other events show a person's name instead. */
const causes: Readonly<Record<string, string>> = {
  autoBid: 'Decided by auto-bidding',
  admin: 'Decided by Questboard',
}

/** Describes an event of a run. Both sides read the same text. */
export const eventWords = (t: ToText, happened: Happened): EventWords => {
  const payload = payloadSchema.safeParse(happened.payload).data ?? {}
  const cause = causes[payload.by ?? '']
  // Leaves out the text of messages, because it is shown next to the history.
  const comment = happened.type === 'MESSAGE' ? undefined : payload.comment
  return {
    title: titleOf(t, happened, payload),
    details: [
      ...(cause ? [t(cause)] : []),
      ...(isErrorCode(payload.why) ? [t(errors[payload.why])] : []),
      ...(payload.deadline_at
        ? [t('Next deadline: {moment}', { moment: formatMoment(payload.deadline_at) })]
        : []),
      ...(comment ? [comment] : []),
    ],
  }
}
