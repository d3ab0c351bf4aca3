import { describe, expect, it } from 'vitest'
import { goalsOf } from './goals.ts'

const air = { id: 'a', metric: 'STREAM_CONTENT_AIR_TIME', target: 60, title: '' } as const
const custom = { id: 'b', metric: 'CUSTOM', target: 1, title: 'Draw us' } as const

describe('how far a mission is', () => {
  it('is what each goal is of its target, and no goal is more than whole', () => {
    const { goals, share } = goalsOf([air, custom], [{ criterion_id: 'a', value: 90 }], 'active')
    expect(goals.map(({ value, isMet }) => [value, isMet])).toEqual([
      [90, true],
      [0, false],
    ])
    expect(share).toBe(0.5)
  })
  it('is whole once the company has it, and nothing where nothing is asked for', () => {
    expect(goalsOf([air], [], 'review').share).toBe(1)
    expect(goalsOf([], [], 'active').share).toBe(0)
  })
})
