import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import type { WantedKey } from '../index.ts'

const itemOf = async (
  transaction: DatabaseTransaction,
  game: { readonly company_id: string; readonly game_id: string },
): Promise<string> => {
  const found = await transaction
    .selectFrom('code_item')
    .select('id')
    .where('company_id', '=', game.company_id)
    .where('game_id', '=', game.game_id)
    .limit(1)
    .executeTakeFirst()
  if (found !== undefined) return found.id
  const made = await transaction
    .insertInto('code_item')
    .values({ ...game, type: 'game', name: 'Emberfall', item_name: 'Emberfall' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/** A code of the activation. Its ciphertext can be anything, because these tests do not decrypt it. */
export const createCode = async (transaction: DatabaseTransaction, activationId: string): Promise<string> => {
  const { company_id, game_id } = await transaction
    .selectFrom('activation')
    .select(['company_id', 'game_id'])
    .where('id', '=', activationId)
    .executeTakeFirstOrThrow()
  if (game_id === null) throw new Error('codes are for a game')
  const item_id = await itemOf(transaction, { company_id, game_id })
  const batch = await transaction
    .insertInto('code_batch')
    .values({ company_id, item_id, distribution_channel_id: 'steam' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('activation_code_item')
    .values({ activation_id: activationId, code_item_id: item_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const id = crypto.randomUUID()
  await sql`insert into code (id, batch_id, code_ciphertext, key_id, code_hash)
    values (${id}, ${batch.id}, '\\x00', 'test', sha256(${id}::bytea))`.execute(transaction)
  return id
}

/** A creator's claim of such a code. */
export const keyOf = async (transaction: DatabaseTransaction, codeId: string): Promise<WantedKey> => {
  const { item_id, distribution_channel_id } = await transaction
    .selectFrom('code')
    .select(['item_id', 'distribution_channel_id'])
    .where('id', '=', codeId)
    .executeTakeFirstOrThrow()
  return { itemId: item_id, distributionChannelId: distribution_channel_id }
}
