import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMigratedScratch, type Scratch } from '../testing/scratch.ts'
import { createCodeVault } from './codeVault.ts'
import { checkCodeKeys, encryptStoredCodes, rotateStoredCodes } from './storedCodes.ts'

const key = (): string => randomBytes(32).toString('base64url')
const [first, second, CODE_HASH_KEY] = [key(), key(), key()]
const vaultWith = (CODE_ENCRYPTION_KEY: string) => createCodeVault({ CODE_ENCRYPTION_KEY, CODE_HASH_KEY })
const vault = vaultWith(`k1:${first}`)
const rotated = vaultWith(`k2:${second},k1:${first}`)

/** A company with two items and a batch each. */
const market = `
  insert into "user" (id, username, display_name, email, user_type) values
    ('00000000-0000-4000-8000-00000000000c', 'mossgarden', 'mossgarden', 'c@example.com', 'Creator');
  insert into creator (id) values ('00000000-0000-4000-8000-00000000000c');
  insert into company (id, name, type, website)
    values ('00000000-0000-4000-8000-000000000001', 'Northlight', 'publisher', 'https://northlight.example');
  insert into game (id, name, slug) values ('00000000-0000-4000-8000-000000000002', 'Emberfall', 'emberfall');
  insert into code_item (id, company_id, game_id, type, name, item_name)
    select ('00000000-0000-4000-8000-00000000003' || n)::uuid, '00000000-0000-4000-8000-000000000001',
           '00000000-0000-4000-8000-000000000002', 'game', 'Item ' || n, 'Item' from generate_series(1, 2) as n;
  insert into code_batch (id, company_id, item_id, distribution_channel_id)
    select ('00000000-0000-4000-8000-00000000004' || n)::uuid, '00000000-0000-4000-8000-000000000001',
           ('00000000-0000-4000-8000-00000000003' || n)::uuid, 'steam' from generate_series(1, 2) as n`
const batch = (n: number) => `00000000-0000-4000-8000-00000000004${n}`
const creator = '00000000-0000-4000-8000-00000000000c'

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

