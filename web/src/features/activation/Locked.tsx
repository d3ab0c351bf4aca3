import type { ReactNode } from 'react'
import classes from './StepForm.module.css'

/** What is over is read, and not changed any more. */
export const Locked = ({ when, children }: { when: boolean; children: ReactNode }) => (
  <fieldset disabled={when} className={classes.fields}>
    {children}
  </fieldset>
)
