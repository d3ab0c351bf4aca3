import {
  errors,
  hoursPerCreator,
  invitationForm,
  invitationOfferForm,
  type QuestDeliveryType,
} from '@questboard/domain'
import { checkWith, type FieldErrors, type Form } from '../../lib/form.ts'
import type { WayValues } from './addressees.ts'

export type InvitedQuest = {
  readonly post_types: readonly string[]
  readonly delivery_type: QuestDeliveryType
  readonly specific_date?: string | null
}

export type InviteValues = {
  message: string
  deadline: string
  evenIfNotEligible: boolean
  withOffer: boolean
  amountCents: number | null
  platform: string
  postType: string
  contentLengthMinutes: number | string
  deliveryType: string
  deliveryDate: string
  withAutoBid: boolean
  maxCents: number | null
  within: 'auto_accept' | 'manual_review'
  over: 'auto_decline' | 'manual_review'
}

export type InviteFields = Form<InviteValues & WayValues>

/** The matchmaking whose suggested amounts are offered, and the highest amount among the selected creators. */
export type Suggested = { readonly matchmakingId: string; readonly highestCents: number }

export const newInvitation = (
  quest: InvitedQuest | null,
  suggested: Suggested | null = null,
): InviteValues => ({
  message: '',
  deadline: '',
  evenIfNotEligible: false,
  withOffer: quest !== null && suggested !== null,
  amountCents: suggested?.highestCents ?? null,
  platform: 'twitch',
  postType: quest?.post_types[0] ?? '',
  // The suggested amounts are for streams of this length.
  contentLengthMinutes: suggested === null ? '' : hoursPerCreator * 60,
  deliveryType: quest?.delivery_type ?? 'open',
  deliveryDate: '',
  withAutoBid: false,
  maxCents: null,
  within: 'manual_review',
  over: 'manual_review',
})

/** If a quest has a specific date, the offer must have the same date. */
const dateOf = (values: InviteValues, quest: InvitedQuest | null): string | null => {
  if (values.deliveryType !== 'specific_date') return null
  if (quest?.delivery_type === 'specific_date') return quest.specific_date ?? null
  return values.deliveryDate === '' ? null : values.deliveryDate
}

const offerOf = (values: InviteValues, quest: InvitedQuest | null) => ({
  amountCents: values.amountCents,
  platform: values.platform,
  postType: values.postType,
  contentLengthMinutes: values.contentLengthMinutes,
  deliveryType: values.deliveryType,
  deliveryDate: dateOf(values, quest),
  // The quest log shows the message with the offer, and the mail shows it with the invitation.
  message: values.message,
})

const autoBidOf = ({ maxCents, within, over }: InviteValues) => ({ maxCents, within, over })

const asSent = (values: InviteValues, quest: InvitedQuest | null) => ({
  message: values.message,
  deadline: values.deadline === '' ? null : values.deadline,
  evenIfNotEligible: values.evenIfNotEligible,
  offer: quest !== null && values.withOffer ? offerOf(values, quest) : null,
  autoBid: quest !== null && values.withAutoBid ? autoBidOf(values) : null,
})

/** The values to send. Throws if they are invalid, so call `checkInvitation` first. */
export const readInvitation = (values: InviteValues, quest: InvitedQuest | null) =>
  invitationForm.parse(asSent(values, quest))

/** Error messages by field, the same as the server's. */
export const checkInvitation = (
  values: InviteValues,
  quest: InvitedQuest | null,
  now = Date.now(),
): FieldErrors => {
  const { offer, autoBid, ...rest } = asSent(values, quest)
  const ofOffer = offer === null ? {} : checkWith(invitationOfferForm)(offer)
  const found = { ...checkWith(invitationForm)({ ...rest, autoBid }), ...ofOffer }
  const { 'autoBid.maxCents': maxCents, ...others } = found
  return {
    ...others,
    ...(maxCents !== undefined && { maxCents }),
    ...(autoBid !== null && autoBid.maxCents === null && { maxCents: errors['amount-invalid'] }),
    ...(rest.deadline !== null &&
      Date.parse(rest.deadline) <= now && { deadline: errors['invitation-deadline'] }),
    ...(offer?.deliveryType === 'specific_date' &&
      offer.deliveryDate === null && { deliveryDate: errors['bid-delivery'] }),
  }
}
