import { describe, expect, it } from 'vitest'
import { missionAct, progressOf, questAct } from './runWork.ts'

const run = { id: 'run', quest_id: 'quest', status: 'CONTENTPRODUCTION', started_by: 'creator' } as const

describe('what a creator does next', () => {
  it('is to submit once the offer is paid', () => {
    expect(questAct(run)).toEqual({
      to: '/campaigns/quests/quest/run?section=content-production',
      label: 'Submit content',
    })
  })

  it('is to answer what the company offered last', () => {
    const bid = { ...run, status: 'COUNTER_BID', current_bid: { side: 'company' } } as const
    expect(questAct(bid)?.label).toBe('Answer the offer')
    expect(questAct({ ...bid, current_bid: { side: 'creator' } })).toBeNull()
  })

  it('is nothing while the company reviews', () => {
    expect(questAct({ ...run, status: 'CONTENTREVIEW' })).toBeNull()
  })

  it('is to claim a reward once a mission is approved', () => {
    expect(missionAct('claimReward', 'mission')?.to).toBe('/missions/mission')
    expect(missionAct('active', 'mission')).toBeNull()
  })
})

describe('how far a mission is', () => {
  const goal = (value: number, target: number, met_at: string | null = null) => ({
    value,
    met_at,
    criterion: { target },
  })

  it('counts each goal up to its target', () => {
    expect(progressOf([goal(5, 10), goal(90, 10)])).toEqual({ reached: 0, of: 2, share: 0.75 })
  })

  it('counts what was reached once as reached', () => {
    expect(progressOf([goal(3, 10, '2026-11-01T00:00:00Z'), goal(0, 10)])).toEqual({
      reached: 1,
      of: 2,
      share: 0.5,
    })
  })

  it('is at its beginning while nothing is measured', () => {
    expect(progressOf([])).toEqual({ reached: 0, of: 0, share: 0 })
  })
})
