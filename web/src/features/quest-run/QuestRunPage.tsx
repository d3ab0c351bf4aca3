import { useSubscription } from '@apollo/client/react'
import { Avatar, Button } from '@mantine/core'
import { activationPath, otherSide, type PayoutStatus, questRunStatusName } from '@questboard/domain'
import { useParams, useSearchParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { Countdown } from '../../components/Countdown.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { TabBar } from '../../components/TabBar.tsx'
import { isUuid } from '../../lib/isUuid.ts'
import { useText } from '../../lib/text.ts'
import { useTitle } from '../../lib/title.ts'
import { unlistedUntil } from '../../shared/quest-run/delivery.ts'
import { BrokenEmbargo } from './BrokenEmbargo.tsx'
import { DisputePanel } from './dispute/DisputePanel.tsx'
import { Messages } from './Messages.tsx'
import { RunPayoutLiveDocument } from './money/generated/PaymentSection.ts'
import { nextMove } from './nextMove.ts'
import classes from './QuestRunPage.module.css'
import { RunLoaded } from './RunLoaded.tsx'
import { runTones } from './runTones.ts'
import { sectionAt } from './sectionAt.ts'
import { sections } from './sections.ts'
import { Timeline } from './Timeline.tsx'
import { otherFace, otherName, type QuestRun, useLiveRun, useSide } from './useQuestRun.ts'

/** The live status of the creator's payout. Null for the company, which does not see it. */
const usePayoutStatus = (runId: string, isShown: boolean): PayoutStatus | null => {
  const { data } = useSubscription(RunPayoutLiveDocument, { variables: { runId }, skip: !isShown })
  return data?.quest_run_by_pk?.payout?.status ?? null
}

const Next = ({ run }: { run: QuestRun }) => {
  const t = useText()
  const side = useSide()
  const lastBidBy = run.current_bid?.side ?? otherSide(side)
  const { words, isYours, from, at } = nextMove(t, side, {
    status: run.status,
    lastBidBy,
    other: otherName(run, side),
    isWithdrawn: run.current_bid?.answer === 'withdrawn',
    dispute: run.dispute,
    unlistedUntil: unlistedUntil(run),
    payout: usePayoutStatus(run.id, side === 'creator' && run.status === 'PAYOUT'),
  })
  const until = from?.toISOString() ?? run.deadline_at
  return (
    <section className={classes.next} data-yours={isYours || undefined} aria-label={t('What’s next')}>
      <Avatar
        src={otherFace(run, side)}
        name={otherName(run, side)}
        size={44}
        radius={side === 'company' ? 'xl' : 'md'}
        color="accent"
        alt=""
      />
      <p className={classes.nextWords}>{words}</p>
      {until && <Countdown until={until} />}
      {at && (
        <Button component={AppLink} to={at.to}>
          {t(at.label)}
        </Button>
      )}
    </section>
  )
}

const nameOf = ({ quest }: QuestRun): string => quest.activation?.name ?? '–'

const RunView = ({ run }: { run: QuestRun }) => {
  const t = useText()
  const side = useSide()
  useTitle(nameOf(run))
  const [params] = useSearchParams()
  const slug = sectionAt(
    sections.map((section) => section.slug),
    params.get('section'),
    run.status,
  )
  const shown = sections.find((section) => section.slug === slug)
  const tabs = sections.map((section) => ({ to: `?section=${section.slug}`, label: section.label }))
  return (
    <>
      <PageHeader
        title={nameOf(run)}
        eyebrow={
          <StatusBadge tone={runTones[run.status]}>
            {questRunStatusName(run.status, run.current_bid?.answer)}
          </StatusBadge>
        }
        text={t('Quest log with {name}', { name: otherName(run, side) })}
        actions={
          <Button component={AppLink} variant="default" to={activationPath('QUEST', run.quest_id)}>
            {t('View Quest')}
          </Button>
        }
      />
      <Next run={run} />
      <BrokenEmbargo run={run} />
      <DisputePanel run={run} />
      <TabBar label={t('Quest log')} tabs={tabs} current={`?section=${slug}`} />
      <div className={classes.columns}>
        <div className={classes.main}>{shown && <shown.Section runId={run.id} />}</div>
        <div className={classes.side}>
          <Messages run={run} />
          <Panel title="History">
            <Timeline run={run} />
          </Panel>
        </div>
      </div>
    </>
  )
}

const LiveRun = ({ runId }: { runId: string }) => {
  useLiveRun(runId)
  return <RunLoaded runId={runId}>{(run) => <RunView run={run} />}</RunLoaded>
}

const QuestRunPage = () => {
  const { runId = '' } = useParams()
  return isUuid(runId) ? <LiveRun runId={runId} key={runId} /> : <NotFound what="Quest log" />
}

export default QuestRunPage
