import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demo, homes } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { createFiller, everyone, followLink, mayOpen, routes, type Who } from '../support/routes.ts'

const browser = useBrowser()

type Route = (typeof routes)[number]

/** Pages name the row they show: there the screen's own title is not the last word. */
const namesItsRow =
  /:(gameId|companyId|articleId|slug)|custom-domain|^\/(missions|campaigns(\/quests)?|creator-programs)\/:\w+$/

type Seen = { title: string; path: string; text: string; callbackUrl: string | null }

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => ({
    title: document.title,
    path: window.location.pathname,
    text: document.querySelector('main, #root')?.textContent ?? '',
    callbackUrl: new URLSearchParams(window.location.search).get('callbackUrl'),
  }))

const refusal = 'Your account cannot open this'
/** The screen's own name, the section it is a tab of, the product's. */
const titled = ({ title, tab }: Pick<Route, 'title' | 'tab'>): string =>
  [...new Set([title, tab?.of ?? title, 'Questboard'])].join(' · ')

/** An address with real rows in it, and the one where the person should end up. */
type Goal = { route: Route; address: string; target: string }

/** What is wrong with what this person sees there; null when it is as the rules say. */
function findFault({ route, target }: Goal, who: Who, seen: Seen): string | null {
  if (!mayOpen(route, who)) {
    if (who !== 'visitor')
      return seen.text.includes(refusal) || homes[who] === seen.path ? null : `is open: ${seen.path}`
    return seen.path === '/login' && seen.callbackUrl === target ? null : `led a visitor to ${seen.path}`
  }
  if (seen.text.includes(refusal)) return 'is refused'
  if (route.leadsOn === 'everyone' || (route.leadsOn && who !== 'visitor'))
    return seen.path === target ? 'does not lead on' : null
  if (seen.path !== target) return `led to ${seen.path}`
  if (!route.redirect && !namesItsRow.test(route.path) && seen.title !== titled(route))
    return `is titled ${seen.title}`
  return seen.text.trim() === '' ? 'is empty' : null
}

async function visit(
  page: Page,
  goal: Goal,
  who: Who,
  go: (address: string) => Promise<unknown> = (address) => page.evaluate(followLink, address),
): Promise<string | null> {
  const { address } = goal
  await go(address)
  const deadline = Date.now() + 5000
  let fault = findFault(goal, who, await look(page))
  while (fault && Date.now() < deadline) {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    fault = findFault(goal, who, await look(page))
  }
  return fault && `${address} ${fault}`
}

/** For each rule of access, bare or inside the shell, the first screen that it holds for. */
const onePerRule = routes.filter(
  ({ access, layout, page }, index) =>
    page && routes.findIndex((one) => one.page && one.access === access && one.layout === layout) === index,
)

/** Follows the link again as soon as sign-in stands in the address bar, before it is drawn. */
const followTwice = (path: string): void => {
  const { history } = window
  const replace = history.replaceState.bind(history)
  const follow = (): void => {
    history.pushState({ key: crypto.randomUUID() }, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }
  history.replaceState = (...args) => {
    replace(...args)
    history.replaceState = replace
    queueMicrotask(follow)
  }
  follow()
}

describe('every address of the product', () => {
  it.each(everyone)(
    'opens, leads on or is refused to a %s as the rules say',
    { timeout: 150_000 },
    async (who) => {
      const { page, context, complaints } = await browser.visitor(who === 'visitor' ? {} : { as: demo[who] })
      const fill = createFiller(context.request)
      const faults: string[] = []
      await page.goto('/terms-of-use')
      await page.getByRole('heading', { level: 1 }).waitFor()
      for (const route of routes) {
        // What is wrong everywhere need not be waited for at each address.
        if (faults.length >= 10) break
        const before = complaints.length
        const address = await fill(route.path)
        const target = await fill(route.redirect ?? route.path)
        const fault = await visit(page, { route, address, target }, who)
        if (fault) faults.push(fault)
        faults.push(...complaints.slice(before).map((complaint) => `${address} ${complaint}`))
      }
      await page.waitForLoadState('networkidle')
      expect(faults).toEqual([])
    },
  )

  it.each(everyone)('is judged the same for a %s who types it', { timeout: 150_000 }, async (who) => {
    const { page, context } = await browser.visitor(who === 'visitor' ? {} : { as: demo[who] })
    const fill = createFiller(context.request)
    const faults: string[] = []
    for (const route of onePerRule) {
      const address = await fill(route.path)
      const target = await fill(route.redirect ?? route.path)
      const fault = await visit(page, { route, address, target }, who, (typed) => page.goto(typed))
      if (fault) faults.push(fault)
    }
    expect(faults).toEqual([])
  })

  it('leads to sign-in again when it is asked for again on the way there', async () => {
    const { page } = await browser.visitor()
    const address = '/company/activations/quests/active'
    await page.goto('/terms-of-use')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(followTwice, address)
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    expect((await look(page)).callbackUrl).toBe(address)
  })

  it('that is none says so, and leads home', async () => {
    const { page, complaints } = await browser.visitor()
    await page.goto('/company/settings/there/is/nothing')
    await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor()
    expect(await page.title()).toBe('Page not found · Questboard')
    await page.getByRole('link', { name: 'Explore' }).last().click()
    await page.getByRole('heading', { level: 1, name: 'Explore' }).waitFor()
    expect(complaints).toEqual([])
  })
})
