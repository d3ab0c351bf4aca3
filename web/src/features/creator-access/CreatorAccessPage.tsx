import { useQuery, useSubscription } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { AddConnection } from '../../components/AddConnection.tsx'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { RowList } from '../../components/RowList.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { Steps } from '../../components/Steps.tsx'
import { connectionProblem } from '../../lib/connectionProblem.ts'
import { readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { session, useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { AccessRequest } from './AccessRequest.tsx'
import { currentStep, steps } from './accessPath.ts'
import { ChannelCheck } from './ChannelCheck.tsx'
import { ChoicesPanel } from './ChoicesPanel.tsx'
import classes from './CreatorAccessPage.module.css'
import {
  ChannelCheck_ConnectionFragmentDoc,
  type CreatorAccess_UserFragment,
  CreatorAccess_UserFragmentDoc,
  CreatorAccessChangesDocument,
  CreatorAccessPageDocument,
  type CreatorAccessPageQuery,
} from './generated/CreatorAccessPage.ts'

type Account = CreatorAccess_UserFragment

const Channels = ({ connections }: { connections: Account['userConnections'] }) => {
  if (connections.length === 0) {
    return (
      <EmptyState compact motif="channel" title="No channel yet" text="Connect the channel you publish on." />
    )
  }
  return (
    <RowList>
      {connections.map((connection) => (
        <ChannelCheck
          key={readFragment(ChannelCheck_ConnectionFragmentDoc, connection).id}
          connection={connection}
        />
      ))}
    </RowList>
  )
}

const isVerified = (connection: Account['userConnections'][number]): boolean =>
  readFragment(ChannelCheck_ConnectionFragmentDoc, connection).verification?.status === 'meets_requirements'

const ChannelsPanel = ({ connections }: { connections: Account['userConnections'] }) => {
  const t = useText()
  return (
    <Panel
      title="1. Your channel"
      text="At least 250 followers or subscribers. Twitch and YouTube accounts must be 90 days old, TikTok accounts 30 days. A check takes a few minutes."
    >
      <Channels connections={connections} />
      <p className={classes.add}>
        {connections.length === 0
          ? t('You’ll confirm on the platform’s own page.')
          : t('To add another channel, you confirm on the platform’s own page.')}
      </p>
      <AddConnection callbackUrl="/user/creator-access" />
    </Panel>
  )
}

/** Creators can prepare everything that Quests require before they get access (rules §2). */
const QuestsPanel = () => {
  const t = useText()
  return (
    <Panel
      title="Get ready for Quests"
      text="See how Quests work, and set up what they need: your channel, your payout method, and your country and language."
      footer={
        <Button component={AppLink} to="/creator/quests-onboarding" variant="default">
          {t('Get ready for Quests')}
        </Button>
      }
    />
  )
}

const AccessSteps = ({ data }: { data: CreatorAccessPageQuery }) => {
  const t = useText()
  const account = readFragment(CreatorAccess_UserFragmentDoc, data.currentUser)
  const connections = account?.userConnections ?? []
  const access = account?.creator?.access ?? []
  const isCreator = Boolean(account?.creator)
  const verified = connections.some(isVerified)
  const current = currentStep({ channels: connections.length, isVerified: verified, access })
  return (
    <>
      <Steps steps={steps.map((step) => t(step))} current={current} />
      <ChannelsPanel connections={connections} />
      <Panel
        title="2. Access"
        text="Our team reviews each request within 2 to 4 days. We’ll email you the result."
      >
        <AccessRequest access={access} isCreator={isCreator} isVerified={verified} />
      </Panel>
      <QuestsPanel />
      <ChoicesPanel
        isCreator={isCreator}
        interests={data.creator_interest.length}
        devices={data.creator_hardware.length}
        games={data.creator_game.length}
      />
    </>
  )
}

/** Shows the results of checks and reviews immediately. The menu also changes when a creator gets access. */
const useChanges = () => {
  const { user } = useSession()
  const { data } = useSubscription(CreatorAccessChangesDocument)
  const account = readFragment(CreatorAccess_UserFragmentDoc, data?.currentUser)
  const isOutdated = account !== undefined && account !== null && account.user_type !== user?.userType
  useEffect(() => {
    if (isOutdated) void session.changed()
  }, [isOutdated])
}

/** Steps from a plain account to a creator: a verified channel, then approval (rules §6). */
const CreatorAccessPage = () => {
  const [params] = useSearchParams()
  const problem = connectionProblem(params.get('error'))
  const query = useQuery(CreatorAccessPageDocument)
  useChanges()
  return (
    <>
      <PageHeader
        title="Creator Access"
        text="Four steps to Quests, Missions and key campaigns: three for you, one for us."
      />
      <Stacked>
        {problem && <Notice tone="bad">{problem}</Notice>}
        <Loaded query={query} skeleton={<LinesSkeleton lines={5} />}>
          {(data) => <AccessSteps data={data} />}
        </Loaded>
      </Stacked>
    </>
  )
}

export default CreatorAccessPage
