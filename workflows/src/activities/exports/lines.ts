import type { Database } from '@questboard/database'
import {
  csvHead,
  csvLine,
  exportedMembershipStatuses,
  exportedParticipantStatuses,
  exportedRunStatuses,
  formatPlainMoney,
  isoMoment,
  keyCampaignParticipantStatuses,
  keyCampaignParticipantStatusNames,
  type MailedExportKind,
  programMembershipStatuses,
  questRunStatuses,
  questRunStatusName,
  stageOf,
} from '@questboard/domain'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { insightLines } from './insightLines.ts'
import { reportLines } from './reportLines.ts'
import type { Lines } from './writeDraft.ts'

export type WantedRows = {
  readonly kind: MailedExportKind
  readonly companyId: string
  readonly activationId: string | null
  readonly stages: readonly string[]
  /** The report or channel filter that is stored with the export. */
  readonly filter: unknown
}

const PAGE = 1000

const moment = z.date().nullable()
const common = z.object({
  id: z.string(),
  creator: z.string(),
  channel: z.string().nullable(),
  followers: z.number().nullable(),
  activation: z.string(),
})
const work = common.extend({
  deadline_at: moment,
  finished_at: moment,
  content: z.string().nullable(),
})
const run = work.extend({
  status: z.enum(questRunStatuses),
  last_answer: z.string().nullable(),
  post_type: z.string().nullable(),
  platform: z.string().nullable(),
  amount_cents: z.number().nullable(),
  created_at: moment,
})
const participant = work.extend({
  status: z.enum(keyCampaignParticipantStatuses),
  applied_at: moment,
  claimed_at: moment,
  decision_reason: z.string(),
})
const membership = common.extend({
  status: z.enum(programMembershipStatuses),
  applied_at: moment,
  decided_at: moment,
  ended_at: moment,
  rejection_message: z.string(),
})

/**
 * Common columns: the creator's public data and the activation. The columns never contain a sign-in name, an email or
 * postal address, or a code.
 */
const ofCreator = sql`
  creator.display_name as creator, activation.name as activation,
  channel.channel_url as channel, channel.followers`

/** The deal's own channel, otherwise one on the deal's platform, otherwise the creator's largest channel. */
const joinsOf = (first = sql``) => sql`
  join "user" as creator on creator.id = row.creator_id
  left join lateral (
    select channel_url, followers from user_connection as channel
     where user_id = row.creator_id order by ${first} followers desc nulls last, id limit 1) as channel on true`
const joins = joinsOf()
const questChannel = sql`
  (channel.id = coalesce(row.connection_id, bid.connection_id)) desc nulls last,
  (channel.provider_id = coalesce(row.platform, bid.platform)) desc nulls last,`

const contentOf = (column: 'quest_run_id' | 'participant_id'): RawBuilder<unknown> => sql`
  (select string_agg(url, ' ' order by submitted_at, submission.id)
     from submission where ${sql.ref(`submission.${column}`)} = row.id and url is not null) as content`

const runsAfter = ({ companyId, activationId, stages }: WantedRows, after: string | null) => sql`
  select row.id, ${ofCreator}, row.status, bid.answer as last_answer, row.post_type, row.platform,
         coalesce(row.amount_cents, bid.amount_cents) as amount_cents,
         row.created_at, row.deadline_at, row.finished_at, ${contentOf('quest_run_id')}
    from quest_run as row join activation on activation.id = row.quest_id
    left join quest_bid as bid on bid.id = row.current_bid_id ${joinsOf(questChannel)}
   where row.company_id = ${companyId} and row.status = any(${[...exportedRunStatuses(stages)]}::text[])
     and (${activationId}::uuid is null or row.quest_id = ${activationId}::uuid)
     and (${after}::uuid is null or row.id > ${after}::uuid)
   order by row.id limit ${PAGE}`

const participantsAfter = ({ companyId, activationId, stages }: WantedRows, after: string | null) => sql`
  select row.id, ${ofCreator}, row.status, row.applied_at, row.claimed_at, row.deadline_at, row.finished_at,
         row.decision_reason, ${contentOf('participant_id')}
    from key_campaign_participant as row join activation on activation.id = row.campaign_id ${joins}
   where row.company_id = ${companyId} and row.status = any(${[...exportedParticipantStatuses(stages)]}::text[])
     and (${activationId}::uuid is null or row.campaign_id = ${activationId}::uuid)
     and (${after}::uuid is null or row.id > ${after}::uuid)
   order by row.id limit ${PAGE}`

