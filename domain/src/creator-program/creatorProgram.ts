import type { Transition } from '../transition.ts'

export const programMembershipStatuses = ['pending', 'accepted', 'rejected'] as const
export type ProgramMembershipStatus = (typeof programMembershipStatuses)[number]

export const programMembershipTransitions: readonly Transition<ProgramMembershipStatus>[] = [
  { from: 'pending', to: 'accepted', event: 'programMemberAccepted' },
  { from: 'pending', to: 'rejected', event: 'programMemberRejected' },
  { from: 'accepted', to: 'rejected', event: 'programMemberRejected' },
  { from: 'rejected', to: 'accepted', event: 'programMemberAccepted' },
  { from: 'rejected', to: 'pending', event: 'programMemberReapplied' },
]

export const questionKinds = [
  'text',
  'long_text',
  'single_choice',
  'multiple_choice',
  'boolean',
  'url',
] as const
