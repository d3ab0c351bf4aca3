import { eligibility, missedChecks, type RequirementCheck, requirementNames } from '@questboard/domain'
import type { Tone } from '../../components/StatusBadge.tsx'
import { formatCount } from '../../lib/format.ts'
import type { ToText } from '../../lib/text.ts'

/** A creator's eligibility as a short label, with the requirements that are not met. */
export type EligibilityResult = {
  eligible: boolean
  tone: Tone
  word: string
  gaps: string[]
  nextStep: 'access' | 'channel' | 'profile' | null
}

const others: Readonly<Record<string, string>> = {
  location: 'Not available in your country',
  languages: 'Your content language doesn’t match',
  creator_lists: 'Only for creators on one of the company’s lists',
  creator_program: 'Only for members of the Creator Program',
  completed_missions: 'Complete another Mission first',
}

/** The creator has not told us these details yet, so the requirement can be unmet only for now. */
const unknown: Readonly<Record<string, string>> = {
  location: 'Add your country to your personal info',
  languages: 'Add your content language to your personal info',
}

const isUnknown = ({ requirement, actual }: RequirementCheck): boolean =>
  Object.hasOwn(unknown, requirement) && actual == null

const gapOf = (t: ToText, check: RequirementCheck): string => {
  const { requirement, missing, required, actual } = check
  if (isUnknown(check)) return t(unknown[requirement] ?? requirementNames[requirement])
  if (missing == null) return t(others[requirement] ?? requirementNames[requirement])
  return t('{missing} more {what}: you have {have} of {need}', {
    missing: formatCount(missing),
    what: t(requirementNames[requirement]),
    have: formatCount(typeof actual === 'number' ? actual : 0),
    need: formatCount(Number(required)),
  })
}

/** Sorts the unmet requirements by how close the creator is, because meeting one platform's requirement is enough. */
const nearestFirst = (checks: readonly RequirementCheck[]): RequirementCheck[] => {
  const short = ({ missing, required }: RequirementCheck) =>
    missing == null ? Number.POSITIVE_INFINITY : missing / Math.max(Number(required) || 1, 1)
  return checks.toSorted((left, right) =>
    short(left) < short(right) ? -1 : Number(short(left) > short(right)),
  )
}

const refused = (
  word: string,
  gaps: string[],
  nextStep: EligibilityResult['nextStep'] = null,
): EligibilityResult => ({
  eligible: false,
  tone: 'neutral',
  word,
  gaps,
  nextStep,
})

/** Prepares the database's result (`activation.eligibility`) for display. Null if it was not queried. */
export const readEligibility = (t: ToText, answer: unknown): EligibilityResult | null => {
  const known = eligibility.read(answer)
  if (!known) return null
  const { eligible, creator, access, vip, checks } = known
  if (eligible)
    return {
      eligible,
      tone: 'good',
      word: vip ? 'You are invited as a VIP' : 'You are eligible',
      gaps: [],
      nextStep: null,
    }
  if (!creator) return refused('Connect a channel first', [], 'channel')
  const missed = nearestFirst(missedChecks(checks))
  const gaps = missed.map((check) => gapOf(t, check))
  if (!access) return refused('You need creator access first', gaps, 'access')
  if (!missed.some(isUnknown)) return refused('Requirements not met', gaps)
  return refused(
    missed.every(isUnknown) ? 'Complete your personal info' : 'Requirements not met',
    gaps,
    'profile',
  )
}
