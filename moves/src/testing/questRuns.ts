import type { QuestRunStatus } from '@questboard/domain'
import {
  acceptBid,
  approveContent,
  type Moved,
  makeOffer,
  requestPayment,
  requestPayout,
  settlePayment,
  settlePayout,
  startPayment,
  startPayout,
  submitContent,
} from '../index.ts'
import { buildBid, company, creator, people, provider, type World } from './world.ts'

/** The result of a move that must not be refused here. */
export const done = async <Result extends object>(verdict: Promise<Moved<Result>>): Promise<Result> => {
  const result = await verdict
  if (!result.ok) throw new Error(`refused: ${result.code} ${result.why ?? ''}`)
  return result
}

export type Begun = { readonly questRunId: string; readonly questId: string }

export const offer = async (
  { act }: World,
  questId: string,
  bid: Parameters<typeof buildBid>[0] = {},
): Promise<Begun> => {
  const creatorId = bid.creator ?? people.creator
  const { questRunId } = await done(
    act((transaction) =>
      makeOffer(
        transaction,
        { questId, creatorId, bid: buildBid(bid) },
        { by: 'creator', personId: creatorId },
      ),
    ),
  )
  return { questRunId, questId }
}

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

const steps: Readonly<Partial<Record<QuestRunStatus, (world: World, run: string) => Promise<unknown>>>> = {
  PENDING_PAYMENT: ({ act }, run) => done(act((transaction) => acceptBid(transaction, run, company))),
  PAYMENT: (world, run) => pay(world, run),
  CONTENTPRODUCTION: async (world, run) => {
    const [row] = await world.run(`select payment_id from quest_run where id = '${run}'`)
    await done(succeed(world, String(row?.payment_id)))
  },
  CONTENTREVIEW: ({ act }, run) =>
    done(
      act((transaction) =>
        submitContent(transaction, run, creator, [
          { url: 'https://content.example/1', visibility: 'public' },
        ]),
      ),
    ),
  PAYOUT: ({ act }, run) => done(act((transaction) => approveContent(transaction, run, company))),
}

const way: readonly QuestRunStatus[] = [
  'PENDING_PAYMENT',
  'PAYMENT',
  'CONTENTPRODUCTION',
  'CONTENTREVIEW',
  'PAYOUT',
]

/** A stream of the first creator, led there by its moves. */
export const questRunAt = async (world: World, questId: string, status: QuestRunStatus): Promise<string> => {
  const { questRunId } = await offer(world, questId)
  for (const each of way.slice(0, way.indexOf(status) + 1)) await steps[each]?.(world, questRunId)
  return questRunId
}

export const sendOut = async (world: World, questRunId: string): Promise<string> => {
  const { payoutId } = await done(
    world.act((transaction) => requestPayout(transaction, questRunId, provider)),
  )
  await done(
    world.act((transaction) =>
      startPayout(transaction, payoutId, provider, {
        vendor: 'stripe_connect',
        reference: `po_${payoutId}`,
        expectedOn: '2026-12-01',
      }),
    ),
  )
  return payoutId
}

export const arrive = (world: World, payoutId: string) =>
  world.act((transaction) => settlePayout(transaction, payoutId, provider, { outcome: 'paid', feeCents: 25 }))
