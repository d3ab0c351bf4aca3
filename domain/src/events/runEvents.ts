import { z } from 'zod'
import { programMembershipStatuses } from '../creator-program/creatorProgram.ts'
import { invitationStatuses } from '../invitation/invitation.ts'
import { keyCampaignParticipantStatuses } from '../key-campaign/keyCampaign.ts'
import { missionRunStatuses } from '../mission-run/missionRun.ts'
import { notificationKinds } from '../notification/notification.ts'
import { questRunSides } from '../quest-run/questRun.ts'
import { withdrawnVisibilities } from '../submission/submission.ts'
import { timedTables } from '../timedRows.ts'
import { type EventEntry, id, moment, move, nothing, quiet } from './event.ts'

const mission = {
  entity: 'mission_run',
  payload: move(missionRunStatuses),
  starts: ['rowTime'],
  tells: 'nobody',
} as const
const key = {
  entity: 'key_campaign_participant',
  payload: move(keyCampaignParticipantStatuses),
  starts: ['rowTime'],
  tells: 'nobody',
} as const
const membership = {
  entity: 'program_membership',
  payload: move(programMembershipStatuses),
  starts: 'nothing',
  tells: 'nobody',
} as const
const invitation = {
  entity: 'invitation',
  payload: move(invitationStatuses),
  starts: ['rowTime'],
  tells: 'nobody',
} as const
const submission = {
  entity: 'submission',
  payload: z.object({
    activation_id: id,
    company_id: id,
    creator_id: id,
    quest_run_id: id.optional(),
    mission_run_id: id.optional(),
    participant_id: id.optional(),
  }),
  starts: ['rowTime'],
  // Notifies no one, because the run emits an event with the result.
  tells: 'nobody',
} as const
const payment = { entity: 'payment', payload: nothing, ...quiet } as const
const refund = { entity: 'payment_refund', payload: nothing, ...quiet } as const
const dispute = { entity: 'payment_dispute', payload: nothing, ...quiet } as const
const payout = { entity: 'payout', payload: nothing, starts: ['payout'], tells: 'nobody' } as const

