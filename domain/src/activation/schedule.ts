import { nothingDue, type Schedule } from '../schedule.ts'
import type { ActivationStatus } from './activation.ts'

export type ActivationFacts = {
  readonly status: ActivationStatus
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

/** An upcoming activation goes live at its start, and an open one ends at its end. */
export function activationSchedule(
  { status, startsAt, endsAt }: ActivationFacts,
  now: Date,
): Schedule<ActivationStatus> {
  if (status === 'upcoming') {
    // If the end passed before the activation was published, the activation closes instead of going live.
    const isOver = endsAt !== null && endsAt <= now
    return { deadline: startsAt ?? now, becomes: isOver ? 'closed' : 'active', reminders: [] }
  }
  const isOpen = status === 'active' || status === 'unpublished'
  return isOpen && endsAt !== null ? { deadline: endsAt, becomes: 'ended', reminders: [] } : nothingDue
}
