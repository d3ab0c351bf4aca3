import { randomUUID } from 'node:crypto'
import { createCodeVault } from '@questboard/database'
import { insertPerson } from '@questboard/database/testing'
import { dateInStockholm } from '@questboard/domain'
import { type Browser, openBrowser, type Service, startService } from '@questboard/gateway/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const PASSWORD = 'Play-fair-2026'
const OWNER = 'd0000000-0000-4000-8000-000000000001'
const CREATOR = 'd0000000-0000-4000-8000-000000000002'
const STUDIO = 'd0000000-0000-4000-8000-000000000010'
const ITEM = '00000000-0000-4000-8000-000000000031'
const RIVAL_OWNER = '00000000-0000-4000-8000-000000000011'
const COLLEAGUE = '00000000-0000-4000-8000-000000000012'
const RIVAL = '00000000-0000-4000-8000-000000000010'
const RIVALS_ITEM = '00000000-0000-4000-8000-000000000032'

let service: Service
let studio: Browser
let rival: Browser
let colleague: Browser
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
      ('${RIVALS_ITEM}', '${RIVAL}', '00000000-0000-4000-8000-000000000030', 'game', 'Emberfall', 'Emberfall');
    ${insertPerson({ id: RIVAL_OWNER, name: 'rivalowner', type: 'Company' })};
    ${insertPerson({ id: COLLEAGUE, name: 'colleague', type: 'Company' })};
    insert into credential (user_id, password_hash) select person.id, password_hash
      from credential, (values ('${RIVAL_OWNER}'::uuid), ('${COLLEAGUE}')) as person (id) where user_id = '${OWNER}';
    insert into company_member (user_id, company_id, is_owner) values ('${RIVAL_OWNER}', '${RIVAL}', true), ('${COLLEAGUE}', '${STUDIO}', false)`)
  studio = await signedInAs('demostudio')
  rival = await signedInAs('rivalowner')
  colleague = await signedInAs('colleague')
  creator = await signedInAs('democreator')
  user = await signedInAs('demouser')
}, 90_000)
afterAll(() => service?.close())
beforeEach(async () => {
  await query('delete from rate_limit; delete from code_import')
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

type Line = Record<string, unknown>

/** Sends a request without GraphQL and returns the response's lines. The last line is the result. */
const tell = async (
  by: Browser,
  path: string,
  body = '',
): Promise<{ status: number; last: Line; lines: Line[] }> => {
  const response = await by.send(`/api/codes${path}`, { method: 'POST', body })
  const lines = (await response.text())
    .trim()
    .split('\n')
    .map((line): Line => JSON.parse(line))
  const last = lines.at(-1) ?? {}
  return { status: response.status, last: 'extensions' in last ? { error: last } : last, lines }
}

const stage = (codes: string, changes: Record<string, string> = {}, by = studio) =>
  tell(
    by,
    `/imports?${new URLSearchParams({ itemId: ITEM, distributionChannelId: 'steam', ...changes })}`,
    codes,
  )

const importIdOf = ({ last }: { last: Line }): string =>
  typeof last.preview === 'object' && last.preview !== null
    ? String(Reflect.get(last.preview, 'importId'))
    : ''

const commit = async (importId: string, by = studio) => (await tell(by, `/imports/${importId}`)).last

const add = async (codes: string, changes: Record<string, string> = {}, by = studio) =>
  commit(importIdOf(await stage(codes, changes, by)), by)

const batchIn = (answer: Line): string =>
  typeof answer.added === 'object' && answer.added !== null
    ? String(Reflect.get(answer.added, 'batchId'))
    : ''

const undo = (batchId: string, by = studio) =>
  ask(
    by,
    'mutation ($batchId: uuid!, $key: uuid!) { undoImport(batchId: $batchId, idempotencyKey: $key) { removed } }',
    { batchId, key: randomUUID() },
  )

/** One of the studio's codes. If a creator is given, that creator has claimed it. */
const createCode = async (text: string, claimedBy?: string): Promise<string> => {
  const [row] = await query('select id from code where batch_id = $1', [batchIn(await add(text))])
  if (claimedBy)
    await query(`update code set status = 'claimed', claimed_by = $2, claimed_at = now() where id = $1`, [
      row.id,
      claimedBy,
    ])
  return row.id
}

const countOf = async (table: 'code' | 'code_batch' | 'code_import' | 'code_import_part'): Promise<number> =>
  (await query(`select count(*)::int as count from ${table}`))[0].count

const trailOf = (codeId: string) =>
  query(
    `select actor_id, actor_role, before, after from audit_event
      where entity = 'code' and entity_id = $1 and operation = 'REVEAL' order by id`,
    [codeId],
  )
const revealedAt = async (codeId: string): Promise<Date | null> =>
  (await query('select revealed_at from code where id = $1', [codeId]))[0].revealed_at

describe('revealing a code', () => {
  it('the creator who claimed a code can reveal it; the first time is stored, and each reveal is in the audit trail', async () => {
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

  it("a company can reveal its code, which does not count as the creator's first reveal", async () => {
    const id = await createCode('OURS-1', CREATOR)
    expect((await reveal(studio, id)).data).toEqual({ revealCode: { code: 'OURS-1' } })
    expect(await revealedAt(id)).toBeNull()
    expect(await trailOf(id)).toMatchObject([{ actor_role: 'company' }])
  })

  it('other people who reveal a code get the same error as for an unknown code, and nothing is stored', async () => {
    const unclaimed = await createCode('FREE-1')
    const [rivals] = await query(
      `with batch as (insert into code_batch (company_id, item_id, distribution_channel_id)
                      values ('${RIVAL}', '${RIVALS_ITEM}', 'steam') returning id)
       insert into code (batch_id, code_ciphertext, key_id, code_hash)
       select id, '\\x00', 'k1', sha256('rivals') from batch returning id`,
    )
    const notYours = { message: 'You don’t have this code', extensions: { code: 'code-not-yours' } }
    expect((await reveal(creator, unclaimed)).error).toMatchObject(notYours)
    expect((await reveal(creator, randomUUID())).error).toMatchObject(notYours)
    expect((await reveal(studio, rivals.id)).error).toMatchObject(notYours)
    expect((await reveal(studio, randomUUID())).error).toMatchObject(notYours)
    const visitor = openBrowser(service.gateway.url)
    for (const outsider of [user, visitor])
      expect((await reveal(outsider, unclaimed)).error.extensions.code).toBe('validation-failed')
    expect([...(await trailOf(unclaimed)), ...(await trailOf(rivals.id))]).toEqual([])
  })

  it('a code encrypted with the previous key can be revealed', async () => {
    const id = randomUUID()
    const older = createCodeVault({
      CODE_ENCRYPTION_KEY: `k0:${'B'.repeat(42)}A`,
      CODE_HASH_KEY: `${'A'.repeat(42)}E`,
    })
    const { writingKey } = service.gateway.actions.services.codes
    expect(writingKey).toBe('k1')
    const batchId = batchIn(await add('OLDER-0'))
    await query(`update code set id = $1, code_ciphertext = $2, key_id = 'k0' where batch_id = $3`, [
      id,
      older.seal(id, 'OLDER-0').code_ciphertext,
      batchId,
    ])
    expect((await reveal(studio, id)).data).toEqual({ revealCode: { code: 'OLDER-0' } })
  })

  it('if the encrypted text of a code was changed, no part of the code is revealed', async () => {
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

  it('a person can reveal sixty codes per hour', async () => {
    const id = await createCode('OFTEN-1', CREATOR)
    const answers = await Promise.all(Array.from({ length: 61 }, () => reveal(creator, id)))
    const refused = answers.filter(({ error }) => error)
    expect(refused.map(({ error }) => error.extensions.code)).toEqual(['too-many-requests'])
    expect(await trailOf(id)).toHaveLength(60)
  })
})

describe('uploading codes', () => {
  it('an upload of codes is reviewed first and adds no code yet', async () => {
    await add('HAVE1-HAVE2-HAVE3')
    const before = await countOf('code')
    const upload = 'AAAAA-BBBBB-CCCCC\r\n HAVE1-HAVE2-HAVE3 \n\nodd\nAAAAA-BBBBB-CCCCC\nodd'
    const { last } = await stage(upload)
    expect(last).toEqual({
      preview: {
        importId: expect.any(String),
        lines: 5,
        fresh: 2,
        repeated: { count: 2, lines: [4, 5] },
        known: { count: 1, lines: [2] },
        odd: { count: 1, lines: [3] },
      },
    })
    expect(await countOf('code')).toBe(before)
  })

  it('an upload of codes is stored encrypted, and no one else can read it', async () => {
    const importId = importIdOf(await stage('SECRET-1\nSECRET-2'))
    const [part] = await query('select * from code_import_part where import_id = $1', [importId])
    expect(JSON.stringify(part)).not.toContain('SECRET')
    expect(Buffer.concat(part.ciphertexts).toString('latin1')).not.toContain('SECRET')
    const { open, hash } = service.gateway.actions.services.codes
    expect(open(part.ids[0], { code_ciphertext: part.ciphertexts[0], key_id: 'k1' })).toBe('SECRET-1')
    expect(part.hashes[1]).toEqual(hash('SECRET-2'))
    expect((await commit(importId, rival)).error).toMatchObject({ extensions: { code: 'import-gone' } })
  })

  it("an upload never reveals another company's codes: codes that only another company has count as new", async () => {
    await add('SHARED-1')
    const { last } = await stage('SHARED-1', { itemId: RIVALS_ITEM }, rival)
    expect(last).toMatchObject({ preview: { fresh: 1, known: { count: 0, lines: [] } } })
  })

  it.each([
    ['empty', ' \n\r\n', {}, 'codes-none'],
    ['a code that is too long', 'A'.repeat(501), {}, 'text-too-long'],
    ['a very long text without a line break', 'A'.repeat(200_000), {}, 'text-too-long'],
    ["for another company's item", 'STRAY-1', { itemId: RIVALS_ITEM }, 'not-allowed'],
    ['for something that is not an item', 'STRAY-1', { itemId: 'x' }, 'invalid-input'],
    [
      'for another platform without its name',
      'ODD-1',
      { distributionChannelId: 'other' },
      'code-platform-name',
    ],
  ])('an upload of codes is refused if it is %s', async (_, codes, changes, code) => {
    const before = await countOf('code_import')
    const { last } = await stage(codes, changes)
    expect(last).toMatchObject({ error: { extensions: { code } } })
    expect(JSON.stringify(last)).not.toContain('AAAA')
    expect(await countOf('code_import')).toBeLessThanOrEqual(before)
  })

  it('an upload above 100,000 lines is refused, and an upload at the limit needs little memory', async () => {
    const lines = Array.from({ length: 100_000 }, (_, index) => `MANY-${index}`)
    global.gc?.()
    const before = process.memoryUsage().rss
    const { last, lines: told } = await stage(lines.join('\n'))
    expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024)
    expect(last).toMatchObject({ preview: { lines: 100_000, fresh: 100_000 } })
    expect(told.length).toBeGreaterThan(20)
    const more = await stage(`${lines.join('\n')}\nONE-MORE`)
    expect(more.last).toMatchObject({ error: { extensions: { code: 'codes-too-many' } } })
    expect(await countOf('code_import_part')).toBe(0)
  }, 120_000)

  it("only companies can upload codes, and only from Questboard's own site", async () => {
    for (const outsider of [creator, user, openBrowser(service.gateway.url)])
      expect((await stage('ALIEN-1', {}, outsider)).last).toMatchObject({
        error: { extensions: { code: 'not-allowed' } },
      })
    const elsewhere = await studio.send('/api/codes/imports', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: 'ALIEN-1',
    })
    expect(elsewhere.status).toBe(403)
  })
})

describe('adding codes', () => {
  it('all codes of an import are stored encrypted, and repeating the request adds no code twice', async () => {
    const importId = importIdOf(await stage('NEW-1\n NEW-2 \n\nNEW-1', { note: 'Press' }))
    const first = await commit(importId)
    expect(first).toEqual({ added: { batchId: importId, added: 2 } })
    expect(await commit(importId)).toEqual(first)
    const rows = await query('select * from code where batch_id = $1', [importId])
    expect(rows.map((row) => service.gateway.actions.services.codes.open(row.id, row)).sort()).toEqual([
      'NEW-1',
      'NEW-2',
    ])
    expect(rows).toMatchObject([{ company_id: STUDIO, item_id: ITEM, status: 'available' }, {}])
    expect(await query('select note, added_by from code_batch where id = $1', [importId])).toEqual([
      { note: 'Press', added_by: OWNER },
    ])
    expect(
      await query(`select actor_id, after from audit_event where entity = 'code_batch' and entity_id = $1`, [
        importId,
      ]),
    ).toEqual([{ actor_id: OWNER, after: { codes: 2 } }])
    expect(await countOf('code_import')).toBe(0)
  })

  it('a code is added once, even if two members add it at the same time', async () => {
    // Each upload contains a code of its own, so the second upload still adds a code.
    const one = importIdOf(await stage('RACE-0\nRACE-1\nRACE-2\nRACE-3'))
    const two = importIdOf(await stage('RACE-3\nRACE-2\nRACE-1\nRACE-4', {}, colleague))
    const answers = await Promise.all([commit(one), commit(two)])
    expect(
      answers.map(({ added }) => Reflect.get(Object(added), 'added')).reduce((sum, count) => sum + count, 0),
    ).toBe(5)
    const hashes = ['RACE-0', 'RACE-1', 'RACE-2', 'RACE-3', 'RACE-4'].map(
      service.gateway.actions.services.codes.hash,
    )
    expect(
      await query('select count(*)::int as count from code where code_hash = any ($1::bytea[])', [hashes]),
    ).toEqual([{ count: 5 }])
  })

  it('an import adds nothing if another import has meanwhile added all its codes', async () => {
    const importId = importIdOf(await stage('LATE-1'))
    await add('LATE-1', {}, colleague)
    expect((await commit(importId)).error).toMatchObject({ extensions: { code: 'code-exists' } })
    expect(await query('select id from code_batch where id = $1', [importId])).toEqual([])
  })

  it('all codes of an import are added or none, even if the database connection breaks', async () => {
    const importId = importIdOf(
      await stage(Array.from({ length: 20_000 }, (_, index) => `CUT-${index}`).join('\n')),
    )
    const before = await countOf('code')
    const killer = setInterval(() => {
      void query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query ~ '^\\s*insert into code \\('`,
      )
    }, 20)
    const cut = await commit(importId)
    clearInterval(killer)
    expect(cut.error).toBeDefined()
    expect(JSON.stringify(cut)).not.toContain('CUT-')
    expect([
      await countOf('code'),
      await query('select id from code_batch where id = $1', [importId]),
    ]).toEqual([before, []])
    expect(await commit(importId)).toEqual({ added: { batchId: importId, added: 20_000 } })
    expect(await countOf('code')).toBe(before + 20_000)
  }, 120_000)

  it('an interrupted upload adds no codes', async () => {
    const leaving = new AbortController()
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(
          new TextEncoder().encode(Array.from({ length: 5000 }, (_, index) => `OFF-${index}\n`).join('')),
        )
      },
    })
    const sent = studio.send(`/api/codes/imports?itemId=${ITEM}&distributionChannelId=steam`, {
      method: 'POST',
      body,
      signal: leaving.signal,
      duplex: 'half',
    })
    await expect.poll(() => countOf('code_import_part')).toBeGreaterThan(0)
    const [{ id }] = await query('select id from code_import')
    expect((await commit(id)).error).toMatchObject({ extensions: { code: 'import-gone' } })
    leaving.abort()
    await sent.catch(() => undefined)
    await expect.poll(() => countOf('code_import')).toBe(0)
  })

  it('an upload that the same person replaced with a newer one adds no codes', async () => {
    const lines = new TextEncoder().encode(Array.from({ length: 5000 }, (_, n) => `FIRST-${n}\n`).join(''))
    let more = (_: Uint8Array | null): void => undefined
    const body = new ReadableStream({
      start(controller) {
        more = (chunk) => (chunk === null ? controller.close() : controller.enqueue(chunk))
        more(lines)
      },
    })
    const sent = studio.send(`/api/codes/imports?itemId=${ITEM}&distributionChannelId=steam`, {
      method: 'POST',
      body,
      duplex: 'half',
    })
    await expect.poll(() => countOf('code_import_part')).toBeGreaterThan(0)
    const second = importIdOf(await stage('SECOND-1'))
    more(new TextEncoder().encode(Array.from({ length: 5000 }, (_, n) => `MORE-${n}\n`).join('')))
    more(null)
    const told = (await (await sent).text()).trim().split('\n').at(-1)
    expect(JSON.parse(told ?? '')).toMatchObject({ error: { extensions: { code: 'import-gone' } } })
    expect(batchIn(await commit(second))).toBe(second)
  })

  it('if the encryption key changes after an upload, the upload adds no codes and must be repeated', async () => {
    const importId = importIdOf(await stage('KEY-1'))
    await query(`update code_import set key_id = 'k0' where id = $1`, [importId])
    expect((await commit(importId)).error).toMatchObject({ extensions: { code: 'import-gone' } })
  })
})

