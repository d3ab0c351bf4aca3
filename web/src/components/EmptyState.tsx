import type { ReactNode } from 'react'
import { EmptyBoard } from './EmptyBoard.tsx'
import classes from './EmptyState.module.css'

type Props = { title: string; text?: ReactNode; action?: ReactNode; compact?: boolean }

/** Says what belongs here and what to do next; never just nothing. */
export const EmptyState = ({ title, text, action, compact }: Props) => (
  <div className={classes.empty} data-compact={compact || undefined}>
    {!compact && <EmptyBoard />}
    <p className={classes.title}>{title}</p>
    {text && <p className={classes.text}>{text}</p>}
    {action && <div className={classes.action}>{action}</div>}
  </div>
)
