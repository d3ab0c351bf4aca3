import { Button } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import type { Channel_Game_Bool_Exp, Channel_Game_Order_By } from '../../generated/inputs.ts'
import { formatCount } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { toLike } from '../../lib/toLike.ts'
import type { TableColumns } from '../../tables/column.ts'
import { DataTable } from '../../tables/DataTable.tsx'
import { dayColumn } from '../../tables/dayColumn.ts'
import { figureColumn } from '../../tables/figureColumn.ts'
import { foundBy } from '../../tables/foundBy.ts'
import { RowFacts } from '../../tables/RowFacts.tsx'
import { useServerRows } from '../../tables/useServerRows.ts'
import { ChannelFrame, type ChannelTab } from './ChannelFrame.tsx'
import { InsightChannelGamesDocument, type InsightChannelGamesQuery } from './generated/insights.ts'
import classes from './insights.module.css'

type Played = InsightChannelGamesQuery['channel_game'][number] & { readonly id: string }
type Order = Channel_Game_Order_By
type Where = Channel_Game_Bool_Exp

const nameOf = ({ game }: Played): string => game?.name ?? '–'

const columns: TableColumns<Played, Order> = [
  { id: 'name', title: 'Game', width: 260, cell: nameOf, text: nameOf },
  figureColumn('items', 'Content', formatCount),
  figureColumn('views', 'Views'),
  figureColumn('hours_watched', 'Hours watched'),
  figureColumn('average_ccv', 'Average viewers'),
  dayColumn('last', 'Last played', 'last_published_at'),
]

const Games = ({ channel, kind }: ChannelTab) => {
  const t = useText()
  const { load } = useServerRows<InsightChannelGamesQuery, Played, Where, Order>({
    document: InsightChannelGamesDocument,
    read: (data) => ({
      rows: data.channel_game.map((row) => ({ ...row, id: row.game_id ?? '' })),
      count: data.channel_game_aggregate,
    }),
    all: (conditions) => ({
      _and: [{ connection_id: { _eq: channel.id } }, { type: { _eq: kind.type } }, ...conditions],
    }),
    found: foundBy((words) => ({ game: { name: { _ilike: toLike(words) } } })),
    tie: [{ items: 'desc' }, { game_id: 'asc' }],
  })
  return (
    <DataTable
      screen="insights-channel-games"
      label="Games"
      searchLabel="Search games"
      columns={columns}
      filters={[]}
      scope={`${channel.id} ${kind.type}`}
      load={load}
      panel={(row) => (
        <RowFacts row={row} columns={columns}>
          <div className={classes.buttons}>
            <Button component={AppLink} to={`/insights/livestream/games/${row.id}`} variant="default">
              {t('Open the game')}
            </Button>
          </div>
        </RowFacts>
      )}
      empty={{
        title: 'No games yet',
        text: 'Games appear here once we’ve recognized them in this channel’s streams or videos.',
      }}
    />
  )
}

/** All games of a channel, without a limit on the period. */
const ChannelGamesPage = () => <ChannelFrame hasPeriod={false}>{(tab) => <Games {...tab} />}</ChannelFrame>

export default ChannelGamesPage