describe('undoing an import', () => {
  it('undoing an import removes all its codes, but the import stays in the audit trail', async () => {
    const batchId = batchIn(await add('UNDO-1\nUNDO-2'))
    expect((await undo(batchId, rival)).error.extensions.code).toBe('not-found')
    expect((await undo(batchId)).data).toEqual({ undoImport: { removed: 2 } })
    expect(await query('select id from code where batch_id = $1', [batchId])).toEqual([])
    expect(
      await query(
        `select operation, before from audit_event where entity = 'code_batch' and entity_id = $1 order by id`,
        [batchId],
      ),
    ).toEqual([
      { operation: 'INSERT', before: null },
      { operation: 'DELETE', before: { codes: 2 } },
    ])
    expect(await add('UNDO-1')).toMatchObject({ added: { added: 1 } })
  })

  it('an import cannot be undone after ten minutes or once a creator has one of its codes', async () => {
    const claimed = await createCode('TAKEN-1', CREATOR)
    const [{ batch_id: batchId }] = await query('select batch_id from code where id = $1', [claimed])
    const old = batchIn(await add('OLD-1'))
    await query(`update code_batch set created_at = now() - interval '10 minutes 1 second' where id = $1`, [
      old,
    ])
    for (const id of [batchId, old]) expect((await undo(id)).error.extensions.code).toBe('import-stays')
    expect(
      await query('select count(*)::int as count from code where batch_id = any ($1::uuid[])', [
        [batchId, old],
      ]),
    ).toEqual([{ count: 2 }])
  })
})

