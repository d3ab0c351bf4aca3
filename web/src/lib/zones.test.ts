import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inZone, momentOf, wallTimeAt, zoneName } from './zones.ts'

const stockholm = 'Europe/Stockholm'

it.each([
  ['2026-12-24', '14:00', stockholm, '2026-12-24T13:00:00.000Z'],
  ['2026-07-01', '00:00', stockholm, '2026-06-30T22:00:00.000Z'],
  ['2026-12-24', '14:00', 'America/New_York', '2026-12-24T19:00:00.000Z'],
  ['2026-12-24', '14:00', 'Asia/Kathmandu', '2026-12-24T08:15:00.000Z'],
])('on %s at %s, the local time in %s is %s', (day, time, zone, moment) => {
  expect(momentOf({ day, time }, zone)).toBe(moment)
  expect(wallTimeAt(moment, zone)).toEqual({ day, time })
})

it('a local time that does not exist in spring moves one hour later, and one that exists twice counts as the first', () => {
  expect(momentOf({ day: '2026-03-29', time: '02:30' }, stockholm)).toBe('2026-03-29T01:30:00.000Z')
  expect(momentOf({ day: '2026-10-25', time: '02:30' }, stockholm)).toBe('2026-10-25T00:30:00.000Z')
})

it('an empty date or time is not converted to a local time', () => {
  expect(wallTimeAt('', stockholm)).toBeNull()
  expect(momentOf({ day: '', time: '14:00' }, stockholm)).toBe('')
})

it('a date can be converted while the user is still typing its year', () => {
  const digits = (length: number, max: number) =>
    fc.integer({ min: 1, max }).map((part) => String(part).padStart(length, '0'))
  const day = fc.tuple(digits(4, 9999), digits(2, 12), digits(2, 28)).map((parts) => parts.join('-'))
  fc.assert(
    fc.property(day, fc.constantFrom(stockholm, 'Asia/Tokyo', 'UTC'), (typed, zone) => {
      const moment = momentOf({ day: typed, time: '14:00' }, zone)
      expect(wallTimeAt(moment, zone)?.day).toBe(typed)
    }),
  )
})

it('the date and time in a form do not change when the user selects another time zone', () => {
  const moment = inZone('2026-12-24T13:00:00.000Z', stockholm, 'Asia/Tokyo')
  expect(wallTimeAt(moment, 'Asia/Tokyo')).toEqual({ day: '2026-12-24', time: '14:00' })
  expect(inZone('', stockholm, 'Asia/Tokyo')).toBe('')
})

it('a local time that is converted to UTC and back stays the same in every time zone', () => {
  const minutes = fc.integer({ min: 0, max: 60 * 24 * 365 * 20 })
  const zone = fc.constantFrom(stockholm, 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC')
  fc.assert(
    fc.property(minutes, zone, (count, at) => {
      const moment = new Date(Date.UTC(2020, 0, 1) + count * 60_000).toISOString()
      const wall = wallTimeAt(moment, at)
      expect(wall && wallTimeAt(momentOf(wall, at), at)).toEqual(wall)
    }),
  )
})

it('the name of a time zone includes its difference to UTC on that day', () => {
  expect(zoneName(stockholm, new Date('2026-12-24'))).toBe('Europe/Stockholm (GMT+1)')
  expect(zoneName('America/New_York', new Date('2026-07-01'))).toBe('America/New York (GMT-4)')
})
