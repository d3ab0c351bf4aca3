import { randomUUID } from 'node:crypto'
import { type CodeVault, type DatabaseTransaction, findCodes } from '@questboard/database'
import { addCodesForm } from '@questboard/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import { type ActionCall, defineAction, ration, refuse, signedIn } from '../lib/action.ts'

const IMPORTS = { tries: 60, seconds: 60 * 60 }

const input = addCodesForm.and(
  z.object({ note: z.string().max(500).nullish(), idempotencyKey: z.string().min(8).max(200) }),
)
type Call = ActionCall<z.output<typeof input>>

/** What an upload added, if it came before. */
const findUpload = async (transaction: DatabaseTransaction, companyId: string, key: string) =>
  transaction
    .selectFrom('code_batch')
    .leftJoin('code', 'code.batch_id', 'code_batch.id')
    .select(({ fn }) => ['code_batch.id as batchId', fn.count<number>('code.id').as('added')])
    .where('code_batch.company_id', '=', companyId)
    .where('code_batch.idempotency_key', '=', key)
    .groupBy('code_batch.id')
    .executeTakeFirst()

const addBatch = async ({ transaction, input, person }: Call, companyId: string) => {
  const { id } = await transaction
    .insertInto('code_batch')
    .values({
      company_id: companyId,
      item_id: input.itemId,
      distribution_channel_id: input.distributionChannelId,
      platform_name: input.platformName ?? null,
      note: input.note ?? '',
      added_by: person?.userId ?? null,
      idempotency_key: input.idempotencyKey,
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
export const importCodes = defineAction({
  input,
  prepare: (call) => ration(call, `import-codes:${signedIn(call).userId}`, IMPORTS),
  async handle(call) {
    const { transaction, services, input } = call
    const { companyId } = signedIn(call)
    if (companyId === null) throw refuse('not-allowed')
    const earlier = await findUpload(transaction, companyId, input.idempotencyKey)
    if (earlier) return earlier
    const known = await findCodes(transaction, services.codes, companyId, input.codes)
    const fresh = input.codes.filter((code) => !known.has(code))
    if (fresh.length === 0) throw refuse('code-exists', 'codes')
    const batchId = await addBatch(call, companyId)
    return { batchId, added: await addCodes(transaction, services.codes, batchId, fresh) }
  },
})
