import { z } from 'zod'
import { questDisputeStatuses } from '../quest-run/dispute.ts'
import { questRunSides, questRunStatuses } from '../quest-run/questRun.ts'
import { type EventEntry, id, moment, move } from './event.ts'

const run = {
  entity: 'quest_run',
  payload: move(questRunStatuses),
  starts: ['rowTime'],
  tells: 'nobody',
} as const
const dispute = {
  entity: 'quest_run_dispute',
  payload: move(questDisputeStatuses),
  starts: ['rowTime'],
  tells: 'nobody',
} as const
const ofRun = {
  quest_run_id: id,
  side: z.enum(questRunSides),
  company_id: id,
  creator_id: id,
}

export const questEvents = {
  questRunCreated: run,
  // Notifies no one, because the new offer emits its own event.
  counterOffered: run,
  bidAccepted: { ...run, tells: ['awaiting_payment'] },
  bidRejected: { ...run, tells: ['bid_rejected'] },
  bidExpired: { ...run, tells: ['bid_expired'] },
  questPaymentStarted: run,
  // The payer sees the result immediately and needs no notification.
  questPaymentFailed: run,
  questPaid: { ...run, tells: ['content_production'] },
  questPaymentExpired: { ...run, tells: ['payment_expired'] },
  contentSubmitted: { ...run, tells: ['content_review'] },
  /**
   * Content is sent back because it was not found by a deadline, or because the company or a channel check rejects it.
   */
  contentRejected: { ...run, tells: ['content_rejected', 'content_sent_back'] },
  /** The creator of a video is notified that it can be made public, now or from a date. A stream or short is paid next. */
  contentAccepted: { ...run, tells: ['public_availability_open', 'content_accepted'] },
  contentDeadlineExpired: { ...run, tells: ['content_production_deadline_expired'] },
  listingVerified: run,
  listingFailed: { ...run, tells: ['public_availability_failed'] },
  questRunCompleted: { ...run, tells: ['completed'] },
  /** The review deadline has passed and was extended. */
  questContentNotFound: {
    entity: 'quest_run',
    payload: z.object({ company_id: id, creator_id: id }),
    starts: 'nothing',
    tells: ['content_not_found'],
  },
  /** The run keeps its status when this event is emitted. */
  questEmbargoBroken: {
    entity: 'quest_run',
    payload: z.object({ company_id: id, creator_id: id }),
    starts: 'nothing',
    tells: ['embargo_broken'],
  },
  questVideoEarly: {
    entity: 'quest_run',
    payload: z.object({ company_id: id, creator_id: id }),
    starts: 'nothing',
    tells: ['video_early'],
  },

  // Events about a run's disputes.
  questDisputePossible: { ...dispute, tells: ['dispute_possible'] },
  questDisputeOpened: { ...dispute, tells: ['dispute_opened'] },
  questDisputeLapsed: dispute,
  /** An admin has decided, so the money must move. */
  questDisputeAnswered: dispute,
  questDisputeDecided: { ...dispute, tells: ['dispute_decided'] },

  questDisputeStatementAdded: {
    entity: 'quest_dispute_statement',
    payload: z.object({ dispute_id: id, side: z.enum(questRunSides), company_id: id, creator_id: id }),
    starts: 'nothing',
    tells: ['dispute_statement'],
  },

  bidMade: {
    entity: 'quest_bid',
    payload: z.object({
      ...ofRun,
      amount_cents: z.int().optional(),
      deadline_at: moment.optional(),
      message: z.string().optional(),
    }),
    starts: ['rowTime'],
    tells: ['new_offer', 'counter_offer'],
  },
  questMessageSent: {
    entity: 'quest_message',
    payload: z.object(ofRun),
    starts: 'nothing',
    tells: ['message'],
  },
} as const satisfies Readonly<Record<string, EventEntry>>
