import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import type { Seen } from '../advance.ts'
import { takeFreeCode } from '../code/takeFreeCode.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, refuse } from '../verdict.ts'
import { takeMissionRun } from './missionRun.ts'

type Wanted = {
  readonly rewardId: string
  /** Of codes: the platform that they are for. */
  readonly distributionChannelId?: string | null
  /** Of what is delivered: the company may get in touch. */
  readonly hasAgreed?: boolean | null
}
type Claimed = { readonly rewardClaimId: string; readonly codeIds: readonly string[] }

type Reward = {
  readonly kind: string
  readonly code_item_id: string | null
  readonly quantity: number | null
}

/** One statement finds a code that nobody else is taking, and takes it. */
const takeCode = (
  transaction: DatabaseTransaction,
  claimId: string,
  itemId: string | null,
  platform: string,
): Promise<string | null> => {
  const isWanted = sql`item_id = ${itemId} and distribution_channel_id = ${platform} and status = 'available'`
  return takeFreeCode(transaction, {
    async take() {
      const { rows } = await sql<{ code_id: string }>`
        insert into code_claim (code_id, reward_claim_id)
        select id, ${claimId}
          from (select id from code where ${isWanted} limit 1 for update skip locked) as free
        returning code_id`.execute(transaction)
      return rows[0]?.code_id ?? null
    },
    async find() {
      const { rows } = await sql<{ id: string }>`select id from code where ${isWanted} limit 1`.execute(
        transaction,
      )
      return rows[0]?.id ?? null
    },
  })
}

const takeCodes = async (
  transaction: DatabaseTransaction,
  claimId: string,
  { code_item_id, quantity }: Reward,
  platform: string,
): Promise<readonly string[] | null> => {
  const codeIds: string[] = []
  while (codeIds.length < (quantity ?? 0)) {
    const codeId = await takeCode(transaction, claimId, code_item_id, platform)
    if (codeId === null) return null
    codeIds.push(codeId)
  }
  return codeIds
}

/** All of it or nothing: a reward with several codes is one claim, of codes for one platform. */
export const claimReward = (
  transaction: DatabaseTransaction,
  seen: Seen,
  mover: Mover,
  { rewardId, distributionChannelId, hasAgreed }: Wanted,
): Promise<Moved<Claimed>> =>
  makeMove<Claimed>(transaction, 'claimReward', mover, async () => {
    const taken = await takeMissionRun(transaction, seen, mover, { from: ['claimReward'], who: ['creator'] })
    if (!taken.ok) return taken
    const { row } = taken
    const reward = await transaction
      .selectFrom('mission_reward')
      .select(['kind', 'code_item_id', 'quantity'])
      .where('id', '=', rewardId)
      .where('mission_id', '=', row.mission_id)
      .executeTakeFirst()
    if (reward === undefined) return refuse('not-found')
    const isCode = reward.kind === 'code'
    if (!isCode && hasAgreed !== true) return refuse('reward-consent')
    if (isCode && !distributionChannelId) return refuse('reward-platforms')
    const { id } = await transaction
      .insertInto('reward_claim')
      .values({
        mission_run_id: row.id,
        reward_id: rewardId,
        company_id: row.company_id,
        creator_id: row.creator_id,
        agreed_at: isCode ? null : sql`now()`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (!isCode || !distributionChannelId) return { ok: true, rewardClaimId: id, codeIds: [] }
    const codeIds = await takeCodes(transaction, id, reward, distributionChannelId)
    return codeIds === null ? refuse('out-of-codes') : { ok: true, rewardClaimId: id, codeIds }
  })
