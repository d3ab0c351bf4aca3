import { screens } from '@questboard/web/paths'
import type { APIRequestContext } from 'playwright-core'
import { z } from 'zod'
import type { Kind } from './accounts.ts'
import { publicUrl } from './addresses.ts'
import { askGateway } from './api.ts'

export type Who = Kind | 'visitor'
export const everyone: readonly Who[] = ['visitor', 'company', 'creator', 'user']

type Route = (typeof screens)[number]

/** Who may open what, in the rules' words (§2, §6), told apart from the client's own table. The first that fits counts. */
const rules: readonly (readonly [RegExp, readonly Who[]])[] = [
  [/^\/(login|register(\/\w+)?)$/, ['visitor']],
  [
    /^\/(reset-password|new-password|verify-email|unsubscribe\/:token|auth\/auth|company\/(join|invitation))$/,
    everyone,
  ],
  [/^\/(explore|games|plans|terms-of-use|privacy-policy|custom-domain-company|l)(\/|$)/, everyone],
  [/^\/company\/:companyId(\/campaigns|\/join)?$/, everyone],
  [/^\/creator-programs\/:programId\/join$/, everyone],
  [/^(\/|\/:slug)$/, everyone],
  [/^\/:slug\//, ['creator']],
  [/^\/creator-programs(\/memberships)?$/, ['company', 'creator', 'user']],
  [
    /^\/(missions\/:missionId|campaigns(\/:campaignId|\/quests\/:questId)|creator-programs\/:programId)$/,
    everyone,
  ],
  [/^\/creator-programs\/:programId\/(keys|missions|quests)$/, ['company', 'creator']],
  [/^\/creator\/onboarding(\/|$)/, ['creator', 'user']],
  [/^\/(creator|deals|campaigns\/browse|campaigns\/quests\/browse)(\/|$)/, ['creator']],
  [/^\/user\/creator-pages$/, ['creator']],
  [/^\/user\/creator-access$/, ['creator', 'user']],
  [
    /^\/(user|home|home\/user|home\/feed)(\/(settings.*|connections|notifications|topics.*))?$/,
    ['company', 'creator', 'user'],
  ],
  [/^\/missions$/, ['company', 'creator']],
  [/^\/campaigns(\/quests\/:questId\/:runId)?$/, ['company', 'creator']],
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

const rowsShape = z.record(z.string(), z.array(z.record(z.string(), z.string())))
const nobody = '00000000-0000-4000-8000-000000000001'

const ownShape = z.object({
  user: z.object({ id: z.string(), company: z.object({ id: z.string() }).nullish() }).optional(),
})

const first = async (request: APIRequestContext, table: string, column: string, where = '') => {
  const query = `query First { ${table}(limit: 1${where}) { ${column} } }`
  const { data } = await askGateway(request, 'First', query)
  return data ? rowsShape.parse(data)[table]?.[0]?.[column] : undefined
}

/** What is edited is one's own: the company's page and mission, the creator's page. */
async function findOwn(request: APIRequestContext): Promise<Map<string, string>> {
  const { user } = ownShape.parse(await (await request.get(`${publicUrl()}/api/auth/session`)).json())
  const mine = user && `, where: { creator_id: { _eq: "${user.id}" } }`
  const slug =
    (mine && (await first(request, 'creator_page', 'slug', mine))) ??
    (await first(request, 'creator_page', 'slug'))
  const company = user?.company?.id
  const ofCompany = `, where: { activation: { company_id: { _eq: "${company}" } } }`
  const mission = company && (await first(request, 'mission', 'id', ofCompany))
  return new Map([
    ['slug', slug ?? 'nobody'],
    ...(company ? [['companyId', company] as const] : []),
    ...(mission ? [['missionId', mission] as const] : []),
  ])
}

/** Addresses with real rows in them, as far as this person sees any. */
export function createFiller(request: APIRequestContext): (path: string) => Promise<string> {
  const own = findOwn(request)
  return async (path) => {
    const known = await own
    let filled = path
    for (const [whole, name = ''] of path.matchAll(/:(\w+)/g)) {
      const table = tables[name]
      const id = known.get(name) ?? (table && (await first(request, table, 'id'))) ?? nobody
      known.set(name, id)
      filled = filled.replace(whole, id)
    }
    return filled.replace('/*', '')
  }
}

/** Goes to another screen as a link inside the product would: without loading the page anew. */
export const followLink = (path: string): void => {
  window.history.pushState({ key: crypto.randomUUID() }, '', path)
  window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
}
