import type { Database } from '@questboard/database'
import {
  activationKindNames,
  activationKinds,
  csvHead,
  csvLine,
  formatPlainMoney,
  formatPlainRate,
  isoMoment,
  type ReportExportFilter,
  type ReportTab,
  reportExportFilter,
} from '@questboard/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Lines } from './writeDraft.ts'

const PAGE = 1000

const figure = z.coerce.number().nullable()
const common = z.object({
  name: z.string(),
  activation_kind: z.enum(activationKinds).nullable(),
  views: figure,
  hours_watched: figure,
  average_ccv: figure,
  spent_cents: figure,
})
const line = common.extend({
  creators: figure,
  submissions: figure,
  clicks: figure,
  codes: figure,
  paid_views: figure,
  paid_hours_watched: figure,
  paid_clicks: figure,
})
const piece = common.extend({
  id: z.string(),
  creator: z.string(),
  activation: z.string(),
  url: z.string().nullable(),
  submitted_at: z.date(),
  published_at: z.date().nullable(),
})

const kinds = { keys: 'KEY', missions: 'MISSION', quests: 'QUEST' } as const
const kindOf = ({ section }: ReportExportFilter): string | null =>
  section === 'keys' || section === 'missions' || section === 'quests' ? kinds[section] : null

const groups: Readonly<Record<Exclude<ReportTab, 'content'>, 'activation' | 'creator' | 'game'>> = {
  activations: 'activation',
  creators: 'creator',
  games: 'game',
}
const titles: Readonly<Record<ReportTab, string>> = {
  activations: 'Activation',
  creators: 'Creator',
  games: 'Game',
  content: 'Content',
}

const told = (value: number | null): string => (value === null ? '' : String(value))
const dollars = (cents: number | null): string => (cents === null ? '' : formatPlainMoney(cents))
const each = (cents: number | null, count: number | null): string =>
  cents && count && count > 0 ? formatPlainRate(cents, count) : ''
const kindName = (kind: z.output<typeof common>['activation_kind']): string =>
  kind === null ? '' : activationKindNames[kind]

/** The report's query runs in the company's session, because the function reads the company from it. */
const rowsOf = (by: string, companyId: string, wanted: ReportExportFilter) => sql`
  select coalesce(activation.name, creator.display_name::text, game.name, '') as name, activation.kind as activation_kind,
         line.creators, line.submissions, line.views, line.hours_watched, line.average_ccv, line.clicks, line.codes, line.spent_cents,
         line.paid_views, line.paid_hours_watched, line.paid_clicks
    from report(${by}, ${wanted.from}::date, ${wanted.to}::date, ${kindOf(wanted)}::text, null, ${wanted.programId ?? null}::uuid,
                json_build_object('x-hasura-company-id', ${companyId}::text)) as line
    left join activation on activation.id = line.activation_id
    left join "user" as creator on creator.id = line.creator_id
    left join game on game.id = line.game_id
   order by line.views desc, line.key`

async function* figureLines(
  database: Database,
  by: string,
  { companyId, wanted }: Asked,
): AsyncGenerator<Lines> {
  const answer = await rowsOf(by, companyId, wanted).execute(database)
  const rows = z.array(line).parse(answer.rows)
  const isOfActivations = wanted.tab === 'activations'
  // Only some rows have rates: a creator's or a game's row combines quests with keys and missions, whose content has
  // no price.
  const hasRates = isOfActivations || wanted.section === 'quests'
  yield {
    text: csvHead([
      titles[wanted.tab],
      ...(isOfActivations ? ['Kind'] : []),
      ...['Creators', 'Content', 'Views', 'Hours watched', 'Average viewers', 'Clicks', 'Codes claimed'],
      'Spent in US dollars',
      ...(hasRates ? ['Cost per view', 'Cost per hour watched', 'Cost per click'] : []),
    ]),
    rows: 0,
  }
  const lines = rows.map((row) =>
    csvLine([
      row.name,
      ...(isOfActivations ? [kindName(row.activation_kind)] : []),
      ...[row.creators, row.submissions, row.views, row.hours_watched, row.average_ccv].map(told),
      ...[row.clicks, row.codes].map(told),
      dollars(row.spent_cents),
      ...(hasRates ? [row.paid_views, row.paid_hours_watched, row.paid_clicks] : []).map((count) =>
        each(row.spent_cents, count),
      ),
    ]),
  )
  yield { text: lines.join(''), rows: lines.length }
}

const piecesAfter = ({ companyId, wanted }: Asked, after: string | null) => sql`
  select row.id, coalesce(content.title, row.message, '') as name, coalesce(row.url, content.url) as url,
         creator.display_name::text as creator, activation.name as activation, activation.kind as activation_kind, row.submitted_at,
         content.published_at, content.views,
         content.hours_watched, content.average_ccv, run.amount_cents as spent_cents
    from submission as row
    -- What a Mission asks for by a message or a link is submitted without a piece of content.
    left join content on content.id = row.content_id
    join activation on activation.id = row.activation_id
    join "user" as creator on creator.id = row.creator_id
    left join quest_run as run on run.id = row.quest_run_id
   where row.company_id = ${companyId} and counts_in_results(row)
     and row.submitted_at >= ${wanted.from}::timestamp at time zone 'Europe/Stockholm'
     and row.submitted_at < (${wanted.to}::date + 1)::timestamp at time zone 'Europe/Stockholm'
     and (${kindOf(wanted)}::text is null or activation.kind = ${kindOf(wanted)}::text)
     and (${wanted.programId ?? null}::uuid is null or exists (
           select from program_membership as member
            where member.program_id = ${wanted.programId ?? null}::uuid and member.creator_id = row.creator_id
              and member.status = 'accepted' and member.company_id = ${companyId}))
     and (${after}::uuid is null or row.id > ${after}::uuid)
   order by row.id limit ${PAGE}`

async function* contentLines(database: Database, asked: Asked): AsyncGenerator<Lines> {
  yield {
    text: csvHead([
      ...['Content', 'Address', 'Creator', 'Activation', 'Kind', 'Submitted', 'Published'],
      ...['Views', 'Hours watched', 'Average viewers', 'Agreed in US dollars'],
    ]),
    rows: 0,
  }
  let last: string | null = null
  for (;;) {
    const answer: { rows: unknown[] } = await piecesAfter(asked, last).execute(database)
    const page = z.array(piece).parse(answer.rows)
    const lines = page.map((row) =>
      csvLine([
        ...[row.name, row.url ?? '', row.creator, row.activation, kindName(row.activation_kind)],
        isoMoment(row.submitted_at),
        isoMoment(row.published_at),
        ...[row.views, row.hours_watched, row.average_ccv].map(told),
        dollars(row.spent_cents),
      ]),
    )
    yield { text: lines.join(''), rows: page.length }
    last = page.at(-1)?.id ?? null
    if (page.length < PAGE) return
  }
}

type Asked = { readonly companyId: string; readonly wanted: ReportExportFilter }

/** Lines of a report as on its screen, in the company's own session. */
export const reportLines = (
  database: Database,
  { companyId, filter }: { readonly companyId: string; readonly filter: unknown },
): AsyncGenerator<Lines> => {
  const wanted = reportExportFilter.parse(filter)
  const asked = { companyId, wanted }
  return wanted.tab === 'content'
    ? contentLines(database, asked)
    : figureLines(database, groups[wanted.tab], asked)
}
