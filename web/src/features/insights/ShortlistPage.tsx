import { useMutation, useQuery } from '@apollo/client/react'
import { CloseButton, Pill } from '@mantine/core'
import { useLocation, useParams } from 'react-router'
import { EmptyState } from '../../components/EmptyState.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PeriodPicker } from '../../components/PeriodPicker.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { explain } from '../../lib/failure.ts'
import { isUuid } from '../../lib/isUuid.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { usePeriod } from '../../lib/usePeriod.ts'
import { withinDays } from '../../lib/withinDays.ts'
import {
  ShortlistPageDocument,
  type ShortlistPageQuery,
  TakeOffShortlistDocument,
} from './generated/insights.ts'
import { InsightGate } from './InsightGate.tsx'
import classes from './insights.module.css'
import { PieceTable } from './PieceTable.tsx'

type List = NonNullable<ShortlistPageQuery['shortlist_by_pk']>

const nameOf = (t: ReturnType<typeof useText>, { creator }: List['entries'][number]): string =>
  creator?.profile?.display_name ?? t('Deleted account')

const Creators = ({ list }: { list: List }) => {
  const t = useText()
  const [takeOff] = useMutation(TakeOffShortlistDocument, { refetchQueries: [ShortlistPageDocument] })
  const remove = (creatorId: string) =>
    takeOff({ variables: { shortlistId: list.id, creatorId } }).catch((error: unknown) =>
      toasts.bad(explain(error).message),
    )
  return (
    <Panel title="Creators">
      <div className={classes.pills}>
        {list.entries.map((entry) => {
          const name = nameOf(t, entry)
          return (
            <Pill key={entry.creator_id} size="md" className={classes.pill}>
              {name}
              <CloseButton
                size="xs"
                variant="transparent"
                aria-label={t('Remove {name} from the shortlist', { name })}
                onClick={() => void remove(entry.creator_id)}
              />
            </Pill>
          )
        })}
      </div>
    </Panel>
  )
}

const Shortlist = ({ id, isStreams }: { id: string; isStreams: boolean }) => {
  const [period, choose] = usePeriod()
  const query = useQuery(ShortlistPageDocument, { variables: { id } })
  return (
    <Loaded query={query} skeleton={<PanelsSkeleton heights={['4rem', '24rem']} />}>
      {({ shortlist_by_pk: list }) => {
        if (!list) return <NotFound what="Shortlist" />
        const pieces = isStreams ? 'streams' : list.kind === 'shorts' ? 'shorts' : 'videos'
        return (
          <>
            <PageHeader title={list.name} />
            {list.entries.length === 0 ? (
              <EmptyState
                motif="people"
                title="No creators on this shortlist yet"
                text="Add creators from Insights to follow what they publish here."
                next={{ to: '/insights/livestream/content-creators', label: 'Livestream creators' }}
              />
            ) : (
              <>
                <div className={classes.bar}>
                  <PeriodPicker period={period} onChange={choose} />
                </div>
                <div className={classes.stack}>
                  <Creators list={list} />
                </div>
                <PieceTable
                  screen={`insights-shortlist-${pieces}`}
                  kind={pieces}
                  of={{
                    creator_id: { _in: list.entries.map(({ creator_id }) => creator_id) },
                    visibility: { _eq: 'public' },
                    published_at: withinDays(period),
                  }}
                  ofMany
                />
              </>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

const ShortlistPage = () => {
  const { shortlistId = '' } = useParams()
  const isStreams = useLocation().pathname.endsWith('/streams')
  if (!isUuid(shortlistId)) return <NotFound what="Shortlist" />
  return (
    <InsightGate>
      <Shortlist key={shortlistId} id={shortlistId} isStreams={isStreams} />
    </InsightGate>
  )
}

export default ShortlistPage
