import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import type { Motif } from '../../components/EmptyPicture.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { findPlanInForce } from './findPlanInForce.ts'
import { PlanGateDocument, type PlanGateQuery } from './generated/PlanGate.ts'
import { UpgradeButton } from './UpgradeButton.tsx'
import { useUpgrade } from './useUpgrade.ts'

type Includes = Exclude<keyof PlanGateQuery['plan'][number], 'id'>

type Props = {
  /** The feature that only some plans include (rules §6). */
  needs: Includes
  /** The text that describes the feature to companies without it. */
  text: string
  motif?: Motif
  skeleton: ReactNode
  children: ReactNode
}

const Locked = ({ needs, text, motif = 'board' }: Pick<Props, 'needs' | 'text' | 'motif'>) => {
  const upgrade = useUpgrade((plan) => plan[needs])
  return (
    <EmptyState
      motif={motif}
      title="Upgrade to unlock"
      text={text}
      {...(upgrade
        ? { action: <UpgradeButton {...upgrade} /> }
        : { next: { to: '/plans', label: 'Compare plans' } })}
    />
  )
}

/** Shows a feature to companies whose plan includes it (rules §6). Other companies see an offer to upgrade. */
export const PlanGate = ({ needs, text, motif, skeleton, children }: Props) => (
  <Loaded query={useQuery(PlanGateDocument)} skeleton={skeleton}>
    {({ plan, subscription }) =>
      findPlanInForce(plan, subscription[0])?.[needs] ? (
        children
      ) : (
        <Locked needs={needs} text={text} motif={motif} />
      )
    }
  </Loaded>
)
