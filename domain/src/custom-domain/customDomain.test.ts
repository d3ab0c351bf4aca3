import { describe, expect, test } from 'vitest'
import { customDomainGraceHours, isDomain, watchedDomain } from './customDomain.ts'

const now = new Date('2026-11-21T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000)
const inGrace = hoursAgo(customDomainGraceHours - 1)

describe('a verified domain', () => {
  test.each([
    ['stays with its record', true, null, 'verified', null],
    ['is well again once its record is back', true, inGrace, 'verified', null],
    ['begins to miss its record', false, null, 'verified', now],
    ['may miss it for a while', false, inGrace, 'verified', inGrace],
    ['is lost after that', false, hoursAgo(customDomainGraceHours), 'not_verified', null],
    ['is not lost by silence', null, null, 'verified', null],
    ['is not lost by silence, however long', null, hoursAgo(1000), 'verified', hoursAgo(1000)],
  ] as const)(
    'the state of a verified domain after a check: %s',
    (_, isProven, since, status, missingSince) => {
      expect(watchedDomain(isProven, since, now)).toEqual({ status, missingSince })
    },
  )
})

test.each([
  ['play.studio.example', true],
  ['studio', false],
  ['-studio.example', false],
  ['http://studio.example', false],
  ['127.0.0.1', false],
])('%s is a valid domain: %s', (text, expected) => {
  expect(isDomain(text)).toBe(expected)
})
