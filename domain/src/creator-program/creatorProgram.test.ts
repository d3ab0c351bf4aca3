import { expect, it } from 'vitest'
import { programStandingOf } from './creatorProgram.ts'

it('who was a member and is one no longer was not turned down', () => {
  expect(programStandingOf({ status: 'rejected', ended_at: '2026-11-23T12:00:00Z' })).toBe('ended')
  expect(programStandingOf({ status: 'rejected', ended_at: null })).toBe('rejected')
  expect(programStandingOf({ status: 'accepted', ended_at: null })).toBe('accepted')
})
