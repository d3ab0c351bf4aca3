import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byDay, namedDay } from './byDay.ts'

const at = (created_at: string) => ({ created_at })

describe('grouping notifications by day', () => {
  it('notifications are grouped by day in Stockholm', () => {
    const rows = [at('2026-11-22T08:00:00Z'), at('2026-11-21T23:00:00Z'), at('2026-11-21T22:59:59Z')]
    expect(byDay(rows)).toEqual([
      { date: '2026-11-22', rows: rows.slice(0, 2) },
      { date: '2026-11-21', rows: rows.slice(2) },
    ])
    expect(byDay([])).toEqual([])
  })

  it('grouping notifications by day keeps the order of all notifications, and names each day once', () => {
    const moment = fc.date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2026-12-31') })
    fc.assert(
      fc.property(fc.array(moment), (moments) => {
        const rows = moments.toSorted((a, b) => b.getTime() - a.getTime()).map((one) => at(one.toISOString()))
        const days = byDay(rows)
        expect(days.flatMap((day) => day.rows)).toEqual(rows)
        expect(new Set(days.map(({ date }) => date)).size).toBe(days.length)
      }),
      { numRuns: 50 },
    )
  })
})

describe('naming the days of notifications', () => {
  it.each([
    ['2026-11-22', '2026-11-22T10:00:00Z', 'Today'],
    ['2026-11-21', '2026-11-22T10:00:00Z', 'Yesterday'],
    ['2026-11-20', '2026-11-22T10:00:00Z', null],
    // Because of the clock change, the time 24 hours ago is not on the previous day.
    ['2026-03-29', '2026-03-29T22:30:00Z', 'Yesterday'],
    ['2026-10-25', '2026-10-26T22:30:00Z', 'Yesterday'],
    ['2026-12-31', '2026-12-31T23:30:00Z', 'Yesterday'],
  ])('on %s, notifications of %s are listed under the name %s', (date, now, name) => {
    expect(namedDay(date, new Date(now))).toBe(name)
  })
})
