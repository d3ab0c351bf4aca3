import { describe, expect, it } from 'vitest'
import { centsPerExpected, expectedReach, type Offered } from './offerValue.ts'

const usual = { averageCcv: 200, viewsPerVideo: 10_000, viewsPerShort: 40_000 }
const offer = (postType: Offered['postType'], minutes = 90): Offered => ({
  amountCents: 60_000,
  postType,
  minutes,
})

describe('the value of an offer', () => {
  it.each([
    ['a stream is measured by hours watched', 'STREAM', { views: null, hours: 300 }, 200],
    ['a video is measured by its views', 'VIDEO', { views: 10_000, hours: null }, 6],
    ['a short is measured by its views', 'SHORTS', { views: 40_000, hours: null }, 1.5],
  ] as const)('the value of an offer depends on its expected reach: %s', (_what, postType, reach, cents) => {
    expect(expectedReach(offer(postType), usual)).toEqual(reach)
    expect(centsPerExpected(offer(postType), usual)).toBe(cents)
  })

  it('an offer whose expected reach is unknown or zero has no price per view', () => {
    const unknown = { averageCcv: null, viewsPerVideo: null, viewsPerShort: null }
    expect(centsPerExpected(offer('STREAM'), unknown)).toBeNull()
    expect(centsPerExpected(offer('VIDEO'), { ...usual, viewsPerVideo: 0 })).toBeNull()
  })
})
