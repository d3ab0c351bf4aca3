import { kitContents } from '@questboard/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activation as a, given } from './support/activations.ts'
import { createDatabase, type Scratch } from './support/database.ts'
import { createMarket } from './support/market.ts'

let scratch: Scratch

beforeAll(async () => {
  scratch = await createDatabase()
  await createMarket(scratch.client)
  await scratch.client.query(given.draftQuest)
})
afterAll(() => scratch.drop())

const contents = async () => {
  const { rows } = await scratch.client.query<{ answer: unknown }>(
    'SELECT activation_kit_contents(activation) AS answer FROM activation WHERE id = $1',
    [a.quest],
  )
  return kitContents.parse(rows[0]?.answer)
}

test('`activation_kit_contents` names the parts of a creator kit without revealing their content', async () => {
  expect(await contents()).toEqual({
    items: [{ name: 'Emberfall', type: 'game' }],
    images: 0,
    videos: 0,
    links: 0,
    archive: false,
    instructions: false,
  })
  await scratch.client.query(`
    INSERT INTO upload (id, company_id, kind, name, path, mime_type, bytes)
      SELECT '90000000-0000-4000-8000-00000000a0a0', company_id, 'archive', 'kit.zip', 'kit.zip', 'application/zip', 1000
        FROM activation WHERE id = '${a.quest}';
    INSERT INTO creator_kit (activation_id, special_instructions, asset_url, asset_name, asset_bytes)
      VALUES ('${a.quest}', 'Keep the ending to yourself', '/api/uploads/90000000-0000-4000-8000-00000000a0a0', 'kit.zip', 1000);
    INSERT INTO activation_media (activation_id, kind, url, title, position) VALUES
      ('${a.quest}', 'kit_link', 'https://secret.example/press', '', 1),
      ('${a.quest}', 'kit_image', '/api/uploads/one.png', '', 2),
      ('${a.quest}', 'image', '/api/uploads/page.png', '', 3)`)
  const told = await contents()
  expect(told).toMatchObject({ images: 1, videos: 0, links: 1, archive: true, instructions: true })
  expect(JSON.stringify(told)).not.toMatch(/secret|uploads|ending/)
})
