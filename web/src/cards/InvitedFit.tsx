import type { ReactNode } from 'react'
import { Panel } from '../components/Panel.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { useText } from '../lib/text.ts'
import { readVerdict } from './eligibility.ts'

type Props = {
  eligibility: unknown
  isInvited: boolean
  /** What is read without an invitation. */
  children: ReactNode
}

/** Who is invited need not meet the requirements (rules §4); a channel and access are asked for all the same. */
export const InvitedFit = ({ eligibility, isInvited, children }: Props) => {
  const t = useText()
  const verdict = readVerdict(t, eligibility)
  const isWaived = isInvited && verdict?.eligible === false && verdict.nextStep === null
  if (!isWaived) return children
  return (
    <Panel
      title="Is it for you?"
      text="You do not meet the requirements. They do not apply to you: the company has invited you."
    >
      <StatusBadge tone="good">You are invited</StatusBadge>
    </Panel>
  )
}
