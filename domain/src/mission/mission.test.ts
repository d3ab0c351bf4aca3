import { describe, expect, test } from 'vitest'
import { missionRunDeadline } from '../mission-run/missionRun.ts'

describe('the deadline of a mission run', () => {
  test('the deadline of a mission run is the end of its days or the end of the mission, whichever is earlier', () => {
    const joined = new Date('2026-03-01')
    expect(missionRunDeadline(joined, 3, null)).toEqual(new Date('2026-03-04'))
    expect(missionRunDeadline(joined, 30, new Date('2026-03-10'))).toEqual(new Date('2026-03-10'))
    expect(missionRunDeadline(joined, null, null)).toBeNull()
  })
})
