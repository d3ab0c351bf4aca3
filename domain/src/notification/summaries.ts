import { z } from 'zod'
import { allOf, countInWords } from '../format/numbers.ts'
import { afterDays, later } from '../schedule.ts'
import type { SummaryKind } from './mailPreferences.ts'
import type { SummaryFrequency } from './notification.ts'

const count = z.int().nonnegative()

/** Applications to one Creator Program since the last summary. `newest` has the names of the latest applicants. */
const applicantsOfProgram = z.object({
  name: z.string(),
  applied: count.positive(),
  pending: count,
  newest: z.array(z.string()),
})

/** `joined` and `completed` count events since the last summary. `review` and `claiming` are current counts. */
const statusOfMission = z
  .object({ name: z.string(), joined: count, completed: count, review: count, claiming: count })
  .refine(({ joined, completed, review }) => joined + completed + review > 0)

/** `requested`, `submitted` and `completed` count events since the last summary. `pending` and `review` are current counts. */
const statusOfKeys = z
  .object({
    name: z.string(),
    requested: count,
    submitted: count,
    completed: count,
    pending: count,
    review: count,
  })
  .refine(({ completed, pending, review }) => completed + pending + review > 0)

export type ApplicantsOfProgram = z.infer<typeof applicantsOfProgram>
export type StatusOfMission = z.infer<typeof statusOfMission>
export type StatusOfKeys = z.infer<typeof statusOfKeys>

/** A summary is stored as numbers and names. The sentences are created when it is sent. */
const subjects = {
  program_applicant_summary: z.array(applicantsOfProgram).nonempty(),
  mission_status_summary: z.array(statusOfMission).nonempty(),
  key_status_summary: z.array(statusOfKeys).nonempty(),
} as const

export type SummaryWords = { readonly subject: string; readonly lines: readonly string[] }

/** The maximum number of lines, because people don't read longer mails to the end. */
const MOST_LINES = 10

const counted = (amount: number, one: string, many: string): string =>
  `${countInWords(amount)} ${amount === 1 ? one : many}`

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

const applicantsLine = ({ name, applied, pending, newest }: ApplicantsOfProgram): string => {
  const others = applied - newest.length
  const who = allOf([...newest, ...(others > 0 ? [`${countInWords(others)} more`] : [])])
  const waiting = counted(pending, 'application needs', 'applications need')
  return `${counted(applied, 'creator', 'creators')} applied to ${name}: ${who}. ${pending > 0 ? `${waiting} your answer` : 'You answered all applicants'}.`
}

const applicantsWords = (programs: readonly ApplicantsOfProgram[]): SummaryWords => {
  const applied = counted(sum(programs.map((program) => program.applied)), 'creator', 'creators')
  const where = programs.length === 1 ? 'Creator Program' : 'Creator Programs'
  return { subject: `${applied} applied to your ${where}`, lines: programs.map(applicantsLine) }
}

type Counts = Omit<StatusOfMission, 'name'>

/** The parts of a summary line. Counts of zero are left out. */
const statusParts = ({ joined, completed, review, claiming }: Counts): readonly string[] => [
  ...(joined > 0 ? [`${counted(joined, 'creator', 'creators')} joined`] : []),
  ...(completed > 0 ? [`${countInWords(completed)} completed`] : []),
  ...(review > 0 ? [counted(review, 'needs your review', 'need your review')] : []),
  ...(claiming > 0 ? [counted(claiming, 'can claim rewards', 'can claim rewards')] : []),
]

const missionWords = (missions: readonly StatusOfMission[]): SummaryWords => {
  const total = (key: keyof Counts): number => sum(missions.map((mission) => mission[key]))
  const all = { joined: total('joined'), completed: total('completed'), review: total('review'), claiming: 0 }
  return {
    subject: `Your Missions: ${allOf(statusParts(all))}`,
    lines: missions.map((mission) => `${mission.name}: ${allOf(statusParts(mission))}.`),
  }
}

type KeyCounts = Omit<StatusOfKeys, 'name'>

const keyParts = ({ requested, submitted, completed, pending, review }: KeyCounts): readonly string[] => [
  ...(requested > 0 ? [`${counted(requested, 'creator', 'creators')} requested a key`] : []),
  ...(submitted > 0 ? [`${countInWords(submitted)} submitted content`] : []),
  ...(completed > 0 ? [`${countInWords(completed)} completed`] : []),
  ...(pending > 0 ? [counted(pending, 'request needs your answer', 'requests need your answer')] : []),
  ...(review > 0 ? [counted(review, 'submission needs your review', 'submissions need your review')] : []),
]

const newsOf = (total: (key: keyof KeyCounts) => number) => ({
  requested: total('requested'),
  submitted: total('submitted'),
  completed: total('completed'),
})

/** The subject contains only the counts that need an answer, if there are any. */
const keyWords = (campaigns: readonly StatusOfKeys[]): SummaryWords => {
  const total = (key: keyof KeyCounts): number => sum(campaigns.map((campaign) => campaign[key]))
  const [pending, review] = [total('pending'), total('review')]
  const all = pending + review > 0 ? { requested: 0, submitted: 0, completed: 0 } : newsOf(total)
  return {
    subject: `Your Key campaigns: ${allOf(keyParts({ ...all, pending, review }))}`,
    lines: campaigns.map((campaign) => `${campaign.name}: ${allOf(keyParts(campaign))}.`),
  }
}

const shortened = ({ subject, lines }: SummaryWords): SummaryWords => {
  const left = lines.length - MOST_LINES
  if (left <= 0) return { subject, lines }
  return { subject, lines: [...lines.slice(0, MOST_LINES), `And ${countInWords(left)} more.`] }
}

export const summaryWords = (kind: SummaryKind, kept: unknown): SummaryWords =>
  shortened(
    kind === 'program_applicant_summary'
      ? applicantsWords(subjects[kind].parse(kept))
      : kind === 'mission_status_summary'
        ? missionWords(subjects[kind].parse(kept))
        : keyWords(subjects[kind].parse(kept)),
  )

/** The frequencies of summaries. The others send none. */
export type MailedFrequency = Exclude<SummaryFrequency, 'never' | 'immediately'>

/** The hour in Stockholm when summaries are sent. Weekly summaries are sent on Mondays. */
export const summaryHour = 8

const periodDays: Readonly<Record<MailedFrequency, number>> = { daily: 1, weekly: 7 }
/** After a long pause, a summary covers at most a month. */
const LONGEST_DAYS = 31

/** A summary starts where the last one ended. The first summary covers one period. */
export const summarySince = (frequency: MailedFrequency, lastUntil: Date | null, at: Date): Date =>
  lastUntil === null ? afterDays(at, -periodDays[frequency]) : later(lastUntil, afterDays(at, -LONGEST_DAYS))
