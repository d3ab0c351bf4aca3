import type { ReactNode } from 'react'
import classes from './StepForm.module.css'

/** Makes the fields read-only after the activation has ended. */
export const Locked = ({ when, children }: { when: boolean; children: ReactNode }) => (
  <fieldset disabled={when} className={classes.fields}>
    {children}
  </fieldset>
)
