/**
 * Changes the hash key without downtime. First, every code also gets a hash under the next key. Then the first start
 * with only that key replaces the old hashes. Each part can be interrupted and continued.
 */
import type { ClientBase } from 'pg'
import type { CodeVault, SealedCode } from './codeVault.ts'
import { openStored } from './storedCodes.ts'

const BATCH = 2000
const FIRST = '00000000-0000-0000-0000-000000000000'
const PAUSE_SECONDS = 0.1

/**
 * Skips codes that creators are claiming and hashes them in a later round, so that hashing and claims do not wait for
 * each other.
 */
const NEXT = `
  select id, code_ciphertext, key_id from code
   where next_hash is null and code_hash is not null and id > $1 order by id limit ${BATCH}
     for no key update skip locked`

const WRITE = `
  update code set next_hash = given.next_hash from unnest($1::uuid[], $2::bytea[]) as given (id, next_hash)
   where code.id = given.id`

const LACKING = `select exists (select from code where next_hash is null and code_hash is not null) as found`

const isFound = async (client: ClientBase, query: string): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>(query)
  return rows[0]?.found === true
}

/** Each batch of codes is written completely or not at all. */
const inOne = async <T>(client: ClientBase, work: () => Promise<T>): Promise<T> => {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

type Row = SealedCode & { readonly id: string }

const hashBatch = (client: ClientBase, vault: CodeVault, hash: (code: string) => Buffer, after: string) =>
  inOne(client, async () => {
    const { rows } = await client.query<Row>(NEXT, [after])
    await client.query(WRITE, [rows.map(({ id }) => id), rows.map((row) => hash(openStored(vault, row)))])
    return rows
  })

/** Goes through the table of codes once. Returns the number of hashed codes. */
const hashAll = async (
  client: ClientBase,
  vault: CodeVault,
  hash: (code: string) => Buffer,
): Promise<number> => {
  let [count, after] = [0, FIRST]
  for (;;) {
    const rows = await hashBatch(client, vault, hash, after)
    const last = rows.at(-1)
    if (last === undefined) return count
    count += rows.length
    after = last.id
  }
}

/** Hashes every code under the next key while codes are claimed and searched. Returns the number of hashed codes. */
export async function rehashStoredCodes(client: ClientBase, vault: CodeVault): Promise<number> {
  const hash = vault.nextHash
  if (hash === null) throw new Error('CODE_HASH_KEY has only one key: set it to OLD,NEW to change the key')
  let count = await hashAll(client, vault, hash)
  while (await isFound(client, LACKING)) {
    await client.query('select pg_sleep($1)', [PAUSE_SECONDS])
    count += await hashAll(client, vault, hash)
  }
  return count
}

const BESIDE = 'next_hash is not null and code_hash <> next_hash'

/** The last row of a batch, if there was one. */
const changePart = async (client: ClientBase, change: string, where: string, after: string) => {
  const { rows } = await client.query<{ id: string }>(
    `with part as (select id from code where id > $1 and ${where} order by id limit ${BATCH}),
          changed as (update code set ${change} where id in (select id from part))
     select id from part order by id desc limit 1`,
    [after],
  )
  return rows[0]?.id
}

const changeBatches = async (client: ClientBase, change: string, where: string): Promise<void> => {
  let after: string | undefined = FIRST
  while (after !== undefined) after = await changePart(client, change, where, after)
}

type Sample = Row & { readonly next_hash: Buffer }

/** True if the current key made the next hashes. False means that the change of the key was canceled. */
const isNext = async (client: ClientBase, vault: CodeVault): Promise<boolean> => {
  const { rows } = await client.query<Sample>(
    `select id, code_ciphertext, key_id, next_hash from code where ${BESIDE} limit 1`,
  )
  const [sample] = rows
  return sample?.next_hash.equals(vault.hash(openStored(vault, sample))) ?? false
}

/**
 * A single hash key means that no change is in progress. The next hashes then replace the old hashes, or are deleted if
 * the old key is still in use. No service is running yet.
 */
export async function settleNextHashes(client: ClientBase, vault: CodeVault): Promise<void> {
  if (vault.nextHash !== null) return
  if (await isNext(client, vault)) {
    if (await isFound(client, LACKING))
      throw new Error(
        'some codes are not hashed with this CODE_HASH_KEY yet: start with OLD,NEW and run rehash',
      )
    // Codes of pending imports were hashed with the old key.
    await client.query('delete from code_import')
    await changeBatches(client, 'code_hash = next_hash', BESIDE)
  }
  await changeBatches(client, 'next_hash = null', 'next_hash is not null')
}
