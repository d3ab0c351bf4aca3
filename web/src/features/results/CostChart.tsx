import { useQuery } from '@apollo/client/react'
import { formatRate } from '@questboard/domain'
import { LaterChart } from '../../charts/LaterChart.tsx'
import { Panel } from '../../components/Panel.tsx'
import { formatShortDay } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import classes from './CostChart.module.css'
import { costOverTime } from './costOverTime.ts'
import { ResultDaysDocument } from './generated/results.ts'
import { allDays } from './useResults.ts'

const Waiting = () => <div className={classes.room} aria-busy="true" />

export const CostChart = ({ questId }: { questId: string }) => {
  const query = useQuery(ResultDaysDocument, { variables: { questId, ...allDays() } })
  return (
    <div className={classes.place}>
      <Loaded query={query} skeleton={<Waiting />}>
        {({ report }) => {
          const days = costOverTime(report)
          return (
            days.some(({ cents }) => cents !== null) && (
              <Panel
                title="Cost per view"
                text="For each day: the money spent so far, divided by the views of the content it paid for."
              >
                <LaterChart
                  label="Cost per view by day"
                  pointLabel="Day"
                  kind="lines"
                  points={days.map(({ day }) => formatShortDay(day))}
                  series={[{ name: 'Cost per view', values: days.map(({ cents }) => cents) }]}
                  format={(cents) => formatRate(cents, 1, 'view') ?? '–'}
                  parts
                />
              </Panel>
            )
          )
        }}
      </Loaded>
    </div>
  )
}
