import { useQuery } from '@apollo/client/react'
import { useLocation, useParams } from 'react-router'
import { NotFound } from '../../components/NotFound.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PeriodPicker } from '../../components/PeriodPicker.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { readFragment } from '../../lib/fragments.ts'
import { isUuid } from '../../lib/isUuid.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useChosenPoint, usePeriod } from '../../lib/usePeriod.ts'
import { withinDays } from '../../lib/withinDays.ts'
import { DayNumbers } from './DayNumbers.tsx'
import { DayNumbers_GameDayFragmentDoc, InsightGameDocument } from './generated/insights.ts'
import { InsightGate } from './InsightGate.tsx'
import classes from './insights.module.css'
import { Notes } from './Notes.tsx'
import { OfDays } from './OfDays.tsx'
import { PieceTable } from './PieceTable.tsx'
import { AddToPage } from './pages/AddToPage.tsx'

const Game = ({ id, isNotes }: { id: string; isNotes: boolean }) => {
  const [period, choose] = usePeriod()
  const [, choosePoint] = useChosenPoint(period)
  const { from, to, before } = period
  const query = useQuery(InsightGameDocument, {
    variables: { id, from, to, beforeFrom: before.from, beforeTo: before.to },
  })
  return (
    <Loaded
      query={{ ...query, data: query.data ?? query.previousData }}
      skeleton={<PanelsSkeleton heights={['4rem', '7.5rem', '24rem']} />}
    >
      {({ game_by_pk: game, ...days }) => {
        if (!game) return <NotFound what="Game" />
        if (isNotes)
          return (
            <>
              <PageHeader title={game.name} />
              <Notes about={{ game_id: game.id }} />
            </>
          )
        return (
          <>
            <PageHeader title={game.name} text="The game’s livestreams and their audience." />
            <div className={classes.bar}>
              <PeriodPicker period={period} onChange={choose} />
            </div>
            <div className={classes.stack}>
              <DayNumbers
                period={period}
                now={readFragment(DayNumbers_GameDayFragmentDoc, days.now)}
                before={readFragment(DayNumbers_GameDayFragmentDoc, days.before)}
                isLive
                onOpen={choosePoint}
              />
              <div className={classes.buttons}>
                <AddToPage figures={{ kind: 'game', id: game.id }} />
              </div>
            </div>
            <OfDays period={period}>
              {(days) => (
                <PieceTable
                  screen="insights-game-streams"
                  kind="streams"
                  of={{
                    game_id: { _eq: game.id },
                    visibility: { _eq: 'public' },
                    published_at: withinDays(days),
                  }}
                  ofMany
                />
              )}
            </OfDays>
          </>
        )
      }}
    </Loaded>
  )
}

const InsightGamePage = () => {
  const { gameId = '' } = useParams()
  const isNotes = useLocation().pathname.endsWith('/notes')
  if (!isUuid(gameId)) return <NotFound what="Game" />
  return (
    <InsightGate>
      <Game key={gameId} id={gameId} isNotes={isNotes} />
    </InsightGate>
  )
}

export default InsightGamePage
