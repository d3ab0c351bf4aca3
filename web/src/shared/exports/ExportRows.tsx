import { Anchor } from '@mantine/core'
import {
  DAY_MS,
  exportKeptDays,
  exportNames,
  insightExportFilter,
  isMailedExport,
  type MailedExportKind,
  type ReportSectionSlug,
  type ReportTab,
  reportExportFilter,
} from '@questboard/domain'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import { formatAgo, formatDay } from '../../lib/format.ts'
import { type ToText, useText } from '../../lib/text.ts'
import type { ExportsQuery } from './generated/exports.ts'

type Export = ExportsQuery['export'][number]

const sectionNames: Readonly<Record<ReportSectionSlug, string>> = {
  overview: 'Overview',
  keys: 'Keys',
  missions: 'Missions',
  quests: 'Quests',
  'creator-program': 'Creator Program',
}
const tabNames: Readonly<Record<ReportTab, string>> = {
  activations: 'Activations',
  content: 'Content',
  creators: 'Creators',
  games: 'Games',
}

const states: Readonly<Record<Export['status'], { tone: Tone; name: string }>> = {
  requested: { tone: 'info', name: 'Waiting' },
  running: { tone: 'info', name: 'In progress' },
  ready: { tone: 'good', name: 'Ready' },
  failed: { tone: 'bad', name: 'Failed' },
  expired: { tone: 'neutral', name: 'Expired' },
}

const keptUntil = (finishedAt: string): string =>
  formatDay(new Date(Date.parse(finishedAt) + exportKeptDays * DAY_MS).toISOString())

const titles: Readonly<Record<MailedExportKind, string>> = {
  quest_runs: 'Quest runs',
  key_participants: 'Key participants',
  program_members: 'Members',
  report: 'Report',
  livestream_insights: 'Livestream insights',
  video_insights: 'Video insights',
  shorts_insights: 'Shorts insights',
}

/** Describes a report, such as "quests, creators, Oct 1, 2026 – Oct 31, 2026". */
const reportOf = (t: ToText, filter: unknown): string | undefined => {
  const report = reportExportFilter.safeParse(filter).data
  if (!report) return undefined
  const { section, tab, from, to } = report
  return [t(sectionNames[section]), t(tabNames[tab]), `${formatDay(from)} – ${formatDay(to)}`].join(', ')
}

const daysOf = (t: ToText, filter: unknown): string | undefined => {
  const insights = insightExportFilter.safeParse(filter).data
  return insights && t('Last {days} days', { days: String(insights.days) })
}

const titleOf = (t: ToText, { kind, activation, stages, filter }: Export): string =>
  [
    isMailedExport(kind) ? t(titles[kind]) : kind,
    activation?.name,
    stages.map((stage) => t(stage)).join(', '),
    kind === 'report' ? reportOf(t, filter) : daysOf(t, filter),
  ]
    .filter(Boolean)
    .join(' · ')

const Side = ({ one }: { one: Export }) => {
  const t = useText()
  if (one.status === 'ready' && one.upload_id)
    return (
      <Anchor href={`/api/uploads/${one.upload_id}`} download>
        {t('Download')}
      </Anchor>
    )
  const { tone, name } = states[one.status]
  return <StatusBadge tone={tone}>{t(name)}</StatusBadge>
}

const ExportRow = ({ one }: { one: Export }) => {
  const t = useText()
  const asked = t('Requested by {person}, {when}', {
    person: one.requester?.display_name ?? t('a former member'),
    when: formatAgo(one.created_at),
  })
  const made =
    one.status === 'ready' && one.finished_at
      ? t('{count, plural, one {# row} other {# rows}}, available until {day}', {
          count: one.row_count ?? 0,
          day: keptUntil(one.finished_at),
        })
      : one.problem && t(one.problem)
  return (
    <Row title={titleOf(t, one)} text={[asked, made].filter(Boolean).join(' · ')} side={<Side one={one} />} />
  )
}

/** The company's latest exports. Every member can download each file, regardless of who requested it. */
export const ExportRows = ({ exports, kind }: { exports: readonly Export[]; kind: MailedExportKind }) => {
  const t = useText()
  if (exports.length === 0)
    return (
      <EmptyState
        compact
        title="No exports yet"
        text={t('We can email you your {name} as a CSV file.', { name: t(exportNames[kind]) })}
      />
    )
  return (
    <RowList>
      {exports.map((one) => (
        <ExportRow key={one.id} one={one} />
      ))}
    </RowList>
  )
}
