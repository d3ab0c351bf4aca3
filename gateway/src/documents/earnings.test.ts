import { expect, it } from 'vitest'
import { earningsCsv, earningsPaper } from './earnings.ts'

const paid = {
  paid_at: new Date('2026-03-09T10:00:00Z'),
  company: 'Northlight',
  quest: 'Lumen Tactics',
  agreed_cents: 100_000,
  fee_cents: 10_000,
  earned_cents: 90_000,
  cost_cents: 384,
}
/** An admin released $600 of the agreed $1,000 to the creator. The fee is only for the released part. */
const split = { ...paid, fee_cents: 6000, earned_cents: 54_000 }
const year = { year: 2026, name: 'Mira', paid: [paid, split] }

it("a yearly statement shows the creator's part of an amount that a dispute split, and each line adds up", () => {
  const [, first = '', second = ''] = earningsCsv(year).split('\r\n')
  const money = (line: string) => line.split(',').slice(3)
  expect(money(first)).toEqual(['1000.00', '0.00', '100.00', '3.84', '896.16'])
  expect(money(second)).toEqual(['1000.00', '400.00', '60.00', '3.84', '536.16'])
})

it('the totals of a yearly statement are the sums of its lines', () => {
  expect(earningsPaper(year, []).sums).toEqual([
    ['Agreed', '$2,000.00'],
    ['Returned to companies', '-$400.00'],
    ['Our fee', '-$160.00'],
    ['Payout cost', '-$7.68'],
    ['Received', '$1,432.32'],
  ])
})
