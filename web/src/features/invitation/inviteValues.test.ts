import { errors } from '@questboard/domain'
import { expect, test } from 'vitest'
import { checkInvitation, newInvitation, readInvitation } from './inviteValues.ts'

const quest = { post_types: ['VIDEO' as const], delivery_type: 'open' as const }
const now = Date.parse('2026-03-01T10:00Z')
const offered = {
  ...newInvitation(quest),
  withOffer: true,
  amountCents: 25_000,
  contentLengthMinutes: 10,
}

test('an invitation without an offer needs only its creators', () => {
  expect(checkInvitation(newInvitation(null), null, now)).toEqual({})
  expect(readInvitation(newInvitation(null), null)).toMatchObject({
    offer: null,
    autoBid: null,
    deadline: null,
  })
})

test('one message goes with the invitation and its offer', () => {
  const sent = readInvitation({ ...offered, message: 'Play with us' }, quest)
  expect([sent.message, sent.offer?.message]).toEqual(['Play with us', 'Play with us'])
})

test('an invitation with an offer needs an amount, a length and, if the quest requires it, a date', () => {
  expect(checkInvitation(offered, quest, now)).toEqual({})
  const empty = { ...offered, amountCents: null, contentLengthMinutes: '', deliveryType: 'specific_date' }
  expect(Object.keys(checkInvitation(empty, quest, now)).toSorted()).toEqual([
    'amountCents',
    'contentLengthMinutes',
    'deliveryDate',
  ])
})

test('the deadline of an invitation must be in the future', () => {
  const late = { ...newInvitation(null), deadline: '2026-03-01T09:59:00Z' }
  expect(checkInvitation(late, null, now)).toEqual({ deadline: errors['invitation-deadline'] })
})

test('an invitation to another activation than a quest contains no fields for quests', () => {
  expect(readInvitation({ ...offered, withAutoBid: true, maxCents: 100 }, null)).toMatchObject({
    offer: null,
    autoBid: null,
  })
})

test('an offer uses the date of the quest if the quest has a specific date', () => {
  const dated = {
    ...quest,
    delivery_type: 'specific_date' as const,
    specific_date: '2026-04-01T12:00:00+00:00',
  }
  const { offer } = readInvitation({ ...offered, deliveryType: 'specific_date' }, dated)
  expect(offer?.deliveryDate).toBe('2026-04-01T12:00:00+00:00')
})
