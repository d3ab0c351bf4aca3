import { expect, test } from 'vitest'
import { openEngineOnMarket } from '../support/engineOnMarket.ts'

const { scratch, graphql, sessionOf, valueIn } = await openEngineOnMarket()
const creator = sessionOf('the demo creator')

const own = await valueIn(`SELECT id FROM code WHERE claimed_by = '${creator.userId}' ORDER BY id LIMIT 1`)
const foreign = await valueIn(
  `SELECT id FROM code WHERE claimed_by IS DISTINCT FROM '${creator.userId}' ORDER BY id LIMIT 1`,
)
const ask = (id: string) => graphql.ask(creator, `{ code(where: {id: {_eq: "${id}"}}) { platform } }`)

test('a creator who holds a code sees its platform, or the name that the company gave to another platform', async () => {
  const usual = await valueIn(
    `SELECT name FROM distribution_channel WHERE id = (SELECT distribution_channel_id FROM code WHERE id = '${own}')`,
  )
  expect(await ask(own)).toEqual({ data: { code: [{ platform: usual }] } })
  await scratch.client.query(`BEGIN; SET LOCAL session_replication_role = replica;
    UPDATE code_batch SET distribution_channel_id = 'other', platform_name = 'Humble' WHERE id = (SELECT batch_id FROM code WHERE id = '${own}'); COMMIT`)
  expect(await ask(own)).toEqual({ data: { code: [{ platform: 'Humble' }] } })
})

test('the stock and the offer of codes for another platform show the name that the company gave to that platform', async () => {
  const owner = sessionOf('the demo studio')
  const [item, company] = [
    await valueIn(`SELECT item_id FROM code WHERE id = '${own}'`),
    await valueIn(`SELECT company_id FROM code WHERE id = '${own}'`),
  ]
  await scratch.client.query(`INSERT INTO code_batch (id, company_id, item_id, distribution_channel_id, platform_name)
      VALUES (gen_random_uuid(), '${company}', '${item}', 'other', 'Humble')`)
  expect(await valueIn(`SELECT item_platform('${item}', 'other')`)).toBe('Humble')
  expect(await valueIn(`SELECT item_platform('${item}', 'steam')`)).toBe('Steam')
  const { data } = await graphql.ask(
    owner,
    '{ code_item { stock { platform distribution_channel { name } } } }',
  )
  expect(JSON.stringify(data)).toContain('"platform":"Steam"')
})

test("a creator cannot see the platform of another creator's code", async () => {
  expect(await ask(foreign)).toEqual({ data: { code: [] } })
})
