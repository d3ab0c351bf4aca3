import { Button } from '@mantine/core'
import { activationPath, missionRunStatusNames, questRunPath, questRunStatusNames } from '@questboard/domain'
import type { ReactNode } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import { formatCents, formatDue } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { ActivationPicture } from '../../shared/cards/ActivationPicture.tsx'
import type { Pictured } from '../../shared/cards/activationPicture.ts'
import {
  type MissionRunRow_RunFragment,
  MissionRunRow_RunFragmentDoc,
  QuestRunRow_RunFragmentDoc,
} from './generated/RunRows.ts'
import classes from './RunRows.module.css'
import { type Act, isSoon, missionAct, progressOf, questAct } from './runWork.ts'

type Activation = (Pictured & { name: string }) | null | undefined
type RunProps = {
  to: string
  activation: Activation
  text: string
  status: string
  tone: Tone
  deadline: string | null | undefined
  /** The button for the creator's next action. Null if it is the other side's turn. */
  act: Act | null
  below?: ReactNode
}

const RunRow = ({ to, activation, text, status, tone, deadline, act, below }: RunProps) => {
  const t = useText()
  return (
    <Row
      lead={
        <span className={classes.thumbnail}>
          <ActivationPicture activation={activation} />
        </span>
      }
      title={<AppLink to={to}>{activation?.name ?? t('No longer open')}</AppLink>}
      text={
        <>
          {text}
          {below}
        </>
      }
      side={
        <>
          {deadline && (
            <StatusBadge tone={isSoon(deadline) ? 'warn' : 'neutral'}>{formatDue(t, deadline)}</StatusBadge>
          )}
          {act ? (
            <Button component={AppLink} to={act.to} size="xs" variant="default">
              {t(act.label)}
            </Button>
          ) : (
            <StatusBadge tone={tone}>{status}</StatusBadge>
          )}
        </>
      }
    />
  )
}

const QuestRunRow = ({ run }: { run: FragmentType<typeof QuestRunRow_RunFragmentDoc> }) => {
  const found = readFragment(QuestRunRow_RunFragmentDoc, run)
  const { status, deadline_at, amount_cents, current_bid, quest, company } = found
  const cents = amount_cents ?? current_bid?.amount_cents
  return (
    <RunRow
      to={questRunPath(found.quest_id, found.id)}
      activation={quest?.activation}
      text={[company?.name, cents == null ? null : formatCents(cents)].filter(Boolean).join(' · ')}
      act={questAct(found)}
      status={questRunStatusNames[status]}
      tone="info"
      deadline={deadline_at}
    />
  )
}

/** A progress bar, with the number of reached goals as text. */
const MissionProgress = ({ goals }: { goals: MissionRunRow_RunFragment['progress'] }) => {
  const t = useText()
  const { reached, of, share } = progressOf(goals)
  if (of === 0) return null
  return (
    <span className={classes.progress}>
      <span className={classes.bar} aria-hidden>
        <span className={classes.done} style={{ width: `${share * 100}%` }} />
      </span>
      {t('{reached} of {count, plural, one {# goal} other {# goals}}', { reached, count: of })}
    </span>
  )
}

const MissionRunRow = ({ run }: { run: FragmentType<typeof MissionRunRow_RunFragmentDoc> }) => {
  const { mission_id, status, deadline_at, mission, company, progress } = readFragment(
    MissionRunRow_RunFragmentDoc,
    run,
  )
  return (
    <RunRow
      to={activationPath('MISSION', mission_id)}
      activation={mission?.activation}
      text={company?.name ?? ''}
      act={missionAct(status, mission_id)}
      below={<MissionProgress goals={progress} />}
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
