import {
  errors,
  isErrorCode,
  missedChecks,
  missedRequirements,
  type RequirementCheck,
  requirementNames,
} from '@questboard/domain'
import type { Tone } from '../../components/StatusBadge.tsx'
import { formatCount } from '../../lib/format.ts'
import type { ToText } from '../../lib/text.ts'

/** What the answer of `inviteCreators` says of one of those who were to be invited. */
export type Outcome = {
  readonly asked: string
  readonly creatorId?: string | null
  readonly result: string
  readonly missed?: unknown
}
export type Said = { readonly tone: Tone; readonly word: string; readonly detail: string | null }

/** As the company reads it: the same codes speak to creators elsewhere. */
const words: Readonly<Record<string, Omit<Said, 'detail'> & { detail?: string }>> = {
  invited: { tone: 'good', word: 'Invited' },
  'already-invited': { tone: 'neutral', word: 'Already invited' },
  'already-joined': { tone: 'neutral', word: 'Takes part already' },
  'requirements-not-met': { tone: 'warn', word: 'Does not meet the requirements' },
  'access-needed': { tone: 'warn', word: 'No access yet', detail: 'We have not approved them for this yet.' },
  'payout-setup': {
    tone: 'warn',
    word: 'No payout set-up',
    detail: 'They could not accept an offer yet. Invite them without one.',
  },
  'offer-needs-account': {
    tone: 'warn',
    word: 'No offer by email',
    detail: 'An offer goes to a creator by name. Invite this address without one.',
  },
  'minimum-deal-size': { tone: 'warn', word: 'Minimum deal size not met' },
  'not-found': { tone: 'bad', word: 'Nobody has this name' },
  '1012': { tone: 'bad', word: 'Invalid email address' },
}

const others: Readonly<Partial<Record<RequirementCheck['requirement'], string>>> = {
  location: 'Other country',
  languages: 'Other language',
  creator_lists: 'On none of the lists',
  creator_program: 'No member of the Creator Program',
  completed_missions: 'Has not completed the Mission before',
}

/** "130 Twitch followers short". */
const gapOf = (t: ToText, { requirement, missing }: RequirementCheck): string =>
  missing == null
    ? t(others[requirement] ?? requirementNames[requirement])
    : t('{missing} {what} short', { missing: formatCount(missing), what: t(requirementNames[requirement]) })

/** By how much a creator does not meet what is asked for. */
export const gapsInWords = (t: ToText, checks: readonly RequirementCheck[]): string =>
  missedChecks(checks)
    .map((check) => gapOf(t, check))
    .join(' · ')

export const sayOutcome = (t: ToText, { result, missed }: Outcome): Said => {
  const known = words[result]
  if (known === undefined)
    return {
      tone: 'bad',
      word: 'Not invited',
      detail: t(isErrorCode(result) ? errors[result] : errors.unexpected),
    }
  const detail = missedRequirements.is(missed) && missed.length > 0 ? gapsInWords(t, missed) : null
  return { tone: known.tone, word: known.word, detail: detail ?? (known.detail ? t(known.detail) : null) }
}

/** How many of each, the invited first. */
export const countOutcomes = (outcomes: readonly Outcome[]): { invited: number; others: number } => {
  const invited = outcomes.filter(({ result }) => result === 'invited').length
  return { invited, others: outcomes.length - invited }
}
