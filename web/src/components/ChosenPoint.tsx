import { Button } from '@mantine/core'
import { daysInWords } from '@questboard/domain'
import { useEffect, useRef } from 'react'
import { type Days, dateOf } from '../lib/period.ts'
import { useText } from '../lib/text.ts'
import classes from './ChosenPoint.module.css'

type Props = { point: Days; onClear: () => void }

/** Says that the table below shows one point of the chart, and lets the user return to the whole period. */
export const ChosenPoint = ({ point, onClear }: Props) => {
  const t = useText()
  const strip = useRef<HTMLDivElement>(null)
  const { from, to } = point
  // biome-ignore lint/correctness/useExhaustiveDependencies: each newly chosen point shows its rows.
  useEffect(() => {
    // New browsers return a promise here, which React would call as a cleanup.
    strip.current?.scrollIntoView?.({ block: 'start' })
  }, [from, to])
  return (
    <div ref={strip} className={classes.strip} role="status">
      <span>{t('The table shows {days} only.', { days: daysInWords(dateOf(from), dateOf(to)) })}</span>
      <Button variant="default" size="xs" onClick={onClear}>
        {t('Show the whole period')}
      </Button>
    </div>
  )
}
