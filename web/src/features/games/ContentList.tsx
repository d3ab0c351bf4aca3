import { useQuery } from '@apollo/client/react'
import { Group, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { CardGrid, CardsSkeleton } from '../../components/CardGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ShowMore } from '../../components/ShowMore.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { daysAgo } from '../../lib/today.ts'
import { useRest } from '../../lib/useRest.ts'
import { useShown } from '../../lib/useShown.ts'
import { ContentCard } from '../../shared/cards/ContentCard.tsx'
import { ContentPageDocument, type ContentPageQueryVariables } from './generated/ContentPage.ts'

export type ContentKind = 'streams' | 'videos'

type Order = ContentPageQueryVariables['order']

const types = {
  streams: ['STREAM', 'VOD'],
  videos: ['VIDEO', 'SHORTS'],
} as const

const newest: Order = [{ published_at: 'desc' }, { id: 'asc' }]
const kinds: Record<
  ContentKind,
  { top: string; order: Order; none: string; comes: string; comesOf: string }
> = {
  streams: {
    top: 'Most watched',
    order: [{ average_ccv: 'desc_nulls_last' }, { id: 'asc' }],
    none: 'No streams yet',
    comes: 'Public streams of games on Questboard appear here as creators publish them.',
    comesOf: 'Public streams of {game} appear here as creators publish them.',
  },
  videos: {
    top: 'Most viewed',
    order: [{ views: 'desc_nulls_last' }, { id: 'asc' }],
    none: 'No videos yet',
    comes: 'Public videos of games on Questboard appear here as creators publish them.',
    comesOf: 'Public videos of {game} appear here as creators publish them.',
  },
}

const step = 24
const most = 240

type Props = { kind: ContentKind; game?: { id: string; name: string } }

/** Streams or videos of one game or of all games, sorted by date or by popularity in the last 30 days. */
export const ContentList = ({ kind, game }: Props) => {
  const t = useText()
  const [query, setQuery] = useSearchParams()
  const isTop = query.get('sort') === 'top'
  const { shown, showMore, mayGrow } = useShown(step, most)
  const { top, order, none, comes, comesOf } = kinds[kind]
  const [first] = useState(shown + 1)
  const result = useQuery(ContentPageDocument, {
    variables: {
      where: {
        type: { _in: [...types[kind]] },
        visibility: { _eq: 'public' },
        ...(game && { game_id: { _eq: game.id } }),
        ...(isTop && { published_at: { _gte: daysAgo(30) } }),
      },
      order: isTop ? order : newest,
      limit: first,
    },
  })
  const rest = useRest(result.data?.content, {
    first,
    wanted: shown + 1,
    load: (part) => result.fetchMore({ variables: part }),
    countOf: (data) => data.content.length,
    showMore,
  })
  const data = result.data ?? result.previousData
  return (
    <>
      <Group mb="md">
        <SegmentedControl
          aria-label={t('Sort')}
          data={[
            { value: 'new', label: t('Newest') },
            { value: 'top', label: t(top) },
          ]}
          value={isTop ? 'top' : 'new'}
          onChange={(sort) => setQuery({ sort }, { replace: true })}
        />
      </Group>
      <Loaded query={{ ...result, data }} skeleton={<CardsSkeleton size="card" cards={12} />}>
        {({ content }) => (
          <>
            {content.length === 0 && (
              <EmptyState motif="videos" title={none} text={game ? t(comesOf, { game: game.name }) : comes} />
            )}
            <CardGrid size="card">
              {content.slice(0, shown).map((item) => (
                <ContentCard key={item.id} content={item} />
              ))}
            </CardGrid>
            {content.length > shown && mayGrow && <ShowMore {...rest} />}
          </>
        )}
      </Loaded>
    </>
  )
}
