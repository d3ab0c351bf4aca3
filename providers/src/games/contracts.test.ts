/**
 * Tests vendor responses: IGDB's according to its documentation (api-docs.igdb.com, v4, as of 2026-11), Steam's as
 * its store returned them at that time.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Answer, type Asked, startVendorServer, type VendorServer } from '../testing/vendorServer.ts'
import { VendorBusy, VendorUnavailable } from '../vendor.ts'
import { createIgdb } from './igdb.ts'
import { gameProvidersFromEnvironment } from './index.ts'
import { createSteam, dayOf } from './steam.ts'

let vendor: VendorServer
beforeAll(async () => {
  vendor = await startVendorServer()
})
afterAll(() => vendor.stop())
beforeEach(() => vendor.asked.splice(0))

const answers = (byPath: Readonly<Record<string, (asked: Asked) => Answer | null>>) => {
  vendor.answer = (asked) => byPath[asked.path]?.(asked) ?? { status: 404 }
}
/** Closes the connection in the middle of a response. */
const cutting = (): void => {
  vendor.answer = (_asked, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4096' })
    response.write('[{"id": 1')
    setImmediate(() => response.destroy())
    return null
  }
}

describe('reading games from the catalog IGDB', () => {
  const token = () => ({
    json: { access_token: 'access12345token', expires_in: 5_587_808, token_type: 'bearer' },
  })
  const portal = {
    id: 72,
    name: 'Portal 2',
    summary: 'Sequel to the acclaimed Portal.',
    cover: { id: 82660, image_id: 'co1rs4' },
    artworks: [{ id: 3, image_id: 'ar4xl' }],
    screenshots: [{ id: 723, image_id: 'x7pzfljardlljvtqcgv4' }],
    platforms: [6, 9, 12, 3, 14, 130],
    genres: [{ id: 9, name: 'Puzzle' }],
    themes: [{ id: 18, name: 'Science fiction' }],
    game_modes: [
      { id: 1, name: 'Single player' },
      { id: 3, name: 'Co-operative' },
    ],
    alternative_names: [{ id: 1, name: 'Portal Two' }],
    involved_companies: [
      { id: 1, company: { id: 56, name: 'Valve' }, developer: true, publisher: true },
      { id: 2, company: { id: 1, name: 'Electronic Arts' }, developer: false, publisher: false },
    ],
    websites: [
      { id: 1, type: 13, url: 'https://store.steampowered.com/app/620' },
      { id: 2, type: 1, url: 'http://www.thinkwithportals.com' },
    ],
    external_games: [
      { id: 1, uid: '620', external_game_source: 1 },
      { id: 2, uid: '19731', external_game_source: 14 },
      { id: 3, external_game_source: 5 },
    ],
    release_dates: [
      { id: 1, date: 1303171200, date_format: 0, platform: 6 },
      { id: 2, date: 1303084800, date_format: 0, platform: 12 },
      { id: 3, date: 1672444800, date_format: 2, platform: 130 },
      { id: 4, date_format: 7, platform: 9 },
    ],
  }
  const igdb = (games: (asked: Asked) => Answer | null = () => ({ json: [portal] })) => {
    answers({ '/oauth2/token': token, '/v4/games': games })
    return createIgdb({ baseUrl: vendor.url, clientId: 'an app', clientSecret: 'a secret' })
  }
  const body = (index: number) => vendor.asked[index]?.body ?? ''

  it("every request to IGDB has a token that was requested with the app's credentials", async () => {
    const catalogue = igdb()
    await catalogue.search('portal')
    await catalogue.search('portal')
    expect(vendor.asked.map(({ path }) => path)).toEqual(['/oauth2/token', '/v4/games', '/v4/games'])
    expect(Object.fromEntries(new URLSearchParams(body(0)))).toEqual({
      client_id: 'an app',
      client_secret: 'a secret',
      grant_type: 'client_credentials',
    })
    expect(vendor.asked[1]?.headers).toMatchObject({
      'client-id': 'an app',
      authorization: 'Bearer access12345token',
    })
  })

  it('the search words sent to IGDB cannot end the quotes in the query', async () => {
    expect(await igdb().search('Portal 2"; fields *; where id > 0; ')).toEqual([
      { externalId: '72', name: 'Portal 2', releasedOn: '2011-04-18', developer: 'Valve' },
    ])
    expect(body(1)).toMatch(
      /^search "Portal 2 {2,}fields \* {2}where id > 0"; fields [\w., ]+; where version_parent = null; limit 20;$/,
    )
  })

  it("IGDB returns a game's names, pictures, exact dates, platforms and ids in other catalogs", async () => {
    expect(await igdb().read('72')).toEqual({
      externalId: '72',
      name: 'Portal 2',
      releasedOn: '2011-04-18',
      developer: 'Valve',
      publisher: 'Valve',
      description: 'Sequel to the acclaimed Portal.',
      website: 'http://www.thinkwithportals.com',
      aliases: ['Portal Two'],
      tags: ['Puzzle', 'Science fiction', 'Single player', 'Co-operative'],
      families: ['Pc', 'Playstation', 'Xbox', 'Nintendo'],
      releases: [
        { family: 'Pc', releasedOn: '2011-04-19' },
        { family: 'Xbox', releasedOn: '2011-04-18' },
      ],
      steamId: '620',
      twitchId: '19731',
      coverUrl: `${vendor.url}/igdb/image/upload/t_cover_big_2x/co1rs4.jpg`,
      artUrl: `${vendor.url}/igdb/image/upload/t_1080p/ar4xl.jpg`,
    })
    expect(body(1)).toMatch(/where id = 72; limit 1;$/)
  })

  it('a game from IGDB can have only a name', async () => {
    expect(await igdb(() => ({ json: [{ id: 5, name: 'Untold' }] })).read('5')).toMatchObject({
      name: 'Untold',
      releasedOn: null,
      developer: '',
      description: '',
      coverUrl: null,
      steamId: null,
      families: [],
    })
  })

  it('IGDB returns no game for an unknown or invalid id', async () => {
    const catalogue = igdb(() => ({ json: [] }))
    expect(await catalogue.read('99')).toBeNull()
    expect(await catalogue.read('72; limit 500')).toBeNull()
    expect(vendor.asked).toHaveLength(2)
  })

  it('if IGDB rejects a token, one new token is requested from IGDB', async () => {
    const catalogue = igdb(() => (vendor.asked.length === 2 ? { status: 401, json: {} } : { json: [portal] }))
    expect(await catalogue.search('portal')).toHaveLength(1)
    expect(vendor.asked.map(({ path }) => path)).toEqual([
      '/oauth2/token',
      '/v4/games',
      '/oauth2/token',
      '/v4/games',
    ])
    const refusing = igdb(() => ({ status: 401, json: {} }))
    await expect(refusing.search('portal')).rejects.toThrow('IGDB rejects a token that it just issued')
  })

  it('after a limit, IGDB gets no requests until the time that it names', async () => {
    const asked = igdb(() => ({ status: 429, headers: { 'retry-after': '7' }, json: {} })).search('portal')
    const error = await asked.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(VendorBusy)
    const seconds = error instanceof VendorBusy ? (error.until.getTime() - Date.now()) / 1000 : 0
    expect(seconds).toBeGreaterThan(5)
    expect(seconds).toBeLessThanOrEqual(7)
  })

  it.each([
    ['an error', () => ({ status: 500, json: {} })],
    ['something other than games', () => ({ json: [{ title: 'Syntax Error' }] })],
  ])('IGDB counts as unavailable if it returns %s', async (_, games) => {
    await expect(igdb(games).search('portal')).rejects.toBeInstanceOf(VendorUnavailable)
  })

  it('if IGDB closes the connection, it counts as unavailable, and the next caller requests a new token', async () => {
    const catalogue = igdb()
    cutting()
    await expect(catalogue.search('portal')).rejects.toBeInstanceOf(VendorUnavailable)
    answers({ '/oauth2/token': token, '/v4/games': () => ({ json: [portal] }) })
    expect(await catalogue.search('portal')).toHaveLength(1)
  })

  it('IGDB is turned off if our settings have no credentials for it', () => {
    expect(gameProvidersFromEnvironment({}).catalogue).toBeNull()
    expect(
      gameProvidersFromEnvironment({ IGDB_CLIENT_ID: 'an app', IGDB_CLIENT_SECRET: '' }).catalogue,
    ).toBeNull()
    expect(
      gameProvidersFromEnvironment({ IGDB_CLIENT_ID: 'an app', IGDB_CLIENT_SECRET: 's' }).catalogue,
    ).not.toBeNull()
  })
})

