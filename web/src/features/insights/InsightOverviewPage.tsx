import { useQuery } from '@apollo/client/react'
import { Avatar } from '@mantine/core'
import type { ChannelProvider } from '@questboard/domain'
import type { ReactNode } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { ChannelIcon } from '../../components/ChannelIcon.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { formatShort, inShort } from '../../lib/format.ts'
import { readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { type ToText, useText } from '../../lib/text.ts'
import {
  InsightOverviewDocument,
  type InsightOverviewQuery,
  TopChannel_PeriodFragmentDoc,
} from './generated/insights.ts'
import { InsightGate } from './InsightGate.tsx'
import classes from './insights.module.css'
import { TopGames } from './TopGames.tsx'

type Data = InsightOverviewQuery

type Top = {
  readonly id: string
  readonly lead: ReactNode
  readonly name: string
  readonly to: string
  readonly text: string
}

type FaceProps = {
  name: string | null | undefined
  picture: string | null | undefined
  provider: ChannelProvider
}

const Face = ({ name, picture, provider }: FaceProps) => (
  <span className={classes.face}>
    <Avatar src={picture} name={name ?? ''} size={40} color="accent" alt="" />
    <ChannelIcon provider={provider} size={20} />
  </span>
)

const viewsOf = (t: ToText, slug: 'video' | 'shorts', rows: Data['video']): Top[] =>
  readFragment(TopChannel_PeriodFragmentDoc, rows).map(
    ({ connection_id, platform, channel, views, items }) => ({
      id: connection_id,
      lead: <Face name={channel?.channel_name} picture={channel?.picture_url} provider={platform} />,
      name: channel?.channel_name ?? '–',
      to: `/insights/${slug}/content-creators/${connection_id}`,
      text: t('{views} views of {items, plural, one {# piece of content} other {# pieces of content}}', {
        views: formatShort(views),
        items,
      }),
    }),
  )

const streamsOf = (t: ToText, rows: Data['livestream']): Top[] =>
  rows.map(({ connection_id, platform, channel, hours_watched, average_ccv }) => ({
    id: connection_id,
    lead: <Face name={channel?.channel_name} picture={channel?.picture_url} provider={platform} />,
    name: channel?.channel_name ?? '–',
    to: `/insights/livestream/content-creators/${connection_id}`,
    text: [
      t('{shown} {count, plural, one {hour} other {hours}} watched', inShort(hours_watched)),
      t('{shown} {count, plural, one {viewer} other {viewers}} on average', inShort(average_ccv)),
    ].join(', '),
  }))

const gamesOf = (t: ToText, rows: Data['game_period']): Top[] =>
  rows.map(({ game_id, game, hours_watched, creators }) => ({
    id: game_id,
    lead: (
      <span className={classes.art}>
        <Picture src={game?.thumbnail_url} name={game?.name ?? ''} ratio="460 / 215" />
      </span>
    ),
    name: game?.name ?? '–',
    to: `/insights/livestream/games/${game_id}`,
    text: [
      t('{shown} {count, plural, one {hour} other {hours}} watched', inShort(hours_watched)),
      t('{count, plural, one {# creator} other {# creators}}', { count: creators }),
    ].join(', '),
  }))

const TopPanel = ({ title, all, rows }: { title: string; all: string; rows: readonly Top[] }) => {
  const t = useText()
  return (
    <Panel title={title} actions={<AppLink to={all}>{t('See all')}</AppLink>}>
      {rows.length === 0 ? (
        <EmptyState compact title="No data for this period" text="We check channels at least once a day." />
      ) : (
        <RowList>
          {rows.map(({ id, lead, name, to, text }) => (
            <Row key={id} lead={lead} title={<AppLink to={to}>{name}</AppLink>} text={text} />
          ))}
        </RowList>
      )}
    </Panel>
  )
}

const Overview = () => {
  const t = useText()
  const query = useQuery(InsightOverviewDocument)
  return (
    <Loaded query={query} skeleton={<PanelsSkeleton heights={['24rem', '20rem', '20rem']} />}>
      {(data) => (
        <>
          <TopGames games={data.game_period} />
          <div className={classes.columns}>
            <TopPanel
              title="Livestream creators"
              all="/insights/livestream/content-creators"
              rows={streamsOf(t, data.livestream)}
            />
            <TopPanel
              title="Livestream games"
              all="/insights/livestream/games"
              rows={gamesOf(t, data.game_period)}
            />
            <TopPanel
              title="Video creators"
              all="/insights/video/content-creators"
              rows={viewsOf(t, 'video', data.video)}
            />
            <TopPanel
              title="Shorts creators"
              all="/insights/shorts/content-creators"
              rows={viewsOf(t, 'shorts', data.shorts)}
            />
          </div>
        </>
      )}
    </Loaded>
  )
}

/** The most popular channels and games of the last 30 days. */
const InsightOverviewPage = () => (
  <>
    <PageHeader title="Insights" text="The most-watched creators and games of the last 30 days." />
    <InsightGate>
      <Overview />
    </InsightGate>
  </>
)

export default InsightOverviewPage
