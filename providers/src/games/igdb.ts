/** The general catalog is IGDB, which belongs to Twitch and accepts the credentials of a Twitch app. */
import type { z } from 'zod'
import { VendorUnavailable } from '../vendor.ts'
import { call, read } from './call.ts'
import type { GameCatalogue } from './game.ts'
import { foundGames, gameOf, games, hitOf, token } from './igdbAnswers.ts'
import { inTime, type Patience, patienceOfPeople } from './inTime.ts'
import { createPace } from './pace.ts'

export type IgdbSettings = {
  /** The sandbox's URL. If undefined, uses the vendor's three hosts. */
  readonly baseUrl?: string | undefined
  readonly clientId: string
  readonly clientSecret: string
  readonly patience?: Patience
}

/** The vendor's rate limits per client. */
const limits = { perSecond: 4, atOnce: 8 }
/** A token is renewed before it expires, so that it is still valid for requests in progress. */
const MARGIN_MS = 60_000

const hitFields =
  'id, name, release_dates.date, release_dates.date_format, release_dates.platform, involved_companies.developer, involved_companies.publisher, involved_companies.company.name'
const gameFields = `${hitFields}, summary, cover.image_id, artworks.image_id, screenshots.image_id, platforms, genres.name, themes.name, game_modes.name, alternative_names.name, websites.url, websites.type, external_games.uid, external_games.external_game_source`

/** Removes quotation marks, because a quotation mark would end the search text. */
const quoted = (words: string): string => `"${words.replace(/["\\\p{Cc};]/gu, ' ').trim()}"`

type Token = { readonly text: string; readonly endsAt: number }

const createToken = (
  tokenUrl: string,
  { clientId, clientSecret, patience = patienceOfPeople }: IgdbSettings,
) => {
  let current: Promise<Token> | undefined
  const ask = async (): Promise<Token> => {
    const response = await call(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret,
        grant_type: 'client_credentials',
      }),
      patienceMs: patience.callMs,
    })
    if (response.status === 401) throw new VendorUnavailable('IGDB rejects the client ID or its secret')
    const { access_token, expires_in } = await read(token, response)
    return { text: access_token, endsAt: Date.now() + expires_in * 1000 - MARGIN_MS }
  }
  return {
    async get(): Promise<string> {
      const known = await current?.catch(() => undefined)
      if (known !== undefined && known.endsAt > Date.now()) return known.text
      current = ask()
      return (await current).text
    },
    forget(): void {
      current = undefined
    },
  }
}

export const createIgdb = (settings: IgdbSettings): GameCatalogue => {
  const { baseUrl, patience = patienceOfPeople } = settings
  const apiUrl = baseUrl ? `${baseUrl}/v4` : 'https://api.igdb.com/v4'
  const imageUrl = baseUrl ?? 'https://images.igdb.com'
  const access = createToken(
    baseUrl ? `${baseUrl}/oauth2/token` : 'https://id.twitch.tv/oauth2/token',
    settings,
  )
  const pace = createPace(limits)

  const ask = async (body: string): Promise<Response> => {
    const bearer = await access.get()
    const headers = {
      'client-id': settings.clientId,
      authorization: `Bearer ${bearer}`,
      accept: 'application/json',
      'content-type': 'text/plain',
    }
    return pace(() => call(`${apiUrl}/games`, { method: 'POST', headers, body, patienceMs: patience.callMs }))
  }

  /** A token can be revoked early. In that case, one new token is requested. */
  const query = async <T>(schema: z.ZodType<T>, body: string): Promise<T> => {
    const first = await ask(body)
    if (first.status !== 401) return read(schema, first)
    access.forget()
    const second = await ask(body)
    if (second.status === 401) throw new VendorUnavailable('IGDB rejects a token that it just issued')
    return read(schema, second)
  }

  return {
    async search(words) {
      // Only games without a parent version are searched, because editions count as the game itself.
      const asked = `search ${quoted(words)}; fields ${hitFields}; where version_parent = null; limit 20;`
      const found = await inTime(patience.searchMs, query(foundGames, asked))
      return found.map(hitOf)
    },
    async read(externalId) {
      if (!/^[1-9]\d{0,9}$/.test(externalId)) return null
      const [game] = await query(games, `fields ${gameFields}; where id = ${externalId}; limit 1;`)
      return game ? gameOf(game, imageUrl) : null
    },
  }
}
