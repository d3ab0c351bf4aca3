/** Imports as in development: from the sandbox's catalog and store. The folder and the database belong to this test. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FileStore, fileStoreFromEnvironment } from '@questboard/providers/files'
import { gameProvidersFromEnvironment } from '@questboard/providers/games'
import { createPublicWeb } from '@questboard/providers/public-web'
import { startSandbox } from '@questboard/providers/testing'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMarket, market } from '../../testing/market.ts'
import { createScratchDatabase, type Scratch } from '../../testing/scratchDatabase.ts'
import { createGameImportActivities } from './importGame.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let scratch: Scratch
let folder: string
let files: FileStore
let activities: ReturnType<typeof createGameImportActivities>

/** A game in the sandbox that the market does not have, with its ids in the catalog and the store. */
const LANTERNLIGHT = { igdb: '7104', steam: String(400_000 + 104 * 371) }
const UNTOLD = { igdb: '7500', steam: String(400_000 + 500 * 371) }

const activitiesWith = (changes: Partial<Parameters<typeof createGameImportActivities>[0]> = {}) =>
  createGameImportActivities({
    database: scratch.database,
    games: gameProvidersFromEnvironment({
      IGDB_CLIENT_ID: 'an app',
      IGDB_CLIENT_SECRET: 'a secret',
      IGDB_BASE_URL: `${sandbox.url}/igdb`,
      STEAM_BASE_URL: `${sandbox.url}/steam`,
    }),
    publicWeb: createPublicWeb(sandbox.url),
    files,
    filesDir: folder,
    log: pino({ level: 'silent' }),
    ...changes,
  })

beforeAll(async () => {
  const started = startSandbox()
  scratch = await createScratchDatabase()
  await createMarket(scratch)
  sandbox = await started
  folder = await mkdtemp(join(tmpdir(), 'questboard-imports-'))
  files = fileStoreFromEnvironment({}, folder)
  activities = activitiesWith()
}, 180_000)
afterAll(async () => {
  await sandbox?.stop()
  await scratch?.drop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await fault('igdb', 'error', 0)
  await fault('steam', 'error', 0)
  await scratch.run(`delete from game_import; delete from game where name <> 'Emberfall'; delete from upload`)
})