describe('tracing codes', () => {
  it("tracing finds a company's codes by exact match, line by line, and finds no codes of other companies", async () => {
    const id = await createCode('Leak-1', CREATOR)
    await add('RIVAL-LEAK', { itemId: RIVALS_ITEM }, rival)
    const { last } = await tell(studio, '/trace', 'Leak-1\nLEAK-1\n\n Leak-1 \nRIVAL-LEAK')
    expect(last).toEqual({
      codes: [
        { line: 1, codeId: id },
        { line: 2, codeId: null },
        { line: 3, codeId: id },
        { line: 4, codeId: null },
      ],
    })
    expect((await tell(creator, '/trace', 'Leak-1')).last).toMatchObject({
      error: { extensions: { code: 'not-allowed' } },
    })
    const many = Array.from({ length: 1001 }, (_, index) => `L-${index}`).join('\n')
    expect((await tell(studio, '/trace', many)).last).toMatchObject({
      error: { extensions: { code: 'trace-too-many' } },
    })
  })
})

describe('exporting codes', () => {
  const exported = async (by: Browser, query = '') => {
    const response = await by.send(`/api/codes/export?${query}`, { method: 'POST' })
    return { response, text: await response.text() }
  }
  const takenOut = (id: string) =>
    query(
      `select actor_id from audit_event where entity = 'code' and entity_id = $1 and operation = 'EXPORT'`,
      [id],
    )

  it('an owner can export the plain codes, and the audit trail records each code', async () => {
    const id = await createCode('=EXPORT,"1"', CREATOR)
    const [{ batch_id: batchId }] = await query('select batch_id from code where id = $1', [id])
    const { response, text } = await exported(studio, `batchId=${batchId}`)
    expect(response.headers.get('content-disposition')).toContain('codes.csv')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const [head, line, end] = text.split('\r\n')
    expect(head).toContain('Code,Item,Type,Platform,Status')
    expect(line).toMatch(/^"'=EXPORT,""1""",Emberfall,Game,Steam,claimed,/)
    expect(end).toBe('')
    expect(await takenOut(id)).toEqual([{ actor_id: OWNER }])
  })

  it("an export of codes follows the table's filters, and only the exported codes are audited", async () => {
    const [held, free] = [await createCode('NARROW-HELD', CREATOR), await createCode('NARROW-FREE')]
    const noted = (id: string, note: string) =>
      query(`update code_batch set note = $2 where id = (select batch_id from code where id = $1)`, [
        id,
        note,
      ])
    await noted(held, '100% press')
    await noted(free, '100% press too')
    const narrowed = async (wish: Record<string, string>) => {
      const { text } = await exported(studio, new URLSearchParams({ q: '100% PRESS', ...wish }).toString())
      return (text.match(/NARROW-\w+/g) ?? []).sort()
    }
    const today = dateInStockholm(new Date())
    expect(await narrowed({ status: 'available', added: `${today}..` })).toEqual(['NARROW-FREE'])
    expect(await takenOut(held)).toEqual([])
    expect(await takenOut(free)).toEqual([{ actor_id: OWNER }])
    expect(await narrowed({ q: '1000 press' })).toEqual([])
    expect(await narrowed({ status: 'available,claimed', platform: 'steam', revoked: 'no' })).toEqual([
      'NARROW-FREE',
      'NARROW-HELD',
    ])
    expect(await narrowed({ claimed: `..${today}` })).toEqual(['NARROW-HELD'])
    expect(await narrowed({ revoked: 'yes' })).toEqual([])
    expect(await narrowed({ platform: 'gog' })).toEqual([])
    expect(await narrowed({ added: '..2020-01-01' })).toEqual([])
    expect((await exported(studio, 'status=stolen')).response.status).toBe(400)
    await query(`update code set created_at = '2026-01-14T23:30:00Z' where id = $1`, [free])
    expect(await narrowed({ added: '2026-01-15..2026-01-15' })).toEqual(['NARROW-FREE'])
    expect(await narrowed({ added: '..2026-01-14' })).toEqual([])
  })

  it('members without permission and other companies cannot export codes', async () => {
    const id = await createCode('STAYS-1')
    expect(JSON.parse((await exported(colleague)).text)).toMatchObject({
      extensions: { code: 'not-allowed' },
    })
    const [{ batch_id: batchId }] = await query('select batch_id from code where id = $1', [id])
    const { text } = await exported(rival, `batchId=${batchId}`)
    expect(text.split('\r\n')).toHaveLength(2)
    expect(text).not.toContain('STAYS')
    expect(await takenOut(id)).toEqual([])
  })
})
