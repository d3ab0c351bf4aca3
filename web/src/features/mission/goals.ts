import type { MissionRunStatus, metricTypes } from '@questboard/domain'
import type { ToText } from '../../lib/text.ts'
import { criterionSentence } from '../../shared/missions/missionGoals.ts'

type Metric = (typeof metricTypes)[number]

type Criterion = {
  readonly id: string
  readonly metric: Metric
  readonly target: number
  readonly title: string
  readonly custom_completion: 'MESSAGE' | 'URL' | null
}
type Progress = { readonly criterion_id: string; readonly value: number }

export type Goal = Criterion & { readonly value: number; readonly isMet: boolean; readonly share: number }

/** The company's title for the goal and its sentence. Without a title, the sentence is the name. */
export const goalName = (
  t: ToText,
  goal: Criterion,
): { readonly name: string; readonly sentence: string } => {
  const sentence = criterionSentence(t, goal)
  return goal.title ? { name: goal.title, sentence } : { name: sentence, sentence: '' }
}

const isReached: readonly MissionRunStatus[] = ['review', 'claimReward', 'completed']

/** Progress of each goal and of the whole mission. All goals count equally, and a submitted mission is complete. */
export const goalsOf = (
  criteria: readonly Criterion[],
  progress: readonly Progress[],
  status: MissionRunStatus,
): { readonly goals: readonly Goal[]; readonly share: number } => {
  const goals = criteria.map((criterion): Goal => {
    const value = progress.find(({ criterion_id }) => criterion_id === criterion.id)?.value ?? 0
    const share = Math.min(value / Math.max(criterion.target, 1), 1)
    return { ...criterion, value, share, isMet: share === 1 }
  })
  if (isReached.includes(status)) return { goals, share: 1 }
  const sum = goals.reduce((all, { share }) => all + share, 0)
  return { goals, share: goals.length === 0 ? 0 : sum / goals.length }
}
