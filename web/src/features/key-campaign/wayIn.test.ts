import { expect, it } from 'vitest'
import { wayIn as wayInto } from './wayIn.ts'

const wayIn = (known: Omit<Parameters<typeof wayInto>[0], 'campaign'>) =>
  wayInto({ ...known, campaign: 'active' })

it('a creator who takes part in a campaign sees their participation, even if they are also invited', () => {
  for (const place of ['pending', 'waiting_for_access', 'accepted', 'claimed_key'] as const)
    for (const invitation of ['PENDING', 'ACCEPTED', undefined] as const)
      expect(wayIn({ place, invitation })).toBe('place')
  expect(wayIn({ place: 'rejected', invitation: 'ACCEPTED' })).toBe('place')
})

it('a creator who was rejected or failed before can answer a new invitation', () => {
  for (const place of ['rejected', 'failed', 'pending_accept'] as const)
    expect(wayIn({ place, invitation: 'PENDING' })).toBe('invited')
})

it('until a creator can answer a new invitation, they see the result of their earlier participation', () => {
  const known = { place: 'rejected', invitation: 'PENDING' } as const
  expect(wayInto({ ...known, campaign: 'upcoming' })).toBe('invited')
  expect(wayInto({ ...known, campaign: 'unpublished' })).toBe('place')
})

it('an invited creator sees the invitation, and every other creator can request a key', () => {
  expect(wayIn({ place: undefined, invitation: 'PENDING' })).toBe('invited')
  expect(wayIn({ place: undefined, invitation: 'ACCEPTED' })).toBe('invited')
  expect(wayIn({ place: undefined, invitation: 'REJECTED' })).toBe('ask')
  expect(wayIn({ place: undefined, invitation: undefined })).toBe('ask')
})
