import { DAY_MS } from '../../lib/days.ts'

/** The way from a plain account to a creator (rules §6), as the rows say where somebody is on it. */

export const accessKinds = ['creator', 'quests', 'keys'] as const
export type AccessKind = (typeof accessKinds)[number]

export type AccessRow = { kind: string; status: string; reason: string; requested_at: string }

export const steps = ['Connect a channel', 'Its figures are checked', 'Ask for access', 'Review: 2 to 4 days']

type Place = { channels: number; isVerified: boolean; access: readonly AccessRow[] }

const rowOf = (access: readonly AccessRow[], kind: AccessKind) => access.find((row) => row.kind === kind)

/** One request asks for all that nobody has decided on, and again for what was refused. */
export const kindsToAsk = (access: readonly AccessRow[]): AccessKind[] =>
  accessKinds.filter((kind) => {
    const row = rowOf(access, kind)
    return row === undefined || row.status === 'rejected'
  })

/** Which of the steps is next; behind the last when nothing is left to be done or decided. */
export const currentStep = ({ channels, isVerified, access }: Place): number => {
  if (access.some(({ status }) => status === 'pending')) return 3
  if (kindsToAsk(access).length === 0) return steps.length
  if (isVerified) return 2
  return channels === 0 ? 0 : 1
}

export type AccessGroup = { kinds: AccessKind[]; row: AccessRow | undefined }

/** What has the same answer is told once. */
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

/** A review takes 2 to 4 days (rules §1): when it was to be over, and whether that is past. */
export const answerBy = (requestedAt: string, now = Date.now()): { day: string; isLate: boolean } => {
  const at = new Date(requestedAt).getTime() + 4 * DAY_MS
  return { day: new Date(at).toISOString(), isLate: at < now }
}
