import type { ActivationKind } from '@questboard/domain'

export const accessKinds = ['creator', 'quests', 'keys'] as const
export type AccessKind = (typeof accessKinds)[number]

/** A creator's progress: no channel, an unverified channel, nothing requested yet, or a request with its result. */
export type AccessState = 'channel' | 'check' | 'request' | 'pending' | 'rejected' | 'approved'

type Account = {
  readonly userConnections: readonly { readonly verification: { readonly status: string } | null }[]
  readonly creator: {
    readonly access: readonly { readonly kind: string; readonly status: string }[]
  } | null
}

export const accessKindOf = (kind: ActivationKind): AccessKind =>
  kind === 'QUEST' ? 'quests' : kind === 'KEY' ? 'keys' : 'creator'

export const accessStateOf = ({ userConnections, creator }: Account, kind: AccessKind): AccessState => {
  const status = creator?.access.find((row) => row.kind === kind)?.status
  if (status === 'pending' || status === 'rejected' || status === 'approved') return status
  if (userConnections.length === 0) return 'channel'
  const isVerified = userConnections.some(({ verification }) => verification?.status === 'meets_requirements')
  return isVerified ? 'request' : 'check'
}

/** The next step in each state, and the label of the button that leads to it. */
export const accessWords: Readonly<Record<AccessState, { text: string; label: string }>> = {
  channel: {
    text: 'Connect a channel under Creator Access first.',
    label: 'Connect a channel',
  },
  check: {
    text: 'You have connected a channel. You can request access once it meets the requirements.',
    label: 'View your channel',
  },
  request: {
    text: 'Your channel meets the requirements. Request access under Creator Access.',
    label: 'Request access',
  },
  pending: {
    text: 'We’re reviewing your request for access and will email you the result.',
    label: 'View your request',
  },
  rejected: {
    text: 'Your request for access wasn’t granted. Read the reason under Creator Access.',
    label: 'View the result',
  },
  approved: { text: 'You have access.', label: 'Creator Access' },
}

/** The button's label. It says where the button leads, because a person without a channel is not a creator yet. */
export const accessLabel = (state: AccessState | null): string =>
  state === null || state === 'channel' ? 'Become a creator' : accessWords[state].label
