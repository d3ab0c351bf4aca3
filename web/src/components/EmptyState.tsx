import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Words } from '../lib/Words.tsx'
import { AppLink } from './AppLink.tsx'
import { EmptyPicture, type Motif } from './EmptyPicture.tsx'
import classes from './EmptyState.module.css'

type Props = {
  title: string
  text?: ReactNode
  /** The link to the screen where the user can start. */
  next?: { to: string; label: string }
  action?: ReactNode
  motif?: Motif
  compact?: boolean
  /** True if this is the page's only content, so its title becomes the page's heading. */
  page?: boolean
}

/** Explains an empty screen with a picture of the missing content, how to get it, and a next step. */
export const EmptyState = ({ title, text, next, action, motif = 'board', compact, page }: Props) => {
  const Heading = page ? 'h1' : 'p'
  return (
    <div className={classes.empty} data-compact={compact || undefined}>
      <EmptyPicture motif={motif} />
      <div className={classes.words}>
        <Heading className={classes.title}>
          <Words>{title}</Words>
        </Heading>
        {text && (
          <p className={classes.text}>
            <Words>{text}</Words>
          </p>
        )}
      </div>
      {(next || action) && (
        <div className={classes.action}>
          {next && (
            <Button component={AppLink} to={next.to} variant={compact ? 'default' : 'filled'}>
              <Words>{next.label}</Words>
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
