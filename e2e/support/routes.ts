import { createFiller as fillerOf } from '@questboard/web/exampleRows'
import { screens } from '@questboard/web/paths'
import type { APIRequestContext } from 'playwright-core'
import { z } from 'zod'
import type { Kind } from './accounts.ts'
import { publicUrl } from './addresses.ts'
import { askGateway } from './api.ts'

export type Who = Kind | 'visitor'
export const everyone: readonly Who[] = ['visitor', 'company', 'creator', 'user']

type Route = (typeof screens)[number]

/** The access rules of rules §2 and §6, to test the client's own route table. The first match counts. */
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
  [/^\/creator\/quests-onboarding$/, ['creator', 'user']],
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

/** An id of the component that a route shows. Screens with the same component differ only in their data. */
export const componentOf = ({ page }: Pick<Route, 'page'>): string => String(page)

export const firstOfEach = (some: readonly Route[]): readonly Route[] => {
  const components = some.map(componentOf)
  return some.filter((_, index) => components.indexOf(components[index] ?? '') === index)
}

const rowsShape = z.record(z.string(), z.array(z.record(z.string(), z.string())))
const sessionShape = z.object({
  user: z.object({ id: z.string(), company: z.object({ id: z.string() }).nullish() }).optional(),
})

/** Fills in URLs with ids of rows that this user can see. */
export async function createFiller(request: APIRequestContext): Promise<(path: string) => Promise<string>> {
  const { user } = sessionShape.parse(await (await request.get(`${publicUrl()}/api/auth/session`)).json())
  const ask = async (query: string) => {
    const { data } = await askGateway(request, 'Example', query)
    return data ? rowsShape.parse(data) : null
  }
  return fillerOf(ask, user)
}

/** Navigates like a link in the product, without reloading the page. */
export const followLink = (path: string): void => {
  window.history.pushState({ key: crypto.randomUUID() }, '', path)
  window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
}

/** Navigates by replacing the current URL, so that the browser's back button skips it. */
export const followInPlace = (path: string): void => {
  window.history.replaceState({ key: crypto.randomUUID() }, '', path)
  window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
}
