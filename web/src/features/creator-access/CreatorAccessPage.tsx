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
import { readFragment } from '../../generated/fragment-masking.ts'
import {
  ChannelCheck_ConnectionFragmentDoc,
  type CreatorAccess_UserFragment,
  CreatorAccess_UserFragmentDoc,
  CreatorAccessChangesDocument,
  CreatorAccessPageDocument,
} from '../../generated/graphql.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { session, useSession } from '../../lib/session.ts'
import { AccessList } from './AccessList.tsx'
import { ChannelCheck } from './ChannelCheck.tsx'
import classes from './CreatorAccessPage.module.css'

type Account = CreatorAccess_UserFragment

const Channels = ({ connections }: { connections: Account['userConnections'] }) => {
  if (connections.length === 0) {
    return <EmptyState compact title="No channel yet" text="Connect the channel you make content on." />
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

const AccessSteps = ({ account }: { account: Account | null | undefined }) => {
  const connections = account?.userConnections ?? []
  return (
    <>
      <Panel
        title="1. Channels"
        text="Twitch and YouTube accounts must be 90 days old, TikTok business accounts 30 days."
      >
        <Channels connections={connections} />
        <p className={classes.add}>
          {connections.length === 0
            ? 'You confirm on the channel’s own page.'
            : 'Add another channel: you confirm on its own page.'}
        </p>
        <AddConnection callbackUrl="/user/creator-access" />
      </Panel>
      <Panel title="2. Access" text="Our team looks at each request, which takes 2 to 4 days.">
        <AccessList access={account?.creator?.access ?? []} isCreator={Boolean(account?.creator)} />
      </Panel>
      <Panel
        title="3. Games, hardware and interests"
        text={
          account?.creator
            ? 'So that the right offers find you.'
            : 'You choose these once a channel is connected.'
        }
        actions={
          account?.creator && (
            <Button component={AppLink} to="/creator/onboarding" variant="default">
              Choose
            </Button>
          )
        }
      />
    </>
  )
}

/** What a check or our team decides shows at once; with the access to be a creator, the menu changes too. */
const useChanges = () => {
  const { user } = useSession()
  const { data } = useSubscription(CreatorAccessChangesDocument)
  const account = readFragment(CreatorAccess_UserFragmentDoc, data?.currentUser)
  const isOutdated = account !== undefined && account !== null && account.user_type !== user?.userType
  useEffect(() => {
    if (isOutdated) void session.changed()
  }, [isOutdated])
}

/** From a plain account to a creator: a verified channel, then approval (spec §6). */
const CreatorAccessPage = () => {
  const [params] = useSearchParams()
  const query = useQuery(CreatorAccessPageDocument)
  useChanges()
  return (
    <>
      <PageHeader
        title="Creator Access"
        text="Connect a channel with at least 250 followers or subscribers to join Quests, Missions and key campaigns."
      />
      <Stacked>
        {params.has('error') && (
          <Notice tone="bad">The channel could not be connected. Please try again.</Notice>
        )}
        <Loaded query={query} skeleton={<LinesSkeleton lines={5} />}>
          {({ currentUser }) => (
            <AccessSteps account={readFragment(CreatorAccess_UserFragmentDoc, currentUser)} />
          )}
        </Loaded>
      </Stacked>
    </>
  )
}

export default CreatorAccessPage
