import { explain } from '@questboard/domain'
import { beforeEach, describe, expect, test } from 'vitest'
import { activation, given } from '../support/activations.ts'
import { market } from '../support/market.ts'
import { useMarket } from '../support/useMarket.ts'

const client = useMarket()

type Uploader = { readonly userId: string; readonly companyId?: string; readonly kind?: 'image' | 'archive' }

const upload = async ({ userId, companyId, kind = 'image' }: Uploader): Promise<string> => {
  const type = kind === 'image' ? 'image/png' : 'application/zip'
  const { rows } = await client().query<{ id: string }>(
    `INSERT INTO upload (user_id, company_id, kind, name, path, mime_type, bytes, width, height)
     VALUES ($1, $2, $3, 'a.png', gen_random_uuid()::text, $4, 1, 1, 1) RETURNING id`,
    [userId, companyId ?? null, kind, type],
  )
  return `/api/uploads/${rows[0]?.id}`
}

const actAs = (variables: Record<string, string>) =>
  client().query(`SELECT set_config('hasura.user', $1, true)`, [JSON.stringify(variables)])

const asPerson = () => actAs({ 'x-hasura-role': 'user', 'x-hasura-user-id': market.plainUser })
const asOwner = () =>
  actAs({
    'x-hasura-role': 'company',
    'x-hasura-user-id': market.owner,
    'x-hasura-company-id': market.company,
  })

const showSelf = (place: string | null) =>
  client().query('UPDATE "user" SET picture_url = $1 WHERE id = $2', [place, market.plainUser])
const showLogo = (place: string) =>
  client().query('UPDATE company SET logo_url = $1 WHERE id = $2', [place, market.company])
const showPage = (place: string) =>
  client().query(
    `INSERT INTO company_page (company_id, hero_url) VALUES ($1, $2)
     ON CONFLICT (company_id) DO UPDATE SET hero_url = excluded.hero_url`,
    [market.company, place],
  )

describe('constraints on pictures', () => {
  test('a picture must be an upload of the user or a picture of the demo market', async () => {
    const own = await upload({ userId: market.plainUser })
    await asPerson()
    await showSelf(own)
    await showSelf('/files/art/avatar-demouser.svg')
    await showSelf(null)
  })

  test('any member can upload a picture for the company', async () => {
    const ours = await upload({ userId: market.member, companyId: market.company })
    await asOwner()
    await showLogo(ours)
    await showPage(ours)
  })

  test.each([
    ['on another site', 'https://tracker.example/pixel.png'],
    ['at another URL of Questboard', '/api/auth/signout'],
    ['in a parent folder', '/files/art/../../etc/passwd'],
    [
      'at a full URL of Questboard',
      'https://questboard.test/api/uploads/00000000-0000-4000-8000-000000000001',
    ],
    ['an unknown upload', '/api/uploads/00000000-0000-4000-8000-000000000001'],
  ])('a picture cannot be %s', async (_, place) => {
    await asPerson()
    const refused = await showSelf(place).catch((error: Error) => error.message)
    expect(explain(String(refused))).toMatchObject({ code: 'picture-not-uploaded', field: 'picture' })
  })

  test('a user cannot use a picture that another user or company uploaded', async () => {
    const others = await upload({ userId: market.creator })
    const otherCompanys = await upload({ userId: market.creator, companyId: market.otherCompany })
    await asPerson()
    await client().query('SAVEPOINT before')
    await expect(showSelf(others)).rejects.toThrow('picture_uploaded')
    await client().query('ROLLBACK TO before')
    await asOwner()
    await client().query('SAVEPOINT before')
    await expect(showLogo(otherCompanys)).rejects.toThrow('picture_uploaded')
    await client().query('ROLLBACK TO before')
    await expect(showPage(otherCompanys)).rejects.toThrow('picture_uploaded')
  })

  test('a user cannot use an archive as a picture', async () => {
    const archive = await upload({ userId: market.plainUser, kind: 'archive' })
    await asPerson()
    await expect(showSelf(archive)).rejects.toThrow('picture_uploaded')
  })

  test('a picture from a channel stays when other fields change, and an admin can set any picture', async () => {
    const vendors = 'https://static-cdn.jtvnw.net/a.png'
    await showSelf(vendors)
    await asPerson()
    await client().query('UPDATE "user" SET picture_url = $1, description = $2 WHERE id = $3', [
      vendors,
      'Hello',
      market.plainUser,
    ])
    await actAs({ 'x-hasura-role': 'admin' })
    await showSelf('https://cdn.example/new.png')
  })
})

