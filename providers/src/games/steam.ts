/**
 * Steam's store as its own pages use it: `appdetails` and `storesearch` of store.steampowered.com/api. Valve
 * documents neither of them; the schemas follow responses of 2026-11 and the Steamworks forum. No key is needed, and
 * about two hundred calls are allowed in five minutes.
 */
import { isoDay } from '@questboard/domain'
import { z } from 'zod'
import { VendorBusy } from '../vendor.ts'
import { call, read } from './call.ts'
import type { GameStore, StoreGame } from './game.ts'
import { inTime, patienceOfPeople } from './inTime.ts'

const REFUSED_MS = 60_000

const named = z.array(z.object({ description: z.string() })).default([])

const app = z.object({
  type: z.string(),
  name: z.string(),
  steam_appid: z.number(),
  short_description: z.string().default(''),
  about_the_game: z.string().default(''),
  header_image: z.string().optional(),
  developers: z.array(z.string()).default([]),
  genres: named,
  categories: named,
  screenshots: z.array(z.object({ path_full: z.string() })).default([]),
  release_date: z.object({ coming_soon: z.boolean(), date: z.string() }).optional(),
})

/** Game details by app id. If the whole response is `null`, Steam refuses because of too many calls. */
const details = z.record(z.string(), z.object({ success: z.boolean(), data: app.optional() })).nullable()

const hits = z.object({
  items: z.array(z.object({ type: z.string(), id: z.number(), name: z.string() })),
})

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  reg: '®',
  trade: '™',
  copy: '©',
}

/** Descriptions contain HTML entities, and the long description also contains tags. */
const plain = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/li|\/h\d)[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,6})|(\w{2,6}));/g, (whole, number, name) =>
      number ? String.fromCodePoint(Number(number)) : (entities[name] ?? whole),
    )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Steam writes dates as "9 Oct, 2026" or "Oct 9, 2026". "Q1 2027", "2027" and "Coming soon" are not dates. */
export const dayOf = (written: string): string | null => {
  const parts =
    /^(?<day>\d{1,2}) (?<month>[A-Z][a-z]{2})[a-z]*,? (?<year>\d{4})$/.exec(written.trim()) ??
    /^(?<month>[A-Z][a-z]{2})[a-z]* (?<day>\d{1,2}),? (?<year>\d{4})$/.exec(written.trim())
  const { day = '', month = '', year = '' } = parts?.groups ?? {}
  const index = months.indexOf(month)
  if (index < 0) return null
  const date = new Date(Date.UTC(Number(year), index, Number(day)))
  return date.getUTCDate() === Number(day) ? isoDay(date) : null
}

const kindOf = (type: string): StoreGame['kind'] =>
  type === 'game' || type === 'dlc' || type === 'demo' ? type : 'other'

/** Uses the short description, which is meant for lists. The long one starts with pictures and headings. */
const gameOf = (found: z.infer<typeof app>): StoreGame => ({
  appId: String(found.steam_appid),
  name: plain(found.name),
  kind: kindOf(found.type),
  description: plain(found.short_description) || plain(found.about_the_game).slice(0, 2000),
  developer: found.developers[0] ?? '',
  releasedOn: dayOf(found.release_date?.date ?? ''),
  tags: [...found.genres, ...found.categories].map(({ description }) => description),
  headerUrl: found.header_image ?? null,
  screenshotUrls: found.screenshots.map(({ path_full }) => path_full),
})

export const createSteam = (
  baseUrl = 'https://store.steampowered.com',
  { searchMs, callMs } = patienceOfPeople,
): GameStore => {
  const ask = async <T>(schema: z.ZodType<T>, path: string, asked: Record<string, string>): Promise<T> =>
    read(
      schema,
      await call(`${baseUrl}/api/${path}?${new URLSearchParams({ ...asked, l: 'english', cc: 'us' })}`, {
        headers: { accept: 'application/json' },
        patienceMs: callMs,
      }),
    )
  return {
    async search(words) {
      const { items } = await inTime(searchMs, ask(hits, 'storesearch/', { term: words }))
      return items
        .filter(({ type }) => type === 'app')
        .map(({ id, name }) => ({ externalId: String(id), name, releasedOn: null, developer: '' }))
    },
    async read(appId) {
      const answer = await ask(details, 'appdetails', { appids: appId })
      if (answer === null)
        throw new VendorBusy('Steam’s store: too many requests', new Date(Date.now() + REFUSED_MS))
      const found = answer[appId]
      return found?.success && found.data ? gameOf(found.data) : null
    },
  }
}
