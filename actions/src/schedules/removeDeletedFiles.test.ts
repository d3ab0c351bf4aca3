import { type Gateway, openBrowser, startGateway } from '@questboard/gateway/testing'
import { erasePerson } from '@questboard/moves'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessions } from '../testing/callAction.ts'
import { removeDeletedFiles } from './removeDeletedFiles.ts'

const PASSWORD = 'Play-fair-2026'
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
let gateway: Gateway

beforeAll(async () => {
  gateway = await startGateway()
}, 60_000)
afterAll(() => gateway?.close())

const uploadAs = async (username: string): Promise<string> => {
  const browser = openBrowser(gateway.url)
  await browser.signIn(username, PASSWORD)
  const answer = await browser.json('/api/uploads/image?name=me.gif', { method: 'POST', body: GIF })
  return String(answer.url)
}

const statusOf = async (url: string): Promise<number> => {
  const answer = await fetch(gateway.url + url)
  await answer.arrayBuffer()
  return answer.status
}

const remove = () => removeDeletedFiles(gateway.actions.services)

it('the files of a deleted account are removed, except files that other people show or own', async () => {
  const { pool, database } = gateway.services
  const own = await uploadAs('demouser')
  const shown = await uploadAs('demouser')
  const other = await uploadAs('democreator')
  const company = await uploadAs('demostudio')
  await pool.query(
    `insert into company_page (company_id, hero_url) values ($1, $2)
     on conflict (company_id) do update set hero_url = excluded.hero_url`,
    [sessions.studioOwner['x-hasura-company-id'], shown],
  )
  expect(await remove()).toEqual({ removed: 0 })

  await database
    .transaction()
    .execute((transaction) => erasePerson(transaction, sessions.user['x-hasura-user-id']))
  expect(await remove()).toEqual({ removed: 1 })

  expect(await statusOf(own)).toBe(404)
  for (const kept of [shown, other, company]) expect(await statusOf(kept)).toBe(200)
  expect(await remove()).toEqual({ removed: 0 })

  await pool.query('update company_page set hero_url = null')
  expect(await remove()).toEqual({ removed: 1 })
  expect(await statusOf(shown)).toBe(404)
  const { rows } = await pool.query('select id from upload where user_id = $1', [
    sessions.user['x-hasura-user-id'],
  ])
  expect(rows).toEqual([])
})

it('if removing files was interrupted, it continues even if a file was already removed', async () => {
  const { pool, files } = gateway.services
  const url = await uploadAs('democreator')
  const { rows } = await pool.query<{ path: string; user_id: string }>(
    `select path, user_id from upload where $1 like '%' || id`,
    [url],
  )
  const { path = '', user_id: userId = '' } = rows[0] ?? {}
  await pool.query('update "user" set deleted_at = now() where id = $1', [userId])
  await files.remove(path)
  const { removed } = await remove()
  expect(removed).toBeGreaterThan(0)
  expect(await statusOf(url)).toBe(404)
  expect(await remove()).toEqual({ removed: 0 })
})
