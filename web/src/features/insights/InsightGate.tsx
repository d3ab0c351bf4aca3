import { useQuery } from '@apollo/client/react'
import { planInForce } from '@questboard/domain'
import type { ReactNode } from 'react'
import { UpgradeButton } from '../../cards/UpgradeButton.tsx'
import { useUpgrade } from '../../cards/useUpgrade.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { InsightGateDocument, type InsightGateQuery } from './generated/insights.ts'

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

const isOpen = ({ plan, subscription: [own] }: InsightGateQuery): boolean => {
  const inForce = own && planInForce({ planId: own.plan_id, validTo: own.valid_to }, new Date())
  return plan.some((one) => one.id === inForce && hasInsights(one))
}

/** Insights are there for companies whose plan has them (rules §6); the rows themselves are read by nobody else. */
export const InsightGate = ({ children }: { children: ReactNode }) => (
  <Loaded query={useQuery(InsightGateDocument)} skeleton={<PanelsSkeleton heights={['2.25rem', '24rem']} />}>
    {(known) => (isOpen(known) ? children : <Locked />)}
  </Loaded>
)
