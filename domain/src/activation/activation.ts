import type { Transition } from '../transition.ts'

export const activationKinds = ['CREATOR_PROGRAM', 'KEY', 'MISSION', 'QUEST'] as const
export type ActivationKind = (typeof activationKinds)[number]

export const activationKindNames: Readonly<Record<ActivationKind, string>> = {
  CREATOR_PROGRAM: 'Creator Program',
  KEY: 'Key campaign',
  MISSION: 'Mission',
  QUEST: 'Quest',
}

export const activationStatuses = [
  'draft',
  'waiting_for_company_verification',
  'upcoming',
  'active',
  'unpublished',
  'ended',
  'closed',
  'past',
] as const
export type ActivationStatus = (typeof activationStatuses)[number]

/** The names of campaign statuses (rules §3). Missions use some other names (`activationStatusNamesOf`). */
export const activationStatusNames: Readonly<Record<ActivationStatus, string>> = {
  draft: 'Draft',
  waiting_for_company_verification: 'Waiting for company verification',
  upcoming: 'Upcoming',
  active: 'Live',
  unpublished: 'Unpublished',
  ended: 'Ended',
  closed: 'Closed',
  past: 'Past',
}

const missionStatusNames = {
  ...activationStatusNames,
  waiting_for_company_verification: 'Waiting for verification',
}

/** Status names for one kind, or for all kinds if no kind is given. */
export const activationStatusNamesOf = (
  kind: ActivationKind | undefined,
): Readonly<Record<ActivationStatus, string>> =>
  kind === 'MISSION' ? missionStatusNames : activationStatusNames

export const activationTransitions: readonly Transition<ActivationStatus>[] = [
  { from: 'draft', to: 'waiting_for_company_verification', event: 'submitted' },
  { from: 'draft', to: 'upcoming', event: 'published' },
  { from: 'draft', to: 'active', event: 'published' },
  { from: 'waiting_for_company_verification', to: 'upcoming', event: 'published' },
  { from: 'waiting_for_company_verification', to: 'active', event: 'published' },
  { from: 'waiting_for_company_verification', to: 'draft', event: 'publishFailed' },
  { from: 'upcoming', to: 'active', event: 'started' },
  { from: 'upcoming', to: 'unpublished', event: 'unpublished' },
  { from: 'upcoming', to: 'closed', event: 'closed' },
  { from: 'active', to: 'unpublished', event: 'unpublished' },
  { from: 'active', to: 'ended', event: 'ended' },
  { from: 'active', to: 'closed', event: 'closed' },
  { from: 'unpublished', to: 'upcoming', event: 'published' },
  { from: 'unpublished', to: 'active', event: 'published' },
  { from: 'unpublished', to: 'ended', event: 'ended' },
  { from: 'unpublished', to: 'closed', event: 'closed' },
  { from: 'ended', to: 'past', event: 'archived' },
  { from: 'closed', to: 'past', event: 'archived' },
]

const eventNouns: Readonly<Record<ActivationKind, string>> = {
  CREATOR_PROGRAM: 'creatorProgram',
  KEY: 'keyCampaign',
  MISSION: 'mission',
  QUEST: 'quest',
}

/** The outbox's name for a status change, such as `questPublished` or `missionPublishFailed`. */
export const activationEvent = (kind: ActivationKind, event: string): string =>
  `${eventNouns[kind]}${event.charAt(0).toUpperCase()}${event.slice(1)}`

export const activationVisibilities = ['public', 'invite_only'] as const

/** After an activation starts, its company can no longer change its promises to creators. */
export const hasBegun = (status: ActivationStatus): boolean =>
  status !== 'draft' && status !== 'waiting_for_company_verification' && status !== 'upcoming'

export const isEditable = (status: ActivationStatus): boolean =>
  status !== 'ended' && status !== 'closed' && status !== 'past'

/** The publish requirements of rules §5, keyed by the codes of the SQL function `publish_problems`. */
export const publishProblems = {
  name: 'Please enter a name',
  start_date: 'Please choose a start date',
  future_end_date: 'Please choose an end date in the future',
  start_date_not_past: 'Please choose a start date that is not in the past',
  key_set: 'Please add at least one key set',
  code_manager: 'Please add codes to the key sets in the Code Manager',
  valid_embargo: 'The embargo must be in the future and at least 12 hours before the end date',
  embargo_in_window: 'The embargo must end before the publishing window ends',
  future_specific_date: 'Please choose a specific date in the future',
  talking_point: 'Please add at least one talking point',
  criterion: 'Please add at least one completion criterion',
  game: 'Please add at least one game',
  reward: 'Please add at least one reward',
  reward_stock: 'Please add codes for the rewards in the Code Manager, or reduce the rewards',
  access_selection: 'Please select who has access',
  billing_details: 'Please fill in your company’s billing details',
  verified_email: 'Please verify your email',
} as const
export type PublishProblem = keyof typeof publishProblems

export const isPublishProblem = (value: unknown): value is PublishProblem =>
  typeof value === 'string' && Object.hasOwn(publishProblems, value)

/** The messages for the codes at the end of a database error, such as `key_set, verified_email`. */
export function publishProblemsIn(detail: string): readonly string[] {
  const [, named = ''] = detail.split(/\bfix /)
  return named
    .split(', ')
    .filter(isPublishProblem)
    .map((problem) => publishProblems[problem])
}
