import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase, type Scratch } from './support/database.ts'
import { createMarket, market } from './support/market.ts'

const { creator, otherCreator, connection } = market

let scratch: Scratch
beforeAll(async () => {
  scratch = await createDatabase()
  await createMarket(scratch.client)
})
afterAll(() => scratch.drop())

const run = (statements: string) => scratch.client.query(statements)
const held = async () =>
  (await scratch.client.query('SELECT user_id, reason FROM channel_hold WHERE freed_at IS NULL')).rows
const isHeld = async (id: string): Promise<boolean> =>
  (await scratch.client.query('SELECT is_held($1) AS held', [id])).rows[0].held
const told = async (type: string) =>
  (await scratch.client.query('SELECT entity_id FROM domain_event WHERE type = $1', [type])).rows.map(
    ({ entity_id }) => entity_id,
  )

const connect = (userId: string, id = connection): string =>
  `INSERT INTO user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url)
     VALUES ('${id}', '${userId}', 'twitch', 'channel-one', 'one', 'https://twitch.example/one')`
const disconnect = `DELETE FROM user_connection WHERE id = '${connection}'`
const free = `UPDATE channel_hold SET freed_at = now(), freed_reason = 'Both accounts are hers' WHERE freed_at IS NULL`
let number = 0
const publish = (language: string, daysAgo: number, count = 1): string => {
  number += 1
  return `INSERT INTO content (creator_id, connection_id, platform, type, external_id, url, language, published_at)
    SELECT '${creator}', '${connection}', 'twitch', 'VIDEO', '${number}-' || n, 'https://twitch.example/v', '${language}',
           now() - interval '${daysAgo} days' FROM generate_series(1, ${count}) AS n`
}
const rename = (name: string): string =>
  `UPDATE user_connection SET channel_name = '${name}' WHERE id = '${connection}'`

beforeEach(() => run('BEGIN'))
afterEach(() => run('ROLLBACK'))

describe('channels that belonged to another account before', () => {
  test('a channel that belonged to another account before is put on hold only for its current account', async () => {
    await run(`${disconnect}; ${connect(otherCreator)}`)
    expect(await held()).toEqual([{ user_id: otherCreator, reason: 'other_account' }])
    expect([await isHeld(otherCreator), await isHeld(creator)]).toEqual([true, false])
    expect(await told('channelHeld')).toEqual([connection])
  })

  test('if an admin moves a channel to another account, the channel is put on hold', async () => {
    await run(`UPDATE user_connection SET user_id = '${otherCreator}' WHERE id = '${connection}'`)
    expect(await isHeld(otherCreator)).toBe(true)
  })

  test('a channel is put on hold even if its earlier account was deleted', async () => {
    await run(`${disconnect}; UPDATE channel_past_owner SET user_id = NULL; ${connect(otherCreator)}`)
    expect(await isHeld(otherCreator)).toBe(true)
  })

  test('an account whose channel is on hold stays on hold after it disconnects that channel', async () => {
    await run(`${disconnect}; ${connect(otherCreator)}; ${disconnect}`)
    expect(await isHeld(otherCreator)).toBe(true)
  })

  test('if a third account connects a channel that is on hold, that account is put on hold too', async () => {
    await run(`${disconnect}; ${connect(otherCreator)}; ${disconnect}; ${connect(market.plainUser)}`)
    expect(await isHeld(market.plainUser)).toBe(true)
  })

  test('a channel is not put on hold when the same account connects it again', async () => {
    await run(`${disconnect}; ${connect(creator)}`)
    expect(await held()).toEqual([])
  })

  test("an admin who gives a reason can release a held channel, and the channel's account is notified", async () => {
    await run(`${disconnect}; ${connect(otherCreator)}; ${free}`)
    expect(await isHeld(otherCreator)).toBe(false)
    expect(await told('channelFreed')).toEqual([connection])
    const { rows } = await run(
      `SELECT operation FROM audit_event WHERE entity = 'channel_hold' ORDER BY created_at, operation`,
    )
    expect(rows.map(({ operation }) => operation)).toEqual(['INSERT', 'UPDATE'])
  })
})

describe('channels whose name and language change', () => {
  const spoken = publish('en', 60, 5)

  test('a channel whose name and language both change is put on hold, whichever of them changes first', async () => {
    await run(`${spoken}; ${rename('Other')}; ${publish('pt', 0)}`)
    expect(await held()).toEqual([{ user_id: creator, reason: 'other_name_and_language' }])
    await run('ROLLBACK; BEGIN')
    await run(`${spoken}; ${publish('pt', 3)}; ${rename('Other')}`)
    expect(await isHeld(creator)).toBe(true)
  })

  test.each([
    ['with an unchanged name and a new language', `${spoken}; ${publish('pt', 0)}`],
    ['with a new name and an unchanged language', `${spoken}; ${rename('Other')}; ${publish('en', 0)}`],
    [
      'with one video in another language',
      `${spoken}; ${publish('en', 2, 3)}; ${rename('Other')}; ${publish('pt', 0)}`,
    ],
    ['that only changed its name to capitals', `${spoken}; ${rename('ONE')}; ${publish('pt', 0)}`],
    [
      'renamed more than 30 days ago',
      `${spoken}; ${rename('Other')}; UPDATE user_connection SET renamed_at = now() - interval '31 days'; ${publish('pt', 0)}`,
    ],
  ])('a channel %s is not put on hold', async (_, happened) => {
    await run(happened)
    expect(await held()).toEqual([])
  })

  test('a channel is not put on hold again because of a change that an admin has already reviewed', async () => {
    await run(`${spoken}; ${rename('Other')}; ${publish('pt', 0)}; ${free}; ${publish('pt', 0)}`)
    expect(await held()).toEqual([])
  })
})
