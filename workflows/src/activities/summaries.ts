import {
  dateInStockholm,
  isSummaryKind,
  type MailedFrequency,
  mayMailAt,
  momentInWords,
  type SummaryKind,
  summaryKinds,
  summarySince,
  summaryWords,
} from '@questboard/domain'
import { type Letter, summaryLetter } from '@questboard/providers/mail'
import { ApplicationFailure } from '@temporalio/activity'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Dependencies } from './dependencies.ts'
import { goOn, lastHeartbeat } from './paging.ts'
import { quietHoursOf } from './quietHours.ts'
import { contentsOf, type Reader, readersAfter } from './summarySources.ts'
import { unsubscribeFrom } from './unsubscribe.ts'

type Needed = Pick<Dependencies, 'database' | 'mailer' | 'publicUrl' | 'unsubscribeTokens'>

/** One morning's summaries: which ones are sent, and when. */
export type Morning = {
  readonly frequency: MailedFrequency /** The time in ISO 8601. */
  readonly at: string
}

const PAGE = 200
/** The number of mails sent at a time. Each mail opens a connection to the mail server. */
const MAILS_AT_ONCE = 10

const paths: Readonly<Record<SummaryKind, string>> = {
  key_status_summary: '/company/creator-management/keys',
  program_applicant_summary: '/company/creator-management/creator-program/applicants',
  mission_status_summary: '/company/creator-management/missions/review',
}

const position = z
  .object({ kind: z.enum(summaryKinds), after: z.string() })
  .nullable()
  .catch(null)

/** Stores the summaries' content for a page of readers. Rows that already exist stay unchanged. */
const writePage = async (
  { database }: Needed,
  kind: SummaryKind,
  { frequency, at }: Morning,
  readers: readonly Reader[],
): Promise<void> => {
  const until = new Date(at)
  const asked = new Map(
    readers.map((reader) => {
      const since = summarySince(frequency, reader.last_until, until)
      return [`${reader.company_id} ${since.toISOString()}`, { companyId: reader.company_id, since }]
    }),
  )
  // A retry skips readers whose summary is already written up to this morning.
  const open = [...asked.values()].filter(({ since }) => since < until)
  const told = await contentsOf(database, kind, open, until)
  const contents = new Map(told.map((row) => [`${row.company_id} ${row.since.toISOString()}`, row]))
  const rows = readers.flatMap((reader) => {
    const since = summarySince(frequency, reader.last_until, until)
    const found = contents.get(`${reader.company_id} ${since.toISOString()}`)
    if (found === undefined) return []
    const period = { morning: dateInStockholm(until), told_from: since, told_until: until }
    return [{ user_id: reader.user_id, kind, frequency, ...period, content: JSON.stringify(found.content) }]
  })
  if (rows.length === 0) return
  await database
    .insertInto('summary')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'morning']).doNothing())
    .execute()
}

const isWanted = sql<boolean>`to_jsonb(preference) ->> summary.kind in ('daily', 'weekly')`

const unmailedPage = ({ database }: Needed, { frequency, at }: Morning, after: string | null) =>
  database
    .selectFrom('summary')
    .innerJoin('notification_preference as preference', 'preference.user_id', 'summary.user_id')
    .innerJoin('user', 'user.id', 'summary.user_id')
    .select(['summary.id', 'summary.user_id', 'kind', 'content', 'told_from'])
    .select(['email', 'display_name', 'quiet_from', 'quiet_until'])
    .where(sql<boolean>`summary.morning = ${dateInStockholm(new Date(at))}::date`)
    .where('frequency', '=', frequency)
    .where('mailed_at', 'is', null)
    .where('user.active', '=', true)
    .where('user.email_verified_at', 'is not', null)
    .where(isWanted)
    .$if(after !== null, (query) => query.where('summary.id', '>', after))
    .orderBy('summary.id')
    .limit(PAGE)
    .execute()

type Unmailed = Awaited<ReturnType<typeof unmailedPage>>[number]

