import { randomUUID } from 'node:crypto'
import express, { type RequestHandler, Router } from 'express'
import { games, gamesNamed, type SandboxGame } from '../games/catalogue.ts'
import { drawPicture } from '../games/drawPicture.ts'
import { gamesPage } from '../games/page.ts'
import { createFaults } from '../money/faults.ts'

/** Simulates id.twitch.tv (for the token), api.igdb.com/v4 and images.igdb.com under one URL. */
export const router: Router = Router()

const faults = createFaults({
  error: (response) => void response.status(500).json({ message: 'Internal server error' }),
  busy: (response) =>
    void response.status(429).set('retry-after', '1').json({ message: 'Too Many Requests' }),
})
router.get('/', (request, response) => {
  const page = { vendor: 'IGDB', at: request.baseUrl, idOf: ({ id }: SandboxGame) => id }
  response.type('html').send(gamesPage({ ...page, waiting: faults.waiting() }))
})
router.use('/faults', faults.router)

const TOKEN_SECONDS = 5_000_000
const tokens = new Set<string>()

router.post('/oauth2/token', faults.guard, express.urlencoded({ extended: false }), (request, response) => {
  const { client_id, client_secret, grant_type } = request.body ?? {}
  if (!client_id || grant_type !== 'client_credentials')
    return void response.status(400).json({ status: 400, message: 'missing client id' })
  if (!client_secret) return void response.status(403).json({ status: 403, message: 'invalid client secret' })
  const token = randomUUID().replaceAll('-', '')
  tokens.add(token)
  response.json({ access_token: token, expires_in: TOKEN_SECONDS, token_type: 'bearer' })
})

/** The times of the calls in the last second. IGDB allows four per second. */
let calls: readonly number[] = []
const onlyFour: RequestHandler = (_request, response, next) => {
  const now = Date.now()
  calls = [...calls.filter((moment) => moment > now - 1000), now]
  // A delayed call can arrive in the next second, so the sandbox accepts one extra call.
  if (calls.length <= 5) return next()
  response.status(429).set('retry-after', '1').json({ message: 'Too Many Requests' })
}

const authorized: RequestHandler = (request, response, next) => {
  const token = /^Bearer (\w+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  if (request.headers['client-id'] && tokens.has(token)) return next()
  response.status(401).json({ message: 'Authorization Failure. Have you tried: Auth Header: Bearer' })
}

const told = (game: SandboxGame) => ({
  id: game.id,
  name: game.name,
  ...(game.summary && { summary: game.summary }),
  ...(game.hasCover && {
    cover: { id: game.id, image_id: `co${game.id}` },
    artworks: [{ id: game.id, image_id: `ar${game.id}` }],
  }),
  ...(game.releasedAt && {
    release_dates: game.platforms.map((platform, index) => ({
      id: game.id * 10 + index,
      date: game.releasedAt + index * 30 * 86_400,
      date_format: 0,
      platform,
    })),
  }),
  ...(game.platforms.length > 0 && { platforms: game.platforms }),
  ...(game.genre && { genres: [{ id: 1, name: game.genre }] }),
  ...(game.theme && { themes: [{ id: 1, name: game.theme }] }),
  game_modes: [{ id: 1, name: 'Single player' }],
  alternative_names: [{ id: game.id, name: `${game.name} (working title)` }],
  involved_companies: [
    { id: 1, developer: true, publisher: false, company: { id: 1, name: game.developer } },
    { id: 2, developer: false, publisher: true, company: { id: 2, name: 'Cobalt Harbor' } },
  ],
  websites: [{ id: 1, type: 1, url: `https://${game.name.toLowerCase().replace(/\W+/g, '-')}.example` }],
  external_games: [
    { id: 1, uid: String(game.appId), external_game_source: 1 },
    { id: 2, uid: game.twitchId, external_game_source: 14 },
  ],
})

/** Understands the Apicalypse queries of our clients: a search, or a single id. */
const found = (asked: string): readonly SandboxGame[] | null => {
  const words = /(?:^|;)\s*search "([^"]*)"\s*;/.exec(asked)?.[1]
  const id = /(?:^|;)\s*where id = (\d+)\s*;/.exec(asked)?.[1]
  const limit = Number(/(?:^|;)\s*limit (\d+)\s*;/.exec(asked)?.[1] ?? 10)
  if (!/(?:^|;)\s*fields [\w., ]+;/.test(asked)) return null
  if (words !== undefined) return gamesNamed(words).slice(0, limit)
  return id === undefined ? null : games.filter((game) => game.id === Number(id))
}

router.post(
  '/v4/games',
  faults.guard,
  authorized,
  onlyFour,
  express.text({ type: () => true }),
  (request, response) => {
    const list = found(String(request.body))
    if (list === null) return void response.status(400).json([{ title: 'Syntax Error', status: 400 }])
    response.json(list.map(told))
  },
)

const sizes: Readonly<Record<string, readonly [number, number]>> = {
  t_cover_big_2x: [528, 748],
  t_1080p: [1920, 1080],
}

router.get('/igdb/image/upload/:size/:picture', faults.guard, (request, response) => {
  const size = sizes[String(request.params.size)]
  const id = /^(?:co|ar)(\d+)\.jpg$/.exec(String(request.params.picture))?.[1]
  const game = games.find((each) => each.hasCover && each.id === Number(id))
  if (!size || !game) return void response.status(404).end()
  response.type('png').send(drawPicture(game.name, ...size))
})
