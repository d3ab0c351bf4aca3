import type { NotificationKind, QuestRunSide, Schedule, TimedRow } from '@questboard/domain'

/** Dates travel as text. */
export type ReminderMoment = {
  readonly type: 'reminder'
  readonly at: string
  readonly kind: NotificationKind
  readonly to: QuestRunSide
  /** From here on it would be wrong: something later is near already. */
  readonly until: string
}
/** What a workflow waits for. */
export type Moment =
  | { readonly type: 'deadline'; readonly at: string; readonly becomes: string }
  /** What follows from the row for other rows: not done yet, or not before that moment. */
  | { readonly type: 'aftermath'; readonly at: string }
  | ReminderMoment

/** What a workflow is told about its row. */
export type Plan = {
  readonly version: number
  readonly status: string
  readonly company?: string
  readonly creator?: string
  /**
   * What it is about, in words. Nobody's name: histories cannot be mended when a person deletes their account, and are kept
   * for as long as the server keeps them. `creator` leads to whom it is.
   */
  readonly about: string
  /** Where it stands and what it waits for, in words. */
  readonly waits: string
  /** Nothing will happen to the row any more, or nothing that time does. */
  readonly isOver: boolean
  /** Soonest first. */
  readonly moments: readonly Moment[]
}

/** `now` is the workflow's clock, which tests turn. */
export type Look = TimedRow & { readonly now: string }
export type Step = Look & { readonly version: number; readonly moment: Moment }

/**
 * done: the step was taken.
 * stale: the row is not the one that was seen, or its time has this reminder no more; perhaps an earlier try of this very step has
 * moved it. Look again.
 * refused: the database has a rule against it, in its words.
 */
export type StepResult =
  | { readonly outcome: 'done' | 'stale' }
  | { readonly outcome: 'refused'; readonly why: string }

/** A reminder that nothing comes after is right however late it is. */
const END_OF_TIME = new Date('9999-12-31T00:00:00Z')

export const momentsOf = ({ deadline, becomes, reminders }: Schedule<string>): readonly Moment[] => {
  const told = reminders.map(
    (reminder, index): Moment => ({
      type: 'reminder',
      at: reminder.at.toISOString(),
      kind: reminder.kind,
      to: reminder.to,
      until: (reminders[index + 1]?.at ?? deadline ?? END_OF_TIME).toISOString(),
    }),
  )
  return deadline === null || becomes === null
    ? told
    : [...told, { type: 'deadline', at: deadline.toISOString(), becomes }]
}

const inWords = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** "Awaiting payment: waits for the company until 2026-03-06 10:00 UTC, then Payment expired". */
export const waitsInWords = <Status extends string>(
  names: Readonly<Record<Status, string>>,
  status: Status,
  whom: string | null,
  { deadline, becomes }: Schedule<Status>,
): string => {
  const waits = whom === null ? names[status] : `${names[status]}: waits for ${whom}`
  return deadline === null || becomes === null
    ? waits
    : `${waits} until ${inWords(deadline)}, then ${becomes === status ? 'more time' : names[becomes]}`
}

/** Soonest first: what follows for other rows, and then what time does to this one. */
export const withAftermath = (at: Date | null, moments: readonly Moment[]): readonly Moment[] => {
  if (at === null) return moments
  const aftermath: Moment = { type: 'aftermath', at: at.toISOString() }
  return [aftermath, ...moments].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** The workflow's clock is the one that was waited on; a second of difference to it is nothing. */
export const isDue = (deadline: Date | null, now: string): boolean =>
  deadline !== null && deadline.getTime() <= Date.parse(now) + 1000
