import { type DatabaseTransaction, inTransaction } from '@questboard/database'
import { sql } from 'kysely'
import { refuse } from '../lib/actionError.ts'
import { type Member, sessionOf } from '../lib/audiences.ts'
import type { Services } from '../services.ts'

export type Added = { readonly batchId: string; readonly added: number }

type Needed = Pick<Services, 'database' | 'codes'>
type Report = (done: number, of: number) => void

/** Imports of one company run one after another, so that each finds the codes that the previous one added. */
const takeTurn = (transaction: DatabaseTransaction, companyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('codes of ' || ${companyId}, 0))`.execute(transaction)

const findWaiting = (transaction: DatabaseTransaction, importId: string, companyId: string) =>
  transaction
    .selectFrom('code_import')
    .selectAll()
    .where('id', '=', importId)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

/** The client has repeated the request after a lost response. Returns the batch that the first request added. */
const addedBefore = async (
  transaction: DatabaseTransaction,
  importId: string,
  companyId: string,
): Promise<Added> => {
  const batch = await transaction
    .selectFrom('code_batch')
    .select('id')
    .where('id', '=', importId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  if (!batch) throw refuse('import-gone')
  const { count } = await transaction
    .selectFrom('code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('batch_id', '=', batch.id)
    .executeTakeFirstOrThrow()
  return { batchId: batch.id, added: count }
}

const addBatch = (transaction: DatabaseTransaction, waiting: Waiting, person: Member) =>
  transaction
    .insertInto('code_batch')
    .values({
      id: waiting.id,
      company_id: waiting.company_id,
      item_id: waiting.item_id,
      distribution_channel_id: waiting.distribution_channel_id,
      platform_name: waiting.platform_name,
      note: waiting.note,
      added_by: person.userId,
    })
    .execute()

/** Codes that a colleague has added in the meantime are left out. */
const addPart = async (
  transaction: DatabaseTransaction,
  { id, key_id }: Waiting,
  position: number,
): Promise<number> => {
  const { numAffectedRows } = await sql`
    insert into code (id, batch_id, code_ciphertext, key_id, code_hash, next_hash)
    select given.id, ${id}, ciphertext, ${key_id}, hash, next_hash
      from code_import_part,
           unnest(ids, ciphertexts, hashes, coalesce(next_hashes, '{}')) as given (id, ciphertext, hash, next_hash)
     where import_id = ${id} and position = ${position}
        on conflict on constraint code_once_per_company do nothing`.execute(transaction)
  return Number(numAffectedRows ?? 0)
}

const addParts = async (
  transaction: DatabaseTransaction,
  waiting: Waiting,
  report: Report,
): Promise<number> => {
  const parts = await transaction
    .selectFrom('code_import_part')
    .select(['position', sql<number>`cardinality(ids)`.as('codes')])
    .where('import_id', '=', waiting.id)
    .orderBy('position')
    .execute()
  const of = parts.reduce((sum, { codes }) => sum + codes, 0)
  let [added, done] = [0, 0]
  for (const { position, codes } of parts) {
    added += await addPart(transaction, waiting, position)
    done += codes
    report(done, of)
  }
  return added
}

const writeDown = (transaction: DatabaseTransaction, person: Member, { batchId, added }: Added) =>
  transaction
    .insertInto('audit_event')
    .values({
      actor_id: person.userId,
      actor_role: person.role,
      entity: 'code_batch',
      entity_id: batchId,
      operation: 'INSERT',
      after: JSON.stringify({ codes: added }),
    })
    .execute()

/** Turns a checked upload into a batch. Adds either all codes or none. */
export const addImport = (
  { database, codes }: Needed,
  person: Member,
  importId: string,
  report: Report,
): Promise<Added> =>
  inTransaction(database, sessionOf(person), async (transaction) => {
    await takeTurn(transaction, person.companyId)
    const waiting = await findWaiting(transaction, importId, person.companyId)
    if (!waiting) return addedBefore(transaction, importId, person.companyId)
    // Throws for a code that was encrypted with an old key, because the code would be lost when that key is removed.
    if (waiting.codes === null || waiting.key_id !== codes.writingKey) throw refuse('import-gone')
    await addBatch(transaction, waiting, person)
    const added = await addParts(transaction, waiting, report)
    if (added === 0) throw refuse('code-exists', 'codes')
    await transaction.deleteFrom('code_import').where('id', '=', waiting.id).execute()
    await writeDown(transaction, person, { batchId: waiting.id, added })
    return { batchId: waiting.id, added }
  })
