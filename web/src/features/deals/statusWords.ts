import type {
  DealKind,
  InvitationStatus,
  KeyCampaignParticipantStatus,
  MissionRunStatus,
  QuestRunStatus,
} from '@questboard/domain'
import { payoutState } from './dealSteps.ts'

const invitations: Readonly<Partial<Record<InvitationStatus, string>>> = {
  PENDING: 'Invited',
  ACCEPTED: 'Invitation accepted',
}

const keys: Readonly<Record<KeyCampaignParticipantStatus, string>> = {
  pending: 'Requested',
  waitlist: 'On the waitlist',
  waiting_for_access: 'Waiting for access',
  pending_accept: 'Invited',
  accepted: 'Accepted',
  rejected: 'Declined',
  claimed_key: 'In production',
  submitted_content: 'In review',
  completed: 'Completed',
  failed: 'Deadline missed',
}

const missions: Readonly<Record<MissionRunStatus, string>> = {
  active: 'In production',
  review: 'In review',
  claimReward: 'Reward to claim',
  completed: 'Completed',
  declined: 'Declined',
  canceled: 'Canceled',
  expired: 'Deadline missed',
}

const quests: Readonly<Record<QuestRunStatus, string>> = {
  INITIAL_BID: 'Offer',
  COUNTER_BID: 'Counter-offer',
  BID_EXPIRED: 'Offer expired',
  BID_REJECTED: 'Declined',
  PENDING_PAYMENT: 'Awaiting payment',
  PAYMENT: 'Payment in progress',
  PAYMENT_EXPIRED: 'Payment deadline missed',
  CONTENTPRODUCTION: 'In production',
  CONTENTREVIEW: 'In review',
  CONTENT_SUBMISSION_DEADLINE_EXPIRED: 'Deadline missed',
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION: 'Needs to go public',
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED: 'Never made public',
  PAYOUT: 'Payout in progress',
  COMPLETED: 'Completed',
}

const words: Readonly<Record<DealKind, Readonly<Record<string, string>>>> = {
  KEY: { ...invitations, ...keys },
  MISSION: { ...invitations, ...missions },
  QUEST: { ...invitations, ...quests },
}

const payouts = { disputable: 'Payout held', disputed: 'Payout held', stuck: 'Payout failed' } as const

/** Each status has the same label for all kinds of deals, because one list shows all kinds. */
export const statusWord = (
  kind: DealKind,
  status: string,
  payload?: unknown,
  lastAnswer?: string | null,
): string => {
  if (kind === 'QUEST' && status === 'BID_REJECTED' && lastAnswer === 'withdrawn') return 'Withdrawn'
  const money = status === 'PAYOUT' ? payoutState(payload) : null
  return money ? payouts[money] : (words[kind][status] ?? status)
}
