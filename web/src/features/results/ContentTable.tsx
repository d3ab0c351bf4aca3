import { Anchor } from '@mantine/core'
import { formatRate } from '@questboard/domain'
import { useMemo } from 'react'
import { ContentGame } from '../../cards/content-game/ContentGame.tsx'
import type { Submission_Bool_Exp, Submission_Order_By } from '../../generated/inputs.ts'
import { formatCents, formatDay, formatDuration, formatShort } from '../../lib/format.ts'
import { say, useText } from '../../lib/text.ts'
import { toLike } from '../../lib/toLike.ts'
import { withinDays } from '../../lib/withinDays.ts'
import type { Column, TableColumns } from '../../tables/column.ts'
import { DataTable } from '../../tables/DataTable.tsx'
import type { Filter } from '../../tables/filters.ts'
import { foundBy } from '../../tables/foundBy.ts'
import { nullsLast } from '../../tables/nullsLast.ts'
import { RowFacts } from '../../tables/RowFacts.tsx'
import { useServerRows } from '../../tables/useServerRows.ts'
import { ResultContentDocument, type ResultContentQuery } from './generated/results.ts'

type Piece = ResultContentQuery['submission'][number]
type Order = Submission_Order_By
type Where = Submission_Bool_Exp
type Content = NonNullable<Piece['content']>

const titleOf = ({ content, url, message }: Piece): string => content?.title ?? url ?? message ?? ''
const creatorOf = ({ creator }: Piece): string => creator?.profile?.display_name ?? say('Deleted account')

const figure = (
  id: 'views' | 'average_ccv' | 'hours_watched' | 'likes',
  title: string,
): Column<Piece, Order> => ({
  id,
  title,
  width: 130,
  align: 'end',
  cell: ({ content }) => formatShort(content?.[id]),
  text: ({ content }) => String(content?.[id] ?? ''),
  order: (direction) => ({ content: { [id]: nullsLast[direction] } }),
})

const rate = (
  id: string,
  title: string,
  countOf: (content: Content) => number | null,
): Column<Piece, Order> => {
  const words = ({ content, quest_run }: Piece): string | null =>
    content && quest_run?.amount_cents ? formatRate(quest_run.amount_cents, countOf(content)) : null
  return {
    id,
    title,
    width: 160,
    align: 'end',
    cell: (piece) => words(piece) ?? '–',
    text: (piece) => words(piece) ?? '',
  }
}

const lengthOf = ({ content }: Piece): string =>
  content?.duration_minutes ? formatDuration(content.duration_minutes) : '–'

const named: Column<Piece, Order> = {
  id: 'title',
  title: 'Content',
  width: 300,
  cell: titleOf,
  text: titleOf,
  order: (direction) => ({ content: { title: nullsLast[direction] } }),
}

const activationColumn: Column<Piece, Order> = {
  id: 'activation',
  title: 'Activation',
  width: 200,
  cell: ({ activation }) => activation?.name ?? '–',
  text: ({ activation }) => activation?.name ?? '',
  order: (direction) => ({ activation: { name: direction } }),
}

const creatorColumn: Column<Piece, Order> = {
  id: 'creator',
  title: 'Creator',
  width: 180,
  cell: creatorOf,
  text: creatorOf,
  order: (direction) => ({ creator: { profile: { display_name: direction } } }),
}

const figures: readonly Column<Piece, Order>[] = [
  {
    id: 'submitted',
    title: 'Submitted',
    width: 130,
    cell: ({ submitted_at }) => formatDay(submitted_at),
    text: ({ submitted_at }) => submitted_at ?? '',
    order: (direction) => ({ submitted_at: direction }),
  },
  {
    id: 'published',
    title: 'Published',
    width: 130,
    cell: ({ content }) => formatDay(content?.published_at),
    text: ({ content }) => content?.published_at ?? '',
    order: (direction) => ({ content: { published_at: nullsLast[direction] } }),
  },
  {
    id: 'length',
    title: 'Length',
    width: 110,
    align: 'end',
    cell: lengthOf,
    text: lengthOf,
    order: (direction) => ({ content: { duration_minutes: nullsLast[direction] } }),
  },
  figure('views', 'Views'),
  figure('average_ccv', 'Average viewers'),
  figure('hours_watched', 'Hours watched'),
  figure('likes', 'Likes'),
]

const costs: readonly Column<Piece, Order>[] = [
  {
    id: 'paid',
    title: 'Agreed',
    width: 120,
    align: 'end',
    cell: ({ quest_run }) => formatCents(quest_run?.amount_cents),
    text: ({ quest_run }) => formatCents(quest_run?.amount_cents),
    order: (direction) => ({ quest_run: { amount_cents: nullsLast[direction] } }),
  },
  rate('per-view', 'Cost per view', ({ views }) => views),
  rate('per-hour', 'Cost per hour watched', ({ hours_watched }) => hours_watched),
]

const filters: readonly Filter<Where>[] = [
  {
    kind: 'days',
    id: 'published',
    title: 'Published',
    where: (days) => ({ content: { published_at: withinDays(days) } }),
  },
]

const found = foundBy(
  (words): Where => ({
    _or: [
      { content: { title: { _ilike: toLike(words) } } },
      { creator: { profile: { search_name: { _ilike: toLike(words) } } } },
    ],
  }),
)

type PanelProps = { piece: Piece; columns: TableColumns<Piece, Order>; done: () => void }

const PiecePanel = ({ piece, columns, done }: PanelProps) => {
  const t = useText()
  return (
    <RowFacts row={piece} columns={columns}>
      {piece.content && <ContentGame content={piece.content} onChanged={done} />}
      {piece.url && (
        <p>
          <Anchor href={piece.url} target="_blank" rel="noreferrer">
            {t('Open the content')}
          </Anchor>
        </p>
      )}
    </RowFacts>
  )
}

type Props = {
  /** Names the table where people's filters and columns are kept. */
  screen: string
  /** Which submissions are listed, besides what is filtered and searched for. */
  of: Where
  /** Of one activation alone, which is not named in each row. */
  isOne?: boolean
  /** Some of it is paid work. */
  hasCosts?: boolean
  empty: { readonly title: string; readonly text: string }
}

/** Pieces of content that were handed in, with what they brought. */
export const ContentTable = ({ screen, of, isOne = false, hasCosts = false, empty }: Props) => {
  const columns = useMemo(
    (): TableColumns<Piece, Order> => [
      named,
      ...(isOne ? [] : [activationColumn]),
      creatorColumn,
      ...(hasCosts ? costs : []),
      ...figures,
    ],
    [isOne, hasCosts],
  )
  const { load } = useServerRows<ResultContentQuery, Piece, Where, Order>({
    document: ResultContentDocument,
    read: (data) => ({ rows: data.submission, count: data.submission_aggregate }),
    all: (conditions) => ({ _and: [of, ...conditions] }),
    found,
    tie: [{ submitted_at: 'desc' }, { id: 'asc' }],
  })
  return (
    <DataTable
      screen={screen}
      label="Results by content"
      searchLabel="Search content and creators"
      columns={columns}
      filters={filters}
      scope={`${screen} ${JSON.stringify(of)}`}
      load={load}
      panel={(piece, done) => <PiecePanel piece={piece} columns={columns} done={done} />}
      empty={empty}
    />
  )
}
