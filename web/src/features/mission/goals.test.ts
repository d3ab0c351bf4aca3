import { describe, expect, it } from 'vitest'
import { goalsOf } from './goals.ts'

const air = {
  id: 'a',
  metric: 'STREAM_CONTENT_AIR_TIME',
  target: 60,
  title: '',
  custom_completion: null,
} as const
const custom = { id: 'b', metric: 'CUSTOM', target: 1, title: 'Draw us', custom_completion: 'URL' } as const

describe('computing the progress of a mission in percent', () => {
  it('each goal of a mission counts as a percentage of its target, up to 100%', () => {
    const { goals, share } = goalsOf([air, custom], [{ criterion_id: 'a', value: 90 }], 'active')
    expect(goals.map(({ value, isMet }) => [value, isMet])).toEqual([
      [90, true],
      [0, false],
    ])
    expect(share).toBe(0.5)
  })
  it('a submitted mission run shows a progress of 100%, and a mission without goals shows 0%', () => {
    expect(goalsOf([air], [], 'review').share).toBe(1)
    expect(goalsOf([], [], 'active').share).toBe(0)
  })
})
