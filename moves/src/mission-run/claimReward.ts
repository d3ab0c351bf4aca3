import type { DatabaseTransaction } from '@questboard/database'
import type { MissionRunStatus } from '@questboard/domain'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { askForCodes } from '../code/askForCodes.ts'
import { takeCodes } from '../code/takeCodes.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'
import { advanceMissionRun, countUnclaimed, type MissionRunRow, takeMissionRun } from './missionRun.ts'

type Wanted = {
  readonly rewardId: string
  /** The platform, if the reward is codes. */
  readonly distributionChannelId?: string | null
  /** The creator's consent to be contacted, if the reward is delivered. */
  readonly hasAgreed?: boolean | null
}
type Claim = { readonly rewardClaimId: string }
type Claimed = Claim & { readonly status: Extract<MissionRunStatus, 'claimReward' | 'completed'> }

type Reward = {
  readonly id: string
  readonly kind: string
  readonly code_item_id: string | null
  readonly quantity: number | null
  /** The id of the earlier claim, if the reward was already claimed. */
  readonly claim_id: string | null
  readonly codes: number
}

const rewardOf = async (
  transaction: DatabaseTransaction,
  run: MissionRunRow,
  rewardId: string,
): Promise<Reward | undefined> => {
  const { rows } = await sql<Reward>`
    select reward.id, kind, code_item_id, quantity, claim.id as claim_id,
           (select count(*) from code_claim where reward_claim_id = claim.id)::int as codes
      from mission_reward as reward
      left join reward_claim as claim on claim.reward_id = reward.id and claim.mission_run_id = ${run.id}
     where reward.id = ${rewardId} and reward.mission_id = ${run.mission_id}`.execute(transaction)
  return rows[0]
}

const insertClaim = async (
  transaction: DatabaseTransaction,
  run: MissionRunRow,
  { id: reward_id, kind }: Reward,
): Promise<Claim> => {
  const { id } = await transaction
    .insertInto('reward_claim')
    .values({
      mission_run_id: run.id,
      reward_id,
      company_id: run.company_id,
      creator_id: run.creator_id,
      agreed_at: kind === 'code' ? null : sql`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { rewardClaimId: id }
}

/**
 * Claims either all codes of the reward or none, for one platform. After codes were revoked, claims only the missing
 * ones.
 */
const claimCodes = async (
  transaction: DatabaseTransaction,
  run: MissionRunRow,
  reward: Reward,
  platform: string | null | undefined,
): Promise<Moved<Claim>> => {
  const { code_item_id: itemId, quantity, codes, claim_id } = reward
  if (itemId === null || quantity === null) return refuse('not-found')
  if (claim_id !== null && codes >= quantity) return refuse('already-claimed')
  if (!platform) return refuse('reward-platforms')
  const claim = claim_id === null ? await insertClaim(transaction, run, reward) : { rewardClaimId: claim_id }
  const taken = await takeCodes(
    transaction,
    { itemId, distributionChannelId: platform },
    { reward_claim_id: claim.rewardClaimId },
    quantity - codes,
  )
  return taken === null ? refuse('out-of-codes') : { ok: true, ...claim }
}

const claimDelivered = async (
  transaction: DatabaseTransaction,
  run: MissionRunRow,
  reward: Reward,
  hasAgreed: boolean,
): Promise<Moved<Claim>> => {
  if (reward.claim_id !== null) return refuse('already-claimed')
  if (!hasAgreed) return refuse('reward-consent')
  return { ok: true, ...(await insertClaim(transaction, run, reward)) }
}

/** Completes the run when its last reward is claimed. */
const settle = async (
  transaction: DatabaseTransaction,
  run: MissionRunRow,
  claim: Claim,
): Promise<Moved<Claimed>> => {
  if (run.status === 'completed') return { ok: true, ...claim, status: 'completed' }
  if ((await countUnclaimed(transaction, run.id)) > 0) return { ok: true, ...claim, status: 'claimReward' }
  const advanced = await advanceMissionRun(transaction, run, 'completed')
  return advanced.ok ? { ok: true, ...claim, status: 'completed' } : advanced
}

/** A run with earned rewards, or a completed run whose revoked codes can be replaced. */
const takeEarned = (transaction: DatabaseTransaction, seen: Seen, actor: Actor) =>
  takeMissionRun(transaction, seen, actor, { from: ['claimReward', 'completed'], who: ['creator'] })

export const claimReward = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  { rewardId, distributionChannelId, hasAgreed }: Wanted,
): Promise<Moved<Claimed>> =>
  makeMove<Claimed>(transaction, 'claimReward', actor, async () => {
    const taken = await takeEarned(transaction, seen, actor)
    if (!taken.ok) return taken
    const { row } = taken
    const reward = await rewardOf(transaction, row, rewardId)
    if (reward === undefined) return refuse('not-found')
    const claimed =
      reward.kind === 'code'
        ? await claimCodes(transaction, row, reward, distributionChannelId)
        : await claimDelivered(transaction, row, reward, hasAgreed === true)
    return claimed.ok ? settle(transaction, row, { rewardClaimId: claimed.rewardClaimId }) : claimed
  })

type OpenCodes = { readonly code_item_id: string; readonly codes: number }
type AskedFor = { readonly rewardId: string; readonly distributionChannelId: string }

/** Records the request for a platform that is out of reward codes, and notifies the company. */
export const requestRewardCodes = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  { rewardId: reward_id, distributionChannelId: platform }: AskedFor,
): Promise<Moved> =>
  makeMove(transaction, 'requestRewardCodes', actor, async () => {
    const taken = await takeEarned(transaction, seen, actor)
    if (!taken.ok) return taken
    const { id: mission_run_id, mission_id: activation_id, company_id, creator_id } = taken.row
    const { rows } = await sql<OpenCodes>`
      select code_item_id, codes from reward_codes_open(${mission_run_id})
       where reward_id = ${reward_id} and distribution_channel_id = ${platform}`.execute(transaction)
    const [open] = rows
    if (open === undefined) return refuse('not-allowed')
    const asking = { mission_run_id, reward_id, activation_id, company_id, creator_id }
    const { code_item_id: itemId, codes } = open
    return askForCodes(transaction, asking, { platform, codes, itemId })
  })
