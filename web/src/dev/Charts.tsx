import { Stack } from '@mantine/core'
import Chart from '../charts/Chart.tsx'
import { Delta } from '../charts/Delta.tsx'
import { LaterChart } from '../charts/LaterChart.tsx'
import { PeriodChart } from '../charts/PeriodChart.tsx'
import { ShareTable } from '../charts/ShareTable.tsx'
import { Sparkline } from '../charts/Sparkline.tsx'
import { ChosenPoint } from '../components/ChosenPoint.tsx'
import { Figure, Figures } from '../components/Figure.tsx'
import { Panel } from '../components/Panel.tsx'
import { formatCents, formatShort } from '../lib/format.ts'
import { pointsOver, readPeriod } from '../lib/period.ts'

const days = Array.from({ length: 30 }, (_, index) => `${index + 1} Nov`)
const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']
const wave = (height: number, shift: number) =>
  days.map((_, index) => Math.round(height * (1 + Math.sin((index + shift) / 4))))
/** A series in which some days have no data. */
const broken = wave(40, 3).map((value, index) => (index === 8 || index === 10 || index > 26 ? null : value))
const earned = [120_000, 0, 480_000, 250_000, 1_240_000, 310_000]

const week = readPeriod('week.2026-11-16', '2026-11-23')
const hours = days.map((_, index) => ({
  day: `2026-11-${String(index + 1).padStart(2, '0')}`,
  watched: wave(40, 3)[index] ?? 0,
}))

const shares = [
  { name: 'Sweden', count: 812 },
  { name: 'Germany', count: 240 },
]

const than = 'vs. previous 30 days'

const ChangingFigures = () => (
  <Figures>
    <Figure
      label="Views"
      value="12.4K"
      hint={<Delta now={12_400} before={9_800} than={than} />}
      spark={<Sparkline values={wave(10, 0)} />}
    />
    <Figure
      label="Hours watched"
      value="318"
      hint={<Delta now={318} before={402} than={than} />}
      spark={<Sparkline values={wave(5, 9)} />}
    />
    <Figure
      label="Clicks"
      value="0"
      hint={<Delta now={0} before={0} than={than} />}
      spark={<Sparkline values={days.map(() => 0)} />}
    />
  </Figures>
)

export const Charts = () => (
  <Stack>
    <ChangingFigures />
    <Panel title="Lines" text="Compared with the previous period. A line breaks where data is missing.">
      <Chart
        label="Views, and those of the 30 days before"
        pointLabel="Day"
        kind="lines"
        points={days}
        series={[
          { name: 'Last 30 days', values: broken },
          { name: 'Previous 30 days', values: wave(30, 12), tone: 'before' },
        ]}
        format={formatShort}
      />
    </Panel>
    <Panel title="Stacked bars">
      <Chart
        label="Views from streams, videos and shorts"
        pointLabel="Day"
        kind="bars"
        points={days}
        series={[
          { name: 'Streams', values: wave(900, 0) },
          { name: 'Videos', values: wave(500, 5) },
          { name: 'Shorts', values: wave(200, 11) },
        ]}
        format={formatShort}
      />
    </Panel>
    <PeriodChart
      title="Hours watched"
      points={pointsOver(week, hours, ({ watched }) => watched)}
      format={formatShort}
    />
    <Panel title="Bars whose code loads on first use">
      <LaterChart
        label="Earnings by month"
        pointLabel="Month"
        kind="bars"
        points={months}
        series={[{ name: 'Earned', values: earned, tone: 3 }]}
        format={formatCents}
      />
    </Panel>
    <Panel title="One point of a chart, and shares of a total">
      <ChosenPoint
        point={{ from: '2026-11-12', to: '2026-11-18' }}
        onClear={() => undefined}
        onShowDays={() => undefined}
      />
      <ShareTable label="Clicks by country" nameLabel="Country" countLabel="Clicks" shares={shares} />
    </Panel>
  </Stack>
)
