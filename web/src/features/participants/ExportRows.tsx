import { Anchor } from '@mantine/core'
import {
  exportKeptDays,
  isParticipantExport,
  type ParticipantExportKind,
  participantExportNames,
} from '@questboard/domain'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import { formatAgo, formatDay } from '../../lib/format.ts'
import { type ToText, useText } from '../../lib/text.ts'
import type { ExportsQuery } from './generated/exports.ts'

type Export = ExportsQuery['export'][number]

const states: Readonly<Record<Export['status'], { tone: Tone; name: string }>> = {
  requested: { tone: 'info', name: 'Waiting' },
  running: { tone: 'info', name: 'Being made' },
  ready: { tone: 'good', name: 'Ready' },
  failed: { tone: 'bad', name: 'Failed' },
  expired: { tone: 'neutral', name: 'No longer kept' },
}

const dayMs = 24 * 60 * 60 * 1000
const keptUntil = (finishedAt: string): string =>
  formatDay(new Date(Date.parse(finishedAt) + exportKeptDays * dayMs).toISOString())

const titles: Readonly<Record<ParticipantExportKind, string>> = {
  quest_runs: 'Quest runs',
  key_participants: 'Key participants',
}
const titleOf = (t: ToText, { kind, activation, stages }: Export): string =>
  [isParticipantExport(kind) ? t(titles[kind]) : kind, activation?.name, stages.join(', ')]
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
  const asked = t('Asked for by {person}, {when}', {
    person: one.requester?.display_name ?? t('somebody who has left'),
    when: formatAgo(one.created_at),
  })
  const made =
    one.status === 'ready' && one.finished_at
      ? t('{count, plural, one {# row} other {# rows}}, kept until {day}', {
          count: one.row_count ?? 0,
          day: keptUntil(one.finished_at),
        })
      : one.problem && t(one.problem)
  return (
    <Row title={titleOf(t, one)} text={[asked, made].filter(Boolean).join(' · ')} side={<Side one={one} />} />
  )
}

/** The company's last exports, whoever asked: a file is for all its members. */
export const ExportRows = ({
  exports,
  kind,
}: {
  exports: readonly Export[]
  kind: ParticipantExportKind
}) => {
  const t = useText()
  if (exports.length === 0)
    return (
      <EmptyState
        compact
        title="No exports yet"
        text={t('Your {name} can be mailed to you as a CSV file.', { name: t(participantExportNames[kind]) })}
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
