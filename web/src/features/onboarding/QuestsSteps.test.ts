import { expect, it } from 'vitest'
import { missingSteps, stepsOf } from './QuestsSteps.tsx'

it('a creator reads which steps are missing before the review, without the optional ones', () => {
  const steps = stepsOf({ currentUser: null, payout_account: [] })
  expect(missingSteps(steps)).toEqual(['Connections', 'Payments', 'Personal info'])
  expect(missingSteps(steps.map((step) => ({ ...step, done: true })))).toEqual([])
})
