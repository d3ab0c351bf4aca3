import { expect, test } from 'vitest'
import { outcomesOf, totalOf } from './offerAnswers.ts'

const offers = [
  { id: 'r1', bidId: 'b1', name: 'Pixel', amountCents: 10_050 },
  { id: 'r2', bidId: 'b2', name: 'Nova', amountCents: 20_000 },
  { id: 'r3', bidId: 'b3', name: 'Ember', amountCents: 1 },
]

test('what is confirmed is the sum of all that were chosen', () => {
  expect(totalOf(offers)).toBe(30_051)
})

test('each offer has its own outcome, in the order in which they were chosen', () => {
  const said = [
    { bidId: 'b2', message: 'Bidding is over' },
    { bidId: 'b1', message: null },
  ]
  expect(outcomesOf(offers, said)).toEqual([
    { id: 'r1', name: 'Pixel', refused: null },
    { id: 'r2', name: 'Nova', refused: 'Bidding is over' },
    { id: 'r3', name: 'Ember', refused: 'Something went wrong' },
  ])
})
