import type { QuestRunStatus } from '@questboard/domain'
import {
  notePayout,
  requestPayment,
  requestPayout,
  settlePayment,
  settlePayout,
  startPayment,
  startPayout,
} from '../index.ts'
import { createQuestRun } from './createQuestRun.ts'
import { done } from './done.ts'
import { walkQuestRun } from './walkQuestRun.ts'
import { type buildBid, company, people, provider, type World } from './world.ts'

export type Begun = { readonly questRunId: string; readonly questId: string }

export const offer = async (
  { act }: World,
  questId: string,
  { creator: creatorId = people.creator, ...bid }: Parameters<typeof buildBid>[0] = {},
): Promise<Begun> => ({
  questRunId: await act((transaction) => createQuestRun(transaction, { questId, creatorId, bid })),
  questId,
})

let keys = 0

export const checkOut = async (
  { act }: World,
  ...questRunIds: readonly string[]
): Promise<{ readonly paymentId: string; readonly amountCents: number }> => {
  keys += 1
  const idempotencyKey = `checkout/${keys}`
  return done(
    act((transaction) =>
      requestPayment(transaction, { questRunIds, idempotencyKey, vendor: 'stripe' }, company),
    ),
  )
}

export const pay = async (world: World, ...questRunIds: readonly string[]): Promise<string> => {
  const { paymentId } = await checkOut(world, ...questRunIds)
  await done(
    world.act((transaction) =>
      startPayment(transaction, paymentId, provider, { reference: `pi_${paymentId}` }),
    ),
  )
  return paymentId
}

export const succeed = (world: World, paymentId: string, feeCents = 0) =>
  world.act((transaction) =>
    settlePayment(transaction, paymentId, provider, { outcome: 'succeeded', feeCents }),
  )

const way: readonly QuestRunStatus[] = [
  'PENDING_PAYMENT',
  'PAYMENT',
  'CONTENTPRODUCTION',
  'CONTENTREVIEW',
  'PAYOUT',
]

/** Creates a stream run of the first creator and changes its status step by step, each in its own transaction. */
export const questRunAt = async (world: World, questId: string, status: QuestRunStatus): Promise<string> => {
  const { questRunId } = await offer(world, questId)
  for (const next of way.slice(0, way.indexOf(status) + 1))
    await world.act((transaction) => walkQuestRun(transaction, questRunId, next))
  return questRunId
}

export const sendOut = async (world: World, questRunId: string): Promise<string> => {
  const { payoutId } = await done(
    world.act((transaction) => requestPayout(transaction, questRunId, provider)),
  )
  await done(world.act((transaction) => startPayout(transaction, payoutId, provider)))
  await done(
    world.act((transaction) =>
      notePayout(transaction, payoutId, provider, {
        number: 1,
        reference: `po_${payoutId}`,
        transaction: `tr_${payoutId}`,
        arrivesOn: null,
      }),
    ),
  )
  return payoutId
}

export const arrive = (world: World, payoutId: string, number = 1) =>
  world.act((transaction) => settlePayout(transaction, payoutId, provider, { outcome: 'paid', number }))
