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

/** Where a creator stands as they read it: whose membership the company ended was not turned down. */
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
  text: 'In a line',
  long_text: 'In several lines',
  single_choice: 'By one option',
  multiple_choice: 'By any number of options',
  boolean: 'By yes or no',
  url: 'By a link',
}

/** What is answered by one option or several, which the company writes. */
export const hasOptions = (kind: (typeof questionKinds)[number]): boolean =>
  kind === 'single_choice' || kind === 'multiple_choice'

/** Where a company finds its members, by the last word of the address. */
export const programMembershipStages: Readonly<Record<string, readonly ProgramMembershipStatus[]>> = {
  applicants: ['pending'],
  accepted: ['accepted'],
  rejected: ['rejected'],
}

/** What the computed field `creator_program.welcome` answers members and the company; null for everybody else. */
export const programWelcome = shape({ message: text, discord_url: maybe(text) })
