import { useQuery } from '@apollo/client/react'
import { useLocation } from 'react-router'
import { AddConnection } from '../../components/AddConnection.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PeriodPicker } from '../../components/PeriodPicker.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useChosenPoint, usePeriod } from '../../lib/usePeriod.ts'
import { withinDays } from '../../lib/withinDays.ts'
import { DayNumbers } from './DayNumbers.tsx'
import {
  CreatorInsightsDocument,
  type CreatorInsightsQueryVariables,
  DayNumbers_CreatorDayFragmentDoc,
} from './generated/insights.ts'
import classes from './insights.module.css'
import { OfDays } from './OfDays.tsx'
import { PieceTable } from './PieceTable.tsx'

type Own = {
  readonly kind: 'streams' | 'shorts'
  readonly title: string
  readonly text: string
  readonly types: CreatorInsightsQueryVariables['types']
}

const pages: Readonly<Record<string, Own>> = {
  streams: {
    kind: 'streams',
    title: 'Streams',
    text: 'Your streams and who watched them.',
    types: ['STREAM'],
  },
  shorts: { kind: 'shorts', title: 'Shorts', text: 'Your shorts and their views.', types: ['SHORTS'] },
}

const Unconnected = ({ pathname }: { pathname: string }) => (
  <EmptyState
    motif="videos"
    title="Connect a channel first"
    text="We read your stats from Twitch, YouTube and TikTok. New stats can take up to 24 hours to appear."
    action={<AddConnection callbackUrl={pathname} />}
  />
)

const Numbers = ({ own, creatorId }: { own: Own; creatorId: string }) => {
  const { pathname } = useLocation()
  const [period, choose] = usePeriod()
  const [, choosePoint] = useChosenPoint(period)
  const { from, to, before } = period
  const query = useQuery(CreatorInsightsDocument, {
    variables: { creatorId, types: own.types, from, to, beforeFrom: before.from, beforeTo: before.to },
  })
  return (
    <Loaded
      query={{ ...query, data: query.data ?? query.previousData }}
      skeleton={<PanelsSkeleton heights={['2.25rem', '7.5rem', '24rem']} />}
    >
      {(data) => {
        const connections = data.currentUser?.userConnections ?? []
        if (connections.length === 0) return <Unconnected pathname={pathname} />
        return (
          <>
            {connections.some(({ figures_at }) => figures_at === null) && (
              <Notice title="Some stats are on their way">
                Data from a newly connected channel can take up to 24 hours to appear.
              </Notice>
            )}
            <div className={classes.bar}>
              <PeriodPicker period={period} onChange={choose} />
            </div>
            <div className={classes.stack}>
              <DayNumbers
                period={period}
                now={readFragment(DayNumbers_CreatorDayFragmentDoc, data.now)}
                before={readFragment(DayNumbers_CreatorDayFragmentDoc, data.before)}
                isLive={own.kind === 'streams'}
                onOpen={choosePoint}
              />
            </div>
            <OfDays period={period}>
              {(days) => (
                <PieceTable
                  screen={`own-insights-${own.kind}`}
                  kind={own.kind}
                  of={{ creator_id: { _eq: creatorId }, published_at: withinDays(days) }}
                />
              )}
            </OfDays>
          </>
        )
      }}
    </Loaded>
  )
}

const CreatorInsightsPage = () => {
  const slug = useLocation().pathname.split('/').at(-1) ?? ''
  const own = pages[slug]
  const { user } = useSession()
  if (!own || !user) return null
  return (
    <>
      <PageHeader title={own.title} text={own.text} />
      <Numbers key={own.kind} own={own} creatorId={user.id} />
    </>
  )
}

export default CreatorInsightsPage
