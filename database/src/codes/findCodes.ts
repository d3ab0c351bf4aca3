import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../database.ts'
import type { CodeVault } from './codeVault.ts'

/** Finds which of these codes a company has, by exact hash and without decrypting any code. */
export async function findCodes(
  database: Database | DatabaseTransaction,
  vault: CodeVault,
  companyId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map(codes.map((code) => [vault.hash(code).toString('hex'), code]))
  const rows = await database
    .selectFrom('code')
    .select(['id', 'code_hash'])
    .where('company_id', '=', companyId)
    .where(
      sql<boolean>`code_hash = any(${[...texts.keys()].map((hash) => Buffer.from(hash, 'hex'))}::bytea[])`,
    )
    .execute()
  return new Map(
    rows.flatMap(({ id, code_hash: hash }) => {
      const text = hash && texts.get(hash.toString('hex'))
      return text === null || text === undefined ? [] : [[text, id]]
    }),
  )
}
