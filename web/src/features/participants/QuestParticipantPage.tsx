import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import {
  badgeNames,
  completionRate,
  durationInWords,
  postTypeNames,
  questRunPath,
  questRunStatusName,
} from '@questboard/domain'
import { useParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Figure, Figures } from '../../components/Figure.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { OutsideLink } from '../../components/OutsideLink.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList, RowsSkeleton } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { TagList } from '../../components/TagList.tsx'
import { formatCents, formatCount, formatDay, formatMoment, formatPercent } from '../../lib/format.ts'
import { isUuid } from '../../lib/isUuid.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { ContentCard } from '../../shared/cards/ContentCard.tsx'
import { CreatorChannels, nameOf } from './creator.tsx'
import {
  QuestParticipantDocument,
  QuestParticipantHistoryDocument,
  type QuestParticipantHistoryQuery,
  type QuestParticipantQuery,
} from './generated/QuestParticipant.ts'
import classes from './participants.module.css'
import { questRunTones } from './questRunTones.ts'

type Run = QuestParticipantQuery['quest_run'][number]
type History = QuestParticipantHistoryQuery

const sides = { company: 'Your offer', creator: 'Their offer' } as const
const answers: Readonly<Record<string, string>> = {
  accepted: 'Accepted',
  countered: 'Countered',
  declined: 'Declined',
  expired: 'Expired',
}

const Offers = ({ run }: { run: Run }) => {
  const t = useText()
  return (
    <Panel title="Offers">
      <RowList>
        {run.bids.map(
          ({ id, side, amount_cents, post_type, content_length_minutes, answer, message, created_at }) => (
            <Row
              key={id}
              title={`${t(sides[side])}: ${formatCents(amount_cents)}`}
              text={[
                formatMoment(created_at),
                t(postTypeNames[post_type]),
                durationInWords(content_length_minutes),
                ...(message ? [message] : []),
              ].join(' · ')}
              side={<StatusBadge>{answers[answer ?? ''] ?? 'Awaiting an answer'}</StatusBadge>}
            />
          ),
        )}
      </RowList>
    </Panel>
  )
}

const Delivered = ({ run }: { run: Run }) => {
  const t = useText()
  const contents = run.submissions.flatMap(({ content }) => content ?? [])
  const links = run.submissions.filter(({ content, url }) => content === null && url !== null)
  return (
    <Panel title="Delivered">
      {run.submissions.length === 0 && (
        <EmptyState compact title="No content submitted yet" text="The creator’s submission appears here." />
      )}
      {contents.length > 0 && (
        <CardGrid size="card">
          {contents.map((content) => (
            <ContentCard key={content.id} content={content} />
          ))}
        </CardGrid>
      )}
      {links.map(({ id, url, submitted_at }) => (
        <p key={id} className={classes.link}>
          <OutsideLink url={url} /> {t('Submitted {when}', { when: formatDay(submitted_at) })}
        </p>
      ))}
      <TagList tags={run.badges.map(({ badge }) => t(badgeNames[badge]))} />
    </Panel>
  )
}

const rateOf = ({ completed, failed }: History): string =>
  formatPercent(completionRate(completed.aggregate?.count ?? 0, failed.aggregate?.count ?? 0))

const Together = ({ history, current }: { history: History; current: string }) => {
  const t = useText()
  const others = history.together.filter(({ id }) => id !== current)
  return (
    <Panel title="With your company">
      <Figures>
        <Figure label="Agreed" value={formatCount(history.agreed.aggregate?.count)} />
        <Figure label="Completed" value={formatCount(history.completed.aggregate?.count)} />
        <Figure
          label="Completion rate"
          value={rateOf(history)}
          hint={t('{count, plural, one {Of # ended Quest} other {Of # ended Quests}}', {
            count: (history.completed.aggregate?.count ?? 0) + (history.failed.aggregate?.count ?? 0),
          })}
        />
        <Figure label="Spent" value={formatCents(history.completed.aggregate?.sum?.amount_cents ?? 0)} />
        <Figure label="Badges of all companies" value={formatCount(history.badges.aggregate?.count)} />
      </Figures>
      {others.length > 0 && (
        <RowList>
          {others.map(({ id, quest_id, status, amount_cents, created_at, current_bid, quest }) => (
            <Row
              key={id}
              title={
                <AppLink to={questRunPath(quest_id, id)}>{quest?.activation?.name ?? t('Quest')}</AppLink>
              }
              text={`${formatDay(created_at)} · ${formatCents(amount_cents)}`}
              side={
                <StatusBadge tone={questRunTones[status] ?? 'info'}>
                  {questRunStatusName(status, current_bid?.answer)}
                </StatusBadge>
              }
            />
          ))}
        </RowList>
      )}
    </Panel>
  )
}

const WithHistory = ({ run }: { run: Run }) => {
  const query = useQuery(QuestParticipantHistoryDocument, { variables: { creatorId: run.creator_id } })
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={3} />}>
      {(history) => <Together history={history} current={run.id} />}
    </Loaded>
  )
}

const Participant = ({ run }: { run: Run }) => {
  const t = useText()
  return (
    <>
      <PageHeader
        title={nameOf({ creator: run.creator })}
        eyebrow={
          <StatusBadge tone={questRunTones[run.status] ?? 'info'}>
            {questRunStatusName(run.status, run.bids[0]?.answer)}
          </StatusBadge>
        }
        actions={
          <Button component={AppLink} to={questRunPath(run.quest_id, run.id)}>
            {t('Open Quest log')}
          </Button>
        }
      />
      <div className={classes.panels}>
        <Panel title="Channels">
          <CreatorChannels creator={run.creator} />
        </Panel>
        <Offers run={run} />
        <Delivered run={run} />
        <WithHistory run={run} />
      </div>
    </>
  )
}

const Found = ({ questId, runId }: { questId: string; runId: string }) => {
  const query = useQuery(QuestParticipantDocument, { variables: { questId, runId } })
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={5} />}>
      {({ quest_run: [run] }) => (run ? <Participant run={run} /> : <NotFound what="Participant" />)}
    </Loaded>
  )
}

/** One creator's participation in a quest, for its company: offers, deliveries and history. */
const QuestParticipantPage = () => {
  const { questId = '', participantId = '' } = useParams()
  return isUuid(questId) && isUuid(participantId) ? (
    <Found questId={questId} runId={participantId} key={participantId} />
  ) : (
    <NotFound what="Participant" />
  )
}

export default QuestParticipantPage
