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
    ['of any size, where none is chosen', {}, { sizeTier: null }, 'accepted'],
    ['of a chosen size', { sizeTiers: ['micro', 'mid'] }, {}, 'accepted'],
    ['of no other size', { sizeTiers: ['mid'] }, {}, 'size_tier'],
    ['of no unknown size, where one is chosen', { sizeTiers: ['nano'] }, { sizeTier: null }, 'size_tier'],
    ['who completed as many keys as asked for', { minimumCompletion: 75 }, {}, 'accepted'],
    ['who completed fewer not', { minimumCompletion: 76 }, {}, 'history'],
    ['of whom no key has ended', { minimumCompletion: 100 }, { completed: 0, failed: 0 }, 'accepted'],
    ['but not where newcomers wait', { acceptsNewcomers: false }, { completed: 0, failed: 0 }, 'history'],
    ['from a chosen country', { countries: ['SE'] }, {}, 'accepted'],
    ['from a chosen continent', { countries: ['US'], continents: ['EU'] }, {}, 'accepted'],
    ['from nowhere else', { countries: ['US'], continents: ['AS'] }, {}, 'region'],
    ['from no unknown place', { countries: ['SE'] }, { country: null, continent: null }, 'region'],
  ] as const)('the acceptance rules accept a creator %s', (_, rules, of, screening) => {
    expect(screen(rules, of)).toBe(screening)
  })

  it('the acceptance rules accept up to the daily limit and mark later creators as over the limit', () => {
    expect(screen({}, {}, 1)).toBe('accepted')
    expect(screen({}, {}, 2)).toBe('daily_cap')
    expect(screen({ sizeTiers: ['mid'] }, {}, 2)).toBe('size_tier')
  })
})
