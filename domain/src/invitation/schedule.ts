import { reminderHours } from '../notification/notification.ts'
import { afterHours, nothingDue, remindersAhead, type Schedule } from '../schedule.ts'
import type { InvitationStatus } from './invitation.ts'

export type InvitationFacts = {
  readonly status: InvitationStatus
  /** The deadline for the answer. Null if the invitation can be answered as long as the activation is open. */
  readonly deadline: Date | null
  /** The invited creator has already joined, applied or made a counter-offer. */
  readonly isTakenUp: boolean
  /** The creator has an account and can be notified. */
  readonly hasAccount: boolean
  /** The offer that came with the invitation has its own reminders. */
  readonly hasOffer: boolean
}

const kinds = { 72: 'invitation_deadline_72h', 24: 'invitation_deadline_24h' } as const

/** An invitation cannot be accepted after its deadline. Joining before the deadline counts as accepting (rules §4). */
export function invitationSchedule(invitation: InvitationFacts, now: Date): Schedule<InvitationStatus> {
  const { status, deadline, isTakenUp, hasAccount, hasOffer } = invitation
  if (status !== 'PENDING' || deadline === null) return nothingDue
  if (isTakenUp) return { deadline, becomes: 'ACCEPTED', reminders: [] }
  const isReminded = hasAccount && !hasOffer
  const reminders = reminderHours.map((hours) => ({
    at: afterHours(deadline, -hours),
    kind: kinds[hours],
    to: 'creator' as const,
  }))
  return { deadline, becomes: 'REJECTED', reminders: isReminded ? remindersAhead(reminders, now) : [] }
}
