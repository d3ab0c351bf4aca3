import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'

/** What whoever reads an activation gives to the part of a feature that says what a creator does there next. */
export type ActivationStepProps = {
  id: string
  name: string
  eligibility: unknown
  facts: ReactNode
  /** Whether it is for her. */
  fit: ReactNode
}

type Props = Pick<ActivationStepProps, 'facts' | 'fit'> & { takesPart: boolean; children: ReactNode }

/** To who takes part, what comes next matters most, and no longer whether she may; everybody else reads the facts first. */
export const ActivationStep = ({ facts, fit, takesPart, children }: Props) => (
  <Stack>
    {!takesPart && facts}
    {!takesPart && fit}
    {children}
    {takesPart && facts}
  </Stack>
)
