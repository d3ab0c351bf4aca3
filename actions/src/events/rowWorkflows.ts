import { isTimedTable, isUnderWay, type TimedRow, timedRows } from '@questboard/domain'
import { memoOf, signals, TASK_QUEUE, workflows } from '@questboard/workflows/contract'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { toldTogether } from './toldTogether.ts'
import { type DomainEvent, signalWorkflow } from './workflowStarts.ts'

/** Offers, messages and submissions are about the run that they belong to. */
const owners = z.object({
  quest_run_id: z.guid().optional(),
  mission_run_id: z.guid().optional(),
  participant_id: z.guid().optional(),
})

const rowOf = ({ entity, entityId, payload }: DomainEvent): TimedRow | null => {
  if (isTimedTable(entity)) return { table: entity, id: entityId }
  if (entity !== 'quest_bid' && entity !== 'submission') return null
  const { quest_run_id, mission_run_id, participant_id } = owners.parse(payload)
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
  if (row === null) return false
  const workflowId = workflows.timedRow.id(row)
  const move = event.type === 'deadlineMoved' ? undefined : moved.safeParse(event.payload).data
  if (move !== undefined && !isUnderWay(row.table, move.to)) {
    await toldTogether(`end of ${workflowId}`, () =>
      signalWorkflow({ temporal }, workflowId, signals.refresh),
    )
    return true
  }
  await toldTogether(workflowId, () =>
    temporal.workflow.signalWithStart(workflows.timedRow.name, {
      workflowId,
      taskQueue: TASK_QUEUE,
      args: [row],
      signal: signals.refresh,
      memo: memoOf(`${timedRows[row.table].noun} ${row.id}`),
    }),
  )
  return true
}
