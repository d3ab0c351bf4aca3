import { expect, it } from 'vitest'
import { isDeclinedInReview, rejectedName } from './missionRuns.ts'

const noon = '2026-03-10T12:00:00Z'
const run = { status: 'declined', reviewed_at: noon, finished_at: noon } as const

it('a run that the company declined is shown differently from a run whose mission ended', () => {
  expect(isDeclinedInReview(run)).toBe(true)
  expect(isDeclinedInReview({ ...run, reviewed_at: null })).toBe(false)
  expect(isDeclinedInReview({ ...run, reviewed_at: '2026-03-09T12:00:00Z' })).toBe(false)
  expect(isDeclinedInReview({ ...run, status: 'completed' })).toBe(false)
})

it('rejected content is called "sent back" only if its creator can replace it, or could until the mission ended', () => {
  expect(rejectedName(run)).toBe('Not approved')
  expect(rejectedName({ status: 'active', reviewed_at: noon, finished_at: null })).toBe('Sent back')
  expect(rejectedName({ ...run, reviewed_at: null })).toBe('Sent back')
})
