import { randomUUID } from 'node:crypto'
import { type CodeVault, type DatabaseTransaction, findCodes } from '@questboard/database'
import { addCodesForm, splitCodes } from '@questboard/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import { type ActionCall, defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'
import type { Member } from '../lib/audiences.ts'
import { ration } from '../lib/ration.ts'

const IMPORTS = { tries: 60, seconds: 60 * 60 }

const input = addCodesForm.and(z.object({ note: z.string().max(500).nullish() }))
type Call = ActionCall<z.output<typeof input>, Member>

const addBatch = async ({ transaction, input, person }: Call) => {
  const { id } = await transaction
    .insertInto('code_batch')
    .values({
      company_id: person.companyId,
      item_id: input.itemId,
      distribution_channel_id: input.distributionChannelId,
      platform_name: input.platformName ?? null,
      note: input.note ?? '',
      added_by: person.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const addCodes = async (
  transaction: DatabaseTransaction,
  vault: CodeVault,
  batchId: string,
  codes: readonly string[],
): Promise<number> => {
  const rows = codes.map((code) => ({ code, id: randomUUID() }))
  const ids = rows.map(({ id }) => id)
  const ciphertexts = rows.map(({ id, code }) => vault.seal(id, code).code_ciphertext)
  const hashes = rows.map(({ code }) => vault.hash(code))
  // A colleague may add the same codes at this moment: each is added once.
  const { numAffectedRows } = await sql`
    insert into code (id, batch_id, code_ciphertext, key_id, code_hash)
    select id, ${batchId}, ciphertext, ${vault.writingKey}, hash
      from unnest(${ids}::uuid[], ${ciphertexts}::bytea[], ${hashes}::bytea[]) as given (id, ciphertext, hash)
        on conflict on constraint code_once_per_company do nothing`.execute(transaction)
  return Number(numAffectedRows ?? 0)
}

/** Codes come in encrypted: the database never sees one in clear. */
export const importCodes = defineAction('importCodes', {
  who: 'companyMember',
  idempotent: true,
  input,
  prepare: (call) => ration(call, `import-codes:${call.person.userId}`, IMPORTS),
  async handle(call) {
    const { transaction, services, input, person } = call
    const codes = splitCodes(input.codes)
    const known = await findCodes(transaction, services.codes, person.companyId, codes)
    const fresh = codes.filter((code) => !known.has(code))
    if (fresh.length === 0) throw refuse('code-exists', 'codes')
    const batchId = await addBatch(call)
    return { batchId, added: await addCodes(transaction, services.codes, batchId, fresh) }
  },
})
