import { completionRate } from '../completionRate.ts'
import type { SizeTier } from '../creator/creator.ts'

/**
 * The result of a company's acceptance rules for a request. If the rules don't accept a request, the company decides.
 */
export const screenings = ['accepted', 'size_tier', 'newcomer', 'history', 'region', 'daily_cap'] as const
export type Screening = (typeof screenings)[number]

/** A sentence for the company about each result of its acceptance rules. */
export const screeningNames: Readonly<Record<Screening, string>> = {
  accepted: 'Accepted by your rules',
  size_tier: 'The creator’s size doesn’t match your rules',
  newcomer: 'No key of this creator has ended yet, and your rules don’t accept new creators',
  history: 'The creator completed fewer keys than your rules require',
  region: 'The creator’s region doesn’t match your rules',
  daily_cap: 'Waiting: your daily limit was reached',
}

/** The rules by which a company accepts creators automatically. An empty list accepts every creator. */
export type AcceptanceRules = {
  readonly sizeTiers: readonly string[]
  /** The minimum percentage of a creator's past keys for which they submitted content. Null for no minimum. */
  readonly minimumCompletion: number | null
  /** True if creators who have not completed or failed any key yet are accepted. */
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

/** The acceptance rule that the creator's past keys don't meet. */
const unmetByRecord = (
  rules: AcceptanceRules,
  { completed, failed }: KeyApplicant,
): 'newcomer' | 'history' | null => {
  const rate = completionRate(completed, failed)
  if (rate === null) return rules.acceptsNewcomers ? null : 'newcomer'
  return rules.minimumCompletion === null || rate * 100 >= rules.minimumCompletion ? null : 'history'
}

const isFrom = ({ countries, continents }: AcceptanceRules, applicant: KeyApplicant): boolean =>
  (countries.length === 0 && continents.length === 0) ||
  has(countries, applicant.country) ||
  has(continents, applicant.continent)

/** The daily cap is checked last, so the result `daily_cap` means that the creator meets all other rules. */
export const screenApplicant = (
  rules: AcceptanceRules,
  applicant: KeyApplicant,
  acceptedToday: number,
): Screening => {
  if (!isOfSize(rules, applicant)) return 'size_tier'
  const unmet = unmetByRecord(rules, applicant)
  if (unmet !== null) return unmet
  if (!isFrom(rules, applicant)) return 'region'
  return acceptedToday < rules.dailyCap ? 'accepted' : 'daily_cap'
}
