import { type ActivationStatus, isEditable, type KeyCampaignParticipantStatus } from '@questboard/domain'
import type { Decision } from '../../tables/decision.ts'
import { reasonToRead } from './reasonToRead.ts'

type Kind = 'acceptApplicant' | 'rejectApplicant'

const acceptance: Decision<Kind> = {
  kind: 'acceptApplicant',
  label: 'Accept',
  title: '{count, plural, one {Accept # creator?} other {Accept # creators?}}',
  text: 'They are told, and can claim their keys at once.',
  doneWords: '{count, plural, one {# creator accepted} other {# creators accepted}}',
}
const rejection: Decision<Kind> = {
  kind: 'rejectApplicant',
  label: 'Reject',
  title: '{count, plural, one {Reject # creator?} other {Reject # creators?}}',
  text: 'They are told.',
  doneWords: '{count, plural, one {# creator rejected} other {# creators rejected}}',
  isSecond: true,
  dangerous: true,
  message: reasonToRead,
}

/** Of those who ask for keys. */
export const applicantDecisions: readonly Decision<Kind>[] = [acceptance, rejection]

const byStatus: Partial<Readonly<Record<KeyCampaignParticipantStatus, readonly Decision<Kind>[]>>> = {
  pending: applicantDecisions,
  waitlist: applicantDecisions,
  // Whether they may have keys is for us to say first (rules §6).
  waiting_for_access: [rejection],
  rejected: [acceptance],
}

/** What can be decided on one of them: once the campaign is over nobody is accepted any more. */
export const decisionsOn = (
  status: KeyCampaignParticipantStatus,
  campaign: ActivationStatus,
): readonly Decision<Kind>[] =>
  (byStatus[status] ?? []).filter((decision) => decision !== acceptance || isEditable(campaign))
