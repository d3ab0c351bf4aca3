import type { DatabaseTransaction } from '@questboard/database'
import type { Moved } from '../index.ts'
import * as moves from '../index.ts'
import { keyOf } from './createCode.ts'
import { decideDispute } from './decideDispute.ts'
import { asCreator, provider, time } from './parties.ts'
import type { Random } from './randomOf.ts'
import { buildBid, company, stranger } from './world.ts'

export type Row = { readonly id: string; readonly creator_id: string; readonly status: string }
export type Step = (transaction: DatabaseTransaction) => Promise<Moved>

/** The changes that this quest run's status allows, each by the side whose turn it is. */
export const questRunMoves = (
  row: Row,
  random: Random,
  sequence: () => number,
): Readonly<Record<string, Step>> => {
  const mine = asCreator(row.creator_id)
  const sides = random.pick([company, mine]) ?? company
  const bid = buildBid({ creator: row.creator_id, amountCents: 10_000 + 100 * random.below(900) })
  const contents = [
    {
      url: `https://content.example/${sequence()}`,
      visibility: random.pick(['public', 'unlisted'] as const) ?? 'public',
    },
  ]
  const { id } = row
  return {
    acceptBid: (transaction) => moves.acceptBid(transaction, id, sides),
    rejectBid: (transaction) => moves.rejectBid(transaction, id, sides),
    withdrawBid: (transaction) => moves.withdrawBid(transaction, id, sides),
    counterBid: (transaction) => moves.counterBid(transaction, id, sides, bid),
    requestPayment: (transaction) =>
      moves.requestPayment(
        transaction,
        { questRunIds: [id], idempotencyKey: `key/${sequence()}`, vendor: 'stripe' },
        company,
      ),
    submitContent: (transaction) => moves.submitContent(transaction, id, mine, contents),
    approveContent: (transaction) => moves.approveContent(transaction, id, company),
    rejectContent: (transaction) => moves.rejectContent(transaction, id, company, 'Once more.'),
    verifyListing: (transaction) => moves.verifyListing(transaction, id, provider),
    requestPayout: (transaction) => moves.requestPayout(transaction, id, provider),
    time: (transaction) => moves.applyQuestRunDeadline(transaction, id),
    stranger: (transaction) => moves.acceptBid(transaction, id, stranger),
  }
}

/**
 * Status changes that are likely to succeed. Without these weights, most random tests would end in rejected changes.
 */
export const likely: Readonly<Record<string, readonly string[]>> = {
  INITIAL_BID: [
    'acceptBid',
    'acceptBid',
    'acceptBid',
    'counterBid',
    'counterBid',
    'rejectBid',
    'withdrawBid',
    'time',
  ],
  COUNTER_BID: [
    'acceptBid',
    'acceptBid',
    'acceptBid',
    'counterBid',
    'counterBid',
    'rejectBid',
    'withdrawBid',
    'time',
  ],
  PENDING_PAYMENT: ['requestPayment', 'requestPayment', 'requestPayment', 'requestPayment', 'time'],
  CONTENTPRODUCTION: ['submitContent', 'submitContent', 'submitContent', 'submitContent', 'time'],
  CONTENTREVIEW: ['approveContent', 'approveContent', 'rejectContent', 'time'],
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION: ['verifyListing', 'time'],
  PAYOUT: ['requestPayout'],
  possible: ['lapseDispute', 'openDispute'],
  open: ['decideDispute'],
  pending: ['startPayment', 'startPayout', 'acceptApplicant', 'acceptMember'],
  processing: ['succeed', 'succeed', 'fail', 'paid', 'paid', 'failed', 'unclaimed', 'returned'],
  failed: ['retryPayout', 'startPayout'],
  returned: ['retryPayout', 'startPayout'],
  unclaimed: ['paid', 'returned'],
  active: ['submitMission', 'submitMission', 'expireMission'],
  review: ['acceptMission', 'acceptMissionContent', 'rejectMissionContent', 'declineMission'],
  accepted: ['claimKey', 'claimKey', 'rejectApplicant', 'rejectMember'],
  claimed_key: ['submitKeyContent', 'submitKeyContent', 'failKey'],
  submitted_content: ['acceptKeyContent', 'rejectKeyContent'],
  chosen: ['startBulkAction'],
  confirmed: ['carryOutItem'],
  in_progress: ['finishVerification'],
  fails_requirements: ['restartVerification'],
}

