import { describe, expect, test } from 'vitest'
import { customDomainGraceHours, isDomain, watchedDomain } from './customDomain.ts'

const now = new Date('2026-11-21T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000)
const inGrace = hoursAgo(customDomainGraceHours - 1)

describe('checking a verified custom domain', () => {
  test.each([
    ['stays verified with its DNS record', true, null, 'verified', null],
    ['is healthy again once its DNS record exists again', true, inGrace, 'verified', null],
    ['is marked when its DNS record is first missing', false, null, 'verified', now],
    ['stays verified while the DNS record is missing for a short time', false, inGrace, 'verified', inGrace],
    [
      'is lost when the DNS record is missing for too long',
      false,
      hoursAgo(customDomainGraceHours),
      'not_verified',
      null,
    ],
    ['is not lost if name servers do not answer', null, null, 'verified', null],
    [
      'is not lost if name servers do not answer for a long time',
      null,
      hoursAgo(1000),
      'verified',
      hoursAgo(1000),
    ],
  ] as const)('after a check, a verified custom domain %s', (_, isProven, since, status, missingSince) => {
    expect(watchedDomain(isProven, since, now)).toEqual({ status, missingSince })
  })
})

test.each([
  ['play.studio.example', true],
  ['studio', false],
  ['-studio.example', false],
  ['http://studio.example', false],
  ['127.0.0.1', false],
])('the check of custom domains decides whether %s is a valid domain: %s', (text, expected) => {
  expect(isDomain(text)).toBe(expected)
})
