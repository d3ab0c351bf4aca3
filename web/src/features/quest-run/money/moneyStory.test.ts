import { expect, it } from 'vitest'
import { moneyStory } from './moneyStory.ts'

const paid = '2026-11-03T10:00:00Z'
const ended = '2026-11-20T10:00:00Z'
const money = {
  company_cents: -50_000,
  held_cents: 50_000,
  creator_cents: 0,
  fee_cents: 0,
  payout_cost_cents: 0,
  other_cents: 0,
  returned_cents: 0,
  held_at: paid,
  released_at: null,
  returned_at: null,
}
const released = {
  ...money,
  held_cents: 0,
  creator_cents: 45_000,
  fee_cents: 5_000,
  payout_cost_cents: 137,
  released_at: ended,
}
const refunded = { ...money, company_cents: 0, held_cents: 0, returned_cents: 50_000, returned_at: ended }
const split = {
  ...released,
  company_cents: -30_000,
  creator_cents: 27_000,
  fee_cents: 3_000,
  returned_cents: 20_000,
  returned_at: ended,
}

it('the history of a payment that is held shows one step and no amounts of zero', () => {
  expect(moneyStory(money).steps).toEqual([{ label: 'Paid by the company', at: paid, cents: 50_000 }])
})

it('the history of a payment shows a refund with the amounts that came in and went back, and the days', () => {
  expect(moneyStory(refunded)).toEqual({
    steps: [
      { label: 'Paid by the company', at: paid, cents: 50_000 },
      { label: 'Returned to the company', at: ended, cents: -50_000 },
    ],
    heldCents: 0,
  })
})

it('the history of a payment shows the amount that arrives, the payout cost and the fee', () => {
  expect(moneyStory(released).steps.slice(1)).toEqual([
    { label: 'Released to the creator', at: ended, cents: -44_863 },
    { label: 'Payout cost', at: ended, cents: -137 },
    { label: 'Platform fee', at: ended, cents: -5_000 },
  ])
})

it('the history of a payment shows a correction by an admin as its own step', () => {
  const lost = moneyStory({ ...money, held_cents: 49_500, other_cents: 500 })
  expect(lost.steps.at(-1)).toEqual({ label: 'Adjusted by our team', at: null, cents: -500 })
})

it.each([
  ['held', money],
  ['released', released],
  ['refunded', refunded],
  ['split', split],
  ['adjusted', { ...money, held_cents: 49_500, other_cents: 500 }],
])('the steps in the history of %s money add up to the amount that is still held', (_, given) => {
  const { steps, heldCents } = moneyStory(given)
  expect(steps.reduce((sum, { cents }) => sum + cents, 0)).toBe(heldCents)
})
