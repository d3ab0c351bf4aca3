import { nothingDue, type Schedule } from '../schedule.ts'
import type { ActivationStatus } from './activation.ts'

/** What the time of an activation depends on. */
export type ActivationFacts = {
  readonly status: ActivationStatus
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

/** An upcoming one goes live at its start, and what is open ends at its end. */
export function activationSchedule(
  { status, startsAt, endsAt }: ActivationFacts,
  now: Date,
): Schedule<ActivationStatus> {
  if (status === 'upcoming') {
    // Nothing was up at its start, or it was moved into the past: there is nothing left to go live.
    const isOver = endsAt !== null && endsAt <= now
    return { deadline: startsAt ?? now, becomes: isOver ? 'closed' : 'active', reminders: [] }
  }
  const isOpen = status === 'active' || status === 'unpublished'
  return isOpen && endsAt !== null ? { deadline: endsAt, becomes: 'ended', reminders: [] } : nothingDue
}
