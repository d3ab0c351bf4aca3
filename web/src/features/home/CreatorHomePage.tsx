import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { completionRate, questRunStages } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { ChannelIcon, channelName } from '../../components/ChannelIcon.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { TagList } from '../../components/TagList.tsx'
import { formatAgo, formatPercent, inShort } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { createPart, Optional } from '../../lib/Optional.tsx'
import { type SessionUser, useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { WhenNear } from '../../lib/WhenNear.tsx'
import { CreatorEarnings } from './CreatorEarnings.tsx'
import classes from './CreatorHomePage.module.css'
import { CreatorWorkPanel } from './CreatorWorkPanel.tsx'
import { FirstStepsPart } from './FirstStepsPart.tsx'
import { CreatorHomePageDocument, type CreatorHomePageQuery } from './generated/CreatorHomePage.ts'
import { NextUp, nextUpOf } from './NextUp.tsx'
import { MissionRunRows, QuestRunRows } from './RunRows.tsx'
import { creatorMoves, useLiveHome } from './useLiveHome.ts'

const analytics = createPart(() => import('./CreatorAnalytics.tsx'))
const offers = createPart(() => import('./CreatorOffers.tsx'))

type Connections = NonNullable<CreatorHomePageQuery['currentUser']>['userConnections']

const sum = (values: (number | null | undefined)[]): number | null => {
  const known = values.filter((value) => value != null)
  return known.length > 0 ? known.reduce((total, value) => total + value, 0) : null
}

const endedCount = ({ completed, missed }: CreatorHomePageQuery): number =>
  (completed.aggregate?.count ?? 0) + (missed.aggregate?.count ?? 0)

/** The share of ended quests that were completed. */
const completion = ({ completed, missed }: CreatorHomePageQuery): string =>
  formatPercent(completionRate(completed.aggregate?.count ?? 0, missed.aggregate?.count ?? 0))

/** Loads when the user scrolls near this section, because the section is far down the page. */
const Offers = () => (
  <WhenNear height="44rem">
    <Optional part={offers} fallback={<div className={classes.offers} />}>
      {(CreatorOffers) => <CreatorOffers />}
    </Optional>
  </WhenNear>
)

const Analytics = ({ data }: { data: CreatorHomePageQuery }) => {
  const account = data.currentUser
  if (!account) return null
  return (
    <WhenNear height="32rem">
      <Optional part={analytics} fallback={<div className={classes.analytics} />}>
        {(CreatorAnalytics) => (
          <CreatorAnalytics
            creatorId={account.id}
            followers={sum(account.userConnections.map(({ followers }) => followers))}
            completion={completion(data)}
            ended={endedCount(data)}
          />
        )}
      </Optional>
    </WhenNear>
  )
}

/** The list of runs is hidden if its only run is already shown above as "Next up". */
const Quests = ({ runs, isOneAbove }: { runs: CreatorHomePageQuery['quest_run']; isOneAbove: boolean }) =>
  runs.length === 0 && isOneAbove ? null : (
    <CreatorWorkPanel
      title={isOneAbove ? 'Your other Quests' : 'Quests'}
      more={{ to: '/creator/home/quests', label: 'All Quests' }}
      count={runs.length}
      empty="Make an offer for a Quest that fits your channels."
      next={{ to: '/campaigns/quests/browse', label: 'Browse Quests' }}
    >
      <QuestRunRows runs={runs} />
    </CreatorWorkPanel>
  )

const Work = ({ data }: { data: CreatorHomePageQuery }) => {
  const { next, others } = nextUpOf(data.quest_run)
  return (
    <>
      {next && <NextUp run={next} />}
      <Quests runs={others} isOneAbove={next !== null} />
      <Missions runs={data.mission_run} />
    </>
  )
}

const Missions = ({ runs }: { runs: CreatorHomePageQuery['mission_run'] }) => (
  <CreatorWorkPanel
    title="Missions"
    more={{ to: '/creator/home/missions', label: 'All Missions' }}
    count={runs.length}
    empty="Join a Mission. Your progress counts from the moment you join."
    next={{ to: '/missions', label: 'Browse Missions' }}
  >
    <MissionRunRows runs={runs} />
  </CreatorWorkPanel>
)

const Channels = ({ connections }: { connections: Connections }) => {
  const t = useText()
  return (
    <Panel title="Channels" actions={<AppLink to="/user/settings/connections">{t('Manage')}</AppLink>}>
      {connections.length === 0 ? (
        <EmptyState
          compact
          motif="channel"
          title="No channel yet"
          text="Companies find creators by their channels."
          next={{ to: '/user/settings/connections', label: 'Connect a channel' }}
        />
      ) : (
        <RowList>
          {connections.map(({ id, providerId, channel_name, followers, figures_at }) => (
            <Row
              key={id}
              lead={<ChannelIcon provider={providerId} />}
              title={channel_name}
              text={
                figures_at
                  ? `${channelName(providerId)} · ${t('updated {ago}', { ago: formatAgo(figures_at) })}`
                  : 'Stats can take up to 24 hours'
              }
              side={t('{shown} {count, plural, one {follower} other {followers}}', inShort(followers))}
            />
          ))}
        </RowList>
      )}
    </Panel>
  )
}

const CreatorHome = ({ user }: { user: SessionUser }) => {
  const t = useText()
  const query = useQuery(CreatorHomePageDocument, { variables: { ended: [...questRunStages.Ended] } })
  useLiveHome(creatorMoves)
  return (
    <>
      <PageHeader
        title={t('Hello, {name}', { name: user.displayName })}
        actions={
          <Button component={AppLink} to="/campaigns/quests/browse">
            {t('Browse Quests')}
          </Button>
        }
      />
      <Loaded query={query} skeleton={<PanelsSkeleton heights={['12rem', '11rem', '22rem', '22rem']} />}>
        {(data) => (
          <Stacked wide>
            <FirstStepsPart user={user} endedAt={data.currentUser?.first_steps_ended_at} />
            <CreatorEarnings />
            <Work data={data} />
            <Offers />
            <Analytics data={data} />
            <Channels connections={data.currentUser?.userConnections ?? []} />
            <Panel title="Interests" actions={<AppLink to="/creator/onboarding">{t('Change')}</AppLink>}>
              <TagList
                tags={data.creator_interest.map(({ tag }) => tag.name)}
                none="No interests selected yet"
              />
            </Panel>
          </Stacked>
        )}
      </Loaded>
    </>
  )
}

const CreatorHomePage = () => {
  const { user } = useSession()
  return user && <CreatorHome user={user} />
}

export default CreatorHomePage
