import { randomBytes, randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDatabase } from '../database.ts'
import { createMigratedScratch, type Scratch } from '../testing/scratch.ts'
import { createCodeVault } from './codeVault.ts'
import { findCodes } from './findCodes.ts'
import { rehashStoredCodes, settleNextHashes } from './rehashCodes.ts'
import { checkCodeKeys } from './storedCodes.ts'

const key = (): string => randomBytes(32).toString('base64url')
const [sealing, old, next] = [key(), key(), key()]
const vaultWith = (CODE_HASH_KEY: string) =>
  createCodeVault({ CODE_ENCRYPTION_KEY: `k1:${sealing}`, CODE_HASH_KEY })
const before = vaultWith(old)
const changing = vaultWith(`${old},${next}`)
const after = vaultWith(next)

const id = (n: number): string => `00000000-0000-4000-8000-00000000000${n}`
const [company, game, item, batch] = [id(1), id(2), id(3), id(4)]
const market = `
  insert into company (id, name, type, website) values ('${company}', 'Northlight', 'publisher', 'https://northlight.example');
  insert into game (id, name, slug) values ('${game}', 'Emberfall', 'emberfall');
  insert into code_item (id, company_id, game_id, type, name, item_name) values ('${item}', '${company}', '${game}', 'game', 'Item', 'Item');
  insert into code_batch (id, company_id, item_id, distribution_channel_id) values ('${batch}', '${company}', '${item}', 'steam')`

let scratch: Scratch
let client: Client

beforeEach(async () => {
  scratch = await createMigratedScratch()
  client = new Client({ connectionString: scratch.url })
  await client.connect()
  await client.query(market)
})
afterEach(async () => {
  await client.end()
  await scratch.drop()
})

/** Adds codes the way an import does. */
const add = async (codes: readonly string[], vault = before, by: Client = client): Promise<void> => {
  const rows = codes.map((code) => {
    const row = randomUUID()
    return {
      row,
      sealed: vault.seal(row, code),
      hash: vault.hash(code),
      next: vault.nextHash?.(code) ?? null,
    }
  })
  await by.query(
    `insert into code (id, batch_id, code_ciphertext, key_id, code_hash, next_hash)
     select given.id, '${batch}', ciphertext, 'k1', hash, next_hash
       from unnest($1::uuid[], $2::bytea[], $3::bytea[], $4::bytea[]) as given (id, ciphertext, hash, next_hash)
         on conflict on constraint code_once_per_company do nothing`,
    [
      rows.map(({ row }) => row),
      rows.map(({ sealed }) => sealed.code_ciphertext),
      rows.map(({ hash }) => hash),
      rows.map(({ next: hash }) => hash),
    ],
  )
}
const named = (count: number, prefix = 'CODE'): readonly string[] =>
  Array.from({ length: count }, (_, n) => `${prefix}-${n}`)

const search = async (codes: readonly string[], vault: typeof before): Promise<number> => {
  const database = createDatabase(scratch.url, { connections: 1 })
  try {
    return (await findCodes(database, vault, company, codes)).size
  } finally {
    await database.destroy()
  }
}
const counts = async () => {
  const { rows } = await client.query(
    'select count(*)::int as codes, count(next_hash)::int as hashed from code',
  )
  return rows[0]
}

/** A database client that simulates a killed process at the given statement that changes codes. */
const pullThePlugAt = (turn: number): Client => {
  let turns = 0
  return new Proxy(client, {
    get: (target, name) =>
      name !== 'query'
        ? Reflect.get(target, name)
        : (text: string, values?: unknown[]) => {
            if (text.includes('update code set') && ++turns === turn) throw new Error('pulled the plug')
            return target.query(text, values)
          },
  })
}

