import { momentInWords } from '../format/dates.ts'
import { afterDays, nothingDue, type Schedule } from '../schedule.ts'
import type { Transition } from '../transition.ts'
import type { QuestRunStatus } from './questRun.ts'

/** A dispute has its own status next to the run's (rules §4). */
export const questDisputeStatuses = ['possible', 'open', 'lapsed', 'decided'] as const
export type QuestDisputeStatus = (typeof questDisputeStatuses)[number]

export const questDisputeTransitions: readonly Transition<QuestDisputeStatus>[] = [
  { from: 'possible', to: 'open', event: 'questDisputeOpened' },
  { from: 'possible', to: 'lapsed', event: 'questDisputeLapsed' },
  { from: 'open', to: 'decided', event: 'questDisputeDecided' },
  // The content was approved automatically and was not public by its deadline.
  { from: 'lapsed', to: 'possible', event: 'questDisputePossible' },
]

export const questDisputeCauses = [
  'content_declined',
  'content_not_found',
  'listing_failed',
  'auto_approved',
  'embargo_broken',
] as const
export type QuestDisputeCause = (typeof questDisputeCauses)[number]

/** A reason for a dispute that only the company has, and can choose in place of the run's outcome. */
export const companyDisputeCause = 'embargo_broken' satisfies QuestDisputeCause

export const questDisputeDecisions = ['release', 'refund', 'split'] as const
export type QuestDisputeDecision = (typeof questDisputeDecisions)[number]

/** The number of days in which either side can open a dispute. */
export const disputeDays = 5

export const disputeDeadline = (happenedAt: Date): Date => afterDays(happenedAt, disputeDays)

/** True if the result of the run's content is final. */
export const isContentOver = (status: QuestRunStatus): boolean =>
  status === 'PAYOUT' ||
  status === 'CONTENT_SUBMISSION_DEADLINE_EXPIRED' ||
  status === 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED'

type DisputeFacts = {
  readonly status: QuestDisputeStatus
  readonly deadline: Date
  readonly decidedAt: Date | null
}

/**
 * A dispute period without a dispute ends by itself. An open dispute waits for an admin, and the money moves
 * immediately after the decision.
 */
export function disputeSchedule({ status, deadline, decidedAt }: DisputeFacts): Schedule<QuestDisputeStatus> {
  if (status === 'possible') return { deadline, becomes: 'lapsed', reminders: [] }
  return status === 'open' && decidedAt !== null
    ? { deadline: decidedAt, becomes: 'decided', reminders: [] }
    : nothingDue
}

type Breach = {
  readonly seenAt: Date
  readonly endsAt: Date
  /** The content that a channel check found. Null if the creator said that submitted content is public. */
  readonly content: { readonly title: string; readonly url: string } | null
}

/** Our finding about a broken embargo, as both sides and the admin read it. */
export const embargoEvidence = ({ seenAt, endsAt, content }: Breach): string => {
  const [seen, ends] = [momentInWords(seenAt), momentInWords(endsAt)]
  const found = content
    ? `Our channel check found ${content.title === '' ? 'content' : `“${content.title}”`} (${content.url}) in public on ${seen}.`
    : `The creator submitted content as public on ${seen}.`
  return `${found} The embargo ends on ${ends}.`
}
