import { type Request, Router } from 'express'
import { games, gamesNamed, type SandboxGame } from '../games/catalogue.ts'
import { drawPicture } from '../games/drawPicture.ts'
import { gamesPage } from '../games/page.ts'
import { createFaults } from '../money/faults.ts'

/** The endpoints that Steam's own store pages use. */
export const router: Router = Router()

const faults = createFaults({
  error: (response) => void response.status(502).type('html').send('<html><body>Bad Gateway</body></html>'),
  // Steam's response after too many requests.
  busy: (response) => void response.status(429).json(null),
})
router.get('/', (request, response) => {
  const page = { vendor: 'Steam', at: request.baseUrl, idOf: ({ appId }: SandboxGame) => appId }
  response.type('html').send(gamesPage({ ...page, waiting: faults.waiting() }))
})
router.use('/faults', faults.router)

const placeOf = (request: Request): string => `http://${request.headers.host ?? ''}${request.baseUrl}`

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const dateOf = (seconds: number): string => {
  const date = new Date(seconds * 1000)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}, ${date.getUTCFullYear()}`
}

const screenshots = (game: SandboxGame, place: string) =>
  [0, 1, 2].map((id) => ({
    id,
    path_thumbnail: `${place}/pictures/${game.appId}/shot${id}.600x338.jpg`,
    path_full: `${place}/pictures/${game.appId}/shot${id}.1920x1080.jpg`,
  }))

const detailsOf = (game: SandboxGame, place: string) => ({
  type: 'game',
  name: game.name,
  steam_appid: game.appId,
  required_age: 0,
  is_free: false,
  short_description: game.summary.replaceAll('&', '&amp;'),
  about_the_game: game.summary && `<h2>About</h2><p>${game.summary}</p>`,
  developers: [game.developer],
  publishers: ['Cobalt Harbor'],
  platforms: { windows: true, mac: false, linux: false },
  categories: [{ id: 2, description: 'Single-player' }],
  genres: game.genre ? [{ id: '1', description: game.genre }] : [],
  ...(game.hasCover && {
    header_image: `${place}/pictures/${game.appId}/header.460x215.jpg`,
    screenshots: screenshots(game, place),
  }),
  release_date: {
    coming_soon: game.releasedAt * 1000 > Date.now(),
    date: game.releasedAt ? dateOf(game.releasedAt) : 'To be announced',
  },
})

router.get('/api/appdetails', faults.guard, (request, response) => {
  const appId = String(request.query.appids)
  const game = games.find((each) => String(each.appId) === appId)
  response.json({
    [appId]: game ? { success: true, data: detailsOf(game, placeOf(request)) } : { success: false },
  })
})

router.get('/api/storesearch/', faults.guard, (request, response) => {
  const items = gamesNamed(String(request.query.term ?? ''))
    .slice(0, 10)
    .map(({ appId, name }) => ({ type: 'app', name, id: appId, tiny_image: '', metascore: '' }))
  response.json({ total: items.length, items })
})

router.get('/pictures/:appId/:picture', faults.guard, (request, response) => {
  const { appId, picture } = request.params
  const [, width, height] = /\.(\d{3,4})x(\d{3,4})\.jpg$/.exec(String(picture)) ?? []
  if (!width || !height || !games.some((each) => String(each.appId) === appId))
    return void response.status(404).end()
  response.type('png').send(drawPicture(`${appId}/${picture}`, Number(width), Number(height)))
})
