import { describe, expect, it } from 'vitest'
import { ownPartOf } from './ownPart.ts'

const deal = (kind: string, stage: string, status: string) => ({
  id: 'a',
  deals: [{ id: 'd', kind, stage, status }],
  memberships: [],
})

describe('a creator reads on a card where they stand already', () => {
  it.each([
    ['KEY', 'active', 'claimed_key', 'Claimed'],
    ['KEY', 'offer', 'waitlist', 'On the waitlist'],
    ['KEY', 'ended', 'completed', 'Completed'],
    ['QUEST', 'active', 'CONTENTPRODUCTION', 'You take part'],
    ['QUEST', 'offer', 'INITIAL_BID', 'Your offer is out'],
    ['MISSION', 'active', 'active', 'You take part'],
    ['MISSION', 'offer', 'PENDING', 'You are invited'],
  ])('%s, %s, %s: %s', (kind, stage, status, word) => {
    expect(ownPartOf(deal(kind, stage, status))?.word).toBe(word)
  })

  it('as a member of a program', () => {
    const member = (status: 'accepted' | 'rejected') => ({
      id: 'a',
      deals: [],
      memberships: [{ id: 'm', status }],
    })
    expect(ownPartOf(member('accepted'))?.word).toBe('You are a member')
    expect(ownPartOf(member('rejected'))).toBeNull()
  })

  it('and whether they may join where they are in nothing, or what they were in may be done anew', () => {
    expect(ownPartOf({ id: 'a', deals: [], memberships: [] })).toBeNull()
    expect(ownPartOf(deal('MISSION', 'ended', 'completed'))).toBeNull()
  })
})
