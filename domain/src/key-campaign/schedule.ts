import { reminderHours } from '../notification/notification.ts'
import { afterDays, afterHours, later, nothingDue, remindersAhead, type Schedule } from '../schedule.ts'
import { type KeyCampaignParticipantStatus, keyContentDays } from './keyCampaign.ts'

/** Content that is sent back on the last day can still be mended. */
export const keyContentMendingHours = 72

/** What the time of a claimed key depends on. */
export type KeyClaimFacts = {
  readonly status: KeyCampaignParticipantStatus
  readonly statusChangedAt: Date
  readonly claimedAt: Date | null
  /** As the row says it; null: 30 days after the claim. */
  readonly deadline: Date | null
}

const kinds = { 72: 'key_content_deadline_72h', 24: 'key_content_deadline_24h' } as const

/** rules §9: 30 days to submit content. Content under review waits for the company. */
export function keyClaimSchedule(claim: KeyClaimFacts, now: Date): Schedule<KeyCampaignParticipantStatus> {
  if (claim.status !== 'claimed_key') return nothingDue
  const claimedAt = claim.claimedAt ?? claim.statusChangedAt
  const agreed = claim.deadline ?? afterDays(claimedAt, keyContentDays)
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
