import { completionRate } from '../completionRate.ts'
import type { SizeTier } from '../creator/creator.ts'

/** What a company's rules say of who asks for its keys. Whoever they do not accept waits for the company. */
export const screenings = ['accepted', 'size_tier', 'history', 'region', 'daily_cap'] as const
export type Screening = (typeof screenings)[number]

/** In the words of the company that reviews the request. */
export const screeningNames: Readonly<Record<Screening, string>> = {
  accepted: 'Accepted by your rules',
  size_tier: 'Not of a size that your rules accept',
  history: 'Completed fewer keys than your rules ask for',
  region: 'Not from a region that your rules accept',
  daily_cap: 'Held back: your rules had accepted all creators of the day',
}

/** Of a list, nothing chosen is everything. */
export type AcceptanceRules = {
  readonly sizeTiers: readonly string[]
  /** Of 100 keys that have ended, so many with content; null: it does not count. */
  readonly minimumCompletion: number | null
  /** Those of whom no key has ended. */
  readonly acceptsNewcomers: boolean
  readonly countries: readonly string[]
  readonly continents: readonly string[]
  readonly dailyCap: number
}

export type KeyApplicant = {
  readonly sizeTier: SizeTier | null
  readonly completed: number
  readonly failed: number
  readonly country: string | null
  readonly continent: string | null
}

const has = (chosen: readonly string[], one: string | null): boolean => one !== null && chosen.includes(one)

const isOfSize = ({ sizeTiers: chosen }: AcceptanceRules, { sizeTier }: KeyApplicant): boolean =>
  chosen.length === 0 || has(chosen, sizeTier)

const hasKeptTo = (rules: AcceptanceRules, { completed, failed }: KeyApplicant): boolean => {
  const rate = completionRate(completed, failed)
  if (rate === null) return rules.acceptsNewcomers
  return rules.minimumCompletion === null || rate * 100 >= rules.minimumCompletion
}

const isFrom = ({ countries, continents }: AcceptanceRules, applicant: KeyApplicant): boolean =>
  (countries.length === 0 && continents.length === 0) ||
  has(countries, applicant.country) ||
  has(continents, applicant.continent)

/** The cap comes last: who meets the rules and came too late is told apart from who does not meet them. */
export const screenApplicant = (
  rules: AcceptanceRules,
  applicant: KeyApplicant,
  acceptedToday: number,
): Screening => {
  if (!isOfSize(rules, applicant)) return 'size_tier'
  if (!hasKeptTo(rules, applicant)) return 'history'
  if (!isFrom(rules, applicant)) return 'region'
  return acceptedToday < rules.dailyCap ? 'accepted' : 'daily_cap'
}
