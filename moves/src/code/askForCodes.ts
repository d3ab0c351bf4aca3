import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import { type Moved, refuse } from '../result.ts'

/** A participant of a key campaign, or a creator with a quest run or a mission reward. */
type Asking = {
  readonly activation_id: string
  readonly company_id: string
  readonly creator_id: string
} & (
  | { readonly participant_id: string }
  | { readonly quest_run_id: string }
  | { readonly mission_run_id: string; readonly reward_id: string }
)

type Wanted = {
  readonly platform: string
  readonly codes: number
  /** Limits the request to one code item. */
  readonly itemId?: string
}

const ownColumns = (asking: Asking) => {
  if ('participant_id' in asking) return ['participant_id'] as const
  return 'quest_run_id' in asking ? (['quest_run_id'] as const) : (['mission_run_id', 'reward_id'] as const)
}

/** SQL for a `key_offer` row: the codes the creator could get. */
const isWanted = ({ activation_id }: Asking, { platform, itemId }: Wanted) =>
  sql`activation_id = ${activation_id} and distribution_channel_id = ${platform}
      and code_item_id = coalesce(${itemId ?? null}::uuid, code_item_id)`

/** A lock makes requests and imports wait for each other, so that the later one sees the result of the earlier one. */
const takeTurn = (transaction: DatabaseTransaction, { company_id }: Asking, platform: string) =>
  sql`select pg_advisory_xact_lock_shared(code_request_lock(${company_id}, ${platform}))`.execute(transaction)

/** The number of codes left of the scarcest item. Null if the platform is not offered. */
const leftOf = async (
  transaction: DatabaseTransaction,
  asking: Asking,
  wanted: Wanted,
): Promise<number | null> => {
  const { rows } = await sql<{ least: number | null }>`
    select min(available)::int as least from key_offer where ${isWanted(asking, wanted)}`.execute(transaction)
  return rows[0]?.least ?? null
}

const isAwaited = async (
  transaction: DatabaseTransaction,
  asking: Asking,
  platform: string,
): Promise<boolean> => {
  const rewardId = 'reward_id' in asking ? asking.reward_id : null
  const { rows } = await sql<{ awaited: boolean }>`
    select codes_are_awaited(${asking.activation_id}, ${platform}, ${rewardId}) as awaited`.execute(
    transaction,
  )
  return rows[0]?.awaited === true
}

/**
 * A creator who requests again after a notification waits again. If codes are available immediately, no notification is
 * needed.
 */
const writeDown = (transaction: DatabaseTransaction, asking: Asking, platform: string, waits: boolean) => {
  const met_at = waits ? null : sql<Date>`now()`
  return transaction
    .insertInto('code_request')
    .values({ ...asking, distribution_channel_id: platform, met_at })
    .onConflict((conflict) =>
      conflict
        .columns([...ownColumns(asking), 'distribution_channel_id'])
        .doUpdateSet({ met_at, created_at: sql`clock_timestamp()` })
        .where(sql<boolean>`code_request_told_at(code_request) is not null`),
    )
    .execute()
}

/** Sends the company the same notification that it gets when codes are running out. */
const tellCompany = (transaction: DatabaseTransaction, asking: Asking, wanted: Wanted) =>
  sql`select emit_event('codesRunningOut', 'code_item', offer.code_item_id, jsonb_build_object(
               'company_id', offer.company_id, 'item', item.name, 'platform', channel.name, 'left', offer.available))
        from (select * from key_offer where ${isWanted(asking, wanted)}) as offer
        join code_item item on item.id = offer.code_item_id
        join distribution_channel channel on channel.id = offer.distribution_channel_id
       order by offer.available, item.name limit 1`.execute(transaction)

/**
 * Records a creator's request for a platform without codes. The first request notifies the company, which sees the
 * number of waiting creators. Creators are notified when codes arrive (`tell_of_codes`), or immediately if enough codes
 * have arrived in the meantime.
 */
export const askForCodes = async (
  transaction: DatabaseTransaction,
  asking: Asking,
  wanted: Wanted,
): Promise<Moved> => {
  const { platform, codes } = wanted
  await takeTurn(transaction, asking, platform)
  const left = await leftOf(transaction, asking, wanted)
  if (left === null) return refuse('not-allowed')
  const isFirst = !(await isAwaited(transaction, asking, platform))
  await writeDown(transaction, asking, platform, left < codes)
  if (isFirst && left < codes) await tellCompany(transaction, asking, wanted)
  return { ok: true }
}
