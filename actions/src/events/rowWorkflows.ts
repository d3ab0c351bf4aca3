import { isFinal, missionRunTransitions, questRunTransitions, type Transition } from '@questboard/domain'
import { signals, TASK_QUEUE, workflows } from '@questboard/workflows/contract'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { type DomainEvent, tell } from './workflowStarts.ts'

/** The workflow that owns the time of one row. */
type RowWorkflow = { readonly name: string; readonly id: string; readonly input: object }

const workflowOf = <Input extends object>(
  { name, id }: { readonly name: string; readonly id: (input: Input) => string },
  input: Input,
): RowWorkflow => ({ name, id: id(input), input })

type Watched = {
  readonly noun: string
  readonly workflow: (rowId: string) => RowWorkflow
  /** Whether a row of this status is under way: for any other, no workflow is started. */
  readonly isUnderWay: (status: string) => boolean
}

const movesOn = (transitions: readonly Transition<string>[]) => (status: string) =>
  !isFinal(transitions, status)

/** By the table of the row. */
const watched: Readonly<Record<string, Watched>> = {
  quest_run: {
    noun: 'Quest run',
    workflow: (questRunId) => workflowOf(workflows.questRun, { questRunId }),
    isUnderWay: movesOn(questRunTransitions),
  },
  mission_run: {
    noun: 'Mission run',
    workflow: (missionRunId) => workflowOf(workflows.missionRun, { missionRunId }),
    isUnderWay: movesOn(missionRunTransitions),
  },
  key_campaign_participant: {
    noun: 'Key claim',
    workflow: (participantId) => workflowOf(workflows.keyClaim, { participantId }),
    isUnderWay: (status) => status === 'claimed_key' || status === 'submitted_content',
  },
  activation: {
    noun: 'Activation',
    workflow: (activationId) => workflowOf(workflows.activation, { activationId }),
    // An end has consequences for those who take part, whoever ended it.
    isUnderWay: (status) => !['draft', 'waiting_for_company_verification', 'past'].includes(status),
  },
}

/** Offers, messages and submissions are about the run that they belong to. */
const owners = z.object({
  quest_run_id: z.guid().optional(),
  mission_run_id: z.guid().optional(),
  participant_id: z.guid().optional(),
})

const rowOf = (event: DomainEvent): { readonly table: string; readonly id: string } | null => {
  if (Object.hasOwn(watched, event.entity)) return { table: event.entity, id: event.entityId }
  if (event.entity !== 'quest_bid' && event.entity !== 'submission') return null
  const { quest_run_id, mission_run_id, participant_id } = owners.parse(event.payload)
  if (quest_run_id) return { table: 'quest_run', id: quest_run_id }
  if (mission_run_id) return { table: 'mission_run', id: mission_run_id }
  return participant_id ? { table: 'key_campaign_participant', id: participant_id } : null
}

const moved = z.object({ to: z.string() })

/**
 * Tells the workflow of the row that something happened to it, starting it if need be. It reads the row itself: told twice,
 * late or in the wrong order, it does the same. false: the event is about no such row.
 */
export const refreshRow = async (
  { temporal }: Pick<Services, 'temporal'>,
  event: DomainEvent,
): Promise<boolean> => {
  // The workflow's own word.
  if (event.type === 'deadlineNear') return false
  const row = rowOf(event)
  const watch = row === null ? undefined : watched[row.table]
  if (row === null || watch === undefined) return false
  const { name, id, input } = watch.workflow(row.id)
  const move = event.type === 'deadlineMoved' ? undefined : moved.safeParse(event.payload).data
  if (move !== undefined && !watch.isUnderWay(move.to)) {
    await tell({ temporal }, id, signals.refresh)
    return true
  }
  await temporal.workflow.signalWithStart(name, {
    workflowId: id,
    taskQueue: TASK_QUEUE,
    args: [input],
    signal: signals.refresh,
    memo: { about: `${watch.noun} ${row.id}` },
  })
  return true
}
