import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { LaterChart } from '../../charts/LaterChart.tsx'
import { Panel } from '../../components/Panel.tsx'
import { formatShort, formatShortDay } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { addDays } from '../../lib/period.ts'
import { today } from '../../lib/today.ts'
import { type InsightOverviewQuery, InsightTopGamesDocument } from './generated/insights.ts'
import classes from './insights.module.css'
import { seriesByGame } from './seriesByGame.ts'

/** The maximum number of games in the chart, because more lines are hard to distinguish. */
const most = 3

/** The chart covers the last 30 days, like the stats next to it. */
const lastDays = (): string[] => {
  const last = today()
  return Array.from({ length: 30 }, (_, index) => addDays(last, index - 29))
}

/** The most watched games, day by day. */
export const TopGames = ({ games }: { games: InsightOverviewQuery['game_period'] }) => {
  const shown = games.slice(0, most).map(({ game_id: id, game }) => ({ id, name: game?.name ?? '–' }))
  const days = useMemo(lastDays, [])
  const query = useQuery(InsightTopGamesDocument, {
    variables: { ids: shown.map(({ id }) => id), from: days[0] ?? '', to: days.at(-1) ?? '' },
    skip: shown.length === 0,
  })
  if (shown.length === 0) return null
  return (
    <div className={classes.stack}>
      <Panel title="What people watch" text="Daily hours watched for the top games.">
        <Loaded query={query} skeleton={<div className={classes.chart} aria-busy="true" />}>
          {({ game_day: rows }) => (
            <LaterChart
              label="Daily hours watched for the top games"
              pointLabel="Day"
              kind="lines"
              points={days.map(formatShortDay)}
              series={seriesByGame(shown, days, rows)}
              format={formatShort}
            />
          )}
        </Loaded>
      </Panel>
    </div>
  )
}
