import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { LinesSkeleton } from '../components/Skeletons.tsx'

/** What whoever reads an activation gives to the part of a feature that says what a creator does there next. */
export type ActivationStepProps = {
  id: string
  name: string
  eligibility: unknown
  facts: ReactNode
  /** Whether it is for her. */
  fit: ReactNode
}

type Props = Pick<ActivationStepProps, 'facts' | 'fit'> & {
  takesPart: boolean
  /** Nothing stands here before all of it is known: what came in between would move the rest. */
  isAwaited?: boolean
  children: ReactNode
}

/** What can be done stands first. To who takes part it matters no longer whether she may. */
export const ActivationStep = ({ facts, fit, takesPart, isAwaited, children }: Props) =>
  isAwaited ? (
    <LinesSkeleton lines={8} />
  ) : (
    <Stack>
      {children}
      {!takesPart && fit}
      {facts}
    </Stack>
  )
