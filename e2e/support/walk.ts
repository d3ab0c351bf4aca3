/** From screen to screen as links inside the product lead, and whether each is what the rules say it is. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'
import { homes } from './accounts.ts'
import { showsProduct } from './browser.ts'
import { componentOf, everyone, followInPlace, followLink, mayOpen, routes, type Who } from './routes.ts'

export type Route = (typeof routes)[number]

/** An address with real rows in it, and the one where the person should end up. */
export type Goal = { route: Route; address: string; target: string }

/** Pages name the row they show, as soon as it has come: there the screen's own title is not the last word. */
const namesItsRow = /:(gameId|companyId|articleId|slug)|custom-domain|\/:\w+(\/join)?$/
/** Pages of the public are called as their owners wish. */
const isOwners = /:(companyId|slug)|custom-domain/

type Seen = { title: string; path: string; text: string; callbackUrl: string | null }

export const look = (page: Page): Promise<Seen> =>
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

const nowhere = (page: Page) => page.getByText('There is nothing at this address')

/** Out of the screen that was shown last: what is seen afterwards belongs to the next. */
export async function leave(page: Page): Promise<void> {
  await page.evaluate(followLink, '/there/is/nothing')
  await nowhere(page).waitFor()
}

/** As a link inside the product leads to an address; a window that shows nothing of the product opens it. To start anew costs many times a screen. */
export async function goTo(page: Page, address: string): Promise<void> {
  if (!showsProduct(page)) return void (await page.goto(address))
  await leave(page)
  await page.evaluate(followInPlace, address)
}

/** Screens with content of their own; each is looked at by the first who may open it, and by visitors where they may. */
const viewersOf = (route: Route): Who[] => {
  const viewers = everyone.filter((who) => mayOpen(route, who))
  return route.path.startsWith('/user/') ? viewers : viewers.slice(0, 1)
}

/** One screen without content stands for all of them: they are one component. */
const empty = '/creator/insights/streams'

const isScreenOf = (route: Route, who: Who): boolean =>
  (route.page !== undefined || route.path === empty) &&
  route.leadsOn !== 'everyone' &&
  viewersOf(route).includes(who)

/** How `looks.spec` judges a screen: all that it is, or what its rows can change. */
type Judgement = 'whole' | 'rows'

/**
 * A component is judged whole for the first who sees it; so is the first screen of each layout that a kind of account has, with what
 * lies around it. Of the other screens of a component, which differ from the first in their rows, the last stands for all.
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

/** What `looks.spec` opens, checks and looks at: nobody else need open it. */
export const isLookedAt = (route: Route, who: Who): boolean => judgementOf(route, who) !== undefined

/** Whether anything that the page asked for is still on its way. */
export function watchTraffic(page: Page): () => boolean {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return () => underWay.size > 0
}

/** A moment later: is there no skeleton in sight? To be run in the page. */
const isDrawn = (): Promise<boolean> =>
  new Promise((resolve) => {
    const isInSight = (element: Element) => element.getBoundingClientRect().top < window.innerHeight
    const skeletons = () => [...document.querySelectorAll('[aria-busy="true"]')].filter(isInSight)
    setTimeout(() => resolve(skeletons().length === 0), 50)
  })

/** Arrived, with content in place of its skeletons and nothing on its way: three times in a row, since what came may ask for more. */
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
