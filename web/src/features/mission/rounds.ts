import type { MissionRunStatus } from '@questboard/domain'

const open: readonly MissionRunStatus[] = ['active', 'review', 'claimReward']
const counted: readonly MissionRunStatus[] = [...open, 'completed', 'declined']

/**
 * The number of rounds that a creator can still join: one at a time, up to the mission's limit. Declined work uses one of
 * them, so the company's decision is final. A limit of zero means no limit (rules §9).
 */
export const roundsLeft = (
  runs: readonly { readonly status: MissionRunStatus }[],
  repeatableCount: number,
): number => {
  if (runs.some(({ status }) => open.includes(status))) return 0
  if (repeatableCount === 0) return Number.POSITIVE_INFINITY
  return Math.max(repeatableCount - runs.filter(({ status }) => counted.includes(status)).length, 0)
}
