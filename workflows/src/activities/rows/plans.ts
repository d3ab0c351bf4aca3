import {
  type NotificationKind,
  operatorMinute,
  type QuestRunSide,
  type Schedule,
  type TimedRow,
} from '@questboard/domain'

/** Dates are sent to the workflow as text. */
export type ReminderMoment = {
  readonly type: 'reminder'
  readonly at: string
  readonly kind: NotificationKind
  readonly to: QuestRunSide
  /** After this time, the reminder would be wrong, because a later reminder is due. */
  readonly until: string
}
/** The workflow waits for this time. */
export type Moment =
  | { readonly type: 'deadline'; readonly at: string; readonly becomes: string }
  /** The row's status affects other rows at this time. */
  | { readonly type: 'aftermath'; readonly at: string }
  | ReminderMoment

/** The data of a row that its workflow uses. */
export type Plan = {
  readonly version: number
  readonly status: string
  readonly company?: string
  readonly creator?: string
  /**
   * A description without personal names, because histories cannot be changed when a person deletes their account.
   * `creator` identifies the person.
   */
  readonly about: string
  /** The current status in words, and what the row waits for. */
  readonly waits: string
  /** True if time can no longer change the row. */
  readonly isOver: boolean
  /** The times for which the workflow waits, soonest first. */
  readonly moments: readonly Moment[]
}

/** A row and a time. `now` is the workflow's clock, which tests control. */
export type Look = TimedRow & { readonly now: string }
export type Step = Look & { readonly version: number; readonly moment: Moment }

/**
 * `done`: the step was taken. `stale`: the row or the reminder has changed, perhaps by an earlier attempt, so the
 * workflow must read the row again. `refused`: a database rule forbids the step, and the text is the rule's message.
 */
export type StepResult =
  | { readonly outcome: 'done' | 'stale' }
  | { readonly outcome: 'refused'; readonly why: string }

/** The last reminder never becomes wrong, even if it is sent late, so it ends in the far future. */
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

/** A text such as "Awaiting payment: waits for the company until 2026-03-06 10:00 UTC, then Payment expired". */
export const waitsInWords = <Status extends string>(
  names: Readonly<Record<Status, string>>,
  status: Status,
  whom: string | null,
  { deadline, becomes }: Schedule<Status>,
): string => {
  const waits = whom === null ? names[status] : `${names[status]}: waits for ${whom}`
  return deadline === null || becomes === null
    ? waits
    : `${waits} until ${operatorMinute(deadline)}, then ${becomes === status ? 'more time' : names[becomes]}`
}

/** All times for which the workflow waits, soonest first, starting with those that affect other rows. */
export const withAftermath = (at: Date | null, moments: readonly Moment[]): readonly Moment[] => {
  if (at === null) return moments
  const aftermath: Moment = { type: 'aftermath', at: at.toISOString() }
  return [aftermath, ...moments].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** True if the deadline has passed by the workflow's clock, with a second of tolerance. */
export const isDue = (deadline: Date | null, now: string): boolean =>
  deadline !== null && deadline.getTime() <= Date.parse(now) + 1000
