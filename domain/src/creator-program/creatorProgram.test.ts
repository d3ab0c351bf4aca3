import { expect, it } from 'vitest'
import { programStandingOf } from './creatorProgram.ts'

it('a former member of a program does not count as a rejected applicant', () => {
  expect(programStandingOf({ status: 'rejected', ended_at: '2026-11-23T12:00:00Z' })).toBe('ended')
  expect(programStandingOf({ status: 'rejected', ended_at: null })).toBe('rejected')
  expect(programStandingOf({ status: 'accepted', ended_at: null })).toBe('accepted')
})
