import {
  activationPath,
  type MissionRunStatus,
  type QuestRunSide,
  type QuestRunStatus,
  questRunPath,
  sideToAct,
} from '@questboard/domain'
import { isWithin } from '../../lib/days.ts'
import { type DeliveryRow, unlistedUntil } from '../../shared/quest-run/delivery.ts'

export type Act = { readonly to: string; readonly label: string }

const sections: Readonly<Partial<Record<QuestRunStatus, readonly [section: string, label: string]>>> = {
  INITIAL_BID: ['bidding', 'Answer offer'],
  COUNTER_BID: ['bidding', 'Answer offer'],
  CONTENTPRODUCTION: ['content-production', 'Submit content'],
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION: ['content-production', 'Make it public'],
}

type QuestRun = DeliveryRow & {
  readonly id: string
  readonly quest_id: string
  readonly status: QuestRunStatus
  readonly started_by: QuestRunSide
  readonly current_bid?: { readonly side: QuestRunSide } | null
}

/** The creator's next action. Null if it is the other side's turn, or if a video must stay unlisted for now. */
export const questAct = (run: QuestRun): Act | null => {
  const turn = sideToAct(run.status, run.current_bid?.side ?? run.started_by)
  const [section, label] = sections[run.status] ?? []
  return turn === 'creator' && section && label && unlistedUntil(run) === null
    ? { to: `${questRunPath(run.quest_id, run.id)}?section=${section}`, label }
    : null
}

export const missionAct = (status: MissionRunStatus, missionId: string): Act | null =>
  status === 'claimReward' ? { to: activationPath('MISSION', missionId), label: 'Claim reward' } : null

/** Highlights deadlines within three days. */
export const isSoon = (deadline: string): boolean => isWithin(deadline, 3)

type Goal = {
  readonly value: number
  readonly met_at: string | null
  readonly criterion: { readonly target: number }
}

/** The number of reached goals, and the total progress. No goal counts for more than its target. */
export const progressOf = (goals: readonly Goal[]) => {
  const shares = goals.map(({ value, met_at, criterion }) =>
    met_at ? 1 : Math.min(value / Math.max(criterion.target, 1), 1),
  )
  const share = shares.length === 0 ? 0 : shares.reduce((sum, one) => sum + one, 0) / shares.length
  return { reached: goals.filter(({ met_at }) => met_at).length, of: goals.length, share }
}
