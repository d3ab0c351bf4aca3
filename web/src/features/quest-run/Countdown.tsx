import { useEffect, useState } from 'react'
import { formatMoment } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import classes from './QuestRunPage.module.css'
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

/** How long is left, and until when. Who listens is not told every second. */
export const Countdown = ({ until }: { until: string }) => {
  const t = useText()
  const date = new Date(until)
  const left = timeLeft(t, date, useNow(date))
  return (
    <p className={classes.countdown}>
      <strong role="timer">{left === null ? t('The time is up') : t('{left} left', { left })}</strong>
      <span>{t('until {moment}', { moment: formatMoment(until) })}</span>
    </p>
  )
}
