import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'
import { ration } from '../lib/ration.ts'

const REVEALS = { tries: 60, seconds: 60 * 60 }

/** The reason from the database why this creator cannot get codes. */
const obstacleOf = async (transaction: DatabaseTransaction, creatorId: string): Promise<string | null> => {
  const { rows } = await sql<{ obstacle: string | null }>`
    select code_obstacle(${creatorId}) as obstacle`.execute(transaction)
  return rows[0]?.obstacle ?? null
}

type Held = { readonly revealed_at: Date | null; readonly revoked_at: Date | null }

/** A creator can still read a code that they revealed before the channel was held, because they already know it. */
const refuseToHolder = (code: Held, obstacle: string | null): void => {
  if (obstacle === 'verified_channel') throw refuse('creator-access-unverified')
  if (obstacle !== null && code.revealed_at === null) throw refuse('channel-held')
  if (code.revoked_at !== null) throw refuse('code-revoked')
}

/**
 * Shows a code in plain text to the creator who claimed it or to its company. Each reveal is logged in the same
 * transaction. Anyone else gets the same error as for an unknown code. Codes require a verified channel (rules §6);
 * while a channel is held, no new code can be revealed.
 */
export const revealCode = defineAction('revealCode', {
  who: 'codeHolder',
  repeatable: 'The same code is revealed again, and the log counts it as one reveal',
  input: z.object({ codeId: z.guid() }),
  prepare: (call) => ration(call, `reveal-code:${call.person.userId}`, REVEALS),
  async handle({ input, person, services, transaction }) {
    const { role, userId, companyId } = person
    const isCreator = role === 'creator'
    const owner = isCreator ? userId : companyId
    if (owner === null) throw refuse('code-not-yours')
    const code = await transaction
      .selectFrom('code')
      .select(['id', 'code_ciphertext', 'key_id', 'revealed_at', 'revoked_at'])
      .where('id', '=', input.codeId)
      .where(isCreator ? 'claimed_by' : 'company_id', '=', owner)
      .forUpdate()
      .executeTakeFirst()
    if (!code) throw refuse('code-not-yours')
    if (isCreator) refuseToHolder(code, await obstacleOf(transaction, userId))
    const text = services.codes.open(code.id, code)
    // A manipulated ciphertext or a missing encryption key is an internal error.
    if (text === null)
      throw new Error(`the code ${code.id} cannot be decrypted with the key "${code.key_id}"`)
    if (isCreator && code.revealed_at === null)
      await transaction
        .updateTable('code')
        .set({ revealed_at: new Date() })
        .where('id', '=', code.id)
        .execute()
    await transaction
      .insertInto('audit_event')
      .values({ actor_id: userId, actor_role: role, entity: 'code', entity_id: code.id, operation: 'REVEAL' })
      .execute()
    return { code: text }
  },
})
