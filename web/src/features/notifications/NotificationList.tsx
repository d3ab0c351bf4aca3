import { formatDay } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { byDay, namedDay } from './byDay.ts'
import { type MaskedNotification, NotificationItem, type Opened } from './NotificationItem.tsx'
import classes from './NotificationList.module.css'

export type ListedNotification = MaskedNotification & { readonly id: string; readonly created_at: string }
type Props = {
  rows: readonly ListedNotification[]
  /** The heading level of the dates above the notifications. */
  level: 2 | 3
  onOpen: (row: Opened) => void
}

export const NotificationList = ({ rows, level, onOpen }: Props) => {
  const t = useText()
  const Heading = level === 2 ? 'h2' : 'h3'
  const now = new Date()
  const nameOf = (date: string): string => {
    const name = namedDay(date, now)
    return name === null ? formatDay(date) : t(name)
  }
  return byDay(rows).map((day) => (
    <section key={day.date} className={classes.day}>
      <Heading className={classes.date}>{nameOf(day.date)}</Heading>
      <ul className={classes.list}>
        {day.rows.map((row) => (
          <NotificationItem
            key={row.id}
            notification={row}
            isToday={namedDay(day.date, now) === 'Today'}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  ))
}
