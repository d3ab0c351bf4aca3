import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { PlansDocument } from '../../cards/generated/plans.ts'
import { UpgradeButton } from '../../cards/UpgradeButton.tsx'
import { useCompanyPlan } from '../../cards/useCompanyPlan.ts'
import { useUpgrade } from '../../cards/useUpgrade.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { Loaded } from '../../lib/Loaded.tsx'

const hasInsights = ({ includes_insights }: { includes_insights: boolean }): boolean => includes_insights

const Locked = () => {
  const upgrade = useUpgrade(hasInsights)
  return (
    <EmptyState
      title="Upgrade to unlock"
      text="Insights show what creators stream and publish, who watches, and how they grow: of any channel, whether it works for you or not."
      {...(upgrade
        ? { action: <UpgradeButton {...upgrade} /> }
        : { next: { to: '/plans', label: 'Compare the plans' } })}
    />
  )
}

/** Insights are there for companies whose plan has them (rules §6); the rows themselves are read by nobody else. */
export const InsightGate = ({ children }: { children: ReactNode }) => {
  const own = useCompanyPlan()
  const query = useQuery(PlansDocument)
  const data = own ? query.data : undefined
  return (
    <Loaded
      query={{ ...query, data, loading: query.loading || own === null }}
      skeleton={<PanelsSkeleton heights={['2.25rem', '24rem']} />}
    >
      {({ plan }) => (plan.some((one) => one.id === own?.id && hasInsights(one)) ? children : <Locked />)}
    </Loaded>
  )
}
