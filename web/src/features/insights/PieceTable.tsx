import { Anchor } from '@mantine/core'
import { durationInWords } from '@questboard/domain'
import { channelName } from '../../components/ChannelIcon.tsx'
import type { Content_Bool_Exp, Content_Order_By } from '../../generated/inputs.ts'
import { formatCount, formatShort } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { toLike } from '../../lib/toLike.ts'
import type { Column, TableColumns } from '../../tables/column.ts'
import { DataTable } from '../../tables/DataTable.tsx'
import { dayColumn } from '../../tables/dayColumn.ts'
import { figureColumn } from '../../tables/figureColumn.ts'
import { foundBy } from '../../tables/foundBy.ts'
import { nullsLast } from '../../tables/nullsLast.ts'
import { RowFacts } from '../../tables/RowFacts.tsx'
import { useServerRows } from '../../tables/useServerRows.ts'
import { InsightPiecesDocument, type InsightPiecesQuery } from './generated/insights.ts'

type Piece = InsightPiecesQuery['content'][number]
type Where = Content_Bool_Exp
type Order = Content_Order_By
type PieceColumn = Column<Piece, Order>

const titleOf = ({ title, url }: Piece): string => title || url

const named: PieceColumn = {
  id: 'title',
  title: 'Content',
  width: 320,
  cell: titleOf,
  text: titleOf,
}

const creator: PieceColumn = {
  id: 'creator',
  title: 'Creator',
  width: 180,
  cell: ({ profile }) => profile?.display_name ?? '–',
  text: ({ profile }) => profile?.display_name ?? '',
}

const about: readonly PieceColumn[] = [
  {
    id: 'game',
    title: 'Game',
    width: 180,
    cell: ({ game }) => game?.name ?? '–',
    text: ({ game }) => game?.name ?? '',
  },
  {
    id: 'platform',
    title: 'Platform',
    width: 120,
    cell: ({ platform }) => channelName(platform),
    text: ({ platform }) => channelName(platform),
  },
  dayColumn('published', 'Published', 'published_at'),
  {
    id: 'length',
    title: 'Length',
    width: 110,
    align: 'end',
    cell: ({ duration_minutes }) => (duration_minutes ? durationInWords(duration_minutes) : '–'),
    text: ({ duration_minutes }) => String(duration_minutes ?? ''),
    order: (direction) => ({ duration_minutes: nullsLast[direction] }),
  },
]

const live = [
  figureColumn('average_ccv', 'Average viewers', formatShort, 130),
  figureColumn('peak_ccv', 'Most viewers', formatShort, 130),
  figureColumn('hours_watched', 'Hours watched', formatShort, 130),
  figureColumn('views', 'Views', formatShort, 130),
]
const watched = [
  figureColumn('views', 'Views', formatShort, 130),
  figureColumn('likes', 'Likes', formatCount, 130),
  figureColumn('hours_watched', 'Hours watched', formatShort, 130),
]

export type PieceKind = 'streams' | 'vods' | 'videos' | 'shorts'

export const pieceTypes = {
  streams: 'STREAM',
  vods: 'VOD',
  videos: 'VIDEO',
  shorts: 'SHORTS',
} as const satisfies Record<PieceKind, string>

const columns = (kind: PieceKind, ofMany: boolean): TableColumns<Piece, Order> => [
  named,
  ...(ofMany ? [creator] : []),
  ...about,
  ...(kind === 'streams' ? live : watched),
]

/** The columns are created only once, because the table measures them again whenever they change. */
const known = {
  one: {
    streams: columns('streams', false),
    vods: columns('vods', false),
    videos: columns('videos', false),
    shorts: columns('shorts', false),
  },
  many: {
    streams: columns('streams', true),
    vods: columns('vods', true),
    videos: columns('videos', true),
    shorts: columns('shorts', true),
  },
} as const

const texts: Readonly<Record<PieceKind, { label: string; search: string; none: string }>> = {
  streams: { label: 'Streams', search: 'Search streams', none: 'No streams in this period' },
  vods: { label: 'VODs', search: 'Search VODs', none: 'No VODs in this period' },
  videos: { label: 'Videos', search: 'Search videos', none: 'No videos in this period' },
  shorts: { label: 'Shorts', search: 'Search shorts', none: 'No shorts in this period' },
}

type Props = {
  /** The key under which the user's filters and columns of this table are saved. */
  screen: string
  kind: PieceKind
  /** The condition that selects the creators and the period. */
  of: Where
  /** True if the table shows several creators, so that each row names its creator. */
  ofMany?: boolean
}

/** Streams, VODs, videos or shorts with their current stats, newest first. */
export const PieceTable = ({ screen, kind, of, ofMany = false }: Props) => {
  const t = useText()
  const { label, search, none } = texts[kind]
  const shown = known[ofMany ? 'many' : 'one'][kind]
  const { load } = useServerRows<InsightPiecesQuery, Piece, Where, Order>({
    document: InsightPiecesDocument,
    read: (data) => ({ rows: data.content, count: data.content_aggregate }),
    all: (conditions) => ({ _and: [{ type: { _eq: pieceTypes[kind] } }, of, ...conditions] }),
    found: foundBy((words) => ({ title: { _ilike: toLike(words) } })),
    tie: [{ published_at: 'desc' }, { id: 'asc' }],
  })
  return (
    <DataTable
      key={kind}
      screen={screen}
      label={label}
      searchLabel={search}
      columns={shown}
      filters={[]}
      scope={`${kind} ${JSON.stringify(of)}`}
      load={load}
      panel={(piece) => (
        <RowFacts row={piece} columns={shown}>
          <p>
            <Anchor href={piece.url} target="_blank" rel="noreferrer">
              {t('Open the content')}
            </Anchor>
          </p>
        </RowFacts>
      )}
      empty={{ title: none, text: 'Choose a longer period.' }}
    />
  )
}
