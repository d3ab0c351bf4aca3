import type { Transition } from '../transition.ts'

export const invitationStatuses = ['ACCEPTED', 'PENDING', 'REJECTED'] as const
export type InvitationStatus = (typeof invitationStatuses)[number]

export const invitationTypes = ['EMAIL', 'USERID'] as const

export const invitationTransitions: readonly Transition<InvitationStatus>[] = [
  { from: 'PENDING', to: 'ACCEPTED', event: 'invitationAccepted' },
  { from: 'PENDING', to: 'REJECTED', event: 'invitationRejected' },
]
