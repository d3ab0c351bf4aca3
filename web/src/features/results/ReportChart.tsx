import { Select } from '@mantine/core'
import { useState } from 'react'
import { PeriodChart } from '../../charts/PeriodChart.tsx'
import { formatCents, formatShort } from '../../lib/format.ts'
import { type Days, type Period, pointsOver } from '../../lib/period.ts'
import { useText } from '../../lib/text.ts'
import type { ReportFiguresQuery } from './generated/results.ts'
import type { Flavour } from './resultViews.tsx'

type Day = ReportFiguresQuery['days'][number]

type Measure = {
  readonly id: string
  readonly label: string
  readonly of: (day: Day) => number
  readonly format: (value: number) => string
}

const views: Measure = { id: 'views', label: 'Views', of: ({ views }) => views, format: formatShort }
const others: readonly Measure[] = [
  { id: 'hours', label: 'Hours watched', of: ({ hours_watched }) => hours_watched, format: formatShort },
  { id: 'content', label: 'Content', of: ({ submissions }) => submissions, format: formatShort },
  { id: 'clicks', label: 'Clicks', of: ({ clicks }) => clicks, format: formatShort },
]
const codes: Measure = { id: 'codes', label: 'Codes claimed', of: ({ codes }) => codes, format: formatShort }
const spent: Measure = {
  id: 'spent',
  label: 'Spent',
  of: ({ spent_cents }) => spent_cents,
  format: formatCents,
}

const measures: Readonly<Record<Flavour, readonly Measure[]>> = {
  all: [views, ...others, codes, spent],
  keys: [views, ...others, codes],
  missions: [views, ...others, codes],
  quests: [views, ...others, spent],
}

type Props = { days: readonly Day[]; period: Period; flavour: Flavour; onOpen: (point: Days) => void }

export const ReportChart = ({ days, period, flavour, onOpen }: Props) => {
  const t = useText()
  const known = measures[flavour]
  const [chosen, setChosen] = useState('views')
  const measure = known.find(({ id }) => id === chosen) ?? views
  return (
    <PeriodChart
      title="Over time"
      actions={
        <Select
          aria-label={t('Chart metric')}
          allowDeselect={false}
          data={known.map(({ id, label }) => ({ value: id, label: t(label) }))}
          value={measure.id}
          onChange={(id) => id && setChosen(id)}
        />
      }
      points={pointsOver(period, days, measure.of)}
      format={measure.format}
      isSum
      onOpen={onOpen}
    />
  )
}
