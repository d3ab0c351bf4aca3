import type { MissionRunStatus } from '@questboard/domain'

const open: readonly MissionRunStatus[] = ['active', 'review', 'claimReward']
const counted: readonly MissionRunStatus[] = [...open, 'completed']

/** How often a creator may still join: one round at a time, as often as the mission allows; zero allows any number (rules §9). */
export const roundsLeft = (
  runs: readonly { readonly status: MissionRunStatus }[],
  repeatableCount: number,
): number => {
  if (runs.some(({ status }) => open.includes(status))) return 0
  if (repeatableCount === 0) return Number.POSITIVE_INFINITY
  return Math.max(repeatableCount - runs.filter(({ status }) => counted.includes(status)).length, 0)
}
