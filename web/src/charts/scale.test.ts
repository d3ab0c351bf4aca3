import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexAt, linePath, middleOf, namedPoints, ticksTo } from './scale.ts'
import { sparkPath } from './spark.ts'

describe('steps on the axes of a chart', () => {
  it.each([
    [7, [0, 2, 4, 6, 8]],
    [100, [0, 25, 50, 75, 100]],
    [1, [0, 1]],
    [123_400, [0, 50_000, 100_000, 150_000]],
    [0, [0, 1]],
  ])('the axis of a chart with values up to %d has round steps', (highest, ticks) => {
    expect(ticksTo(highest)).toEqual(ticks)
  })

  it('the axis of a chart with fractional values has steps below one', () => {
    expect(ticksTo(0.3, false)).toEqual([0, 0.1, 0.2, 0.30000000000000004])
  })

  it('the axis of a chart always includes the highest value and has at most five lines', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (highest) => {
        const ticks = ticksTo(highest)
        expect(ticks.length).toBeLessThanOrEqual(5)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest)
      }),
    )
  })

  it('the axis of a chart names the first point, the last point and a few points between them', () => {
    expect(namedPoints(30)).toEqual([0, 6, 12, 17, 23, 29])
    expect(namedPoints(3)).toEqual([0, 1, 2])
    expect(namedPoints(0)).toEqual([])
  })
})

describe('selecting a point of a chart with the pointer', () => {
  it('pointing at a chart selects the nearest point, and beyond its edges the first or last point', () => {
    expect([0, 0.49, 0.5, 1, 1.2, -0.1].map((share) => indexAt(share, 2))).toEqual([0, 0, 1, 1, 1, 0])
  })

  it('each point of a chart has the same width, and the point is in the middle of it', () => {
    expect([0, 1].map((index) => middleOf(index, 2))).toEqual([25, 75])
  })
})

describe('drawing the lines of a chart', () => {
  it('the line of a chart has gaps at unknown values, and shows a single value between gaps as a dot', () => {
    expect(linePath([10, 5, null, 10], 10)).toBe('M12.5 0L12.5 0L37.5 50M87.5 0L87.5 0')
  })
})

describe('drawing a sparkline', () => {
  it('a sparkline spans the full width', () => {
    expect(sparkPath([0, 5, 10])).toBe('M0 26L50 14L100 2')
  })

  it('a sparkline without values is flat', () => {
    expect(sparkPath([0, 0])).toBe('M0 26L100 26')
  })
})
