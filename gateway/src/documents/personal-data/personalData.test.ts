import { inflateRawSync } from 'node:zlib'
import { hashToken } from '@questboard/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type Browser, openBrowser } from '../../testing/browser.ts'
import { type Gateway, startGateway } from '../../testing/gateway.ts'
import { leftOut, parts } from './parts.ts'

const PASSWORD = 'Play-fair-2026'
let gateway: Gateway
let creator: Browser

beforeAll(async () => {
  gateway = await startGateway()
  creator = openBrowser(gateway.url)
  await creator.signIn('democreator', PASSWORD)
  mine = await link('democreator')
}, 60_000)
afterAll(() => gateway?.close())

/** Reads the files of an archive from its central directory. */
const unpack = (zip: Buffer): Record<string, string> => {
  const files: Record<string, string> = {}
  let at = zip.readUInt32LE(zip.length - 6)
  for (let left = zip.readUInt16LE(zip.length - 12); left > 0; left -= 1) {
    const [packed, named, start] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ]
    const name = zip.toString('utf8', at + 46, at + 46 + named)
    const from = start + 30 + named
    files[name] = inflateRawSync(zip.subarray(from, from + packed)).toString('utf8')
    at += 46 + named
  }
  return files
}

const tables = z.record(z.string(), z.array(z.record(z.string(), z.unknown())))

/** Gives an account a link, as its mail does. */
const link = async (username: string, expires = '1 hour'): Promise<string> => {
  const token = `the-link-of-${username}-for-${expires}`
  await gateway.services.pool.query(
    `insert into verification_token (user_id, kind, token_hash, email, created_at, expires_at)
     select id, 'personal_data', $2, email, now() - interval '3 days', now() + $3::interval from "user" where username = $1`,
    [username, hashToken(token), expires],
  )
  return token
}

let mine = ''
const download = (browser: Browser, token = mine) => browser.send(`/api/documents/personal-data/${token}`)

it('an account can download its own data as JSON and CSV', async () => {
  const response = await download(creator)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('content-disposition')).toMatch(/questboard-data-\d{4}-\d\d-\d\d\.zip/)
  const files = unpack(Buffer.from(await response.arrayBuffer()))
  const data: unknown = JSON.parse(files['data.json'] ?? '')
  expect(data).toMatchObject({ user: [{ username: 'democreator' }], creator: [{}] })
  expect(files['csv/user.csv']).toContain('democreator')
  expect(files['README.txt']).toContain('Questboard')
})

it('the export of personal data contains only the rows of its account, and no secrets', async () => {
  const response = await download(creator)
  const files = unpack(Buffer.from(await response.arrayBuffer()))
  const data = tables.parse(JSON.parse(files['data.json'] ?? ''))
  const [{ id } = { id: '' }] = data.user ?? []
  for (const { table, owner, of, without = [] } of parts)
    for (const row of data[table] ?? []) {
      const owners = of ? (data[of] ?? []).map((parent) => parent.id) : [id]
      expect(owners, table).toContain(row[owner])
      expect(Object.keys(row).filter((column) => without.includes(column))).toEqual([])
    }
  const names = Object.values(data).flatMap((rows) => rows.flatMap((row) => Object.keys(row)))
  expect(names.filter((name) => /sealed|hash|password|ciphertext|token/.test(name))).toEqual([])
})

it('only the signed-in owner of a link gets the export of personal data, and only until the link expires', async () => {
  expect((await download(openBrowser(gateway.url))).status).toBe(401)
  expect((await download(creator, 'archive')).status).toBe(404)
  expect((await download(creator, await link('demouser'))).status).toBe(404)
  expect((await download(creator, await link('democreator', '-1 day'))).status).toBe(404)
})

it('the export of personal data contains the rows that belong to rows of the person, such as the blocks of their pages', async () => {
  const { rows } = await gateway.services.pool.query(
    `with page as (
       insert into creator_page (creator_id, slug, title)
       select id, 'my-data', 'My data' from "user" where username = 'democreator' returning id)
     insert into creator_page_block (page_id, kind, position) select id, 'text', 1 from page returning id`,
  )
  const files = unpack(Buffer.from(await (await download(creator)).arrayBuffer()))
  const data = tables.parse(JSON.parse(files['data.json'] ?? ''))
  expect(data.creator_page_block?.map((row) => row.id)).toContain(rows[0]?.id)
})

it('the export of personal data names only tables and columns that exist', async () => {
  const { rows } = await gateway.services.pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns where table_schema = 'public'`,
  )
  const known = new Set(rows.map(({ table_name, column_name }) => `${table_name}.${column_name}`))
  const named = parts.flatMap(({ table, owner, without = [] }) =>
    [owner, ...without].map((column) => `${table}.${column}`),
  )
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

it('each table that refers to a person is in the export of personal data, or the code gives the reason why it is not', async () => {
  const { rows } = await gateway.services.pool.query<{ table: string }>(
    `select distinct conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid = any($1::regclass[])
        and not exists (select from pg_inherits where inhrelid = conrelid)`,
    [parts.map(({ table }) => `"${table}"`)],
  )
  const exported = parts.map(({ table }) => table)
  const explained = Object.values(leftOut).flat()
  const known = [...exported, ...explained]
  expect(rows.map(({ table }) => table).filter((table) => !known.includes(table))).toEqual([])
  expect(explained.filter((table) => exported.includes(table))).toEqual([])
  expect(explained.filter((table) => !rows.some((row) => row.table === table))).toEqual([])
})