/** The changes that deadlines and admins make to a dispute. The two sides open disputes through the run. */
export const disputeMoves = (row: Row, random: Random): Readonly<Record<string, Step>> => {
  const { id } = row
  const side = random.pick([company, asCreator(row.creator_id)]) ?? company
  return {
    openDispute: async (transaction) => {
      const { quest_run_id } = await transaction
        .selectFrom('quest_run_dispute')
        .select('quest_run_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return moves.openDispute(transaction, quest_run_id, side, 'This is not what we agreed on.')
    },
    lapseDispute: (transaction) => moves.letDisputeTimePass(transaction, id),
    decideDispute: async (transaction) => {
      const decision = random.pick(['release', 'refund', 'split'] as const) ?? 'split'
      await decideDispute(transaction, id, decision, 1 + random.below(9000))
      return moves.letDisputeTimePass(transaction, id)
    },
  }
}

export const paymentMoves = (
  { id }: Row,
  random: Random,
  sequence: () => number,
): Readonly<Record<string, Step>> => ({
  startPayment: (transaction) =>
    moves.startPayment(transaction, id, provider, { reference: `pi/${sequence()}` }),
  succeed: (transaction) =>
    moves.settlePayment(transaction, id, provider, { outcome: 'succeeded', feeCents: random.below(300) }),
  succeedAgain: (transaction) =>
    moves.settlePayment(transaction, id, provider, { outcome: 'succeeded', feeCents: 0 }),
  fail: (transaction) =>
    moves.settlePayment(transaction, id, provider, {
      outcome: random.pick(['failed', 'expired'] as const) ?? 'failed',
      problem: 'No.',
    }),
  dispute: async (transaction) =>
    moves.noteDispute(transaction, id, provider, await disputeNow(transaction, id, random)),
  tellRefund: async (transaction) => {
    const refund = await transaction
      .selectFrom('payment_refund')
      .select('id')
      .where('payment_id', '=', id)
      .orderBy('id')
      .executeTakeFirst()
    if (refund === undefined) return { ok: false, code: 'not-found' }
    const state = random.pick(['pending', 'succeeded', 'failed'] as const) ?? 'pending'
    return moves.noteRefund(transaction, refund.id, provider, {
      reference: `re/${refund.id}`,
      state,
      problem: '',
    })
  },
})

/**
 * The bank takes back the amount that was not refunded, and sometimes returns it. The same dispute is reported in any
 * state, including outdated ones.
 */
const disputeNow = async (transaction: DatabaseTransaction, paymentId: string, random: Random) => {
  const reference = `du/${paymentId}`
  const { amount_cents, refunded_cents } = await transaction
    .selectFrom('payment')
    .select(['amount_cents', 'refunded_cents'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const known = await transaction
    .selectFrom('payment_dispute')
    .select('amount_cents')
    .where('provider_reference', '=', reference)
    .executeTakeFirst()
  const kept = amount_cents - refunded_cents
  // A bank can take back even an amount that was already refunded.
  const amountCents = known?.amount_cents ?? (kept > 0 ? kept : amount_cents)
  const state = random.pick(['open', 'open', 'won', 'lost'] as const) ?? 'open'
  // At this stage of a dispute, the bank only asks for information and takes no money yet.
  const withdrawnCents = known === undefined && state === 'open' && random.below(3) === 0 ? 0 : amountCents
  return {
    reference,
    state,
    amountCents,
    withdrawnCents,
    returnedCents: state === 'won' ? withdrawnCents : 0,
    feeCents: withdrawnCents === 0 ? 0 : 1_500,
    reason: 'fraudulent',
  }
}

export const payoutMoves = (
  { id, creator_id }: Row,
  random: Random,
  sequence: () => number,
): Readonly<Record<string, Step>> => ({
  startPayout: (transaction) => moves.startPayout(transaction, id, provider),
  notePayout: (transaction) =>
    moves.notePayout(transaction, id, provider, {
      number: 1 + random.below(2),
      reference: `po/${sequence()}`,
      transaction: null,
      arrivesOn: null,
    }),
  retryPayout: (transaction) => moves.retryPayout(transaction, id, asCreator(creator_id)),
  ...Object.fromEntries(
    (['paid', 'failed', 'unclaimed', 'returned'] as const).map((outcome) => [
      outcome,
      (transaction: DatabaseTransaction) =>
        moves.settlePayout(transaction, id, provider, {
          number: 1 + random.below(2),
          ...(outcome === 'paid' ? { outcome } : { outcome, problem: 'No.' }),
        }),
    ]),
  ),
})

export const missionMoves = ({ id, creator_id }: Row): Readonly<Record<string, Step>> => ({
  submitMission: (transaction) =>
    moves.submitMission(transaction, id, asCreator(creator_id), [
      { criterionId: null, postType: null, message: 'Done.' },
    ]),
  acceptMission: (transaction) => moves.acceptMission(transaction, id, company),
  acceptMissionContent: async (transaction) => {
    const submission = await transaction
      .selectFrom('submission')
      .select('id')
      .where('mission_run_id', '=', id)
      .executeTakeFirst()
    return moves.acceptMissionContent(transaction, id, company, submission?.id ?? id)
  },
  rejectMissionContent: (transaction) => moves.rejectMissionContent(transaction, id, company, 'Once more.'),
  declineMission: (transaction) => moves.declineMission(transaction, id, company, 'No.'),
  expireMission: (transaction) => moves.expireMission(transaction, id, time),
})

export const keyMoves = (
  { id, creator_id }: Row,
  code: string,
  sequence: () => number,
): Readonly<Record<string, Step>> => ({
  acceptApplicant: (transaction) => moves.acceptApplicant(transaction, id, company),
  rejectApplicant: (transaction) => moves.rejectApplicant(transaction, id, company),
  withdrawKeyRequest: (transaction) => moves.withdrawKeyRequest(transaction, id, asCreator(creator_id)),
  claimKey: async (transaction) =>
    moves.claimKey(transaction, id, asCreator(creator_id), await keyOf(transaction, code)),
  submitKeyContent: (transaction) =>
    moves.submitKeyContent(transaction, id, asCreator(creator_id), [
      { url: `https://content.example/${sequence()}`, postType: 'STREAM' },
    ]),
  acceptKeyContent: (transaction) => moves.acceptKeyContent(transaction, id, company),
  rejectKeyContent: (transaction) => moves.rejectKeyContent(transaction, id, company, 'Once more.'),
  failKey: (transaction) => moves.failKey(transaction, id, time),
})

export const memberMoves = ({ id }: Row): Readonly<Record<string, Step>> => ({
  acceptMember: (transaction) => moves.acceptMember(transaction, id, company),
  rejectMember: (transaction) => moves.rejectMember(transaction, id, company),
})

export const invitationMoves = ({ id, creator_id }: Row): Readonly<Record<string, Step>> => ({
  acceptInvitation: (transaction) => moves.acceptInvitation(transaction, id, asCreator(creator_id)),
  rejectInvitation: (transaction) => moves.rejectInvitation(transaction, id, asCreator(creator_id)),
  timeOfInvitation: (transaction) => moves.rejectInvitation(transaction, id, time),
  withdrawInvitation: (transaction) => moves.withdrawInvitation(transaction, id, company),
})

export const activationMoves = ({ id }: Row): Readonly<Record<string, Step>> => ({
  publishActivation: (transaction) => moves.publishActivation(transaction, id, company),
  unpublishActivation: (transaction) => moves.unpublishActivation(transaction, id, company),
  closeActivation: (transaction) => moves.closeActivation(transaction, id, company),
  endActivation: (transaction) => moves.endActivation(transaction, id, time),
})