export const runEvents = {
  missionJoined: mission,
  missionContentSubmitted: { ...mission, tells: ['mission_review'] },
  /** Content and clicks have reached the mission's goals, so the run goes to review automatically. */
  missionGoalsReached: {
    ...mission,
    payload: z.object({ activation_id: id, company_id: id, creator_id: id }),
  },
  missionAccepted: { ...mission, tells: ['mission_reward_to_claim'] },
  missionContentRejected: { ...mission, tells: ['mission_content_rejected'] },
  missionCompleted: { ...mission, tells: ['mission_completed'] },
  missionDeclined: { ...mission, tells: ['mission_declined'] },
  missionCanceled: { ...mission, tells: ['mission_canceled'] },
  missionExpired: { ...mission, tells: ['mission_expired'] },

  keyRequested: { ...key, tells: ['key_requested'] },
  /** The creator withdrew the request for a key before the company answered. Its row no longer exists. */
  keyRequestWithdrawn: {
    ...key,
    payload: z.object({ company_id: id, creator_id: id, activation_id: id }),
  },
  keyAccessAwaited: key,
  keyAccessGranted: { ...key, tells: ['key_requested'] },
  keyApplicationAccepted: { ...key, tells: ['key_access_granted'] },
  keyApplicationRejected: { ...key, tells: ['key_access_declined'] },
  keyInvitationAccepted: key,
  keyInvitationRejected: key,
  keyClaimed: key,
  /** The creator's only code was revoked. `codeRevoked` sends the notification. */
  keyTakenBack: key,
  keyAccessEnded: { ...key, tells: ['key_access_ended'] },
  keyContentSubmitted: { ...key, tells: ['key_content_submitted'] },
  keyContentRejected: { ...key, tells: ['key_content_rejected'] },
  keyContentAccepted: { ...key, tells: ['key_content_accepted'] },
  /** The participant keeps their status when this event is emitted. */
  keyEmbargoBroken: {
    entity: 'key_campaign_participant',
    payload: z.object({ company_id: id, creator_id: id }),
    starts: 'nothing',
    tells: ['key_embargo_broken'],
  },
  keyContentDeadlineExpired: { ...key, tells: ['key_content_deadline_expired'] },
  /** Emitted for each application, and once for a campaign that converts its entire waitlist. */
  waitlistConverted: {
    ...key,
    entity: ['key_campaign_participant', 'activation'],
    payload: z.union([key.payload, nothing]),
  },

  programMemberCreated: { ...membership, tells: ['program_applicant'] },
  programMemberReapplied: { ...membership, tells: ['program_applicant'] },
  programMemberAccepted: { ...membership, tells: ['program_accepted'] },
  programMemberRejected: { ...membership, tells: ['program_declined'] },

  /** If the email address has no account, we send the invitation by mail. */
  invitationSent: {
    ...invitation,
    starts: ['rowTime', 'mailedInvitation'],
    tells: ['invited_with_offer', 'invited_without_offer'],
  },
  invitationAccepted: { ...invitation, tells: ['invitation_accepted'] },
  invitationRejected: { ...invitation, tells: ['invitation_declined'] },
  /** The creator did not answer the invitation before the deadline or before the activation ended. */
  invitationExpired: { ...invitation, tells: ['invitation_expired'] },
  /** The company withdrew the invitation before it was answered. */
  invitationWithdrawn: { ...invitation, tells: ['invitation_withdrawn'] },
  /** A person signed up with the invited email address or through the link. */
  invitationClaimed: {
    ...invitation,
    payload: z.object({ company_id: id, creator_id: id, activation_id: id }),
    tells: ['invited_with_offer', 'invited_without_offer'],
  },

  submissionMade: submission,
  submissionApproved: submission,
  submissionRejected: submission,
  /** Submitted content was removed or made private. */
  contentWithdrawn: {
    ...submission,
    payload: submission.payload.extend({ visibility: z.enum(withdrawnVisibilities) }),
    starts: 'nothing',
    tells: ['content_withdrawn'],
  },

  deadlineMoved: {
    entity: timedTables,
    payload: z.object({
      from: moment.nullable(),
      to: moment.nullable(),
      company_id: id,
      creator_id: id.optional(),
    }),
    starts: ['rowTime'],
    tells: ['deadline_moved', 'mission_deadline_moved', 'key_deadline_moved'],
  },
  // The row's own workflow emits this event, so the event must not wake the workflow.
  deadlineNear: {
    entity: timedTables,
    payload: z.object({
      kind: z.enum(notificationKinds),
      to: z.enum(questRunSides),
      at: moment.optional(),
      company_id: id.optional(),
      creator_id: id.optional(),
    }),
    starts: 'nothing',
    tells: [
      'bid_deadline_72h',
      'bid_deadline_24h',
      'payment_deadline_72h',
      'payment_deadline_24h',
      'content_production_deadline_72h',
      'content_production_deadline_24h',
      'content_review_deadline_72h',
      'content_review_deadline_24h',
      'public_availability_open',
      'public_availability_72h',
      'publish_deadline',
      'mission_deadline_5_days',
      'invitation_deadline_72h',
      'invitation_deadline_24h',
      'key_content_deadline_72h',
      'key_content_deadline_24h',
      'key_content_waits',
    ],
  },
  restored: {
    entity: [
      ...timedTables,
      'channel_verification',
      'payment',
      'payment_refund',
      'card_event',
      'payout',
      'export',
      'matchmaking',
      'bulk_action',
    ],
    payload: z.object({ rows: z.array(z.object({ id, to: z.string() })) }),
    starts: ['resume'],
    tells: 'nobody',
  },

  // The run's events (questPaid, questPaymentFailed, questPaymentExpired) report the payment.
  paymentRequested: { ...payment, starts: ['payment'] },
  /** The payment is above the company's limit. Emitted at the request, and again later to remind the approvers. */
  paymentApprovalWanted: { ...payment, tells: ['payment_approval'] },
  /** A second member approved the payment, so the member who requested it can now pay. */
  paymentApproved: { ...payment, starts: ['payment'], tells: ['payment_approved'] },
  /** The bank asks for the payer's consent while the payer is not at the screen, because another member just approved. */
  paymentConfirmationWanted: { ...payment, tells: ['payment_confirmation'] },
  paymentStarted: payment,
  paymentSucceeded: payment,
  planPaid: { ...payment, tells: ['plan_paid'] },
  paymentFailed: payment,
  /** Notifies the member who requested the payment that no one approved it. */
  paymentExpired: { ...payment, tells: ['payment_declined'] },
  paymentRefunded: payment,
  refundRequested: { ...refund, starts: ['refund'] },
  refundSucceeded: { ...refund, tells: ['payment_refunded'] },
  refundFailed: { ...refund, tells: ['payment_refund_failed'] },
  refundCovered: { ...refund, tells: ['payment_refund_covered'] },
  paymentDisputed: { ...dispute, tells: ['payment_disputed'] },
  // No notification, because the bank's decision concerns only Questboard and the bank.
  disputeWon: dispute,
  disputeLost: dispute,
  cardEventReceived: { entity: 'card_event', payload: nothing, starts: ['cardEvent'], tells: 'nobody' },
  payoutRequested: payout,
  /** Emitted when a person requests another attempt of a payout. */
  payoutRetryRequested: payout,
  /** Emitted when the vendor reports a change of a payout. */
  payoutReported: payout,
  // The payout's workflow handles the rest, and its own event must not wake it.
  payoutStarted: { ...payout, ...quiet },
  payoutSent: { ...payout, ...quiet, tells: ['payout_paid'] },
  // No notification, because the run's own event already reports the payout.
  payoutPaid: { ...payout, ...quiet },
  payoutFailed: { ...payout, ...quiet, tells: ['payout_failed'] },
  payoutUnclaimed: { ...payout, ...quiet, tells: ['payout_unclaimed'] },
  payoutReturned: { ...payout, ...quiet, tells: ['payout_returned'] },
} as const satisfies Readonly<Record<string, EventEntry>>
