import { describe, expect, it } from 'vitest'
import { type AcceptanceRules, type KeyApplicant, screenApplicant } from './acceptance.ts'

const everybody: AcceptanceRules = {
  sizeTiers: [],
  minimumCompletion: null,
  acceptsNewcomers: true,
  countries: [],
  continents: [],
  dailyCap: 2,
}
const applicant: KeyApplicant = {
  sizeTier: 'micro',
  completed: 3,
  failed: 1,
  country: 'SE',
  continent: 'EU',
}
const screen = (rules: Partial<AcceptanceRules>, of: Partial<KeyApplicant> = {}, acceptedToday = 0) =>
  screenApplicant({ ...everybody, ...rules }, { ...applicant, ...of }, acceptedToday)

describe('the acceptance rules of a key campaign', () => {
  it.each([
    ['of any size if no size is required', {}, { sizeTier: null }, 'accepted'],
    ['of a required size', { sizeTiers: ['micro', 'mid'] }, {}, 'accepted'],
    ['only of a required size', { sizeTiers: ['mid'] }, {}, 'size_tier'],
    ['only of a known size if a size is required', { sizeTiers: ['nano'] }, { sizeTier: null }, 'size_tier'],
    ['who completed the required share of keys', { minimumCompletion: 75 }, {}, 'accepted'],
    ['only with the required share of completed keys', { minimumCompletion: 76 }, {}, 'history'],
    ['without any finished keys', { minimumCompletion: 100 }, { completed: 0, failed: 0 }, 'accepted'],
    [
      'only with finished keys if newcomers must wait',
      { acceptsNewcomers: false },
      { completed: 0, failed: 0 },
      'newcomer',
    ],
    ['from a required country', { countries: ['SE'] }, {}, 'accepted'],
    ['from a required continent', { countries: ['US'], continents: ['EU'] }, {}, 'accepted'],
    ['only from a required region', { countries: ['US'], continents: ['AS'] }, {}, 'region'],
    [
      'only from a known region if a region is required',
      { countries: ['SE'] },
      { country: null, continent: null },
      'region',
    ],
  ] as const)('the acceptance rules accept a creator %s', (_, rules, of, screening) => {
    expect(screen(rules, of)).toBe(screening)
  })

  it('the acceptance rules accept creators up to the daily limit, and mark all further creators as over the limit', () => {
    expect(screen({}, {}, 1)).toBe('accepted')
    expect(screen({}, {}, 2)).toBe('daily_cap')
    expect(screen({ sizeTiers: ['mid'] }, {}, 2)).toBe('size_tier')
  })
})
