import { IconBell } from '@tabler/icons-react'
import classes from './Bell.module.css'

const MOST_SHOWN = 9

/** A bell with the number of unread notifications. Hidden from screen readers, so the parent must have a label. */
export const BellFace = ({ unread }: { unread: number }) => (
  <span className={classes.face} aria-hidden>
    <IconBell size={20} stroke={1.75} />
    {unread > 0 && <span className={classes.count}>{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</span>}
  </span>
)
