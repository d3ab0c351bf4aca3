import type { DatabaseTransaction } from '@questboard/database'
import type { QuestRunStatus } from '@questboard/domain'
import * as moves from '../index.ts'
import { disputeOf } from '../quest-run/dispute.ts'
import { lockQuestRun, type QuestRunRow } from '../quest-run/questRun.ts'
import { bidOf } from './buildBid.ts'
import { done } from './done.ts'
import { asCreator, companyOf, provider, time } from './parties.ts'

type Take = (transaction: DatabaseTransaction, run: QuestRunRow) => Promise<unknown>
/** Every status in which the step is possible. The test takes the step in the first of them. */
type Step = { readonly from: readonly [QuestRunStatus, ...QuestRunStatus[]]; readonly take: Take }

const bidding = ['INITIAL_BID', 'COUNTER_BID'] as const

/** The side that must answer the open offer. */
const answering = (transaction: DatabaseTransaction, run: QuestRunRow) =>
  run.bid_side === 'company' ? asCreator(run.creator_id) : companyOf(transaction, run.quest_id)

const counter: Take = async (transaction, run) => {
  const bid = await bidOf(transaction, run.creator_id)
  await done(moves.counterBid(transaction, run.id, await answering(transaction, run), bid))
}

const pay: Take = async (transaction, run) => {
  const { paymentId } = await done(
    moves.requestPayment(
      transaction,
      { questRunIds: [run.id], idempotencyKey: `payment/${run.id}/${run.version}`, vendor: 'stripe' },
      await companyOf(transaction, run.quest_id),
    ),
  )
  await done(moves.startPayment(transaction, paymentId, provider, { reference: `pi_${paymentId}` }))
}

const arrive: Take = (transaction, { payment_id }) =>
  done(
    moves.settlePayment(transaction, payment_id ?? '', provider, {
      outcome: 'succeeded',
      feeCents: 0,
    }),
  )

const submit: Take = (transaction, run) =>
  done(
    moves.submitContent(transaction, run.id, asCreator(run.creator_id), [
      {
        url: `https://content.example/${run.id}/${run.version}`,
        visibility: run.post_type === 'VIDEO' ? 'unlisted' : 'public',
      },
    ]),
  )

const approve: Take = async (transaction, run) =>
  done(moves.approveContent(transaction, run.id, await companyOf(transaction, run.quest_id)))

/** A video must also be made public. An admin confirms it, because the publishing day has not come yet. */
const earn: Take = async (transaction, run) => {
  if (run.status === 'CONTENTREVIEW') await approve(transaction, run)
  if (run.post_type === 'VIDEO') await done(moves.verifyListing(transaction, run.id, { by: 'admin' }))
}

/** Ends the dispute period without a dispute. */
const lapse: Take = async (transaction, run) => {
  const dispute = await disputeOf(transaction, run)
  if (dispute?.status === 'possible') await done(moves.letDisputeTimePass(transaction, dispute.id))
}

const payOut: Take = async (transaction, run) => {
  await lapse(transaction, run)
  const { payoutId } = await done(moves.requestPayout(transaction, run.id, provider))
  await done(moves.startPayout(transaction, payoutId, provider))
  const sent = { number: 1, reference: `po_${payoutId}`, transaction: `tr_${payoutId}`, arrivesOn: null }
  await done(moves.notePayout(transaction, payoutId, provider, sent))
  await done(moves.settlePayout(transaction, payoutId, provider, { outcome: 'paid', number: 1 }))
}

const steps: Readonly<Partial<Record<QuestRunStatus, Step>>> = {
  COUNTER_BID: { from: ['INITIAL_BID'], take: counter },
  BID_EXPIRED: { from: bidding, take: (transaction, { id }) => done(moves.expireBid(transaction, id, time)) },
  BID_REJECTED: {
    from: bidding,
    take: async (transaction, run) =>
      done(moves.rejectBid(transaction, run.id, await answering(transaction, run))),
  },
  PENDING_PAYMENT: {
    from: bidding,
    take: async (transaction, run) =>
      done(moves.acceptBid(transaction, run.id, await answering(transaction, run))),
  },
  PAYMENT: { from: ['PENDING_PAYMENT'], take: pay },
  PAYMENT_EXPIRED: {
    from: ['PENDING_PAYMENT'],
    take: (transaction, { id }) => done(moves.expirePayment(transaction, id, time)),
  },
  CONTENTPRODUCTION: { from: ['PAYMENT'], take: arrive },
  CONTENT_SUBMISSION_DEADLINE_EXPIRED: {
    from: ['CONTENTPRODUCTION'],
    take: (transaction, { id }) => done(moves.expireContent(transaction, id, time)),
  },
  CONTENTREVIEW: { from: ['CONTENTPRODUCTION'], take: submit },
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION: { from: ['CONTENTREVIEW'], take: approve },
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED: {
    from: ['CONTENT_PUBLIC_AVAILABILITY_VERIFICATION'],
    take: (transaction, { id }) => done(moves.failListing(transaction, id, time)),
  },
  PAYOUT: { from: ['CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION'], take: earn },
  COMPLETED: { from: ['PAYOUT'], take: payOut },
}

const read = async (transaction: DatabaseTransaction, id: string): Promise<QuestRunRow> => {
  const run = await lockQuestRun(transaction, id)
  if (run === null) throw new Error(`there is no quest run ${id}`)
  return run
}

/** Takes the run through every status in between. Each change is made by the side whose turn it is. */
export const walkQuestRun = async (
  transaction: DatabaseTransaction,
  id: string,
  to: QuestRunStatus,
): Promise<void> => {
  const stands = (await read(transaction, id)).status
  if (stands === to) return
  const step = steps[to]
  if (step === undefined) throw new Error(`no move leads a quest run from ${stands} to ${to}`)
  if (!step.from.includes(stands)) await walkQuestRun(transaction, id, step.from[0])
  await step.take(transaction, await read(transaction, id))
  const { status } = await read(transaction, id)
  if (status !== to) throw new Error(`this quest run goes to ${status} and never to ${to}`)
}
