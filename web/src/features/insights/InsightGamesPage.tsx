import { Button } from '@mantine/core'
import { durationInWords } from '@questboard/domain'
import { useSearchParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import type { Game_Period_Bool_Exp, Game_Period_Order_By } from '../../generated/inputs.ts'
import { formatCount, formatDay } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { toLike } from '../../lib/toLike.ts'
import type { TableColumns } from '../../tables/column.ts'
import { DataTable } from '../../tables/DataTable.tsx'
import { figureColumn } from '../../tables/figureColumn.ts'
import { foundBy } from '../../tables/foundBy.ts'
import { RowFacts } from '../../tables/RowFacts.tsx'
import { useServerRows } from '../../tables/useServerRows.ts'
import { DaysSelect } from './DaysSelect.tsx'
import { InsightGamesDocument, type InsightGamesQuery } from './generated/insights.ts'
import { InsightGate } from './InsightGate.tsx'
import { gameDays, readGameDays } from './insightKinds.ts'
import classes from './insights.module.css'

type Streamed = InsightGamesQuery['game_period'][number] & { readonly id: string }
type Order = Game_Period_Order_By
type Where = Game_Period_Bool_Exp

const nameOf = ({ game }: Streamed): string => game?.name ?? '–'

const timeInWords = (minutes: number | null | undefined): string =>
  minutes == null ? '–' : durationInWords(minutes)

const columns: TableColumns<Streamed, Order> = [
  { id: 'name', title: 'Game', width: 260, cell: nameOf, text: nameOf },
  figureColumn('hours_watched', 'Hours watched'),
  figureColumn('average_ccv', 'Average viewers'),
  figureColumn('creators', 'Creators', formatCount),
  figureColumn('items', 'Streams', formatCount),
  figureColumn('air_minutes', 'Time on air', timeInWords),
  figureColumn('views', 'Views'),
  {
    id: 'released',
    title: 'Released',
    width: 130,
    cell: ({ game }) => formatDay(game?.released_on),
    text: ({ game }) => game?.released_on ?? '',
  },
]

const Games = () => {
  const t = useText()
  const [params] = useSearchParams()
  const days = readGameDays(params.get('days'))
  const { load } = useServerRows<InsightGamesQuery, Streamed, Where, Order>({
    document: InsightGamesDocument,
    read: (data) => ({
      rows: data.game_period.map((row) => ({ ...row, id: row.game_id })),
      count: data.game_period_aggregate,
    }),
    all: (conditions) => ({ _and: [{ type: { _eq: 'STREAM' }, days: { _eq: days } }, ...conditions] }),
    found: foundBy((words) => ({ game: { name: { _ilike: toLike(words) } } })),
    tie: [{ hours_watched: 'desc' }, { game_id: 'asc' }],
  })
  return (
    <>
      <div className={classes.bar}>
        <DaysSelect days={days} choices={gameDays} />
      </div>
      <DataTable
        screen="insights-games"
        label="Livestream games"
        searchLabel="Search games"
        columns={columns}
        filters={[]}
        scope={String(days)}
        load={load}
        panel={(row) => (
          <RowFacts row={row} columns={columns}>
            <div className={classes.buttons}>
              <Button component={AppLink} to={`/insights/livestream/games/${row.id}`}>
                {t('Open')}
              </Button>
            </div>
          </RowFacts>
        )}
        empty={{ title: 'No games yet', text: 'Games appear here once creators stream them.' }}
      />
    </>
  )
}

const InsightGamesPage = () => (
  <>
    <PageHeader
      title="Livestream games"
      text="The games that creators stream, and the audience of each game."
    />
    <InsightGate>
      <Games />
    </InsightGate>
  </>
)

export default InsightGamesPage
