import { errors } from '@questboard/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actions, startActions } from '../testing/actions.ts'
import { callAction, refusal, sessions } from '../testing/callAction.ts'
import { startSandbox } from '../testing/processes.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let actions: Actions

beforeAll(async () => {
  sandbox = await startSandbox()
  actions = await startActions({
    IGDB_CLIENT_ID: 'an app',
    IGDB_CLIENT_SECRET: 'a secret',
    IGDB_BASE_URL: `${sandbox.url}/igdb`,
    STEAM_BASE_URL: `${sandbox.url}/steam`,
  })
  await actions.services.pool.query(
    `insert into game (name, slug, external_ids) values ('Mossgate', 'mossgate', '{"igdb": "7105"}')`,
  )
}, 60_000)
afterAll(async () => {
  await actions?.close()
  await sandbox?.stop()
})
beforeEach(async () => {
  await actions.services.pool.query('delete from rate_limit; delete from game_import')
})

const search = (source: string, words: string, session: Record<string, string> = sessions.studioOwner) =>
  callAction(actions, 'searchGames', { source, words }, session)
const importGame = (source: string, game: string, session: Record<string, string> = sessions.studioOwner) =>
  callAction(actions, 'importGame', { source, game }, session)
const asked = async () => {
  const { rows } = await actions.services.pool.query(
    'select id, company_id, user_id, source, external_id from game_import order by created_at',
  )
  return rows
}

describe('searching for a game', () => {
  it('the game search finds games in the catalog and marks those that Questboard already has', async () => {
    const { status, body } = await search('igdb', 'moss')
    expect(status).toBe(200)
    const found = Object.values(body)
    expect(found).toMatchObject([
      { name: 'Moss & Iron', gameId: null },
      { name: 'Mossgate', externalId: '7105' },
    ])
    expect(found[1]).toMatchObject({ gameId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  })

  it('the game search finds games in the store', async () => {
    expect(Object.values((await search('steam', 'lanternlight')).body)).toMatchObject([
      { name: 'Lanternlight', externalId: String(400_000 + 104 * 371), gameId: null },
    ])
  })

  it('the game search needs two letters, a known source and a company', async () => {
    expect(await search('igdb', ' m ')).toMatchObject(refusal('invalid-input', 'words'))
    expect(await search('epic', 'moss')).toMatchObject(refusal('invalid-input', 'source'))
    expect(await search('igdb', 'moss', sessions.user)).toMatchObject(refusal('not-allowed'))
  })

  it.each(['igdb', 'steam'].flatMap((source) => ['error', 'busy', 'cut'].map((kind) => [source, kind])))(
    'the game search says that the service is unavailable if %s fails with %s',
    async (source = '', kind) => {
      await fetch(`${sandbox.url}/${source}/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ kind, times: 1, path: '' }),
      })
      expect((await search(source, 'moss')).body).toMatchObject({
        message: errors['service-unavailable'],
        extensions: { code: 'service-unavailable' },
      })
    },
  )

  it('the game search reports a catalog that is not configured', async () => {
    const without = await startActions({ IGDB_CLIENT_ID: '' })
    try {
      const answer = await callAction(
        without,
        'searchGames',
        { source: 'igdb', words: 'moss' },
        sessions.studioOwner,
      )
      expect(answer).toMatchObject(refusal('game-catalogue-off', 'words'))
    } finally {
      await without.close()
    }
  })
})

describe('importing a game', () => {
  it('a request to import a game is stored for the company and emits an event', async () => {
    const { status, body } = await importGame(
      'steam',
      'https://store.steampowered.com/app/438584/Lanternlight/',
    )
    expect(status).toBe(200)
    expect(await asked()).toEqual([
      {
        id: body.importId,
        company_id: sessions.studioOwner['x-hasura-company-id'],
        user_id: sessions.studioOwner['x-hasura-user-id'],
        source: 'steam',
        external_id: '438584',
      },
    ])
    const { rows } = await actions.services.pool.query('select type from domain_event where entity_id = $1', [
      body.importId,
    ])
    expect(rows).toEqual([{ type: 'gameImportRequested' }])
  })

  it('repeating a request to import a game returns the running import, or starts a new import if it has finished', async () => {
    const answers = [await importGame('igdb', '7104'), await importGame('igdb', '7104')]
    expect(new Set(answers.map(({ body }) => body.importId)).size).toBe(1)
    await actions.services.pool.query('update game_import set finished_at = now()')
    await importGame('igdb', '7104')
    expect(await asked()).toHaveLength(2)
  })

  it.each([
    ['steam', 'Lanternlight'],
    ['steam', 'https://evil.example/app/440'],
    ['igdb', 'https://store.steampowered.com/app/440'],
    ['igdb', '0'],
  ])(
    'importing from %s the invalid game id %s is refused with a specific error message',
    async (source, game) => {
      expect(await importGame(source, game)).toMatchObject({
        body: {
          message: 'Could not find a description to import for the selected game/id.',
          extensions: { code: 'game-facts-missing', field: 'game' },
        },
      })
      expect(await asked()).toEqual([])
    },
  )

  it('only company members can import games, and at most sixty per hour', async () => {
    expect(await importGame('igdb', '7104', sessions.user)).toMatchObject(refusal('not-allowed'))
    const member = { ...sessions.studioOwner, 'x-hasura-company-owner': 'false' }
    for (let times = 0; times < 60; times += 1)
      expect((await importGame('igdb', `${7000 + times}`, member)).status).toBe(200)
    expect(await importGame('igdb', '7104', member)).toMatchObject(refusal('too-many-requests'))
  })
})
