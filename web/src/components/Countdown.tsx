import { momentHereInWords } from '@questboard/domain'
import { useEffect, useState } from 'react'
import { formatMoment } from '../lib/format.ts'
import { useText } from '../lib/text.ts'
import classes from './Countdown.module.css'
import { timeLeft, untilItChanges } from './timeLeft.ts'

const useNow = (until: Date): Date => {
  const [now, setNow] = useState(() => new Date())
  const wait = untilItChanges(until, now)
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), wait)
    return () => window.clearInterval(timer)
  }, [wait])
  return now
}

/**
 * The time left and the end time, in Stockholm time and, if different, in local time. The timer role keeps screen
 * readers from announcing every second.
 */
export const Countdown = ({ until }: { until: string }) => {
  const t = useText()
  const date = new Date(until)
  const left = timeLeft(date, useNow(date))
  const [inStockholm, here] = [formatMoment(until), momentHereInWords(date)]
  return (
    <p className={classes.countdown}>
      <strong role="timer">{left === null ? t('Time’s up') : t('{left} left', { left })}</strong>
      <span>
        {here === inStockholm
          ? t('until {moment}', { moment: inStockholm })
          : t('until {moment} in Stockholm', { moment: inStockholm })}
      </span>
      {here !== inStockholm && <span>{t('{moment} in your time zone', { moment: here })}</span>}
    </p>
  )
}
