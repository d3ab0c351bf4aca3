import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { ChannelIcon, channelName } from '../../components/ChannelIcon.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Figure, Figures } from '../../components/Figure.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { TagList } from '../../components/TagList.tsx'
import { CreatorHomePageDocument, type CreatorHomePageQuery } from '../../generated/graphql.ts'
import { formatAgo, formatShort } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'

type Connections = NonNullable<CreatorHomePageQuery['currentUser']>['userConnections']

const sum = (values: (number | null | undefined)[]): number | null => {
  const known = values.filter((value) => value != null)
  return known.length > 0 ? known.reduce((total, value) => total + value, 0) : null
}

/** Of the Quests that came to their end, how many were completed. */
const completionRate = ({ completed, missed }: CreatorHomePageQuery): string => {
  const done = completed.aggregate?.count ?? 0
  const all = done + (missed.aggregate?.count ?? 0)
  return all === 0 ? '–' : `${Math.round((done / all) * 100)}%`
}

const Analytics = ({ connections, completion }: { connections: Connections; completion: string }) => (
  <Figures>
    <Figure label="Followers" value={formatShort(sum(connections.map(({ followers }) => followers)))} />
    <Figure
      label="Average viewers"
      value={formatShort(sum(connections.map(({ average_ccv }) => average_ccv)))}
    />
    <Figure label="Views" value={formatShort(sum(connections.map(({ total_views }) => total_views)))} />
    <Figure label="Completion rate" value={completion} />
  </Figures>
)

const Channels = ({ connections }: { connections: Connections }) => (
  <Panel title="Channels" actions={<AppLink to="/user/settings/connections">Manage</AppLink>}>
    {connections.length === 0 ? (
      <EmptyState
        compact
        title="No channel yet"
        text="Companies look for creators by their channels."
        action={
          <Button component={AppLink} to="/user/settings/connections">
            Connect a channel
          </Button>
        }
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
                ? `${channelName(providerId)} · updated ${formatAgo(figures_at)}`
                : 'Figures can take up to 24 hours'
            }
            side={<span className="qb-figures">{formatShort(followers)}</span>}
          />
        ))}
      </RowList>
    )}
  </Panel>
)

const CreatorHomePage = () => {
  const query = useQuery(CreatorHomePageDocument)
  return (
    <Loaded query={query}>
      {(data) => (
        <>
          <PageHeader
            title={`Hello, ${data.currentUser?.display_name ?? ''}`}
            actions={
              <Button component={AppLink} to="/campaigns/quests/browse">
                Browse Quests
              </Button>
            }
          />
          <Stacked wide>
            <Analytics
              connections={data.currentUser?.userConnections ?? []}
              completion={completionRate(data)}
            />
            <Channels connections={data.currentUser?.userConnections ?? []} />
            <Panel title="Interests" actions={<AppLink to="/creator/onboarding">Change</AppLink>}>
              <TagList tags={data.creator_interest.map(({ tag }) => tag.name)} none="None chosen yet" />
            </Panel>
          </Stacked>
        </>
      )}
    </Loaded>
  )
}

export default CreatorHomePage
