import { expect, it } from 'vitest'
import { decisionsOn } from './applicantDecisions.ts'

const labels = (...row: Parameters<typeof decisionsOn>) => decisionsOn(...row).map(({ label }) => label)

it('who asked for keys is accepted or rejected, and who was rejected is accepted after all', () => {
  expect(labels('pending', 'active')).toEqual(['Accept', 'Reject'])
  expect(labels('waitlist', 'upcoming')).toEqual(['Accept', 'Reject'])
  expect(labels('rejected', 'unpublished')).toEqual(['Accept'])
})

it('who waits for access to keys is not accepted', () => {
  expect(labels('waiting_for_access', 'active')).toEqual(['Reject'])
})

it('nobody is accepted to a campaign that is over', () => {
  for (const over of ['ended', 'closed', 'past'] as const) expect(labels('rejected', over)).toEqual([])
})
