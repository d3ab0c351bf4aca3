import { expect, test } from 'vitest'
import { openEngineOnMarket } from '../support/engineOnMarket.ts'

const { scratch, graphql, sessionOf, valueIn } = await openEngineOnMarket()

test.each(['quest_run_badge', 'company_game'])(
  'visitors cannot see or count any %s of an unverified company; other roles can',
  async (table) => {
    const company = await valueIn(`SELECT company_id FROM ${table} JOIN company ON company.id = company_id
      WHERE is_verified ORDER BY company_id LIMIT 1`)
    const key = table === 'company_game' ? 'game_id' : 'quest_run_id'
    const read = async (name: string): Promise<number> => {
      const { data } = await graphql.ask(sessionOf(name), `{ ${table} { ${key} } }`)
      const rows = data?.[table]
      return Array.isArray(rows) ? rows.length : 0
    }
    const [visitorBefore, creatorBefore] = [await read('a visitor'), await read('the demo creator')]
    const its = Number(await valueIn(`SELECT count(*) FROM ${table} WHERE company_id = '${company}'`))
    expect(its).toBeGreaterThan(0)
    await scratch.client.query(
      `UPDATE company SET verification = 'rejected', verification_reason = 'Who are you?' WHERE id = $1`,
      [company],
    )
    expect(await read('a visitor')).toBe(visitorBefore - its)
    expect(await read('the demo creator')).toBe(creatorBefore)
  },
)