const fault = (vendor: 'igdb' | 'steam', kind: string, times: number, path = '') =>
  fetch(`${sandbox.url}/${vendor}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind, times, path }),
  })

const ask = async (source: 'igdb' | 'steam', externalId: string): Promise<string> => {
  const id = randomUUID()
  await scratch.run(
    `insert into game_import (id, company_id, user_id, source, external_id)
     select '${id}', '${market.company}', user_id, '${source}', '${externalId}' from company_member where company_id = '${market.company}' limit 1`,
  )
  return id
}
const one = async (statement: string) => (await scratch.run(statement))[0]
const rowOf = (id: string) =>
  one(`select game_id, facts, failure, finished_at is not null as over from game_import where id = '${id}'`)
const pictureAt = async (address: unknown) => {
  const upload = await one(
    `select path, user_id, company_id, width, height from upload where id::text = '${String(address).split('/').at(-1)}'`,
  )
  const stored = await files.open(String(upload?.path))
  const content = stored && Buffer.concat(await stored.content.toArray())
  const { format, width, height } = await sharp(content ?? undefined).metadata()
  return { ...upload, path: undefined, drawn: [format, width, height] }
}

describe('importing a game from the catalog', () => {
  it("an imported game has pictures, platforms, dates and tags, and is in the company's list of games", async () => {
    const id = await ask('igdb', LANTERNLIGHT.igdb)
    expect(await activities.importGame(id)).toBe('done')
    const row = await rowOf(id)
    expect(row).toMatchObject({ facts: null, failure: null, over: true })
    const game = await one(`select * from game where id = '${row?.game_id}'`)
    expect(game).toMatchObject({
      name: 'Lanternlight',
      slug: 'lanternlight',
      publisher: 'Cobalt Harbor',
      website: 'https://lanternlight.example',
      aliases: ['Lanternlight (working title)'],
      external_ids: {
        igdb: LANTERNLIGHT.igdb,
        steam: LANTERNLIGHT.steam,
        twitch: expect.stringMatching(/^\d{6}$/),
      },
    })
    const owner = { user_id: null, company_id: null }
    expect(await pictureAt(game?.poster_url)).toMatchObject({ ...owner, drawn: ['webp', 600, 800] })
    expect(await pictureAt(game?.hero_url)).toMatchObject({ ...owner, drawn: ['webp', 1920, 640] })
    expect(await pictureAt(game?.thumbnail_url)).toMatchObject({ ...owner, drawn: ['webp', 920, 430] })
    const of = `game_id = '${row?.game_id}'`
    expect(
      await one(`select count(*)::int from company_game where ${of} and company_id = '${market.company}'`),
    ).toEqual({ count: 1 })
    expect(await one(`select count(*)::int from game_platform where ${of} and family = 'Pc'`)).toEqual({
      count: 1,
    })
    expect(await one(`select count(*)::int from game_release where ${of} and family = 'Pc'`)).toEqual({
      count: 1,
    })
    expect(
      await one(
        `select count(*)::int from game_tag join tag on tag.id = tag_id where ${of} and name = 'Single-player'`,
      ),
    ).toEqual({ count: 1 })
  })

  it('importing a game that already exists adds missing data and does not change the other data', async () => {
    await scratch.run(
      `insert into game (name, slug, description, external_ids) values ('Lantern Light', 'lantern-light', 'Ours.', '{"steam": "${LANTERNLIGHT.steam}"}')`,
    )
    const ids = [await ask('igdb', LANTERNLIGHT.igdb), await ask('igdb', LANTERNLIGHT.igdb)]
    for (const id of ids) expect(await activities.importGame(id)).toBe('done')
    const games = await scratch.run(
      `select name, description, poster_url, external_ids ->> 'igdb' as igdb from game where name <> 'Emberfall'`,
    )
    expect(games).toEqual([
      {
        name: 'Lantern Light',
        description: 'Ours.',
        poster_url: expect.stringMatching(/^\/api\/uploads\//),
        igdb: LANTERNLIGHT.igdb,
      },
    ])
  })

  it('a game that has only a name in the catalog is imported with its name', async () => {
    const id = await ask('igdb', UNTOLD.igdb)
    expect(await activities.importGame(id)).toBe('done')
    expect(await one(`select description, poster_url, released_on from game where name = 'Untold'`)).toEqual({
      description: '',
      poster_url: null,
      released_on: null,
    })
  })

  it('games with the same name get different slugs', async () => {
    await scratch.run(`insert into game (name, slug) values ('Another', 'lanternlight')`)
    await activities.importGame(await ask('igdb', LANTERNLIGHT.igdb))
    expect(await one(`select slug from game where name = 'Lanternlight'`)).toEqual({
      slug: `lanternlight-${LANTERNLIGHT.igdb}`,
    })
  })

  it('importing a game that is not in the catalog is reported as an error', async () => {
    const id = await ask('igdb', '999999')
    expect(await activities.importGame(id)).toBe('nothing-found')
    expect(await rowOf(id)).toEqual({ game_id: null, facts: null, failure: 'nothing-found', over: true })
  })
})

describe("importing a game's data from a store", () => {
  it('data from a store is stored for the person who requested it, with pictures that can be used', async () => {
    const id = await ask('steam', LANTERNLIGHT.steam)
    expect(await activities.importGame(id)).toBe('done')
    const row = await rowOf(id)
    const facts = row?.facts
    expect(facts).toMatchObject({
      appId: LANTERNLIGHT.steam,
      name: 'Lanternlight',
      kind: 'game',
      description: expect.stringContaining('In Lanternlight you rebuild'),
      gameId: null,
    })
    const { thumbnailUrl, heroUrls } = facts as { thumbnailUrl: string; heroUrls: string[] }
    expect(heroUrls).toHaveLength(3)
    expect(await pictureAt(thumbnailUrl)).toMatchObject({
      company_id: market.company,
      drawn: ['webp', 920, 430],
    })
    expect(await pictureAt(heroUrls[2])).toMatchObject({
      company_id: market.company,
      drawn: ['webp', 1920, 640],
    })
    expect(await one(`select count(*)::int from game where name = 'Lanternlight'`)).toEqual({ count: 0 })
  })

  it('data from a store names the game in Questboard that has the same store id', async () => {
    await activities.importGame(await ask('igdb', LANTERNLIGHT.igdb))
    const id = await ask('steam', LANTERNLIGHT.steam)
    await activities.importGame(id)
    const game = await one(`select id from game where name = 'Lanternlight'`)
    expect(await rowOf(id)).toMatchObject({ game_id: game?.id, facts: { gameId: game?.id } })
  })

  it.each([
    ['is unknown', '4711'],
    ['has no description', UNTOLD.steam],
  ])('a game that %s gives no data from the store', async (_, appId) => {
    const id = await ask('steam', appId)
    expect(await activities.importGame(id)).toBe('nothing-found')
    expect(await rowOf(id)).toMatchObject({ failure: 'nothing-found', facts: null })
  })
})

describe('a failing catalog or store', () => {
  it.each(['error', 'cut', 'nonsense'])(
    'if the vendor fails (%s), an import stays open and the next attempt completes it',
    async (kind) => {
      const id = await ask('steam', LANTERNLIGHT.steam)
      await fault('steam', kind, 1, 'appdetails')
      await expect(activities.importGame(id)).rejects.toThrow()
      expect(await rowOf(id)).toMatchObject({ over: false })
      expect(await activities.importGame(id)).toBe('done')
    },
  )

  it('if a vendor limits requests, the import is tried again at the time that the vendor names', async () => {
    const id = await ask('igdb', LANTERNLIGHT.igdb)
    await fault('igdb', 'busy', 1, 'v4')
    await expect(activities.importGame(id)).rejects.toMatchObject({
      type: 'VendorBusy',
      nextRetryDelay: 1000,
    })
  })

  it('a missing picture does not stop the import', async () => {
    await fault('igdb', 'error', 1, 'co7104')
    expect(await activities.importGame(await ask('igdb', LANTERNLIGHT.igdb))).toBe('done')
    expect(
      await one(`select poster_url, hero_url is not null as hero from game where name = 'Lanternlight'`),
    ).toEqual({
      poster_url: null,
      hero: true,
    })
  })

  it('an interrupted import creates no second game or picture', async () => {
    const id = await ask('igdb', LANTERNLIGHT.igdb)
    const broken = activitiesWith({
      files: {
        ...files,
        keep: async (key, draft) => {
          await files.keep(key, draft)
          throw new Error('killed')
        },
      },
    })
    await expect(broken.importGame(id)).rejects.toThrow('killed')
    expect(await activities.importGame(id)).toBe('done')
    expect(await activities.importGame(id)).toBe('over')
    expect(await one(`select count(*)::int from game where name = 'Lanternlight'`)).toEqual({ count: 1 })
    const rows = await one(`select count(*)::int from upload`)
    expect(rows).toEqual({ count: 3 })
    const left = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.part'))
    expect(left).toEqual([])
  })

  it('an import is abandoned after a time limit, but a finished import stays', async () => {
    const id = await ask('igdb', LANTERNLIGHT.igdb)
    await activities.giveUpImport(id)
    expect(await rowOf(id)).toMatchObject({ failure: 'vendor-away', over: true })
    expect(await activities.importGame(id)).toBe('over')
    const done = await ask('igdb', LANTERNLIGHT.igdb)
    await activities.importGame(done)
    await activities.giveUpImport(done)
    expect(await rowOf(done)).toMatchObject({ failure: null })
  })

  it('a picture at an internal URL is not fetched', async () => {
    const inside = activitiesWith({ publicWeb: createPublicWeb(null) })
    expect(await inside.importGame(await ask('igdb', LANTERNLIGHT.igdb))).toBe('done')
    expect(
      await one(`select poster_url, hero_url, thumbnail_url from game where name = 'Lanternlight'`),
    ).toEqual({
      poster_url: null,
      hero_url: null,
      thumbnail_url: null,
    })
  })
})