describe('changing the hash key', () => {
  it('after the hash key is changed, every code is found exactly once with the new key, and no longer with the old key', async () => {
    const codes = named(4500)
    await add(codes)
    expect(await rehashStoredCodes(client, changing)).toBe(4500)
    expect(await rehashStoredCodes(client, changing)).toBe(0)
    expect(await search(codes, changing)).toBe(4500)
    await checkCodeKeys(client, after)
    await settleNextHashes(client, after)
    expect([await search(codes, after), await search(codes, before)]).toEqual([4500, 0])
    expect(await counts()).toEqual({ codes: 4500, hashed: 0 })
    await add(codes.slice(0, 10), after)
    expect(await counts()).toEqual({ codes: 4500, hashed: 0 })
    await checkCodeKeys(client, after)
  })

  it.each([1, 2, 3])(
    'computing hashes with a new key continues where it was interrupted, at batch %i',
    async (turn) => {
      await add(named(4500))
      await expect(rehashStoredCodes(pullThePlugAt(turn), changing)).rejects.toThrow('pulled the plug')
      expect((await counts()).hashed).toBe((turn - 1) * 2000)
      expect(await search(named(4500), changing)).toBe(4500)
      expect(await rehashStoredCodes(client, changing)).toBe(4500 - (turn - 1) * 2000)
    },
  )

  it.each([1, 2, 4, 5])(
    'completing a change of the hash key continues where it was interrupted, at batch %i',
    async (turn) => {
      await add(named(4500))
      await rehashStoredCodes(client, changing)
      await expect(settleNextHashes(pullThePlugAt(turn), after)).rejects.toThrow('pulled the plug')
      await checkCodeKeys(client, after)
      await settleNextHashes(client, after)
      expect(await search(named(4500), after)).toBe(4500)
      expect((await counts()).hashed).toBe(0)
    },
  )

  it('the hash key can change while codes are imported, claimed and searched', async () => {
    await add(named(6000))
    const others = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const other = new Client({ connectionString: scratch.url })
        await other.connect()
        return other
      }),
    )
    const [adding, holding, searching] = others
    if (!adding || !holding || !searching) throw new Error('there are three')
    // A claim has locked some rows, and the hashing skips these rows.
    await holding.query('begin')
    await holding.query(`select from code order by id limit 5 for update`)
    const hashing = rehashStoredCodes(client, changing)
    for (let turn = 0; turn < 5; turn += 1) {
      await add(named(100, `NEW-${turn}`), changing, adding)
      await add(named(100), changing, adding)
      const { rows } = await searching.query('select from code where code_hash = any ($1::bytea[])', [
        named(6000).map((code) => changing.hash(code)),
      ])
      expect(rows).toHaveLength(6000)
    }
    await holding.query('commit')
    await hashing
    expect(await counts()).toEqual({ codes: 6500, hashed: 6500 })
    for (const other of others) await other.end()
  })

  it('a change of the hash key waits while a code has no new hash, and can be canceled', async () => {
    await add(named(5))
    await rehashStoredCodes(client, changing)
    await add(['LATE'], before)
    await expect(settleNextHashes(client, after)).rejects.toThrow('run rehash')
    await settleNextHashes(client, before)
    expect(await counts()).toEqual({ codes: 6, hashed: 0 })
    expect(await search([...named(5), 'LATE'], before)).toBe(6)
  })

  it('a hash key that does not match the stored codes is detected', async () => {
    await add(named(1))
    await expect(rehashStoredCodes(client, before)).rejects.toThrow('has only one key')
    await expect(checkCodeKeys(client, after)).rejects.toThrow('CODE_HASH_KEY differs from the key')
    expect(() => vaultWith(`${old},${old}`)).toThrow('must be different keys')
    expect(() => vaultWith(`${old},${next},${key()}`)).toThrow('at most two keys')
    expect(() => vaultWith(`${old},${sealing}`)).toThrow('must differ from the keys of CODE_ENCRYPTION_KEY')
  })

  it("a code's hash cannot be overwritten", async () => {
    await add(['ONE'])
    await expect(client.query(`update code set code_hash = sha256('x')`)).rejects.toThrow('code_text_stays')
  })
})