const letterOf = (needed: Needed, summary: Unmailed): Letter => {
  if (!isSummaryKind(summary.kind)) throw new Error(`unknown kind of summary: ${summary.kind}`)
  const { subject, lines } = summaryWords(summary.kind, summary.content)
  return summaryLetter({
    displayName: summary.display_name,
    subject,
    since: momentInWords(summary.told_from),
    lines,
    url: new URL(paths[summary.kind], needed.publicUrl).href,
    unsubscribe: unsubscribeFrom(needed, summary.user_id, summary.kind),
  })
}

/** Null after sending. Otherwise the end of the person's quiet hours, or the mail server's error. */
type Outcome = null | Date | Error

/** One broken mailbox does not delay the others: the activity fails only at the end and is then retried. */
const mailOne = async (needed: Needed, summary: Unmailed): Promise<Outcome> => {
  const now = new Date()
  const later = mayMailAt(null, null, quietHoursOf(summary), now)
  if (later > now) return later
  try {
    await needed.mailer.send(summary.email, letterOf(needed, summary), `summary.${summary.id}`)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
  await needed.database
    .updateTable('summary')
    .set({ mailed_at: new Date() })
    .where('id', '=', summary.id)
    .execute()
  return null
}

type Round = { held: Date | null; failures: readonly Error[] }

const mailBatch = async (needed: Needed, batch: readonly Unmailed[], round: Round): Promise<void> => {
  const outcomes = await Promise.all(batch.map((summary) => mailOne(needed, summary)))
  const failures = outcomes.filter((outcome) => outcome instanceof Error)
  round.failures = [...round.failures, ...failures]
  for (const outcome of outcomes)
    if (outcome instanceof Date && (round.held === null || outcome < round.held)) round.held = outcome
  // If all mails fail, the mail server has failed, not the mailboxes.
  if (failures.length === MAILS_AT_ONCE) throw failures[0]
}

/** Sends the summaries of all readers whose id comes after this one. */
const mailAfter = async (
  needed: Needed,
  morning: Morning,
  after: string | null,
  round: Round,
): Promise<void> => {
  let page = await unmailedPage(needed, morning, after)
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    for (let from = 0; from < page.length; from += MAILS_AT_ONCE) {
      const batch = page.slice(from, from + MAILS_AT_ONCE)
      goOn(batch.at(-1)?.id)
      await mailBatch(needed, batch, round)
    }
    page = await unmailedPage(needed, morning, last.id)
  }
}

export const createSummaryActivities = (needed: Needed) => ({
  /** Stores a row for each person who has news. A retry continues after the last page. */
  async writeSummaries(morning: Morning): Promise<void> {
    const start = position.parse(lastHeartbeat())
    for (const kind of summaryKinds.slice(start === null ? 0 : summaryKinds.indexOf(start.kind))) {
      let after = start?.kind === kind ? start.after : null
      for (;;) {
        const readers = await readersAfter(needed.database, { kind, ...morning }, after, PAGE)
        const last = readers.at(-1)
        if (last === undefined) break
        await writePage(needed, kind, morning, readers)
        after = last.user_id
        goOn({ kind, after })
      }
    }
  },

  /** Sends the morning's unsent summaries. Returns the time to continue for people in quiet hours (ISO 8601). */
  async mailSummaries(morning: Morning): Promise<string | null> {
    const round: Round = { held: null, failures: [] }
    // Starts after the mailboxes at which the last attempt stopped and then returns to them, so that broken mailboxes
    // delay no one for long.
    const stopped = lastHeartbeat()
    if (typeof stopped === 'string') await mailAfter(needed, morning, stopped, round)
    await mailAfter(needed, morning, null, round)
    const [failure] = round.failures
    if (failure)
      throw ApplicationFailure.retryable(
        `failed emails: ${round.failures.length}; the first one: ${failure.message}`,
      )
    return round.held === null ? null : round.held.toISOString()
  },
})
