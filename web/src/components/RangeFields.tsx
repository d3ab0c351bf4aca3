import { useId, useState } from 'react'
import { type Days, mostDays, type Period, rangeProblem, writeRange } from '../lib/period.ts'
import { useText } from '../lib/text.ts'
import { today } from '../lib/today.ts'
import { DateField } from './DateField.tsx'
import classes from './PeriodPicker.module.css'

type Props = { period: Period; onChange: (written: string) => void }

/** The first and the last day of a period. The period changes as soon as both days are valid. */
export const RangeFields = ({ period, onChange }: Props) => {
  const t = useText()
  const id = useId()
  const [range, setRange] = useState<Days>(period)
  const [seen, setSeen] = useState(period.written)
  if (seen !== period.written) {
    setSeen(period.written)
    setRange(period)
  }
  const problem = rangeProblem(range, today())
  const choose = (next: Days) => {
    setRange(next)
    if (rangeProblem(next, today()) === null) onChange(writeRange(next))
  }
  const field = (name: string, end: keyof Days) => (
    <DateField
      name={t(name)}
      aria-label={t(name)}
      className={classes.day}
      value={range[end] === '' ? null : range[end]}
      error={problem !== null}
      aria-describedby={problem === null ? undefined : id}
      onChange={(day) => choose({ from: range.from, to: range.to, [end]: day ?? '' })}
    />
  )
  return (
    <div className={classes.range}>
      {field('First day', 'from')}
      <span aria-hidden>–</span>
      {field('Last day', 'to')}
      {problem !== null && (
        <p id={id} className={classes.problem} role="alert">
          {t(problem, { days: mostDays })}
        </p>
      )}
    </div>
  )
}
