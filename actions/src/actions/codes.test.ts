import { randomUUID } from 'node:crypto'
import { createCodeVault } from '@questboard/database'
import { type Browser, openBrowser, type Service, startService } from '@questboard/gateway/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const PASSWORD = 'Play-fair-2026'
const CREATOR = 'd0000000-0000-4000-8000-000000000002'
const STUDIO = 'd0000000-0000-4000-8000-000000000010'
const ITEM = '00000000-0000-4000-8000-000000000031'
const RIVAL = '00000000-0000-4000-8000-000000000010'
const RIVALS_ITEM = '00000000-0000-4000-8000-000000000032'

let service: Service
let studio: Browser
let creator: Browser
let user: Browser

const query = async (text: string, values: unknown[] = []) =>
  (await service.gateway.services.pool.query(text, values)).rows

const signedInAs = async (username: string): Promise<Browser> => {
  const browser = openBrowser(service.gateway.url)
  await browser.signIn(username, PASSWORD)
  return browser
}

beforeAll(async () => {
  service = await startService()
  await query(`
    insert into company (id, name, type, website) values ('${RIVAL}', 'Rival Works', 'publisher', 'https://rival.example');
    insert into game (id, name, slug) values ('00000000-0000-4000-8000-000000000030', 'Emberfall', 'emberfall');
    insert into code_item (id, company_id, game_id, type, name, item_name) values
      ('${ITEM}', '${STUDIO}', '00000000-0000-4000-8000-000000000030', 'game', 'Emberfall', 'Emberfall'),
      ('${RIVALS_ITEM}', '${RIVAL}', '00000000-0000-4000-8000-000000000030', 'game', 'Emberfall', 'Emberfall')`)
  studio = await signedInAs('demostudio')
  creator = await signedInAs('democreator')
  user = await signedInAs('demouser')
}, 90_000)
afterAll(() => service?.close())
beforeEach(async () => {
  await query('delete from rate_limit')
})

const ask = async (browser: Browser, mutation: string, variables: object) => {
  const response = await browser.send('/api/gql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: mutation, variables }),
  })
  const { data, errors } = JSON.parse(await response.text())
  return { headers: response.headers, data, error: errors?.[0] }
}

const reveal = (browser: Browser, codeId: string) =>
  ask(browser, 'mutation ($codeId: uuid!) { revealCode(codeId: $codeId) { code } }', { codeId })

const add = (codes: string, changes: Record<string, string> = {}, by = studio) =>
  ask(
    by,
    `mutation ($itemId: uuid!, $channel: String!, $codes: String!, $key: uuid!) {
       importCodes(itemId: $itemId, distributionChannelId: $channel, codes: $codes, idempotencyKey: $key) { batchId added }
     }`,
    { itemId: ITEM, channel: 'steam', codes, key: randomUUID(), ...changes },
  )

/** A code of the studio in the database, claimed by a creator if one is named. */
const createCode = async (text: string, claimedBy?: string): Promise<string> => {
  const { data } = await add(text)
  const [row] = await query('select id from code where batch_id = $1', [data.importCodes.batchId])
  if (claimedBy)
    await query(`update code set status = 'claimed', claimed_by = $2, claimed_at = now() where id = $1`, [
      row.id,
      claimedBy,
    ])
  return row.id
}

const trailOf = (codeId: string) =>
  query(
    `select actor_id, actor_role, before, after from audit_event
      where entity = 'code' and entity_id = $1 and operation = 'REVEAL' order by id`,
    [codeId],
  )
const revealedAt = async (codeId: string): Promise<Date | null> =>
  (await query('select revealed_at from code where id = $1', [codeId]))[0].revealed_at

