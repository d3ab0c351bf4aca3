import { useQuery } from '@apollo/client/react'
import { completionRate } from '@questboard/domain'
import { useMemo } from 'react'
import { Figure, Figures } from '../../components/Figure.tsx'
import { formatCount, formatPercent, formatShort } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { MissionFiguresDocument, type MissionFiguresQuery } from './generated/results.ts'
import classes from './results.module.css'
import { allDays } from './useResults.ts'

const countOf = ({ aggregate }: MissionFiguresQuery['completed']): number => aggregate?.count ?? 0

const othersOf = ({ missed, underWay }: MissionFiguresQuery): number => countOf(missed) + countOf(underWay)

/** Runs in progress count as not completed, because a rate of the few ended runs could be too high. */
const completion = (known: MissionFiguresQuery): string =>
  formatPercent(completionRate(countOf(known.completed), othersOf(known)))

const Numbers = ({ data }: { data: MissionFiguresQuery | null }) => {
  const total = data?.report[0]
  const t = useText()
  const told = (tell: (known: MissionFiguresQuery) => string) => data && tell(data)
  return (
    <Figures isAwaited={data === null}>
      <Figure label="In progress" value={told(({ underWay }) => formatCount(countOf(underWay)))} />
      <Figure
        label="Completed"
        value={told(({ completed }) => formatCount(countOf(completed)))}
        hint="Including rewards to claim"
      />
      <Figure
        label="Completion rate"
        value={told(completion)}
        // Keeps this line while loading, so that the layout does not shift.
        hint={
          told((known) =>
            t('{completed} of {all, plural, one {# participation} other {# participations}}', {
              completed: formatCount(countOf(known.completed)),
              all: countOf(known.completed) + othersOf(known),
            }),
          ) ?? '\u00a0'
        }
      />
      <Figure label="Views" value={told(() => formatShort(total?.views ?? 0))} />
      <Figure label="Hours watched" value={told(() => formatShort(total?.hours_watched ?? 0))} />
      <Figure label="Clicks" value={told(() => formatCount(total?.clicks ?? 0))} />
    </Figures>
  )
}

/** The results of a mission's creators. Runs that the company canceled are left out. */
export const MissionFigures = ({ missionId }: { missionId: string }) => {
  const days = useMemo(allDays, [])
  const query = useQuery(MissionFiguresDocument, { variables: { missionId, ...days } })
  return (
    <div className={classes.figures}>
      <Loaded query={query} skeleton={<Numbers data={null} />}>
        {(data) => <Numbers data={data} />}
      </Loaded>
    </div>
  )
}
