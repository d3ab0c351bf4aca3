import { DAY_MS } from '@questboard/domain'
import { type AccessKind, accessKinds } from '../../shared/access/accessState.ts'

/** The steps from a plain account to a creator (rules §6), derived from the database rows. */

export type AccessRow = { kind: string; status: string; reason: string; requested_at: string }

export const steps = [
  'Connect a channel',
  'We’re checking the channel’s stats',
  'Request access',
  'Review: 2 to 4 days',
]

type Place = { channels: number; isVerified: boolean; access: readonly AccessRow[] }

const rowOf = (access: readonly AccessRow[], kind: AccessKind) => access.find((row) => row.kind === kind)

/** The permissions to request: those without a decision, and rejected ones. */
export const kindsToAsk = (access: readonly AccessRow[]): AccessKind[] =>
  accessKinds.filter((kind) => {
    const row = rowOf(access, kind)
    return row === undefined || row.status === 'rejected'
  })

/** The index of the next step, or the number of steps if all steps are done. */
export const currentStep = ({ channels, isVerified, access }: Place): number => {
  if (access.some(({ status }) => status === 'pending')) return 3
  if (kindsToAsk(access).length === 0) return steps.length
  if (isVerified) return 2
  return channels === 0 ? 0 : 1
}

export type AccessGroup = { kinds: AccessKind[]; row: AccessRow | undefined }

/** Groups permissions that have the same status. */
export const groupAccess = (access: readonly AccessRow[]): AccessGroup[] => {
  const groups: AccessGroup[] = []
  for (const kind of accessKinds) {
    const row = rowOf(access, kind)
    const group = groups.find(
      ({ row: other }) => other?.status === row?.status && other?.reason === row?.reason,
    )
    if (group) group.kinds.push(kind)
    else groups.push({ kinds: [kind], row })
  }
  return groups
}

/** A review takes 2 to 4 days (rules §1). Returns the review's latest day, and whether that day has passed. */
export const answerBy = (requestedAt: string, now = Date.now()): { day: string; isLate: boolean } => {
  const at = new Date(requestedAt).getTime() + 4 * DAY_MS
  return { day: new Date(at).toISOString(), isLate: at < now }
}
