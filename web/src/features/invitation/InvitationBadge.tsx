import { StatusBadge } from '../../components/StatusBadge.tsx'
import { type InvitationFacts, invitationStates, stateOf } from './invitationState.ts'

const led = {
  pending: 'Invited',
  accepted: 'Invited, accepted',
  declined: 'Invited, declined',
  expired: 'Invitation expired',
  withdrawn: 'Invitation withdrawn',
} as const

type Props = { invitation: InvitationFacts; lead?: boolean }

/** The status of an invitation. `lead` adds the word "invitation" if the context does not say so. */
export const InvitationBadge = ({ invitation, lead }: Props) => {
  const state = stateOf(invitation)
  const { word, tone } = invitationStates[state]
  return <StatusBadge tone={tone}>{lead ? led[state] : word}</StatusBadge>
}