const { mission, reward } = activation
const foreign = 'https://tracker.example/pixel.png'

/** All other columns with a picture, each with a statement by which the company or the creator writes it. */
const shown: readonly { what: string; by: 'owner' | 'creator'; show: (place: string) => string }[] = [
  ...['poster_url', 'hero_url', 'thumbnail_url'].map((column) => ({
    what: `the ${column} of an activation`,
    by: 'owner' as const,
    show: (place: string) => `UPDATE activation SET ${column} = '${place}' WHERE id = '${mission}'`,
  })),
  ...['image', 'kit_image'].map((kind) => ({
    what: `media of an activation as ${kind}`,
    by: 'owner' as const,
    show: (place: string) =>
      `INSERT INTO activation_media (activation_id, kind, url) VALUES ('${mission}', '${kind}', '${place}')`,
  })),
  {
    what: 'an item of the Code Manager',
    by: 'owner',
    show: (place) => `UPDATE code_item SET picture_url = '${place}' WHERE id = '${market.item}'`,
  },
  {
    what: 'a reward',
    by: 'owner',
    show: (place) => `UPDATE mission_reward SET image_url = '${place}' WHERE id = '${reward}'`,
  },
  {
    what: "a block of the company's page",
    by: 'owner',
    show: (place) => `INSERT INTO company_page (company_id) VALUES ('${market.company}');
      INSERT INTO company_page_block (company_id, kind, position, content)
        VALUES ('${market.company}', 'hero', 1, '{"url": "${place}"}')`,
  },
  {
    what: "a block of a creator's page",
    by: 'creator',
    show: (
      place,
    ) => `INSERT INTO creator_page (creator_id, slug, title) VALUES ('${market.creator}', 'one', 'One');
      INSERT INTO creator_page_block (page_id, kind, position, content)
        SELECT id, 'image', 1, '{"url": "${place}"}' FROM creator_page WHERE slug = 'one'`,
  },
]

const asCreator = () => actAs({ 'x-hasura-role': 'creator', 'x-hasura-user-id': market.creator })

describe.each(shown)('pictures that are allowed as $what', ({ by, show }) => {
  beforeEach(() => client().query(given.draftMission))

  test('a picture on a page or card can be an upload to Questboard', async () => {
    const own = await upload(
      by === 'owner' ? { userId: market.member, companyId: market.company } : { userId: market.creator },
    )
    await (by === 'owner' ? asOwner() : asCreator())
    await client().query(show(own))
  })

  test('a picture on a page or card cannot be on another site', async () => {
    await (by === 'owner' ? asOwner() : asCreator())
    await expect(client().query(show(foreign))).rejects.toThrow('picture_uploaded')
  })
})

describe('media that are not pictures', () => {
  beforeEach(() => client().query(given.draftMission))

  test.each(['video', 'kit_video', 'kit_link'])('media of kind %s can link to other sites', async (kind) => {
    await asOwner()
    await client().query('INSERT INTO activation_media (activation_id, kind, url) VALUES ($1, $2, $3)', [
      mission,
      kind,
      'https://youtube.example/trailer',
    ])
  })

  test('media with a link to another site cannot be turned into a picture', async () => {
    await asOwner()
    await client().query(
      `INSERT INTO activation_media (activation_id, kind, url) VALUES ('${mission}', 'kit_link', '${foreign}')`,
    )
    await expect(client().query("UPDATE activation_media SET kind = 'kit_image'")).rejects.toThrow(
      'picture_uploaded',
    )
  })

  test('a page block can be saved before its picture is chosen', async () => {
    await asOwner()
    await client().query(`INSERT INTO company_page (company_id) VALUES ('${market.company}')`)
    await client().query(
      `INSERT INTO company_page_block (company_id, kind, position, content)
       VALUES ('${market.company}', 'hero', 1, '{"url": "", "heading": "Hello"}')`,
    )
  })
})
