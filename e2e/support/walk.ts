/** Navigates between screens like links in the product and compares each screen with the rules. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'
import { homes } from './accounts.ts'
import { showsProduct } from './browser.ts'
import { componentOf, everyone, followInPlace, followLink, mayOpen, routes, type Who } from './routes.ts'

export type Route = (typeof routes)[number]

/** A URL that contains the ids of existing rows, and the URL where the user should arrive. */
export type Goal = { route: Route; address: string; target: string }

/** The title of these pages is the name of their row once it is loaded. */
const namesItsRow = /:(gameId|companyId|articleId|slug)|custom-domain|\/:\w+(\/join)?$/
const isOwners = /:(companyId|slug)|custom-domain/

type Seen = { title: string; path: string; text: string; callbackUrl: string | null }

export const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => ({
    title: document.title,
    path: window.location.pathname,
    text: document.querySelector('main, #root')?.textContent ?? '',
    callbackUrl: new URLSearchParams(window.location.search).get('callbackUrl'),
  }))

const refusal = 'Your account can’t open this page'
/** The page title: the titles of the screen, its section if the screen is a tab, and the product. */
const titled = ({ title, tab }: Pick<Route, 'title' | 'tab'>): string =>
  [...new Set([title, tab?.of ?? title, 'Questboard'])].join(' · ')

/** The first difference between the user's screen and the access rules, or null. */
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
  const isTitled = namesItsRow.test(route.path)
    ? isOwners.test(route.path) || (/. · Questboard$/.test(seen.title) && !/not (be )?found/.test(seen.title))
    : seen.title === titled(route)
  if (!route.redirect && !isTitled) return `is titled ${seen.title}`
  return seen.text.trim() === '' ? 'is empty' : null
}

export async function visit(
  page: Page,
  goal: Goal,
  who: Who,
  go: (address: string) => Promise<unknown> = (address) => page.evaluate(followLink, address),
): Promise<string | null> {
  const { address } = goal
  await go(address)
  const deadline = Date.now() + 15_000
  let fault = findFault(goal, who, await look(page))
  while (fault && Date.now() < deadline) {
    await sleep(20)
    fault = findFault(goal, who, await look(page))
  }
  return fault && `${address} ${fault}`
}

const nowhere = (page: Page) => page.getByText('There is no page at this URL')

/** Opens a page that does not exist, so that everything visible afterwards belongs to the next screen. */
export async function leave(page: Page): Promise<void> {
  await page.evaluate(followLink, '/there/is/nothing')
  await nowhere(page).waitFor()
}

/**
 * Navigates like a link in the product, or loads the URL if the window is on another site. Loading the page again is
 * many times slower.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  if (!showsProduct(page)) return void (await page.goto(address))
  await leave(page)
  await page.evaluate(followInPlace, address)
}

/** The kinds of account that test a screen: the first kind that can open it. Settings are tested for every kind. */
const viewersOf = (route: Route): Who[] => {
  const viewers = everyone.filter((who) => mayOpen(route, who))
  return route.path.startsWith('/user/') ? viewers : viewers.slice(0, 1)
}

/** All screens without content share one component, so testing one of them is enough. */
const empty = '/creator/insights/streams'

const isScreenOf = (route: Route, who: Who): boolean =>
  (route.page !== undefined || route.path === empty) &&
  route.leadsOn !== 'everyone' &&
  viewersOf(route).includes(who)

/** `looks.spec` checks a screen completely, or only what can differ because of its data. */
type Judgement = 'whole' | 'rows'

/**
 * Each component is checked completely for the first kind of account that can open it. The first screen of each layout
 * is checked completely for every kind of account, with header and menu. Other screens of a component differ only in
 * data, so only the last of them is checked.
 */
const judgements = (() => {
  const found = new Map<string, Judgement>()
  const known = new Set<string>()
  const last = new Map<string, string>()
  for (const who of everyone)
    for (const route of routes.filter((each) => isScreenOf(each, who))) {
      const names = [componentOf(route), `${who} ${route.layout}`]
      if (names.every((name) => known.has(name))) last.set(componentOf(route), `${who} ${route.path}`)
      else found.set(`${who} ${route.path}`, 'whole')
      for (const name of names) known.add(name)
    }
  for (const screen of last.values()) found.set(screen, 'rows')
  return found
})()

export const judgementOf = (route: Route, who: Who): Judgement | undefined =>
  judgements.get(`${who} ${route.path}`)

/** True if `looks.spec` opens the screen, so that other tests need not open it. */
export const isLookedAt = (route: Route, who: Who): boolean => judgementOf(route, who) !== undefined

export function watchTraffic(page: Page): () => boolean {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return () => underWay.size > 0
}

/** True if no loading skeleton is visible after a short wait. Runs in the page. */
const isDrawn = (): Promise<boolean> =>
  new Promise((resolve) => {
    const isInSight = (element: Element) => element.getBoundingClientRect().top < window.innerHeight
    const skeletons = () => [...document.querySelectorAll('[aria-busy="true"]')].filter(isInSight)
    setTimeout(() => resolve(skeletons().length === 0), 50)
  })

/**
 * Waits until no skeleton is visible and no request is open, three times in a row, because a response can trigger
 * more requests.
 */
export async function settle(page: Page, isBusy: () => boolean): Promise<void> {
  await nowhere(page).waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const deadline = Date.now() + 15_000
  for (let quiet = 0; quiet < 3; ) {
    const isThere = (await page.evaluate(isDrawn)) && !isBusy()
    quiet = isThere ? quiet + 1 : 0
    if (Date.now() > deadline) throw new Error(`${page.url()} did not come to rest`)
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