describe("reading games from Steam's store", () => {
  const fortress = {
    type: 'game',
    name: 'Team Fortress&reg; 2',
    steam_appid: 440,
    required_age: 0,
    is_free: true,
    short_description: 'Nine distinct classes &amp; <strong>hats</strong>.',
    about_the_game: '<p>One of the most popular games.</p>',
    header_image: 'https://shared.akamai.steamstatic.com/store_item_assets/steam/apps/440/header.jpg?t=1',
    website: null,
    developers: ['Valve'],
    publishers: ['Valve'],
    platforms: { windows: true, mac: false, linux: true },
    categories: [{ id: 1, description: 'Multi-player' }],
    genres: [{ id: '1', description: 'Action' }],
    screenshots: [{ id: 0, path_thumbnail: 'https://s.example/t.jpg', path_full: 'https://s.example/f.jpg' }],
    release_date: { coming_soon: false, date: '10 Oct, 2007' },
  }
  const steam = (path: string, json: unknown) => {
    answers({ [path]: () => ({ json }) })
    return createSteam(vendor.url)
  }

  it('Steam returns an app by id in plain text', async () => {
    expect(await steam('/api/appdetails', { 440: { success: true, data: fortress } }).read('440')).toEqual({
      appId: '440',
      name: 'Team Fortress® 2',
      kind: 'game',
      description: 'Nine distinct classes & hats.',
      developer: 'Valve',
      releasedOn: '2007-10-10',
      tags: ['Action', 'Multi-player'],
      headerUrl: fortress.header_image,
      screenshotUrls: ['https://s.example/f.jpg'],
    })
    expect(Object.fromEntries(vendor.asked[0]?.query ?? [])).toEqual({
      appids: '440',
      l: 'english',
      cc: 'us',
    })
  })

  it("Steam's long description is used if there is no short one", async () => {
    const app = { ...fortress, short_description: '', screenshots: undefined, header_image: undefined }
    const found = await steam('/api/appdetails', { 440: { success: true, data: app } }).read('440')
    expect(found).toMatchObject({
      description: 'One of the most popular games.',
      headerUrl: null,
      screenshotUrls: [],
    })
  })

  it('Steam returns nothing for an unknown id', async () => {
    expect(await steam('/api/appdetails', { 1: { success: false } }).read('1')).toBeNull()
  })

  it('the search in Steam finds apps by name, but no bundles', async () => {
    const items = [
      { type: 'app', name: 'Team Fortress 2', id: 440, tiny_image: 'https://s.example/t.jpg' },
      { type: 'bundle', name: 'Valve Complete Pack', id: 232 },
    ]
    expect(await steam('/api/storesearch/', { total: 2, items }).search('fortress')).toEqual([
      { externalId: '440', name: 'Team Fortress 2', releasedOn: null, developer: '' },
    ])
  })

  it('if Steam limits our requests with an empty response, it gets no requests for a minute', async () => {
    vendor.answer = (_asked, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('null')
      return null
    }
    await expect(createSteam(vendor.url).read('440')).rejects.toBeInstanceOf(VendorBusy)
  })

  it.each([
    ['an error', () => answers({ '/api/appdetails': () => ({ status: 502 }) })],
    ['half a response', cutting],
    ['something other than an app', () => answers({ '/api/appdetails': () => ({ json: { 440: 'sorry' } }) })],
  ])('Steam counts as unavailable if it returns %s', async (_, fail) => {
    fail()
    await expect(createSteam(vendor.url).read('440')).rejects.toBeInstanceOf(VendorUnavailable)
  })

  it.each([
    ['9 Oct, 2026', '2026-10-09'],
    ['Oct 9, 2026', '2026-10-09'],
    ['1 March, 2027', '2027-03-01'],
    ['31 Feb, 2026', null],
    ['Q1 2027', null],
    ['2027', null],
    ['Coming soon', null],
    ['', null],
  ])("Steam's date %s is read as %s", (written, day) => {
    expect(dayOf(written)).toBe(day)
  })
})
