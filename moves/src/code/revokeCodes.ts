import { type DatabaseTransaction, emitEvents } from '@questboard/database'
import { sql } from 'kysely'
import { excuseKeyless } from '../key-campaign/participant.ts'

/** Codes of one batch that are revoked together. */
export type Revocation = {
  readonly codeIds: readonly string[]
  readonly companyId: string
  readonly itemId: string
  readonly distributionChannelId: string
  /** The member who revokes the codes. */
  readonly by: string
  readonly reason: string
  /** Holders who get no replacement code, for example because they leaked their code. */
  readonly leftOut: readonly string[] | 'all'
}

export type Replaced = { readonly held: number; readonly replaced: number }

/** A creator with a revoked code, and the replacement code, or null if there is none. */
type Holder = {
  readonly code_id: string
  readonly creator_id: string
  readonly activation_id: string | null
  readonly is_left_out: boolean
  readonly replacement: string | null
}

/** Uses the same lock order as claiming, so that a second claim and this function cannot deadlock. */
const lockHolders = async (transaction: DatabaseTransaction, { codeIds }: Revocation): Promise<void> => {
  const held = sql`(select participant_id from code_claim where code_id = any (${codeIds}::uuid[]))`
  await sql`
    select from activation
     where id in (select campaign_id from key_campaign_participant where id in ${held}) order by id for share`.execute(
    transaction,
  )
  await sql`select from key_campaign_participant where id in ${held} order by id for update`.execute(
    transaction,
  )
}

/** Locks the codes. A concurrent claim either finishes first, so that its creator is notified, or gets another code. */
const takeBack = (transaction: DatabaseTransaction, { codeIds }: Revocation) =>
  sql`
    update code set revoked_at = now(), status = case status when 'available' then 'unavailable' else status end
     where id = any (${codeIds}::uuid[])`.execute(transaction)

/**
 * Assigns each holder a replacement code, except those left out. Holders who claimed first come first, and codes that
 * are being claimed are skipped.
 */
const pair = async (
  transaction: DatabaseTransaction,
  { codeIds, itemId, distributionChannelId, leftOut }: Revocation,
): Promise<readonly Holder[]> => {
  const isLeftOut = leftOut === 'all' ? sql`true` : sql`claimed_by = any (${leftOut}::uuid[])`
  const { rows } = await sql<Holder>`
    with held as materialized (
      select id as code_id, claimed_by as creator_id, activation_id, ${isLeftOut} as is_left_out,
             row_number() over (partition by ${isLeftOut} order by claimed_at, id) as turn
        from code where id = any (${codeIds}::uuid[]) and status = 'claimed'
    ), free as materialized (
      select id from code
       where item_id = ${itemId} and distribution_channel_id = ${distributionChannelId} and status = 'available'
       order by created_at, id limit (select count(*) from held where not is_left_out) for update skip locked
    ), given as (select id, row_number() over () as turn from free)
    select held.code_id, held.creator_id, held.activation_id, held.is_left_out, given.id as replacement
      from held left join given on given.turn = held.turn and not held.is_left_out
     order by held.is_left_out, held.turn`.execute(transaction)
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

/**
 * Holders for whom no code was left can claim again when codes arrive. Holders who were left out keep their claim, so
 * they cannot claim another code.
 */
const release = async (transaction: DatabaseTransaction, holders: readonly Holder[]): Promise<void> => {
  const without = holders.filter(({ replacement }) => replacement === null)
  const { rows: had } = await sql<{ participant_id: string }>`
    select participant_id from code_claim
     where code_id = any (${without.map(({ code_id }) => code_id)}::uuid[]) and participant_id is not null`.execute(
    transaction,
  )
  const unlucky = without.filter(({ is_left_out }) => !is_left_out).map(({ code_id }) => code_id)
  await sql`delete from code_claim where code_id = any (${unlucky}::uuid[])`.execute(transaction)
  await excuseKeyless(
    transaction,
    had.map(({ participant_id }) => participant_id),
  )
}

/** Revokes codes, replaces those of their holders and notifies the holders. */
export const revokeCodes = async (
  transaction: DatabaseTransaction,
  revocation: Revocation,
): Promise<Replaced> => {
  const { companyId, by, reason } = revocation
  await lockHolders(transaction, revocation)
  await takeBack(transaction, revocation)
  const holders = await pair(transaction, revocation)
  await replace(transaction, holders, by)
  await release(transaction, holders)
  await emitEvents(
    transaction,
    holders.map(({ code_id, creator_id, replacement, is_left_out }) => ({
      type: 'codeRevoked',
      entity: 'code',
      entityId: code_id,
      payload: {
        company_id: companyId,
        creator_id,
        replaced: replacement !== null,
        excluded: is_left_out,
        reason,
      },
    })),
  )
  const replaced = holders.filter(({ replacement }) => replacement !== null).length
  return { held: holders.length, replaced }
}
