import { explain } from '@questboard/domain'
import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase, type Scratch } from '../support/database.ts'
import { createMarket, market } from '../support/market.ts'

let scratch: Scratch
let client: Client

beforeAll(async () => {
  scratch = await createDatabase()
  client = scratch.client
  await createMarket(client)
})
afterAll(() => scratch.drop())
beforeEach(() => client.query('BEGIN'))
afterEach(() => client.query('ROLLBACK'))

type Uploader = { readonly userId: string; readonly companyId?: string; readonly kind?: 'image' | 'archive' }

/** Where the picture is once it was uploaded. */
const upload = async ({ userId, companyId, kind = 'image' }: Uploader): Promise<string> => {
  const type = kind === 'image' ? 'image/png' : 'application/zip'
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO upload (user_id, company_id, kind, name, path, mime_type, bytes, width, height)
     VALUES ($1, $2, $3, 'a.png', gen_random_uuid()::text, $4, 1, 1, 1) RETURNING id`,
    [userId, companyId ?? null, kind, type],
  )
  return `/api/uploads/${rows[0]?.id}`
}

const actAs = (variables: Record<string, string>) =>
  client.query(`SELECT set_config('hasura.user', $1, true)`, [JSON.stringify(variables)])

const asPerson = () => actAs({ 'x-hasura-role': 'user', 'x-hasura-user-id': market.plainUser })
const asOwner = () =>
  actAs({
    'x-hasura-role': 'company',
    'x-hasura-user-id': market.owner,
    'x-hasura-company-id': market.company,
  })

const showSelf = (place: string | null) =>
  client.query('UPDATE "user" SET picture_url = $1 WHERE id = $2', [place, market.plainUser])
const showLogo = (place: string) =>
  client.query('UPDATE company SET logo_url = $1 WHERE id = $2', [place, market.company])
const showPage = (place: string) =>
  client.query(
    `INSERT INTO company_page (company_id, hero_url) VALUES ($1, $2)
     ON CONFLICT (company_id) DO UPDATE SET hero_url = excluded.hero_url`,
    [market.company, place],
  )

describe('a picture', () => {
  test('is one that the person uploaded, or one of the demo market', async () => {
    const own = await upload({ userId: market.plainUser })
    await asPerson()
    await showSelf(own)
    await showSelf('/files/art/avatar-demouser.svg')
    await showSelf(null)
  })

  test('of a company may be uploaded by any of its members', async () => {
    const ours = await upload({ userId: market.member, companyId: market.company })
    await asOwner()
    await showLogo(ours)
    await showPage(ours)
  })

  test.each([
    ['somewhere else', 'https://tracker.example/pixel.png'],
    ['at another address of ours', '/api/auth/signout'],
    ['in a folder above', '/files/art/../../etc/passwd'],
    ['behind our own name', 'https://questboard.test/api/uploads/00000000-0000-4000-8000-000000000001'],
    ['an upload that there is not', '/api/uploads/00000000-0000-4000-8000-000000000001'],
  ])('cannot be %s', async (_, place) => {
    await asPerson()
    const refused = await showSelf(place).catch((error: Error) => error.message)
    expect(explain(String(refused))).toMatchObject({ code: 'picture-not-uploaded', field: 'picture' })
  })

  test("cannot be somebody else's, nor another company's", async () => {
    const others = await upload({ userId: market.creator })
    const otherCompanys = await upload({ userId: market.creator, companyId: market.otherCompany })
    await asPerson()
    await client.query('SAVEPOINT before')
    await expect(showSelf(others)).rejects.toThrow('picture_uploaded')
    await client.query('ROLLBACK TO before')
    await asOwner()
    await client.query('SAVEPOINT before')
    await expect(showLogo(otherCompanys)).rejects.toThrow('picture_uploaded')
    await client.query('ROLLBACK TO before')
    await expect(showPage(otherCompanys)).rejects.toThrow('picture_uploaded')
  })

  test('cannot be an archive', async () => {
    const archive = await upload({ userId: market.plainUser, kind: 'archive' })
    await asPerson()
    await expect(showSelf(archive)).rejects.toThrow('picture_uploaded')
  })

  test("that a channel brought stays while the rest is edited, and an admin's is nobody's business", async () => {
    const vendors = 'https://static-cdn.jtvnw.net/a.png'
    await showSelf(vendors)
    await asPerson()
    await client.query('UPDATE "user" SET picture_url = $1, description = $2 WHERE id = $3', [
      vendors,
      'Hello',
      market.plainUser,
    ])
    await actAs({ 'x-hasura-role': 'admin' })
    await showSelf('https://cdn.example/new.png')
  })
})