describe('a code is revealed', () => {
  it('to the creator who claimed it; the first time is kept, and each time stands in the trail', async () => {
    const id = await createCode('MINE-1', CREATOR)
    const first = await reveal(creator, id)
    expect(first.data).toEqual({ revealCode: { code: 'MINE-1' } })
    expect(first.headers.get('cache-control')).toBe('no-store')
    const at = await revealedAt(id)
    expect(at).toBeInstanceOf(Date)
    await reveal(creator, id)
    expect(await revealedAt(id)).toEqual(at)
    const entry = { actor_id: CREATOR, actor_role: 'creator', before: null, after: null }
    expect(await trailOf(id)).toEqual([entry, entry])
  })

  it('to its company, which does not count as the creator having seen it', async () => {
    const id = await createCode('OURS-1', CREATOR)
    expect((await reveal(studio, id)).data).toEqual({ revealCode: { code: 'OURS-1' } })
    expect(await revealedAt(id)).toBeNull()
    expect(await trailOf(id)).toMatchObject([{ actor_role: 'company' }])
  })

  it('to nobody else, in the same words as one that does not exist, and nothing is written', async () => {
    const unclaimed = await createCode('FREE-1')
    const [rivals] = await query(
      `with batch as (insert into code_batch (company_id, item_id, distribution_channel_id)
                      values ('${RIVAL}', '${RIVALS_ITEM}', 'steam') returning id)
       insert into code (batch_id, code_ciphertext, key_id, code_hash)
       select id, '\\x00', 'k1', sha256('rivals') from batch returning id`,
    )
    const notYours = { message: 'There is no such code among yours', extensions: { code: 'code-not-yours' } }
    expect((await reveal(creator, unclaimed)).error).toMatchObject(notYours)
    expect((await reveal(creator, randomUUID())).error).toMatchObject(notYours)
    expect((await reveal(studio, rivals.id)).error).toMatchObject(notYours)
    expect((await reveal(studio, randomUUID())).error).toMatchObject(notYours)
    const visitor = openBrowser(service.gateway.url)
    for (const outsider of [user, visitor])
      expect((await reveal(outsider, unclaimed)).error.extensions.code).toBe('validation-failed')
    expect([...(await trailOf(unclaimed)), ...(await trailOf(rivals.id))]).toEqual([])
  })

  it('by a key that was the writing one before, too', async () => {
    const id = randomUUID()
    const older = createCodeVault({
      CODE_ENCRYPTION_KEY: `k0:${'B'.repeat(42)}A`,
      CODE_HASH_KEY: `${'A'.repeat(42)}E`,
    })
    const { writingKey } = service.gateway.actions.services.codes
    expect(writingKey).toBe('k1')
    const { data } = await add('OLDER-0')
    await query(`update code set id = $1, code_ciphertext = $2, key_id = 'k0' where batch_id = $3`, [
      id,
      older.seal(id, 'OLDER-0').code_ciphertext,
      data.importCodes.batchId,
    ])
    expect((await reveal(studio, id)).data).toEqual({ revealCode: { code: 'OLDER-0' } })
  })

  it('never once its ciphertext was tampered with; the answer holds nothing of it', async () => {
    const [mine, other] = [await createCode('TAMPER-1', CREATOR), await createCode('TAMPER-2')]
    await query(
      'update code set code_ciphertext = (select code_ciphertext from code where id = $2) where id = $1',
      [mine, other],
    )
    const { data, error } = await reveal(creator, mine)
    expect(data ?? null).toBeNull()
    expect(error.extensions.code).toBe('unexpected')
    expect(JSON.stringify(error)).not.toContain('TAMPER')
    expect(await revealedAt(mine)).toBeNull()
  })

  it('sixty times an hour to one person', async () => {
    const id = await createCode('OFTEN-1', CREATOR)
    const answers = await Promise.all(Array.from({ length: 61 }, () => reveal(creator, id)))
    const refused = answers.filter(({ error }) => error)
    expect(refused.map(({ error }) => error.extensions.code)).toEqual(['too-many-requests'])
    expect(await trailOf(id)).toHaveLength(60)
  })
})

describe('codes are imported', () => {
  it('encrypted, each line once, and the same upload once', async () => {
    const key = { key: randomUUID() }
    const upload = 'NEW-1\n NEW-2 \n\nNEW-1'
    const first = await add(upload, key)
    expect(first.data.importCodes).toEqual({ batchId: expect.any(String), added: 2 })
    expect((await add(upload, key)).data).toEqual(first.data)
    const rows = await query('select * from code where batch_id = $1', [first.data.importCodes.batchId])
    expect(rows.map((row) => service.gateway.actions.services.codes.open(row.id, row)).sort()).toEqual([
      'NEW-1',
      'NEW-2',
    ])
    expect(rows).toMatchObject([{ company_id: STUDIO, item_id: ITEM, status: 'available' }, {}])
  })

  it('without those that the company has already; all of them known is a refusal', async () => {
    await add('KNOWN-1\nKNOWN-2')
    expect((await add('KNOWN-2\nFRESH-2')).data.importCodes.added).toBe(1)
    expect((await add('KNOWN-1\nKNOWN-2')).error).toMatchObject({
      message: 'This code has already been added',
      extensions: { code: 'code-exists', field: 'codes' },
    })
  })

  it('once, though two colleagues add the same at the same moment', async () => {
    const answers = await Promise.all([add('RACE-1\nRACE-2\nRACE-3'), add('RACE-3\nRACE-2\nRACE-1')])
    const codes = service.gateway.actions.services.codes
    const hashes = ['RACE-1', 'RACE-2', 'RACE-3'].map(codes.hash)
    const [{ count }] = await query(
      'select count(*)::int as count from code where code_hash = any ($1::bytea[])',
      [hashes],
    )
    expect(count).toBe(3)
    const added = answers.map(({ data }) => data?.importCodes.added ?? 0)
    expect(added.reduce((sum, one) => sum + one, 0)).toBe(3)
  })

  it("never to another company's item", async () => {
    const { error } = await add('STRAY-1', { itemId: RIVALS_ITEM })
    expect(error.extensions.code).toBe('not-allowed')
  })

  it('only with a name for a platform that is not listed', async () => {
    const { error } = await add('ODD-1', { channel: 'other' })
    expect(error).toMatchObject({
      message: 'A name is required.',
      extensions: { code: 'code-platform-name', field: 'platformName' },
    })
  })
})
