import type { ReactNode } from 'react'
import classes from './BareLayout.module.css'

/** Screens without header, menu and panel (rules §2). Some have their own frame; the others use the page margins. */
export const BareLayout = ({ isPage, children }: { isPage: boolean; children: ReactNode }) => (
  <main id="main" tabIndex={-1} className={classes.main} data-page={isPage || undefined}>
    {children}
  </main>
)
