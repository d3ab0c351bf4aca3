import type { ReactNode } from 'react'
import classes from './Prose.module.css'

/** Body text with headings and lists at a readable line length. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <article className={classes.prose}>{children}</article>
)
