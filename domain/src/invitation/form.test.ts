import { describe, expect, test } from 'vitest'
import { canInviteAgain, invitationForm, invitationProblem, readAddresses, readUsernames } from './form.ts'

describe('email addresses of an invitation', () => {
  test('email addresses are read one per line, and duplicates that differ only in upper or lower case are dropped', () => {
    expect(readAddresses(' maya@example.com \r\n\nMAYA@example.com\nnoah@example.com')).toEqual({
      addresses: ['MAYA@example.com', 'noah@example.com'],
      wrong: [],
    })
  })

  test('invalid email addresses of an invitation are listed', () => {
    expect(readAddresses('maya@example.com\nnoah@10.0.0.1\na@example.com, b@example.com').wrong).toEqual([
      'noah@10.0.0.1',
      'a@example.com, b@example.com',
    ])
  })
})

test('creator names are read one per line or between commas, with or without an @', () => {
  expect(readUsernames('@Pixel, NovaPlays\npixel\n\n')).toEqual(['pixel', 'novaplays'])
})

describe('checking whether a creator can be invited', () => {
  const eligibility = { eligible: true, creator: true, access: true, vip: false, checks: [] }
  const asked = { eligibility, evenIfNotEligible: false, withOffer: false, canBePaidOut: true }

  test('a creator must meet the requirements unless the company invites them anyway', () => {
    const short = { ...asked, eligibility: { ...eligibility, eligible: false } }
    expect(invitationProblem(asked)).toBeNull()
    expect(invitationProblem(short)).toBe('requirements-not-met')
    expect(invitationProblem({ ...short, evenIfNotEligible: true })).toBeNull()
  })

  test('a creator needs access to the kind of activation, even if the company invites them anyway', () => {
    const without = { ...asked, eligibility: { ...eligibility, eligible: false, access: false } }
    expect(invitationProblem({ ...without, evenIfNotEligible: true })).toBe('access-needed')
  })

  test('a creator needs a finished payout setup to be invited with an offer', () => {
    expect(invitationProblem({ ...asked, canBePaidOut: false })).toBeNull()
    expect(invitationProblem({ ...asked, canBePaidOut: false, withOffer: true })).toBe('payout-setup')
  })
})

test('a declined invitation is not sent again, but an unanswered invitation can be', () => {
  expect(canInviteAgain({ status: 'REJECTED', expired: false, withdrawn: false })).toBe(false)
  expect(canInviteAgain({ status: 'REJECTED', expired: true, withdrawn: false })).toBe(true)
  expect(canInviteAgain({ status: 'REJECTED', expired: false, withdrawn: true })).toBe(true)
  expect(canInviteAgain({ status: 'PENDING', expired: false, withdrawn: false })).toBe(false)
})

test('fields that an invitation leaves out get default values', () => {
  expect(invitationForm.parse({ message: ' Play with us ', evenIfNotEligible: false })).toEqual({
    message: 'Play with us',
    deadline: null,
    offer: null,
    autoBid: null,
    evenIfNotEligible: false,
  })
})
