import { expect, it } from 'vitest'
import { decisionsOn } from './applicantDecisions.ts'

const labels = (...row: Parameters<typeof decisionsOn>) => decisionsOn(...row).map(({ label }) => label)

it('a company can accept or reject a creator who requested a key, and can later accept a rejected creator', () => {
  expect(labels('pending', 'active')).toEqual(['Accept', 'Reject'])
  expect(labels('waitlist', 'upcoming')).toEqual(['Accept', 'Reject'])
  expect(labels('rejected', 'unpublished')).toEqual(['Accept'])
})

it('a company cannot accept a creator who is waiting for access to keys', () => {
  expect(labels('waiting_for_access', 'active')).toEqual(['Reject'])
})

it('a company cannot accept creators after the campaign has ended', () => {
  for (const over of ['ended', 'closed', 'past'] as const) expect(labels('rejected', over)).toEqual([])
})
