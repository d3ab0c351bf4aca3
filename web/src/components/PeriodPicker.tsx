import { ActionIcon, Select } from '@mantine/core'
import { daysInWords, monthInWords } from '@questboard/domain'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import {
  dateOf,
  mostDays,
  type Period,
  type PeriodKind,
  periodKinds,
  stepped,
  writeRange,
} from '../lib/period.ts'
import { type ToText, useText } from '../lib/text.ts'
import classes from './PeriodPicker.module.css'
import { RangeFields } from './RangeFields.tsx'

const names: Readonly<Record<PeriodKind, string>> = {
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  '180': 'Last 180 days',
  '365': 'Last 365 days',
  week: 'Week',
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
  custom: 'Custom dates',
}

/** The name of the previous period in a comparison. */
export const comparedWith = ({ kind, isCurrent }: Period): string => {
  const words: Readonly<Record<PeriodKind, readonly [whole: string, soFar: string]>> = {
    '30': ['vs. previous 30 days', 'vs. previous 30 days'],
    '90': ['vs. previous 90 days', 'vs. previous 90 days'],
    '180': ['vs. previous 180 days', 'vs. previous 180 days'],
    '365': ['vs. previous 365 days', 'vs. previous 365 days'],
    week: ['vs. previous week', 'vs. same days of previous week'],
    month: ['vs. previous month', 'vs. same days of previous month'],
    quarter: ['vs. previous quarter', 'vs. same days of previous quarter'],
    year: ['vs. previous year', 'vs. same days of previous year'],
    custom: ['vs. the same number of days before', 'vs. the same number of days before'],
  }
  return words[kind][isCurrent ? 1 : 0]
}

/** The name of the calendar period, such as "November 2026". */
const placeOf = (t: ToText, { kind, from, to }: Period): string => {
  if (kind === 'month') return monthInWords(dateOf(from))
  if (kind === 'year') return from.slice(0, 4)
  if (kind === 'quarter')
    return t('Quarter {quarter}, {year}', {
      quarter: String(Math.floor(dateOf(from).getUTCMonth() / 3) + 1),
      year: from.slice(0, 4),
    })
  return daysInWords(dateOf(from), dateOf(to))
}

type Props = { period: Period; onChange: (written: string) => void }

/** Selects the last N days, a range of dates, or a week, month, quarter or year with arrows to earlier ones. */
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
        onChange={(value) => value && onChange(value === 'custom' ? writeRange(period) : value)}
      />
      {period.kind === 'custom' && <RangeFields period={period} onChange={onChange} />}
      {period.problem && (
        <p className={classes.problem} role="alert">
          {t(period.problem, { days: mostDays })}
        </p>
      )}
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
