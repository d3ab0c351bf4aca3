import { useQuery } from '@apollo/client/react'
import { useNavigate } from 'react-router'
import { LaterChart } from '../../charts/LaterChart.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Figure } from '../../components/Figure.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { formatShort, formatShortDay } from '../../lib/format.ts'
import { readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { pointAddress } from '../../lib/usePeriod.ts'
import { AddToShortlist } from './AddToShortlist.tsx'
import { ChannelFrame, type ChannelTab } from './ChannelFrame.tsx'
import { DayNumbers } from './DayNumbers.tsx'
import { DayNumbers_ChannelContentDayFragmentDoc, InsightDaysDocument } from './generated/insights.ts'
import classes from './insights.module.css'
import { AddToPage } from './pages/AddToPage.tsx'

type Looks = ChannelTab['followers']

const gainedOf = (looks: Looks): number | null => {
  const [first] = looks
  const last = looks.at(-1)
  return first?.followers == null || last?.followers == null || looks.length < 2
    ? null
    : last.followers - first.followers
}

/** The number of followers at each channel check. */
const Followers = ({ looks }: { looks: Looks }) => (
  <Panel title="Followers" text="Stats from each channel check.">
    {looks.length < 2 ? (
      <EmptyState
        compact
        title="No history for this period"
        text="Choose a longer period. We check channels at least once a day."
      />
    ) : (
      <LaterChart
        label="Followers at each check"
        pointLabel="Day"
        kind="lines"
        points={looks.map(({ day }) => formatShortDay(day))}
        series={[{ name: 'Followers', values: looks.map(({ followers }) => followers) }]}
        format={formatShort}
      />
    )}
  </Panel>
)

const FollowerFigure = ({ channel, followers }: Pick<ChannelTab, 'channel' | 'followers'>) => {
  const t = useText()
  const gained = gainedOf(followers)
  return (
    <Figure
      label="Followers"
      value={formatShort(channel.followers)}
      hint={
        gained !== null &&
        t(gained < 0 ? '{count} fewer in this period' : '{count} more in this period', {
          count: formatShort(Math.abs(gained)),
        })
      }
    />
  )
}

const Overview = ({ kind, channel, period, followers }: ChannelTab) => {
  const navigate = useNavigate()
  const { from, to, before } = period
  const query = useQuery(InsightDaysDocument, {
    variables: {
      channelId: channel.id,
      type: kind.type,
      from,
      to,
      beforeFrom: before.from,
      beforeTo: before.to,
    },
  })
  return (
    <div className={classes.stack}>
      <Loaded
        query={{ ...query, data: query.data ?? query.previousData }}
        skeleton={<PanelsSkeleton heights={['7.5rem', '24rem']} />}
      >
        {(data) => (
          <DayNumbers
            period={period}
            now={readFragment(DayNumbers_ChannelContentDayFragmentDoc, data.now)}
            before={readFragment(DayNumbers_ChannelContentDayFragmentDoc, data.before)}
            isLive={kind.type === 'STREAM'}
            onOpen={(point) =>
              navigate(
                `/insights/${kind.slug}/content-creators/${channel.id}/${kind.pieces}?${pointAddress(period, point)}`,
              )
            }
            more={<FollowerFigure channel={channel} followers={followers} />}
          />
        )}
      </Loaded>
      <Followers looks={followers} />
      <div className={classes.buttons}>
        <AddToShortlist kind={kind} creatorIds={[channel.creatorId]} />
        <AddToPage figures={{ kind: 'channel', id: channel.id, type: kind.type }} />
      </div>
    </div>
  )
}

/** A channel's stats, compared with the previous period, and its followers. */
const ChannelOverviewPage = () => <ChannelFrame>{(tab) => <Overview {...tab} />}</ChannelFrame>

export default ChannelOverviewPage
