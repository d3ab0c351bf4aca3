import type { ReactNode } from 'react'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { PlanGate } from '../../shared/plans/PlanGate.tsx'

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
