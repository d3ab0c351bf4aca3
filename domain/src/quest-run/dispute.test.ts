import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { payoutMethods } from '../payout/method.ts'
import { isFinal, movesFrom } from '../transition.ts'
import { shareAmount } from './agreement.ts'
import {
  disputeDeadline,
  disputeSchedule,
  isContentOver,
  questDisputeDecisions,
  questDisputeStatuses,
  questDisputeTransitions,
} from './dispute.ts'
import { questRunStatuses } from './questRun.ts'
import { settlementOf } from './settlement.ts'

const day = (n: number): Date => new Date(Date.UTC(2026, 2, n))

describe('beginning and end of the dispute period', () => {
  test('either side can open a dispute within five days', () => {
    expect(disputeDeadline(day(1))).toEqual(day(6))
  })

  test('if no one opens a dispute, the dispute period ends automatically', () => {
    const facts = { deadline: day(6), decidedAt: null }
    expect(disputeSchedule({ ...facts, status: 'possible' })).toMatchObject({
      deadline: day(6),
      becomes: 'lapsed',
    })
    expect(disputeSchedule({ ...facts, status: 'open' }).deadline).toBeNull()
    expect(disputeSchedule({ ...facts, status: 'open', decidedAt: day(9) })).toMatchObject({
      deadline: day(9),
      becomes: 'decided',
    })
    for (const status of ['lapsed', 'decided'] as const)
      expect(disputeSchedule({ ...facts, status, decidedAt: day(9) }).deadline).toBeNull()
  })

  test('the deadlines of a dispute lead only to allowed statuses', () => {
    for (const status of questDisputeStatuses) {
      const { becomes } = disputeSchedule({ status, deadline: day(6), decidedAt: day(7) })
      if (becomes !== null)
        expect(movesFrom(questDisputeTransitions, status).map(({ to }) => to)).toContain(becomes)
    }
    expect(questDisputeStatuses.filter((status) => isFinal(questDisputeTransitions, status))).toEqual([
      'decided',
    ])
  })

  test('a dispute is decided only when the content of the quest run can no longer change', () => {
    expect(questRunStatuses.filter(isContentOver)).toEqual([
      'CONTENT_SUBMISSION_DEADLINE_EXPIRED',
      'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED',
      'PAYOUT',
    ])
  })
})

describe('splitting the amount by the decision of a dispute', () => {
  test('a dispute decision splits the agreed amount to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 100_000_000 }),
        fc.integer({ min: 0, max: 5000 }),
        fc.constantFrom(...questDisputeDecisions),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(...payoutMethods),
        (amountCents, feeBasisPoints, decision, part, payoutMethod) => {
          const { feeCents, payoutCostCents } = shareAmount(amountCents, feeBasisPoints, payoutMethod)
          const creatorCents = Math.min(amountCents - 1, Math.max(1, Math.floor(amountCents * part)))
          const agreed = { amountCents, feeCents, feeBasisPoints, payoutMethod, payoutCostCents }
          const settled = settlementOf(agreed, decision, creatorCents)
          expect(settled.releasedCents + settled.returnedCents).toBe(amountCents)
          expect(settled.feeCents).toBeGreaterThanOrEqual(0)
          expect(settled.feeCents).toBeLessThanOrEqual(settled.releasedCents)
          expect(settled.payoutCostCents).toBeGreaterThanOrEqual(0)
          expect(settled.payoutCostCents).toBeLessThanOrEqual(payoutCostCents)
          expect(settled.feeCents + settled.payoutCostCents + settled.netCents).toBe(settled.releasedCents)
          expect(settled.netCents).toBeGreaterThanOrEqual(0)
          if (decision === 'release') expect(settled).toMatchObject({ feeCents, payoutCostCents })
        },
      ),
    )
  })

  test("if a dispute splits the amount, the payout cost is that of the creator's part by the agreed payout method", () => {
    const agreed = {
      amountCents: 50_000,
      feeCents: 5000,
      feeBasisPoints: 1000,
      payoutMethod: 'paypal',
      payoutCostCents: 882,
    } as const
    expect(settlementOf(agreed, 'split', 30_000)).toEqual({
      releasedCents: 30_000,
      feeCents: 3000,
      payoutCostCents: 529,
      netCents: 26_471,
      returnedCents: 20_000,
    })
    // A run that was agreed before agreements included payout costs.
    expect(settlementOf({ ...agreed, payoutCostCents: 0 }, 'split', 30_000).payoutCostCents).toBe(0)
  })
})
