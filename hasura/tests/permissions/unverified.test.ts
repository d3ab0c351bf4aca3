import { expect, test } from 'vitest'
import { openEngineOnMarket } from '../support/engineOnMarket.ts'

const { scratch, graphql, sessionOf, valueIn } = await openEngineOnMarket()

test('only visitors cannot see the games of an unverified company', async () => {
  const company = await valueIn(`SELECT company_id FROM company_game JOIN company ON company.id = company_id
    WHERE is_verified ORDER BY company_id LIMIT 1`)
  const read = async (name: string): Promise<number> => {
    const { data } = await graphql.ask(sessionOf(name), '{ company_game { game_id } }')
    const rows = data?.company_game
    return Array.isArray(rows) ? rows.length : 0
  }
  const [visitorBefore, creatorBefore] = [await read('a visitor'), await read('the demo creator')]
  const its = Number(await valueIn(`SELECT count(*) FROM company_game WHERE company_id = '${company}'`))
  expect(its).toBeGreaterThan(0)
  await scratch.client.query(
    `UPDATE company SET verification = 'rejected', verification_reason = 'Who are you?' WHERE id = $1`,
    [company],
  )
  expect(await read('a visitor')).toBe(visitorBefore - its)
  expect(await read('the demo creator')).toBe(creatorBefore)
})
