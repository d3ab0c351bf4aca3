import { type ActivationStatus, isEditable, type KeyCampaignParticipantStatus } from '@questboard/domain'
import type { Decision } from '../../tables/decision.ts'
import { reasonToRead } from './reasonToRead.ts'

type Kind = 'acceptApplicant' | 'rejectApplicant'

const acceptance: Decision<Kind> = {
  kind: 'acceptApplicant',
  label: 'Accept',
  title: '{count, plural, one {Accept # creator?} other {Accept # creators?}}',
  text: 'We notify these creators, and they can claim their keys immediately.',
  doneWords: '{count, plural, one {# creator accepted} other {# creators accepted}}',
}
const rejection: Decision<Kind> = {
  kind: 'rejectApplicant',
  label: 'Reject',
  title: '{count, plural, one {Reject # creator?} other {Reject # creators?}}',
  text: 'We notify these creators.',
  doneWords: '{count, plural, one {# creator rejected} other {# creators rejected}}',
  isSecond: true,
  dangerous: true,
  message: reasonToRead,
}

export const applicantDecisions: readonly Decision<Kind>[] = [acceptance, rejection]

const byStatus: Partial<Readonly<Record<KeyCampaignParticipantStatus, readonly Decision<Kind>[]>>> = {
  pending: applicantDecisions,
  waitlist: applicantDecisions,
  // Questboard must first approve these creators for keys (rules §6).
  waiting_for_access: [rejection],
  rejected: [acceptance],
}

/** The possible decisions for one participant. After the campaign has ended, no one can be accepted. */
export const decisionsOn = (
  status: KeyCampaignParticipantStatus,
  campaign: ActivationStatus,
): readonly Decision<Kind>[] =>
  (byStatus[status] ?? []).filter((decision) => decision !== acceptance || isEditable(campaign))
