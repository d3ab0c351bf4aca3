import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { LinesSkeleton } from '../../components/Skeletons.tsx'

/** The props that an activation's page passes to the component for the creator's next step. */
export type ActivationStepProps = {
  id: string
  name: string
  eligibility: unknown
  /** True while creators can join the activation or can join it later. */
  isOpen: boolean
  facts: ReactNode
  /** The creator's eligibility for the activation. */
  fit: ReactNode
}

type Props = Pick<ActivationStepProps, 'facts' | 'fit'> & {
  takesPart: boolean
  /** Renders a skeleton until all data has loaded, so that parts that load late do not shift the others. */
  isAwaited?: boolean
  children: ReactNode
}

/** Shows the next action first. Participants do not see their eligibility, because it no longer matters. */
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
