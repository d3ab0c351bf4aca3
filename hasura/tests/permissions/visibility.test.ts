import { describe, expect, test } from 'vitest'
import { openEngineOnMarket } from '../support/engineOnMarket.ts'

const { scratch, graphql, sessionOf, valueIn } = await openEngineOnMarket()
const session = sessionOf('another creator')

/** True if the role sees the activation and its list of games, which follows the same rule. */
const sees = async (id: string): Promise<boolean> => {
  const answer = await graphql.ask(
    session,
    `{ activation_by_pk(id: "${id}") { id } activation_game(where: {activation_id: {_eq: "${id}"}}) { activation_id } }`,
  )
  expect(answer.errors).toBeUndefined()
  const own = answer.data?.activation_by_pk !== null
  const parts = [answer.data?.activation_game].flat().length > 0
  expect(parts, 'parts and whole').toBe(own)
  return own
}
/** An active activation without any connection to the creator yet. */
const strangeOne = (condition: string): Promise<string> =>
  valueIn(`SELECT id FROM activation WHERE status = 'active' AND ${condition}
    AND EXISTS (SELECT FROM activation_game WHERE activation_id = activation.id)
    AND NOT EXISTS (SELECT FROM activation_guest WHERE activation_id = activation.id AND creator_id = '${session.userId}')
    ORDER BY id LIMIT 1`)
const run = (sql: string): Promise<unknown> => scratch.client.query(sql)

describe('activations that only certain creators can see', () => {
  test('a creator sees public quests while approved for quests', async () => {
    const quest = await strangeOne(`kind = 'QUEST' AND visibility = 'public'`)
    const decide = (status: string): Promise<unknown> =>
      run(`INSERT INTO creator_access (creator_id, kind, status, reason) VALUES ('${session.userId}', 'quests', '${status}', 'Because')
        ON CONFLICT (creator_id, kind) DO UPDATE SET status = excluded.status, reason = excluded.reason`)
    await decide('approved')
    expect(await sees(quest)).toBe(true)
    await decide('rejected')
    expect(await sees(quest)).toBe(false)
  })

  test('a creator sees an activation as long as they are a VIP in it', async () => {
    const campaign = await strangeOne(`kind = 'KEY'`)
    await run(`UPDATE activation SET visibility = 'invite_only' WHERE id = '${campaign}'`)
    expect(await sees(campaign)).toBe(false)
    await run(
      `INSERT INTO activation_whitelist (activation_id, creator_id) VALUES ('${campaign}', '${session.userId}')`,
    )
    expect(await sees(campaign)).toBe(true)
    await run(`DELETE FROM activation_whitelist WHERE activation_id = '${campaign}'`)
    expect(await sees(campaign)).toBe(false)
  })

  test('a creator does not see an activation that was never published', async () => {
    const draft = await valueIn(`SELECT id FROM activation WHERE status = 'draft' AND kind = 'KEY' LIMIT 1`)
    await run(
      `INSERT INTO activation_whitelist (activation_id, creator_id) VALUES ('${draft}', '${session.userId}')`,
    )
    expect(await sees(draft)).toBe(false)
  })
})
