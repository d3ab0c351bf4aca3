import type { ReactNode } from 'react'
import { PlanGate } from '../../cards/plan-gate/PlanGate.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'

/** Insights are there for companies whose plan has them; the rows themselves are read by nobody else. */
export const InsightGate = ({ children }: { children: ReactNode }) => (
  <PlanGate
    needs="includes_insights"
    text="Insights show what creators stream and publish, who watches, and how they grow: of any channel, whether it works for you or not."
    skeleton={<PanelsSkeleton heights={['2.25rem', '24rem']} />}
  >
    {children}
  </PlanGate>
)
