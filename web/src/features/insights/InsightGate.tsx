import type { ReactNode } from 'react'
import { PlanGate } from '../../cards/plan-gate/PlanGate.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'

/** Insights need a plan that includes them. Permissions also enforce this for the rows. */
export const InsightGate = ({ children }: { children: ReactNode }) => (
  <PlanGate
    needs="includes_insights"
    text="Insights show what any creator streams and publishes, who watches, and how the channel grows, even if you don’t work with them."
    skeleton={<PanelsSkeleton heights={['2.25rem', '24rem']} />}
  >
    {children}
  </PlanGate>
)
