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

/** The result of `inviteCreators` for one creator. */
export type Outcome = {
  readonly asked: string
  readonly creatorId?: string | null
  readonly result: string
  readonly missed?: unknown
}
export type Said = { readonly tone: Tone; readonly word: string; readonly detail: string | null }

/** Error messages for the company. On other screens, the same error codes have messages for creators. */
const words: Readonly<Record<string, Omit<Said, 'detail'> & { detail?: string }>> = {
  invited: { tone: 'good', word: 'Invited' },
  'already-invited': { tone: 'neutral', word: 'Already invited' },
  'already-joined': { tone: 'neutral', word: 'Already joined' },
  'requirements-not-met': { tone: 'warn', word: 'Does not meet the requirements' },
  'access-needed': {
    tone: 'warn',
    word: 'No access yet',
    detail: 'We haven’t approved this creator for the activation yet.',
  },
  'payout-setup': {
    tone: 'warn',
    word: 'No payout setup',
    detail: 'This creator can’t accept offers yet. Invite them without an offer.',
  },
  'offer-needs-account': {
    tone: 'warn',
    word: 'No offer by email',
    detail: 'You can’t send an offer to an email address. Invite this email address without an offer.',
  },
  'creator-channel': {
    tone: 'warn',
    word: 'No channel on this platform',
    detail: 'Make an offer for another platform, or invite this creator without an offer.',
  },
  'minimum-deal-size': { tone: 'warn', word: 'Minimum deal size not met' },
  'not-found': { tone: 'bad', word: 'No creator with this name' },
  '1012': { tone: 'bad', word: 'Invalid email address' },
}

const others: Readonly<Partial<Record<RequirementCheck['requirement'], string>>> = {
  location: 'Creator is in another country',
  languages: 'Content is in another language',
  creator_lists: 'Not on a required creator list',
  creator_program: 'Not a member of the Creator Program',
  completed_missions: 'Hasn’t completed the required Mission',
}

/** Messages for requirements that we cannot check, because the creator has not told us these details yet. */
const unknown: Readonly<Partial<Record<RequirementCheck['requirement'], string>>> = {
  location: 'Creator’s country is unknown',
  languages: 'Content language is unknown',
}

const gapOf = (t: ToText, { requirement, missing, actual }: RequirementCheck): string => {
  const names = actual == null ? { ...others, ...unknown } : others
  return missing == null
    ? t(names[requirement] ?? requirementNames[requirement])
    : t('{missing} {what} missing', { missing: formatCount(missing), what: t(requirementNames[requirement]) })
}

/** The requirements that a creator does not meet, and how far the creator falls short. */
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

export const countOutcomes = (outcomes: readonly Outcome[]): { invited: number; others: number } => {
  const invited = outcomes.filter(({ result }) => result === 'invited').length
  return { invited, others: outcomes.length - invited }
}