/** Inserts codes in the same way as the seeds: without triggers and in plain text. A repeated code has no hash. */
const seed = async (texts: readonly string[], { into = 1, status = 'available', isRepeat = false } = {}) => {
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into code (company_id, item_id, batch_id, distribution_channel_id, code_ciphertext, key_id, code_hash, status, claimed_by, claimed_at)
     select company_id, item_id, id, distribution_channel_id, convert_to(text, 'UTF8'), 'clear',
            case when not $4 then sha256(convert_to(btrim(text), 'UTF8')) end, $3,
            case $3 when 'claimed' then '${creator}'::uuid end, case $3 when 'claimed' then now() end
       from code_batch, unnest($1::text[]) as text where id = $2`,
    [texts, batch(into), status, isRepeat],
  )
  await client.query('reset session_replication_role')
}
const numbered = (count: number) => Array.from({ length: count }, (_, n) => `SEEDED-${n + 1}`)
const encrypt = () => encryptStoredCodes(client, vault)

const readAll = async (by = vault) => {
  const { rows } = await client.query('select * from code order by id')
  return rows.map((row) => ({
    code: by.open(row.id, row),
    status: row.status,
    isFound: row.code_hash !== null,
  }))
}

const clearIn = async (text: string): Promise<boolean> => {
  await client.query('checkpoint')
  const { rows } = await client.query(
    `select position(convert_to($1, 'UTF8') in pg_read_binary_file(pg_relation_filepath('code'))) > 0 as found`,
    [text],
  )
  return rows[0].found
}

/** An older transaction on the same server, for which Postgres keeps old row versions. */
const openTransaction = async (): Promise<Client> => {
  const other = new Client({ connectionString: scratch.url })
  await other.connect()
  await other.query('begin; select pg_current_xact_id()')
  return other
}

describe('encrypting codes of the demo data', () => {
  it('seeded codes are encrypted in several batches, and no plain text remains in the database file', async () => {
    await seed(numbered(4000))
    await seed(['CLAIMED'], { status: 'claimed' })
    expect(await clearIn('SEEDED-77')).toBe(true)
    const older = await openTransaction()
    expect(await encrypt()).toBe(4001)
    await older.end()
    const codes = await readAll()
    expect(new Set(codes.map(({ code }) => code))).toEqual(new Set([...numbered(4000), 'CLAIMED']))
    expect(codes.every(({ isFound }) => isFound)).toBe(true)
    expect(await clearIn('SEEDED-77')).toBe(false)
    expect(await encrypt()).toBe(0)
    const { rows } = await client.query('select code_hash from code where code_hash = $1', [
      vault.hash('SEEDED-4000'),
    ])
    expect(rows).toHaveLength(1)
  })

  it('a code that was seeded twice for different items is given out only once', async () => {
    await seed(['TWICE'], { status: 'unavailable', isRepeat: true })
    await seed([' TWICE '], { into: 2, status: 'claimed' })
    await encrypt()
    const codes = await readAll()
    expect(codes).toHaveLength(2)
    expect(codes).toContainEqual({ code: 'TWICE', status: 'unavailable', isFound: false })
    expect(codes).toContainEqual({ code: ' TWICE ', status: 'claimed', isFound: true })
    await expect(
      client.query(`update code set status = 'available' where status = 'unavailable'`),
    ).rejects.toMatchObject({ constraint: 'code_repeat_not_handed_out' })
  })

  it('if a start was interrupted while it encrypted codes, the next start encrypts the remaining codes', async () => {
    await seed(numbered(2500))
    let batches = 0
    const breaking = new Proxy(client, {
      get: (target, name) =>
        name !== 'query'
          ? Reflect.get(target, name)
          : (text: string, values?: unknown[]) => {
              if (text.includes('update code set') && ++batches === 2) throw new Error('pulled the plug')
              return target.query(text, values)
            },
    })
    await expect(encryptStoredCodes(breaking, vault)).rejects.toThrow('pulled the plug')
    expect(await encryptStoredCodes(client, vault)).toBe(500)
    expect((await readAll()).every(({ code }) => code?.startsWith('SEEDED-'))).toBe(true)
  })
})

describe('recognizing and changing encryption keys for codes', () => {
  beforeEach(async () => {
    await seed(['ONE', 'TWO'])
    await encrypt()
  })

  it('codes encrypted with an older key can still be read, and are encrypted again on request', async () => {
    expect((await readAll(rotated)).map(({ code }) => code).sort()).toEqual(['ONE', 'TWO'])
    expect(await rotateStoredCodes(client, rotated)).toBe(2)
    expect(await rotateStoredCodes(client, rotated)).toBe(0)
    const alone = vaultWith(`k2:${second}`)
    expect((await readAll(alone)).map(({ code }) => code).sort()).toEqual(['ONE', 'TWO'])
    await expect(checkCodeKeys(client, alone)).resolves.toBeUndefined()
  })

  it('wrong encryption keys are detected, and the error names them', async () => {
    await expect(checkCodeKeys(client, rotated)).resolves.toBeUndefined()
    await expect(checkCodeKeys(client, vaultWith(`k2:${second}`))).rejects.toThrow(
      'codes are encrypted with the key "k1", which is missing in CODE_ENCRYPTION_KEY',
    )
    await expect(checkCodeKeys(client, vaultWith(`k1:${second}`))).rejects.toThrow('the key "k1"')
    const otherHash = createCodeVault({ CODE_ENCRYPTION_KEY: `k1:${first}`, CODE_HASH_KEY: key() })
    await expect(checkCodeKeys(client, otherHash)).rejects.toThrow('CODE_HASH_KEY differs from the key')
  })

  it('a ciphertext that cannot be decrypted is not overwritten', async () => {
    await client.query(`update code set code_ciphertext = '\\x00112233' where code_hash = $1`, [
      vault.hash('ONE'),
    ])
    await expect(rotateStoredCodes(client, rotated)).rejects.toThrow('cannot be decrypted with the key')
  })
})
