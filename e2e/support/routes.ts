import { screens } from '@questboard/web/paths'
import type { APIRequestContext } from 'playwright-core'
import { z } from 'zod'
import type { Kind } from './accounts.ts'
import { askGateway } from './api.ts'

export type Who = Kind | 'visitor'
export const everyone: readonly Who[] = ['visitor', 'company', 'creator', 'user']

type Route = (typeof screens)[number]

/** Who may open what, in the spec's words (§2, §6), told apart from the client's own table. The first that fits counts. */
const rules: readonly (readonly [RegExp, readonly Who[]])[] = [
  [/^\/(login|register(\/\w+)?)$/, ['visitor']],
  [/^\/(reset-password|new-password|verify-email|auth\/auth|company\/join)$/, everyone],
  [/^\/(explore|games|terms-of-use|privacy-policy|custom-domain-company)(\/|$)/, everyone],
  [/^\/company\/:companyId(\/campaigns|\/join)?$/, everyone],
  [/^\/creator-programs\/:programId\/join$/, everyone],
  [/^(\/|\/:slug)$/, everyone],
  [/^\/:slug\//, ['creator']],
  [/^\/creator-programs(\/memberships)?$/, ['company', 'creator', 'user']],
  [/^\/creator-programs\/:programId(\/(keys|missions|quests))?$/, ['company', 'creator']],
  [/^\/(creator|deals|campaigns\/browse|campaigns\/quests\/browse)(\/|$)/, ['creator']],
  [/^\/user\/creator-pages$/, ['creator']],
  [/^\/user\/creator-access$/, ['creator', 'user']],
  [/^\/missions$/, ['company', 'creator', 'user']],
  [
    /^\/(user|home|home\/user|home\/feed)(\/(settings.*|connections|topics.*))?$/,
    ['company', 'creator', 'user'],
  ],
  [/^\/missions\/:missionId$/, ['company', 'creator']],
  [/^\/campaigns(\/:campaignId|\/quests\/:questId(\/:runId)?)?$/, ['company', 'creator']],
  [/^\/(company|campaigns|missions|creator-programs|insights|home\/company)(\/|$)/, ['company']],
]

export function mayOpen({ path }: Pick<Route, 'path'>, who: Who): boolean {
  const rule = rules.find(([pattern]) => pattern.test(path))
  if (!rule) throw new Error(`no rule says who may open ${path}`)
  return rule[1].includes(who)
}

export const routes: readonly Route[] = screens

const tables: Record<string, string> = {
  gameId: 'game',
  companyId: 'company',
  articleId: 'game_news',
  missionId: 'mission',
  campaignId: 'key_campaign',
  questId: 'quest',
  runId: 'quest_run',
  programId: 'creator_program',
}

const rowsShape = z.record(z.string(), z.array(z.object({ id: z.string() })))

/** Addresses with real rows in them, as far as this person sees any. */
export function createFiller(request: APIRequestContext): (path: string) => Promise<string> {
  const known = new Map<string, string>([['slug', 'nova']])
  const find = async (name: string): Promise<string> => {
    const table = tables[name]
    if (!table) return '00000000-0000-4000-8000-000000000001'
    const { data } = await askGateway(request, 'First', `query First { ${table}(limit: 1) { id } }`)
    return (data && rowsShape.parse(data)[table]?.[0]?.id) ?? '00000000-0000-4000-8000-000000000001'
  }
  return async (path) => {
    let filled = path
    for (const [whole, name = ''] of path.matchAll(/:(\w+)/g)) {
      const id = known.get(name) ?? (await find(name))
      known.set(name, id)
      filled = filled.replace(whole, id)
    }
    return filled.replace('/*', '')
  }
}

/** Goes to another screen as a link inside the product would: without loading the page anew. */
export const followLink = (path: string): void => {
  window.history.pushState({}, '', path)
  window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
}
