import { expect, it } from 'vitest'
import { moneyRows } from './moneyRows.ts'

const money = {
  company_cents: 0,
  held_cents: 0,
  creator_cents: 0,
  fee_cents: 0,
  payout_cost_cents: 0,
  other_cents: 0,
}

it.each([
  ['held', { ...money, company_cents: -50_001, held_cents: 50_001 }],
  [
    'released',
    { ...money, company_cents: -50_001, creator_cents: 45_001, fee_cents: 5_000, payout_cost_cents: 138 },
  ],
  ['given back', money],
])('the rows about money that is %s add up to zero', (_, given) => {
  expect(moneyRows(given).sum).toBe(0)
})

it('the creator’s part is shown as the amount that arrives and the payout cost', () => {
  const { rows } = moneyRows({
    ...money,
    company_cents: -50_000,
    creator_cents: 45_000,
    fee_cents: 5_000,
    payout_cost_cents: 137,
  })
  expect(rows).toContainEqual({ label: 'To the creator', cents: 44_863 })
  expect(rows).toContainEqual({ label: 'Payout cost', cents: 137 })
})

it("the rows about money show an admin's other bookings only if there are any", () => {
  expect(moneyRows(money).rows).toHaveLength(5)
  const lost = moneyRows({ ...money, company_cents: -500, other_cents: 500 })
  expect(lost.rows.at(-1)).toEqual({ label: 'Adjusted by our team', cents: 500 })
  expect(lost.sum).toBe(0)
})
