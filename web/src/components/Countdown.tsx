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

/** As the clock on the reader's own wall shows it. */
const momentHere = (moment: Date): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(moment)

/**
 * How long is left, and until when: by the clock of the product, and by the viewer's own where that shows another time. Who
 * listens is not told every second.
 */
export const Countdown = ({ until }: { until: string }) => {
  const t = useText()
  const date = new Date(until)
  const left = timeLeft(t, date, useNow(date))
  const [inStockholm, here] = [formatMoment(until), momentHere(date)]
  return (
    <p className={classes.countdown}>
      <strong role="timer">{left === null ? t('The time is up') : t('{left} left', { left })}</strong>
      <span>
        {here === inStockholm
          ? t('until {moment}', { moment: inStockholm })
          : t('until {moment} in Stockholm', { moment: inStockholm })}
      </span>
      {here !== inStockholm && <span>{t('{moment} where you are', { moment: here })}</span>}
    </p>
  )
}
