import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { Figure, Figures } from '../../components/Figure.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { formatCount, formatShort } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { MissionFiguresDocument, type MissionFiguresQuery } from './generated/results.ts'
import classes from './results.module.css'
import { allDays } from './useResults.ts'

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 })

const countOf = ({ aggregate }: MissionFiguresQuery['completed']): number => aggregate?.count ?? 0

/** How creators got on with a mission; those whom the company canceled say nothing of it. */
export const MissionFigures = ({ missionId }: { missionId: string }) => {
  const days = useMemo(allDays, [])
  const query = useQuery(MissionFiguresDocument, { variables: { missionId, ...days } })
  return (
    <div className={classes.figures}>
      <Loaded query={query} skeleton={<PanelsSkeleton heights={['6.5rem']} />}>
        {({ report: [total], ...data }) => {
          const completed = countOf(data.completed)
          const over = completed + countOf(data.missed)
          return (
            <Figures>
              <Figure label="Under way" value={formatCount(countOf(data.underWay))} />
              <Figure label="Completed" value={formatCount(completed)} hint="Rewards to claim included" />
              <Figure
                label="Completion rate"
                value={over === 0 ? '–' : percent.format(completed / over)}
                hint="Of those that are over"
              />
              <Figure label="Views" value={formatShort(total?.views ?? 0)} />
              <Figure label="Hours watched" value={formatShort(total?.hours_watched ?? 0)} />
              <Figure label="Clicks" value={formatCount(total?.clicks ?? 0)} />
            </Figures>
          )
        }}
      </Loaded>
    </div>
  )
}
