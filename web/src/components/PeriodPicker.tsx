import { ActionIcon, Select } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type Period, type PeriodKind, periodKinds, stepped } from '../lib/period.ts'
import { type ToText, useText } from '../lib/text.ts'
import classes from './PeriodPicker.module.css'

const names: Readonly<Record<PeriodKind, string>> = {
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  '180': 'Last 180 days',
  '365': 'Last 365 days',
  week: 'Week',
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
}

/** What a period's figures are compared with, as a figure says it. */
export const comparedWith = ({ kind, isCurrent }: Period): string => {
  const words: Readonly<Record<PeriodKind, readonly [whole: string, soFar: string]>> = {
    '30': ['against the 30 days before', 'against the 30 days before'],
    '90': ['against the 90 days before', 'against the 90 days before'],
    '180': ['against the 180 days before', 'against the 180 days before'],
    '365': ['against the 365 days before', 'against the 365 days before'],
    week: ['against the week before', 'against as much of the week before'],
    month: ['against the month before', 'against as much of the month before'],
    quarter: ['against the quarter before', 'against as much of the quarter before'],
    year: ['against the year before', 'against as much of the year before'],
  }
  return words[kind][isCurrent ? 1 : 0]
}

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** Which of the calendar's it is: "November 2026". */
const placeOf = (t: ToText, { kind, from, to }: Period): string => {
  if (kind === 'month') return month.format(dateOf(from))
  if (kind === 'year') return from.slice(0, 4)
  if (kind === 'quarter')
    return t('Quarter {quarter}, {year}', {
      quarter: String(Math.floor(dateOf(from).getUTCMonth() / 3) + 1),
      year: from.slice(0, 4),
    })
  return short.formatRange(dateOf(from), dateOf(to))
}

type Props = { period: Period; onChange: (written: string) => void }

/** The last so many days, or a week, month, quarter or year, which can be turned back. */
export const PeriodPicker = ({ period, onChange }: Props) => {
  const t = useText()
  const before = stepped(period, -1)
  const after = stepped(period, 1)
  return (
    <div className={classes.picker}>
      <Select
        className={classes.kind}
        aria-label={t('Period')}
        allowDeselect={false}
        data={periodKinds.map((value) => ({ value, label: t(names[value]) }))}
        value={period.kind}
        onChange={(value) => value && onChange(value)}
      />
      {before && (
        <div className={classes.calendar}>
          <ActionIcon variant="default" size="lg" aria-label={t('Earlier')} onClick={() => onChange(before)}>
            <IconChevronLeft size={16} />
          </ActionIcon>
          <span className={classes.place} aria-live="polite">
            {placeOf(t, period)}
          </span>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t('Later')}
            disabled={after === null}
            onClick={() => after && onChange(after)}
          >
            <IconChevronRight size={16} />
          </ActionIcon>
        </div>
      )}
    </div>
  )
}
