/**
 * Requests that the catalog and the store accept. IGDB's follow its documentation of version 4 (api-docs.igdb.com, as
 * of November 2026). Steam has no documentation, so its requests follow those of its own pages at that time.
 */
import { z } from 'zod'
import { asked, bearer, headers, maybe, number, once, query, type Requests, text } from './words.ts'

const pictures = ['image_id', 'url', 'width', 'height', 'animated', 'alpha_channel']
const named = ['name', 'slug', 'url']
/** The fields of a game that our requests can name, and the fields of the objects in it. */
const fields: Readonly<Record<string, readonly string[]>> = {
  id: [],
  name: [],
  summary: [],
  storyline: [],
  slug: [],
  url: [],
  first_release_date: [],
  version_parent: [],
  version_title: [],
  game_type: ['type'],
  platforms: [...named, 'abbreviation', 'alternative_name'],
  genres: named,
  themes: named,
  game_modes: named,
  keywords: named,
  alternative_names: ['name', 'comment'],
  cover: pictures,
  artworks: pictures,
  screenshots: pictures,
  websites: ['url', 'type', 'trusted'],
  external_games: ['uid', 'external_game_source', 'name', 'url', 'year'],
  release_dates: ['date', 'date_format', 'platform', 'release_region', 'human', 'status', 'y', 'm'],
  involved_companies: ['company', 'company.name', 'developer', 'publisher', 'porting', 'supporting'],
}

const isField = (path: string): boolean => {
  const [name = '', ...rest] = path.split('.')
  const known = fields[name]
  return known !== undefined && (rest.length === 0 || known.includes(rest.join('.')))
}

/** Checks the arguments of each clause of a query to IGDB. */
const clauses: Readonly<Record<string, (words: string) => boolean>> = {
  fields: (words) => words.split(',').every((each) => isField(each.trim())),
  where: (words) => /^\w+ (?:=|!=|<=|>=|<|>) (?:null|\d+)$/.test(words),
  limit: (words) => /^\d+$/.test(words) && Number(words) >= 1 && Number(words) <= 500,
  offset: (words) => /^\d+$/.test(words),
  search: (words) => /^"[^"\\]+"$/.test(words),
  sort: (words) => /^\w+ (?:asc|desc)$/.test(words),
}

/** Splits a query into clauses: a word, its arguments and a semicolon. Quoted text can contain semicolons. */
const clausesOf = (body: string): readonly (readonly [string, string])[] | null => {
  const whole = /^(?:\s*\w+ (?:"[^"]*"|[^";])+;)+\s*$/.test(body)
  const found = [...body.matchAll(/(\w+) ((?:"[^"]*"|[^";])+);/g)]
  return whole ? found.map(([, word = '', rest = '']) => [word, rest.trim()]) : null
}

const troubleOf = (body: string): string | null => {
  const given = clausesOf(body)
  if (given === null) return 'is not a query'
  const words = given.map(([word]) => word)
  if (new Set(words).size < words.length) return 'has a clause twice'
  if (words.includes('search') && words.includes('sort')) return 'sorts a search'
  const wrong = given.find(([word, rest]) => clauses[word]?.(rest) !== true)
  return wrong === undefined ? null : `has unknown fields: ${wrong.join(' ')}`
}

const question = z.string().superRefine((body, context) => {
  const message = troubleOf(body)
  if (message !== null) context.addIssue({ code: 'custom', message })
})

const shop = { l: maybe(), cc: maybe(z.string().length(2)) }

export const gameRequests: Requests = {
  'POST https://api.igdb.com/v4/games': {
    headers: headers({ 'client-id': text, authorization: bearer, accept: z.literal('application/json') }),
    query: query(),
    body: question,
  },
  // Steam returns one app at a time, except for prices.
  'GET https://store.steampowered.com/api/appdetails': asked({
    query: query({ ...shop, appids: once(number(1, 4_294_967_295)), filters: maybe() }),
  }),
  'GET https://store.steampowered.com/api/storesearch/': asked({ query: query({ ...shop, term: once() }) }),
}
