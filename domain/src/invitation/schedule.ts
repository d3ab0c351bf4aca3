import { reminderHours } from '../notification/notification.ts'
import { afterHours, nothingDue, remindersAhead, type Schedule } from '../schedule.ts'
import type { InvitationStatus } from './invitation.ts'

/** What the time of an invitation depends on. */
export type InvitationFacts = {
  readonly status: InvitationStatus
  /** null: it can be answered for as long as the activation is open. */
  readonly deadline: Date | null
  /** The invited creator takes part already: by a counter offer, by joining or by applying. */
  readonly isTakenUp: boolean
  /** Somebody can be told: the creator has an account. */
  readonly hasAccount: boolean
  /** It came with an offer, whose own time reminds of it. */
  readonly hasOffer: boolean
}

const kinds = { 72: 'invitation_deadline_72h', 24: 'invitation_deadline_24h' } as const

/** Nobody can accept it after its deadline; whoever takes part by then has accepted (rules §4). */
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
