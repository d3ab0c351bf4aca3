import { describe, expect, it } from 'vitest'
import { missionAct, progressOf, questAct } from './runWork.ts'

const run = {
  id: 'run',
  quest_id: 'quest',
  status: 'CONTENTPRODUCTION',
  started_by: 'creator',
  delivery_type: 'open',
  publish_from: null,
  publish_until: null,
  delivery_date: null,
  embargo_at: null,
} as const

describe("finding a creator's next action in a quest or mission", () => {
  it('a creator submits content after the offer is paid', () => {
    expect(questAct(run)).toEqual({
      to: '/campaigns/quests/quest/run?section=content-production',
      label: 'Submit content',
    })
  })

  it("a creator answers the company's last offer", () => {
    const bid = { ...run, status: 'COUNTER_BID', current_bid: { side: 'company' } } as const
    expect(questAct(bid)?.label).toBe('Answer offer')
    expect(questAct({ ...bid, current_bid: { side: 'creator' } })).toBeNull()
  })

  it("a creator has nothing to do during the company's review", () => {
    expect(questAct({ ...run, status: 'CONTENTREVIEW' })).toBeNull()
  })

  it('a creator makes an approved video public only after publishing opens', () => {
    const approved = { ...run, status: 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION' } as const
    expect(questAct(approved)?.label).toBe('Make it public')
    expect(questAct({ ...approved, embargo_at: '2020-01-01T00:00:00Z' })?.label).toBe('Make it public')
    expect(questAct({ ...approved, embargo_at: '2099-01-01T00:00:00Z' })).toBeNull()
  })

  it('a creator claims the reward of an approved mission', () => {
    expect(missionAct('claimReward', 'mission')?.to).toBe('/missions/mission')
    expect(missionAct('active', 'mission')).toBeNull()
  })
})

describe('computing the progress of a mission', () => {
  const goal = (value: number, target: number, met_at: string | null = null) => ({
    value,
    met_at,
    criterion: { target },
  })

  it('each goal counts for the mission progress at most up to its target', () => {
    expect(progressOf([goal(5, 10), goal(90, 10)])).toEqual({ reached: 0, of: 2, share: 0.75 })
  })

  it('a mission goal that was once reached stays reached', () => {
    expect(progressOf([goal(3, 10, '2026-11-01T00:00:00Z'), goal(0, 10)])).toEqual({
      reached: 1,
      of: 2,
      share: 0.5,
    })
  })

  it('mission progress is zero if there are no results', () => {
    expect(progressOf([])).toEqual({ reached: 0, of: 0, share: 0 })
  })
})
