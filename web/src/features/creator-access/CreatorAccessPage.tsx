import { useQuery } from '@apollo/client/react'
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
  CreatorAccessPageDocument,
  type CreatorAccessPageQuery,
} from '../../generated/graphql.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { AccessList } from './AccessList.tsx'
import { ChannelCheck } from './ChannelCheck.tsx'

type Account = NonNullable<CreatorAccessPageQuery['currentUser']>

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

/** From a plain account to a creator: a verified channel, then approval (spec §6). */
const CreatorAccessPage = () => {
  const [params] = useSearchParams()
  const query = useQuery(CreatorAccessPageDocument, {
    pollInterval: 15_000,
    skipPollAttempt: () => document.hidden,
  })
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
            <>
              <Panel
                title="1. Channels"
                text="Twitch and YouTube accounts must be 90 days old, TikTok business accounts 30 days."
              >
                <Channels connections={currentUser?.userConnections ?? []} />
              </Panel>
              <Panel title="Add a connection" text="You confirm on the channel’s own page.">
                <AddConnection callbackUrl="/user/creator-access" />
              </Panel>
              <Panel title="2. Access" text="Our team looks at each request, which takes 2 to 4 days.">
                <AccessList
                  access={currentUser?.creator?.access ?? []}
                  isCreator={Boolean(currentUser?.creator)}
                />
              </Panel>
              <Panel title="3. Games, hardware and interests" text="So that the right offers find you.">
                <AppLink to="/creator/onboarding">Choose interests and hardware</AppLink>
              </Panel>
            </>
          )}
        </Loaded>
      </Stacked>
    </>
  )
}

export default CreatorAccessPage
