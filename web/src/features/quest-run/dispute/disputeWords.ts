import {
  isContentOver,
  type QuestDisputeCause,
  type QuestRunSide,
  type QuestRunStatus,
} from '@questboard/domain'
import { formatCents } from '../../../lib/format.ts'
import type { ToText } from '../../../lib/text.ts'

export const causeWords: Readonly<Record<QuestDisputeCause, string>> = {
  content_declined: 'The content was not approved before the deadline',
  content_not_found: 'The content was not found on the creator’s channel, so it was not approved',
  listing_failed: 'The video was not public before the deadline',
  auto_approved: 'The content was approved automatically after the review deadline',
  embargo_broken: 'The content was public before the embargo ended',
}

/** Explains where the money goes if no one opens a dispute. A video that is not public yet is not paid out yet. */
export const elseWords = (status: QuestRunStatus): string => {
  if (status === 'CONTENTPRODUCTION' || status === 'CONTENTREVIEW')
    return 'If no one opens a dispute, the Quest continues.'
  if (!isContentOver(status))
    return 'If no one opens a dispute, we release the money once the video is public.'
  return status === 'PAYOUT'
    ? 'If no one opens a dispute, we release the money to the creator.'
    : 'If no one opens a dispute, we return the money to the company.'
}

type Shares = {
  readonly amountCents: number | null
  readonly creatorCents: number | null
  /** The amount that arrives in the creator's account. Null if it is unknown. */
  readonly netCents: number | null
  readonly company: string
  readonly creator: string
}

const releasedWords = (t: ToText, { amountCents, creatorCents, company, creator }: Shares): string => {
  const amount = formatCents(amountCents)
  if (creatorCents === amountCents) return t('{amount} is released to {creator}.', { amount, creator })
  return t('{part} is released to {creator}, and {rest} goes back to {company}.', {
    part: formatCents(creatorCents),
    rest: formatCents((amountCents ?? 0) - (creatorCents ?? 0)),
    creator,
    company,
  })
}

/** The split of the agreed amount, and the part that arrives in the creator's account. */
export const sharesWords = (t: ToText, shares: Shares): string => {
  const { amountCents, creatorCents, netCents, company } = shares
  if (creatorCents === 0)
    return t('{amount} goes back to {company}.', { amount: formatCents(amountCents), company })
  if (netCents === null) return releasedWords(t, shares)
  const arrives = t('{net} arrives in the creator’s account, after the platform fee and the payout cost.', {
    net: formatCents(netCents),
  })
  return `${releasedWords(t, shares)} ${arrives}`
}

export const openedWords = (
  t: ToText,
  by: QuestRunSide | null,
  { side, other }: { readonly side: QuestRunSide; readonly other: string },
): string => (by === side ? t('You opened a dispute') : t('{name} opened a dispute', { name: other }))
