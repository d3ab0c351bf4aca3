import { describe, expect, it } from 'vitest'
import { ownPartOf } from './ownPart.ts'

const deal = (kind: string, stage: string, status: string) => ({
  id: 'a',
  deals: [{ id: 'd', kind, stage, status }],
  memberships: [],
})

describe("a creator's own status on an activation's card", () => {
  it.each([
    ['KEY', 'active', 'claimed_key', 'Claimed'],
    ['KEY', 'offer', 'waitlist', 'On the waitlist'],
    ['KEY', 'ended', 'completed', 'Completed'],
    ['QUEST', 'active', 'CONTENTPRODUCTION', 'You’re in'],
    ['QUEST', 'offer', 'INITIAL_BID', 'Offer sent'],
    ['MISSION', 'active', 'active', 'You’re in'],
    ['MISSION', 'offer', 'PENDING', 'You are invited'],
  ])(
    'a creator with a %s deal at stage %s and status %s sees on the card: %s',
    (kind, stage, status, word) => {
      expect(ownPartOf(deal(kind, stage, status))?.word).toBe(word)
    },
  )

  it('a member of a program sees the membership on its card, and a rejected creator can apply again', () => {
    const member = (status: 'accepted' | 'rejected') => ({
      id: 'a',
      deals: [],
      memberships: [{ id: 'm', status }],
    })
    expect(ownPartOf(member('accepted'))?.word).toBe('You’re a member')
    expect(ownPartOf(member('rejected'))).toBeNull()
  })

  it('a card shows no status to a creator who has no deal, or whose deal can be repeated', () => {
    expect(ownPartOf({ id: 'a', deals: [], memberships: [] })).toBeNull()
    expect(ownPartOf(deal('MISSION', 'ended', 'completed'))).toBeNull()
  })
})
