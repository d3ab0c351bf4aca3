import { Button } from '@mantine/core'
import { useSearchParams } from 'react-router'
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
import { DaysSelect } from './DaysSelect.tsx'
import { InsightChannelGamesDocument, type InsightChannelGamesQuery } from './generated/insights.ts'
import { insightDays, readDays } from './insightKinds.ts'
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
  const [params] = useSearchParams()
  const days = readDays(params.get('days'))
  const { load } = useServerRows<InsightChannelGamesQuery, Played, Where, Order>({
    document: InsightChannelGamesDocument,
    read: (data) => ({
      rows: data.channel_game.map((row) => ({ ...row, id: row.game_id ?? '' })),
      count: data.channel_game_aggregate,
    }),
    all: (conditions) => ({
      _and: [
        { connection_id: { _eq: channel.id }, type: { _eq: kind.type }, days: { _eq: days } },
        ...conditions,
      ],
    }),
    found: foundBy((words) => ({ game: { name: { _ilike: toLike(words) } } })),
    tie: [{ views: 'desc_nulls_last' }, { game_id: 'asc' }],
  })
  return (
    <>
      <div className={classes.bar}>
        <DaysSelect days={days} choices={insightDays} />
      </div>
      <DataTable
        screen="insights-channel-games"
        label="Games"
        searchLabel="Search games"
        columns={columns}
        filters={[]}
        scope={`${channel.id} ${kind.type} ${days}`}
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
          title: 'No games in this period',
          text: 'Choose a longer period. Games appear here once we’ve recognized them in this channel’s streams or videos.',
        }}
      />
    </>
  )
}

/** The games of a channel over a number of days, as in the list of channels. */
const ChannelGamesPage = () => <ChannelFrame hasPeriod={false}>{(tab) => <Games {...tab} />}</ChannelFrame>

export default ChannelGamesPage
