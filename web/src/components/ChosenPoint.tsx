import { Button, Group } from '@mantine/core'
import { daysInWords } from '@questboard/domain'
import { useEffect, useRef } from 'react'
import { type Days, dateOf } from '../lib/period.ts'
import { useText } from '../lib/text.ts'
import classes from './ChosenPoint.module.css'

type Props = {
  point: Days
  onClear: () => void
  /** Makes the days of a longer point the chart's period, so that the chart shows each of them. */
  onShowDays: (days: Days) => void
}

/** Says that the table below shows one point of the chart, and lets the user return to the whole period. */
export const ChosenPoint = ({ point, onClear, onShowDays }: Props) => {
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
      <Group gap="xs">
        {from !== to && (
          <Button variant="default" size="xs" onClick={() => onShowDays(point)}>
            {t('Show each day')}
          </Button>
        )}
        <Button variant="default" size="xs" onClick={onClear}>
          {t('Show the whole period')}
        </Button>
      </Group>
    </div>
  )
}
