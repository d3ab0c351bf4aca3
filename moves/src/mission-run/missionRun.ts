import type { DatabaseTransaction } from '@questboard/database'
import { type MissionRunStatus, missionRunStatuses } from '@questboard/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor, Party } from '../actor.ts'
import { advance, type Seen, type Values } from '../advance.ts'
import { moved, type Refused, stale } from '../result.ts'
import { takeRow } from '../takeRow.ts'

const schema = z.object({
  id: z.string(),
  version: z.number(),
  status: z.enum(missionRunStatuses),
  mission_id: z.string(),
  company_id: z.string(),
  creator_id: z.string(),
})
export type MissionRunRow = z.infer<typeof schema>

export const takeMissionRun = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  begins: { readonly from: readonly MissionRunStatus[]; readonly who: readonly Party[] },
) => takeRow(transaction, 'mission_run', seen, actor, { schema, ...begins })

/** The number of unmet criteria. Runs the deferred triggers first, because these triggers store the measured values. */
export const countMissing = async (transaction: DatabaseTransaction, runId: string): Promise<number> => {
  await sql`set constraints submission_measure, content_measure, link_measure immediate`.execute(transaction)
  const { rows } = await sql<{
    missing: number
  }>`select mission_goals_missing(${runId})::int as missing`.execute(transaction)
  return rows[0]?.missing ?? 0
}

/** The number of rewards that are unclaimed or have missing codes. */
export const countUnclaimed = async (transaction: DatabaseTransaction, runId: string): Promise<number> => {
  const { rows } = await sql<{
    unclaimed: number
  }>`select mission_rewards_unclaimed(${runId})::int as unclaimed`.execute(transaction)
  return rows[0]?.unclaimed ?? 0
}

export const advanceMissionRun = async (
  transaction: DatabaseTransaction,
  run: MissionRunRow,
  to: MissionRunStatus,
  values: Values = {},
): Promise<typeof moved | Refused> =>
  (await advance(transaction, 'mission_run', run, to, values)) === to ? moved : stale
