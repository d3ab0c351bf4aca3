import { reminderHours } from '../notification/notification.ts'
import { afterDays, afterHours, later, nothingDue, remindersAhead, type Schedule } from '../schedule.ts'
import { type KeyCampaignParticipantStatus, keyContentDays, keyEmbargoDays } from './keyCampaign.ts'

/** This period gives the creator time to fix content that was sent back on the last day. */
export const keyContentMendingHours = 72

export type KeyClaimFacts = {
  readonly status: KeyCampaignParticipantStatus
  readonly statusChangedAt: Date
  readonly claimedAt: Date | null
  /** The content deadline stored in the row. Null if the deadline is computed from the time of the claim. */
  readonly deadline: Date | null
  readonly embargoEnds: Date | null
}

/** The content deadline of a key claimed at this moment. */
export const keyContentDeadline = (claimedAt: Date, embargoEnds: Date | null): Date => {
  const due = afterDays(claimedAt, keyContentDays)
  return embargoEnds === null ? due : later(due, afterDays(embargoEnds, keyEmbargoDays))
}

const kinds = { 72: 'key_content_deadline_72h', 24: 'key_content_deadline_24h' } as const

/** The days after a submission on which the company is reminded to review it. */
export const keyReviewReminderDays = [3, 7, 14] as const

/** A review has no deadline; the company gets reminders. */
const reviewSchedule = (
  { statusChangedAt }: KeyClaimFacts,
  now: Date,
): Schedule<KeyCampaignParticipantStatus> => ({
  ...nothingDue,
  reminders: remindersAhead(
    keyReviewReminderDays.map((days) => ({
      at: afterDays(statusChangedAt, days),
      kind: 'key_content_waits',
      to: 'company',
    })),
    now,
  ),
})

/** Creators have 30 days to submit content (rules §9). A review has no deadline. */
export function keyClaimSchedule(claim: KeyClaimFacts, now: Date): Schedule<KeyCampaignParticipantStatus> {
  if (claim.status === 'submitted_content') return reviewSchedule(claim, now)
  if (claim.status !== 'claimed_key') return nothingDue
  const claimedAt = claim.claimedAt ?? claim.statusChangedAt
  const agreed = claim.deadline ?? keyContentDeadline(claimedAt, claim.embargoEnds)
  const deadline =
    agreed > claim.statusChangedAt
      ? agreed
      : later(agreed, afterHours(claim.statusChangedAt, keyContentMendingHours))
  const reminders = reminderHours.map((hours) => ({
    at: afterHours(deadline, -hours),
    kind: kinds[hours],
    to: 'creator' as const,
  }))
  return { deadline, becomes: 'failed', reminders: remindersAhead(reminders, now) }
}
