import { expect, it } from 'vitest'
import { creatorForm } from './forms.ts'

const isTaken = (minimumDealSize: number | null) =>
  creatorForm.safeParse({ contentLanguage: null, minimumDealSize }).success

it('the minimum deal size can be empty, but text that is not an amount is refused', () => {
  expect([null, 0, 12_550].map(isTaken)).toEqual([true, true, true])
  expect([Number.NaN, -1, 0.5].map(isTaken)).toEqual([false, false, false])
})
