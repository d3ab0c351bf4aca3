import { maybe, shape, text } from '../shape.ts'
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

type Membership = { readonly status: ProgramMembershipStatus; readonly ended_at?: string | null }
export type ProgramStanding = ProgramMembershipStatus | 'ended'

/** The status that the creator reads. A membership that ended is not shown as a declined application. */
export const programStandingOf = ({ status, ended_at }: Membership): ProgramStanding =>
  status === 'rejected' && ended_at ? 'ended' : status

export const questionKinds = [
  'text',
  'long_text',
  'single_choice',
  'multiple_choice',
  'boolean',
  'url',
] as const

export const questionKindNames: Readonly<Record<(typeof questionKinds)[number], string>> = {
  text: 'Short text',
  long_text: 'Long text',
  single_choice: 'Single choice',
  multiple_choice: 'Multiple choice',
  boolean: 'Yes or no',
  url: 'Link',
}

export const hasOptions = (kind: (typeof questionKinds)[number]): boolean =>
  kind === 'single_choice' || kind === 'multiple_choice'

/** The lists of members, by the last part of their URL path. */
export const programMembershipStages: Readonly<Record<string, readonly ProgramMembershipStatus[]>> = {
  applicants: ['pending'],
  accepted: ['accepted'],
  rejected: ['rejected'],
}

/** The computed field `creator_program.welcome`. Only members and the company can read it; others get null. */
export const programWelcome = shape({ message: text, discord_url: maybe(text) })
