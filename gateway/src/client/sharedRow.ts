import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { EngineLink, Flow } from '../graphql/engineLink.ts'

/** The title and description that search engines and shared links show. */
export type About = { readonly title: string; readonly description: string; readonly image?: string | null }

type Kind = { readonly pattern: RegExp; readonly query: string }

const uuid = '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})'
const byId = (path: string, query: string): Kind => ({
  pattern: new RegExp(`^${path.replace(':id', uuid)}/?$`, 'i'),
  query,
})

/** The pages that shared links open, with the queries for their titles. `npm run check` reads these queries. */
const kinds: readonly Kind[] = [
  byId(
    '/(?:campaigns|campaigns/quests|missions|creator-programs)/:id',
    'query SharedRow($key: uuid!) { row: activation_by_pk(id: $key) { title: name description image: hero_url by: company { name } } }',
  ),
  byId(
    '/games/:id(?:/news|/streams|/videos)?',
    'query SharedRow($key: uuid!) { row: game_by_pk(id: $key) { title: name description image: hero_url } }',
  ),
  byId(
    '/company/:id(?:/campaigns)?',
    'query SharedRow($key: uuid!) { row: company_by_pk(id: $key) { title: name description image: logo_url } page: company_page_by_pk(company_id: $key) { description image: hero_url } }',
  ),
  {
    pattern: /^\/([a-z0-9][a-z0-9-]{0,98}[a-z0-9])\/?$/i,
    query:
      'query SharedRow($key: citext!) { rows: creator_page(where: { slug: { _eq: $key } }, limit: 1) { title description image: hero_url } }',
  },
]

const text = z.string().nullish()
const part = z.object({ description: text, image: text })
const row = part.extend({ title: z.string(), by: z.object({ name: z.string() }).nullish() })
const answer = z.object({
  data: z.object({ row: row.nullish(), page: part.nullish(), rows: z.array(row).optional() }),
})

const mostSigns = 200

/** Shortens a text to one line, as long as search engines show. */
const shortened = (words: string): string => {
  const line = words.replace(/\s+/g, ' ').trim()
  return line.length <= mostSigns ? line : `${line.slice(0, mostSigns - 1).trimEnd()}…`
}

const aboutOf = (body: string): About | null => {
  const { data } = answer.parse(JSON.parse(body))
  const found = data.row ?? data.rows?.[0]
  if (!found) return null
  const { title, by, description, image } = found
  return {
    title: shortened(by ? `${title} · ${by.name}` : title),
    description: shortened(data.page?.description || description || `${title} on Questboard`),
    image: data.page?.image || image || null,
  }
}

const largestAnswer = 64 * 1024

/** Reads as a visitor, who sees only public rows. Null if there is no row or the response comes too late. */
const askAsVisitor = (engine: EngineLink, body: Buffer, signal: AbortSignal): Promise<string | null> =>
  new Promise((resolve) => {
    const pieces: Buffer[] = []
    let flow: Flow | undefined
    let size = 0
    const leave = () => {
      flow?.abort()
      resolve(null)
    }
    signal.addEventListener('abort', leave, { once: true })
    engine.ask(
      { path: '/v1/graphql', headers: { 'content-type': 'application/json' }, body, mayRepeat: true },
      {
        onStart(started) {
          flow = started
          if (signal.aborted) leave()
        },
        onHead({ status }) {
          if (status !== 200) leave()
        },
        onData(piece) {
          size += piece.length
          if (size > largestAnswer) leave()
          else pieces.push(piece)
        },
        onEnd: () => resolve(Buffer.concat(pieces).toString('utf8')),
        onError: () => resolve(null),
      },
    )
  })

type Bounds = {
  readonly waitMs: number
  readonly atOnce: number
  readonly kept: number
  readonly keptMs: number
}

/** A page works without its title and description, so it waits for them only briefly. */
const usual: Bounds = { waitMs: 150, atOnce: 10, kept: 1000, keptMs: 60_000 }

type Known = { readonly about: About | null; readonly until: number }

/** Finds the title and description of a page about one row, if every visitor can read the row. */
export const createSharedRows = (engine: EngineLink, bounds: Bounds = usual) => {
  const known = new Map<string, Known>()
  let underWay = 0

  const keep = (path: string, about: About | null): void => {
    known.delete(path)
    known.set(path, { about, until: Date.now() + bounds.keptMs })
    for (const oldest of known.keys()) {
      if (known.size <= bounds.kept) return
      known.delete(oldest)
    }
  }

  const find = async (path: string, { query }: Kind, key: string): Promise<About | null> => {
    const leaving = new AbortController()
    const body = Buffer.from(JSON.stringify({ query, variables: { key }, operationName: 'SharedRow' }))
    underWay += 1
    try {
      const timer = wait(bounds.waitMs, null, { signal: leaving.signal }).catch(() => null)
      const said = await Promise.race([askAsVisitor(engine, body, leaving.signal), timer])
      if (said === null) return null
      const about = aboutOf(said)
      keep(path, about)
      return about
    } catch {
      return null
    } finally {
      leaving.abort()
      underWay -= 1
    }
  }

  return async (path: string): Promise<About | null> => {
    const kept = known.get(path)
    if (kept && kept.until > Date.now()) return kept.about
    for (const kind of kinds) {
      const key = kind.pattern.exec(path)?.[1]
      if (key !== undefined) return underWay < bounds.atOnce ? find(path, kind, key) : null
    }
    return null
  }
}

export type SharedRows = ReturnType<typeof createSharedRows>
