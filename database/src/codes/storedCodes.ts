/** Changes all codes in batches, so that memory use does not depend on their number. */
import type { ClientBase } from 'pg'
import { type CodeVault, clearKeyId, type SealedCode } from './codeVault.ts'

type StoredCode = SealedCode & {
  readonly id: string
  readonly code_hash: Buffer | null
  readonly next_hash?: Buffer | null
}

const BATCH = 2000

/** Reads codes in order of id, so that no code is read twice and an unchanged batch does not end the pass. */
const NEXT = `
  select id, code_ciphertext, key_id, code_hash from code
   where key_id = any ($1) and id > $2 order by id limit ${BATCH} for update`

const WRITE = `
  update code set code_ciphertext = given.code_ciphertext, key_id = $1, code_hash = given.code_hash
    from unnest($2::uuid[], $3::bytea[], $4::bytea[]) as given (id, code_ciphertext, code_hash)
   where code.id = given.id`

/**
 * Someone has changed the code's ciphertext, or another key with the same id wrote it. The ciphertext is not
 * overwritten, because the code would be lost.
 */
export const openStored = (vault: CodeVault, row: SealedCode & { readonly id: string }): string => {
  if (row.key_id === clearKeyId) return row.code_ciphertext.toString('utf8')
  const code = vault.open(row.id, row)
  if (code === null) throw new Error(`the code ${row.id} cannot be decrypted with the key "${row.key_id}"`)
  return code
}

type Rewrite = {
  readonly to: string
  readonly write: (row: StoredCode, code: string) => { ciphertext: Buffer; hash: Buffer | null }
}

async function rewriteBatch(
  client: ClientBase,
  vault: CodeVault,
  from: readonly string[],
  after: string,
  { to, write }: Rewrite,
): Promise<StoredCode[]> {
  const { rows } = await client.query<StoredCode>(NEXT, [from, after])
  if (rows.length === 0) return []
  const written = rows.map((row) => write(row, openStored(vault, row)))
  await client.query(WRITE, [
    to,
    rows.map(({ id }) => id),
    written.map(({ ciphertext }) => ciphertext),
    written.map(({ hash }) => hash),
  ])
  return rows
}

async function rewriteAll(
  client: ClientBase,
  vault: CodeVault,
  from: readonly string[],
  rewrite: Rewrite,
): Promise<number> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (let count = 0; ; ) {
    await client.query('begin')
    try {
      const rows = await rewriteBatch(client, vault, from, after, rewrite)
      await client.query('commit')
      const last = rows.at(-1)
      if (!last) return count
      after = last.id
      count += rows.length
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  }
}

const encrypting = (vault: CodeVault): Rewrite => ({
  to: vault.writingKey,
  write: (row, code) => ({
    ciphertext: vault.seal(row.id, code).code_ciphertext,
    // A repeated code has no hash, so that searches do not find it.
    hash: row.code_hash && vault.hash(code),
  }),
})

/**
 * Removes overwritten plain text, which stays in the table's file until the file is rewritten. `vacuum (full)` would
 * keep rows that an older transaction can still read. Adding a column makes Postgres write only the current rows.
 */
const rewriteFile = (client: ClientBase) =>
  client.query(`
    alter table code add column rewritten boolean default random() < 0;
    alter table code drop column rewritten`)

/** Encrypts codes in plain text. Returns the number of encrypted codes. */
export async function encryptStoredCodes(client: ClientBase, vault: CodeVault): Promise<number> {
  const count = await rewriteAll(client, vault, [clearKeyId], encrypting(vault))
  if (count > 0) await rewriteFile(client)
  return count
}

/** Re-encrypts codes that older keys encrypted, so that those keys can be removed. */
export async function rotateStoredCodes(client: ClientBase, vault: CodeVault): Promise<number> {
  const older = vault.keyIds.filter((id) => id !== vault.writingKey)
  return rewriteAll(client, vault, older, encrypting(vault))
}

/** Reads the first code of each key, because one code is enough to recognize a wrong key. */
const SAMPLES = `
  with recursive of_key as (
    (select key_id from code where key_id <> '${clearKeyId}' order by key_id limit 1)
    union all
    select (select key_id from code where key_id > of_key.key_id and key_id <> '${clearKeyId}' order by key_id limit 1)
      from of_key where of_key.key_id is not null)
  select sample.* from of_key,
    lateral (select * from code
              where key_id = of_key.key_id order by id limit 1) as sample`

/** True if the code is hashed with the current key, or with the next key if the next start will switch to that key. */
const isHashed = (vault: CodeVault, { code_hash, next_hash }: StoredCode, code: string): boolean => {
  const hash = vault.hash(code)
  if (code_hash?.equals(hash)) return true
  return vault.nextHash === null && next_hash?.equals(hash) === true
}

/** Throws if stored codes were written with other keys. */
export async function checkCodeKeys(client: ClientBase, vault: CodeVault): Promise<void> {
  const { rows } = await client.query<StoredCode>(SAMPLES)
  for (const row of rows) {
    if (!vault.keyIds.includes(row.key_id))
      throw new Error(
        `codes are encrypted with the key "${row.key_id}", which is missing in CODE_ENCRYPTION_KEY`,
      )
    const code = vault.open(row.id, row)
    if (code === null)
      throw new Error(
        `the key "${row.key_id}" of CODE_ENCRYPTION_KEY differs from the key that encrypted the codes`,
      )
    if (row.code_hash && !isHashed(vault, row, code))
      throw new Error('CODE_HASH_KEY differs from the key that hashed the codes')
  }
}
