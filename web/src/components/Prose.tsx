import type { ReactNode } from 'react'
import classes from './Prose.module.css'

/** Running text: headings, paragraphs and lists at a comfortable measure. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <article className={classes.prose}>{children}</article>
)
