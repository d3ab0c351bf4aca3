import type { ReactNode } from 'react'
import { Words } from '../lib/Words.tsx'
import { EmptyBoard } from './EmptyBoard.tsx'
import classes from './EmptyState.module.css'

/** `page`: it is all there is on the page, so that its title is the page's heading. */
type Props = { title: string; text?: ReactNode; action?: ReactNode; compact?: boolean; page?: boolean }

/** Says what belongs here and what to do next; never just nothing. */
export const EmptyState = ({ title, text, action, compact, page }: Props) => (
  <div className={classes.empty} data-compact={compact || undefined}>
    {!compact && <EmptyBoard />}
    {page ? (
      <h1 className={classes.title}>
        <Words>{title}</Words>
      </h1>
    ) : (
      <p className={classes.title}>
        <Words>{title}</Words>
      </p>
    )}
    {text && (
      <p className={classes.text}>
        <Words>{text}</Words>
      </p>
    )}
    {action && <div className={classes.action}>{action}</div>}
  </div>
)