/** Leaves out application answers and personal details, which are shown with consent but never exported. */
const membershipsAfter = ({ companyId, activationId, stages }: WantedRows, after: string | null) => sql`
  select row.id, ${ofCreator}, row.status, row.applied_at, row.decided_at, row.ended_at, row.rejection_message
    from program_membership as row join activation on activation.id = row.program_id ${joins}
   where row.company_id = ${companyId} and row.status = any(${[...exportedMembershipStatuses(stages)]}::text[])
     and (${activationId}::uuid is null or row.program_id = ${activationId}::uuid)
     and (${after}::uuid is null or row.id > ${after}::uuid)
   order by row.id limit ${PAGE}`

const creatorCells = (row: z.output<typeof common>): string[] => [
  row.creator,
  row.channel ?? '',
  row.followers === null ? '' : String(row.followers),
]
const CREATOR_TITLES = ['Creator', 'Channel', 'Followers']

type Table<Row extends { readonly id: string }> = {
  readonly titles: readonly string[]
  readonly row: z.ZodType<Row>
  readonly after: (wanted: WantedRows, after: string | null) => RawBuilder<unknown>
  readonly cells: (row: Row) => readonly string[]
}

const runs: Table<z.output<typeof run>> = {
  titles: [
    ...CREATOR_TITLES,
    'Quest',
    'Stage',
    'Status',
    'Content',
    'Platform',
    'Amount in US dollars',
    'Started',
    'Due',
    'Ended',
    'Submitted content',
  ],
  row: run,
  after: runsAfter,
  cells: (row) => [
    ...creatorCells(row),
    row.activation,
    stageOf('quest_runs', row.status),
    questRunStatusName(row.status, row.last_answer),
    row.post_type ?? '',
    row.platform ?? '',
    row.amount_cents === null ? '' : formatPlainMoney(row.amount_cents),
    isoMoment(row.created_at),
    isoMoment(row.deadline_at),
    isoMoment(row.finished_at),
    row.content ?? '',
  ],
}

const participants: Table<z.output<typeof participant>> = {
  titles: [
    ...CREATOR_TITLES,
    'Key campaign',
    'Stage',
    'Status',
    'Asked',
    'Claimed',
    'Due',
    'Ended',
    'Submitted content',
    'Reason given',
  ],
  row: participant,
  after: participantsAfter,
  cells: (row) => [
    ...creatorCells(row),
    row.activation,
    stageOf('key_participants', row.status),
    keyCampaignParticipantStatusNames[row.status],
    isoMoment(row.applied_at),
    isoMoment(row.claimed_at),
    isoMoment(row.deadline_at),
    isoMoment(row.finished_at),
    row.content ?? '',
    row.decision_reason,
  ],
}

const memberships: Table<z.output<typeof membership>> = {
  titles: [
    ...CREATOR_TITLES,
    'Creator Program',
    'Stage',
    'Applied',
    'Answered',
    'Membership ended',
    'Reason given',
  ],
  row: membership,
  after: membershipsAfter,
  cells: (row) => [
    ...creatorCells(row),
    row.activation,
    stageOf('program_members', row.status),
    isoMoment(row.applied_at),
    isoMoment(row.decided_at),
    isoMoment(row.ended_at),
    row.rejection_message,
  ],
}

async function* linesOf<Row extends { readonly id: string }>(
  database: Database,
  { titles, row, after, cells }: Table<Row>,
  wanted: WantedRows,
): AsyncGenerator<Lines> {
  yield { text: csvHead(titles), rows: 0 }
  let last: string | null = null
  for (;;) {
    const answer: { rows: unknown[] } = await after(wanted, last).execute(database)
    const page = z.array(row).parse(answer.rows)
    yield { text: page.map((one) => csvLine(cells(one))).join(''), rows: page.length }
    last = page.at(-1)?.id ?? null
    if (page.length < PAGE) return
  }
}

const makers: Readonly<
  Record<MailedExportKind, (database: Database, wanted: WantedRows) => AsyncGenerator<Lines>>
> = {
  quest_runs: (database, wanted) => linesOf(database, runs, wanted),
  key_participants: (database, wanted) => linesOf(database, participants, wanted),
  program_members: (database, wanted) => linesOf(database, memberships, wanted),
  report: reportLines,
  livestream_insights: insightLines('STREAM'),
  video_insights: insightLines('VIDEO'),
  shorts_insights: insightLines('SHORTS'),
}

export const exportLines = (database: Database, wanted: WantedRows): AsyncGenerator<Lines> =>
  makers[wanted.kind](database, wanted)
