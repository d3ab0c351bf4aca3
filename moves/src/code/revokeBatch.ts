import { type DatabaseTransaction, emitEvent } from '@questboard/database'
import { sql } from 'kysely'
import type { CompanyActor } from '../actor.ts'
import { excuseKeyless } from '../key-campaign/participant.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse, stale } from '../result.ts'
import { holdBatches } from './batchTurns.ts'

type Batch = {
  readonly id: string
  readonly company_id: string
  readonly item_id: string
  readonly distribution_channel_id: string
}

/** A creator with a revoked code, and the replacement code, or null if no code was left. */
type Holder = {
  readonly code_id: string
  readonly creator_id: string
  readonly activation_id: string | null
  readonly replacement: string | null
}

const takeBatch = async (transaction: DatabaseTransaction, batchId: string, companyId: string) =>
  transaction
    .selectFrom('code_batch')
    .select(['id', 'company_id', 'item_id', 'distribution_channel_id', 'revoked_at'])
    .where('id', '=', batchId)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()

/** Uses the same lock order as claiming, so that a second claim and this function cannot deadlock. */
const lockHolders = async (transaction: DatabaseTransaction, { id }: Batch): Promise<void> => {
  const held = sql`(select participant_id from code_claim join code on code.id = code_claim.code_id where batch_id = ${id})`
  await sql`
    select from activation
     where id in (select campaign_id from key_campaign_participant where id in ${held}) order by id for share`.execute(
    transaction,
  )
  await sql`select from key_campaign_participant where id in ${held} order by id for update`.execute(
    transaction,
  )
}

/**
 * Locks all codes of the batch. A concurrent claim either finishes first, so that its creator is notified, or gets
 * another code.
 */
const takeBack = async (
  transaction: DatabaseTransaction,
  { id }: Batch,
  by: string,
  reason: string,
): Promise<void> => {
  await transaction
    .updateTable('code_batch')
    .set({ revoked_at: sql`now()`, revoked_by: by, revoke_reason: reason })
    .where('id', '=', id)
    .execute()
  await sql`
    update code set revoked_at = now(), status = case status when 'available' then 'unavailable' else status end
     where batch_id = ${id}`.execute(transaction)
}

/**
 * Assigns each holder a replacement code. Holders who claimed first come first, and codes that are being claimed are
 * skipped.
 */
const pair = async (transaction: DatabaseTransaction, batch: Batch): Promise<readonly Holder[]> => {
  const { rows } = await sql<Holder>`
    with held as materialized (
      select id as code_id, claimed_by as creator_id, activation_id, row_number() over (order by claimed_at, id) as turn
        from code where batch_id = ${batch.id} and status = 'claimed'
    ), free as materialized (
      select id from code
       where item_id = ${batch.item_id} and distribution_channel_id = ${batch.distribution_channel_id} and status = 'available'
       order by created_at, id limit (select count(*) from held) for update skip locked
    ), given as (select id, row_number() over () as turn from free)
    select held.code_id, held.creator_id, held.activation_id, given.id as replacement
      from held left join given using (turn) order by held.turn`.execute(transaction)
  return rows
}

const replace = async (
  transaction: DatabaseTransaction,
  holders: readonly Holder[],
  by: string,
): Promise<void> => {
  const lucky = holders.flatMap(({ replacement, ...holder }) =>
    replacement === null ? [] : { ...holder, replacement },
  )
  await sql`
    update code set status = 'claimed', claimed_by = given.creator_id, claimed_at = now(), activation_id = given.activation_id,
                    distributed_by = ${by}
      from unnest(${lucky.map((one) => one.replacement)}::uuid[], ${lucky.map((one) => one.creator_id)}::uuid[],
                  ${lucky.map((one) => one.activation_id)}::uuid[]) as given (id, creator_id, activation_id)
     where code.id = given.id`.execute(transaction)
  await sql`
    update code_claim set code_id = given.replacement, replaces_code_id = given.id, claimed_at = now()
      from unnest(${lucky.map((one) => one.code_id)}::uuid[], ${lucky.map((one) => one.replacement)}::uuid[]) as given (id, replacement)
     where code_claim.code_id = given.id`.execute(transaction)
}

/** Holders without a replacement can claim again when codes arrive. Their revoked code no longer counts. */
const release = async (transaction: DatabaseTransaction, holders: readonly Holder[]): Promise<void> => {
  const unlucky = holders.filter(({ replacement }) => replacement === null).map(({ code_id }) => code_id)
  if (unlucky.length === 0) return
  const gone = await transaction
    .deleteFrom('code_claim')
    .where('code_id', 'in', unlucky)
    .returning('participant_id')
    .execute()
  await excuseKeyless(
    transaction,
    gone.flatMap(({ participant_id }) => participant_id ?? []),
  )
}

/**
 * Revokes a batch that leaked or never worked. Holders are notified and get another code for the same item and store,
 * if one is left.
 */
export const revokeBatch = (
  transaction: DatabaseTransaction,
  batchId: string,
  reason: string,
  actor: CompanyActor,
): Promise<Moved<{ readonly held: number; readonly replaced: number }>> =>
  makeMove(transaction, 'revokeBatch', actor, async () => {
    await holdBatches(transaction, actor.companyId)
    const batch = await takeBatch(transaction, batchId, actor.companyId)
    if (!batch) return refuse('not-found')
    if (batch.revoked_at !== null) return stale
    await lockHolders(transaction, batch)
    await takeBack(transaction, batch, actor.personId, reason)
    const holders = await pair(transaction, batch)
    await replace(transaction, holders, actor.personId)
    await release(transaction, holders)
    for (const { code_id, creator_id, replacement } of holders)
      await emitEvent(transaction, {
        type: 'codeRevoked',
        entity: 'code',
        entityId: code_id,
        payload: { company_id: batch.company_id, creator_id, replaced: replacement !== null, reason },
      })
    const replaced = holders.filter(({ replacement }) => replacement !== null).length
    return { ok: true, held: holders.length, replaced }
  })
