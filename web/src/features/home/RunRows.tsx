import { missionRunStatusNames, questRunStatusNames } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import { formatCents, formatDue } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { MissionRunRow_RunFragmentDoc, QuestRunRow_RunFragmentDoc } from './generated/RunRows.ts'
import classes from './RunRows.module.css'

type Activation = { name: string; thumbnail_url?: string | null } | null | undefined
type RunProps = {
  to: string
  activation: Activation
  text: string
  status: string
  tone: Tone
  deadline: string | null | undefined
}

const soon = (deadline: string): boolean => new Date(deadline).getTime() - Date.now() < 3 * 86_400_000

const RunRow = ({ to, activation, text, status, tone, deadline }: RunProps) => {
  const t = useText()
  return (
    <Row
      lead={
        <span className={classes.thumbnail}>
          <Picture src={activation?.thumbnail_url} name={activation?.name ?? ''} ratio="460 / 215" />
        </span>
      }
      title={<AppLink to={to}>{activation?.name ?? t('No longer open')}</AppLink>}
      text={text}
      side={
        <>
          {deadline && (
            <StatusBadge tone={soon(deadline) ? 'warn' : 'neutral'}>{formatDue(t, deadline)}</StatusBadge>
          )}
          <StatusBadge tone={tone}>{status}</StatusBadge>
        </>
      }
    />
  )
}

const QuestRunRow = ({ run }: { run: FragmentType<typeof QuestRunRow_RunFragmentDoc> }) => {
  const { id, quest_id, status, deadline_at, amount_cents, quest, company } = readFragment(
    QuestRunRow_RunFragmentDoc,
    run,
  )
  return (
    <RunRow
      to={`/campaigns/quests/${quest_id}/${id}`}
      activation={quest?.activation}
      text={[company?.name, amount_cents == null ? null : formatCents(amount_cents)]
        .filter(Boolean)
        .join(' · ')}
      status={questRunStatusNames[status]}
      tone="info"
      deadline={deadline_at}
    />
  )
}

const MissionRunRow = ({ run }: { run: FragmentType<typeof MissionRunRow_RunFragmentDoc> }) => {
  const { mission_id, status, deadline_at, mission, company } = readFragment(
    MissionRunRow_RunFragmentDoc,
    run,
  )
  return (
    <RunRow
      to={`/missions/${mission_id}`}
      activation={mission?.activation}
      text={company?.name ?? ''}
      status={missionRunStatusNames[status]}
      tone={status === 'claimReward' ? 'good' : 'info'}
      deadline={deadline_at}
    />
  )
}

export const QuestRunRows = ({
  runs,
}: {
  runs: readonly FragmentType<typeof QuestRunRow_RunFragmentDoc>[]
}) => (
  <RowList>
    {runs.map((run) => (
      <QuestRunRow key={readFragment(QuestRunRow_RunFragmentDoc, run).id} run={run} />
    ))}
  </RowList>
)

export const MissionRunRows = ({
  runs,
}: {
  runs: readonly FragmentType<typeof MissionRunRow_RunFragmentDoc>[]
}) => (
  <RowList>
    {runs.map((run) => (
      <MissionRunRow key={readFragment(MissionRunRow_RunFragmentDoc, run).id} run={run} />
    ))}
  </RowList>
)
