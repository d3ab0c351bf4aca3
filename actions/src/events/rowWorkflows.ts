import { isTimedTable, isUnderWay, type TimedRow, timedRows } from '@questboard/domain'
import { memoOf, signals, TASK_QUEUE, workflows } from '@questboard/workflows/contract'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { toldTogether } from './toldTogether.ts'
import { type DomainEvent, signalWorkflow } from './workflowStarts.ts'

/** Events of offers, messages and submissions go to the workflow of their run. */
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
 * Signals the row's workflow, starting it if needed. The workflow reads the row itself, so repeated, late or reordered
 * signals do no harm. Returns false if the event has no such row.
 */
export const refreshRow = async (
  { temporal }: Pick<Services, 'temporal'>,
  event: DomainEvent,
): Promise<boolean> => {
  // Events that the workflow itself writes.
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
