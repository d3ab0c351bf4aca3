import { describe, expect, test } from 'vitest'
import { type InvitationFacts, invitationSchedule } from './schedule.ts'

const now = new Date('2026-03-01T10:00Z')
const deadline = new Date('2026-03-08T10:00Z')
const asked: InvitationFacts = {
  status: 'PENDING',
  deadline,
  isTakenUp: false,
  hasAccount: true,
  hasOffer: false,
}

describe('deadline and reminders of an invitation', () => {
  test('an invitation has reminders 72 and 24 hours before its deadline and is declined at the deadline', () => {
    expect(invitationSchedule(asked, now)).toEqual({
      deadline,
      becomes: 'REJECTED',
      reminders: [
        { at: new Date('2026-03-05T10:00Z'), kind: 'invitation_deadline_72h', to: 'creator' },
        { at: new Date('2026-03-07T10:00Z'), kind: 'invitation_deadline_24h', to: 'creator' },
      ],
    })
  })
  test.each([
    ['an invitation with an offer has no reminders of its own', { hasOffer: true }],
    ['an invitation to an email address without an account has no reminders', { hasAccount: false }],
  ])('reminders of an invitation: %s', (_, change) => {
    expect(invitationSchedule({ ...asked, ...change }, now)).toEqual({
      deadline,
      becomes: 'REJECTED',
      reminders: [],
    })
  })
  test('an invitation whose creator joined without answering is accepted at its deadline', () => {
    expect(invitationSchedule({ ...asked, isTakenUp: true }, now)).toEqual({
      deadline,
      becomes: 'ACCEPTED',
      reminders: [],
    })
  })
  test.each([
    ['without a deadline', { deadline: null }],
    ['that was accepted', { status: 'ACCEPTED' }],
    ['that was declined', { status: 'REJECTED' }],
  ] as const)('there is no deadline for an invitation %s', (_, change) => {
    expect(invitationSchedule({ ...asked, ...change }, now).deadline).toBeNull()
  })
})
