import type { ReactNode } from 'react'
import { Words } from '../lib/Words.tsx'
import classes from './Notice.module.css'

type Props = {
  tone?: 'good' | 'warn' | 'bad' | 'info'
  title?: string
  children?: ReactNode
  action?: ReactNode
}

/** A message that stays on the screen, unlike a toast. */
export const Notice = ({ tone = 'info', title, children, action }: Props) => (
  <div className={classes.notice} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
    <div className={classes.words}>
      {title && (
        <strong>
          <Words>{title}</Words>
        </strong>
      )}
      {children && (
        <div>
          <Words>{children}</Words>
        </div>
      )}
    </div>
    {action}
  </div>
)
