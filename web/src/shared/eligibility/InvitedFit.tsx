import type { ReactNode } from 'react'
import { Panel } from '../../components/Panel.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useText } from '../../lib/text.ts'
import { readEligibility } from './eligibility.ts'

type Props = {
  eligibility: unknown
  isInvited: boolean
  /** The content for creators without an invitation. */
  children: ReactNode
}

/** Invited creators skip the requirements (rules §4), but still need a channel and creator access. */
export const InvitedFit = ({ eligibility, isInvited, children }: Props) => {
  const t = useText()
  const result = readEligibility(t, eligibility)
  const needsAccess = result?.nextStep === 'channel' || result?.nextStep === 'access'
  const isWaived = isInvited && result?.eligible === false && !needsAccess
  if (!isWaived) return children
  return (
    <Panel
      title="Can you join?"
      text="The company invited you, so you can join without meeting the requirements."
    >
      <StatusBadge tone="good">You are invited</StatusBadge>
    </Panel>
  )
}
