import { useQuery } from '@apollo/client/react'
import { Anchor } from '@mantine/core'
import { useMemo } from 'react'
import type { Submission_Bool_Exp } from '../../generated/inputs.ts'
import { useText } from '../../lib/text.ts'
import { toLike } from '../../lib/toLike.ts'
import { withinDays } from '../../lib/withinDays.ts'
import { ContentGame } from '../../shared/content/ContentGame.tsx'
import type { TableColumns } from '../../tables/column.ts'
import { DataTable } from '../../tables/DataTable.tsx'
import type { Filter } from '../../tables/filters.ts'
import { foundBy } from '../../tables/foundBy.ts'
import { RowFacts } from '../../tables/RowFacts.tsx'
import { useServerRows } from '../../tables/useServerRows.ts'
import { contentColumns, type Order, type Piece } from './contentColumns.tsx'
import { ResultAverageDocument, ResultContentDocument, type ResultContentQuery } from './generated/results.ts'

type Where = Submission_Bool_Exp

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
  screen: string
  of: Where
  /** A table for a single activation needs no activation column. */
  isOne?: boolean
  /** True if the rows can include paid work. */
  hasCosts?: boolean
  empty: { readonly title: string; readonly text: string }
}

export const ContentTable = ({ screen, of, isOne = false, hasCosts = false, empty }: Props) => {
  const { data } = useQuery(ResultAverageDocument, { skip: !hasCosts })
  const average = data?.quest_average[0] ?? null
  const columns = useMemo(() => contentColumns({ isOne, hasCosts, average }), [isOne, hasCosts, average])
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
