import { z } from 'zod'
import { errors } from '../errors.ts'
import { postTypes, questDeliveryTypes } from '../quest/quest.ts'
import { allowed, type Result, refused } from '../result.ts'
import type { QuestRunSide, QuestRunStatus } from './questRun.ts'

export const bidAnswers = ['accepted', 'declined', 'countered', 'expired', 'withdrawn'] as const
export type BidAnswer = (typeof bidAnswers)[number]

/** Amount and content length are required and must be above zero. TikTok channels cannot make offers (rules §5). */
export const bidForm = z.object({
  amountCents: z.int(errors['amount-invalid']).positive(errors['amount-invalid']),
  platform: z.enum(['twitch', 'youtube'], { error: errors['bid-platform'] }),
  postType: z.enum(postTypes, { error: 'Please select a content type' }),
  contentLengthMinutes: z.int(errors['content-length']).positive(errors['content-length']),
  connectionId: z.guid(errors['bid-channel']),
  deliveryType: z.enum(questDeliveryTypes, { error: errors['bid-delivery'] }),
  deliveryDate: z.iso.datetime({ offset: true, error: errors['bid-date'] }).nullable().default(null),
  message: z.string().trim().max(2000, errors['text-too-long']).default(''),
})
export type BidForm = z.infer<typeof bidForm>

/** A company can let the creator choose the channel. */
export const counterForm = bidForm.extend({
  connectionId: bidForm.shape.connectionId.nullable().default(null),
})
export type CounterForm = z.infer<typeof counterForm>

/** The creator's minimum deal size applies to the offers of both sides (rules §5). */
export const checkMinimumDeal = (amountCents: number, minimumCents: number | null): Result =>
  minimumCents !== null && amountCents < minimumCents ? refused('minimum-deal-size') : allowed

/** Checks that the delivery date is in the future. */
export const checkDeliveryDate = (deliveryDate: Date | string | null, now: Date): Result =>
  deliveryDate !== null && new Date(deliveryDate) <= now ? refused('bid-date') : allowed

/** Only the other side can answer, and only while the offer is open. */
export function canAnswerBid(status: QuestRunStatus, bidBy: QuestRunSide, side: QuestRunSide): Result {
  if (status !== 'INITIAL_BID' && status !== 'COUNTER_BID') return refused('status-illegal')
  return side === bidBy ? refused('not-allowed') : allowed
}

/** A side can withdraw only its own offer, and only until the other side answers. */
export function canWithdrawBid(status: QuestRunStatus, bidBy: QuestRunSide, side: QuestRunSide): Result {
  if (status !== 'INITIAL_BID' && status !== 'COUNTER_BID') return refused('status-illegal')
  return side === bidBy ? allowed : refused('not-allowed')
}

/** Counter-offers require an individual invitation and a quest the creator has not joined before (rules §5). */
export function canCounter(facts: { readonly invited: boolean; readonly joinedBefore: boolean }): Result {
  return facts.invited && !facts.joinedBefore ? allowed : refused('counter-not-allowed')
}
