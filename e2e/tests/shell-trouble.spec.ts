import type { Locator, Page, Route as PlaywrightRoute } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { shell } from '../pages/shell.ts'
import { demo, type Kind } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { componentOf, createFiller, firstOfEach, followLink, mayOpen, routes } from '../support/routes.ts'

const browser = useBrowser()

type Route = (typeof routes)[number]

const kinds = ['company', 'creator', 'user'] as const

/** Screens that send no queries appear even if the server fails. */
const asksNothing = ({ path }: Route, kind: Kind): boolean =>
  /^(\/company)?\/(terms-of-use|privacy-policy)$/.test(path) ||
  /^\/company\/(quests|activations|campaigns)\/create$/.test(path) ||
  // The success page needs a payment in its URL.
  path === '/company/cart/success' ||
  (kind !== 'creator' && path === '/creator-programs/memberships') ||
  path.startsWith('/l/') ||
  (kind === 'user' && path === '/user/settings/payments')

const screensOf = (kind: Kind): readonly Route[] =>
  routes.filter(
    (route) =>
      route.page && !route.leadsOn && !route.layout && mayOpen(route, kind) && !asksNothing(route, kind),
  )

const own = (kind: Kind): readonly Route[] => {
  const earlier = kinds.slice(0, kinds.indexOf(kind)).flatMap(screensOf).map(componentOf)
  return firstOfEach(screensOf(kind)).filter((route) => !earlier.includes(componentOf(route)))
}

const main = (page: Page) => page.getByRole('main')
const failed = (page: Page) => main(page).getByRole('alert').filter({ hasText: 'We couldn’t load this' })
const retry = (page: Page) => failed(page).getByRole('button', { name: 'Try again' }).first()
const slow = (page: Page) => page.getByText('Still loading. Loading is taking longer than usual.')

/** Advances the page's clock in steps, while code and responses arrive in real time. */
async function appears(page: Page, what: Locator): Promise<boolean> {
  for (let tries = 0; tries < 300 && !(await what.isVisible()); tries += 1) await page.clock.runFor(20)
  return what.isVisible()
}

async function disappears(page: Page, what: Locator): Promise<boolean> {
  for (let tries = 0; tries < 300 && (await what.isVisible()); tries += 1) await page.clock.runFor(20)
  return !(await what.isVisible())
}

/** Holds every query until the returned function rejects all of them. */
async function holdQuestions(page: Page): Promise<() => Promise<void>> {
  const held: PlaywrightRoute[] = []
  await page.route('**/api/gql?*', (route) => void held.push(route))
  const answer = { errors: [{ message: 'The database is resting.' }] }
  return async () => {
    for (const route of held.splice(0)) await route.fulfill({ json: answer }).catch(() => undefined)
  }
}

/** Lets a screen's queries wait and then fail. Returns the first thing that the screen does wrong, or null. */
async function findFault(page: Page, refuse: () => Promise<void>): Promise<string | null> {
  if (!(await appears(page, main(page).locator('[aria-busy="true"]').first())))
    return 'does not show that it waits'
  await page.clock.runFor(2500)
  if (await slow(page).isVisible()) return 'complains too early'
  await page.clock.runFor(1000)
  if (!(await slow(page).isVisible())) return 'does not say that it takes long'
  const refusing = setInterval(() => void refuse(), 50)
  const told = await appears(page, retry(page))
  // After a rejected query, a screen can send others. So queries are rejected until the screen stops loading.
  const stillLoads = told && !(await disappears(page, slow(page)))
  clearInterval(refusing)
  if (!told) return 'does not say that it failed'
  return stillLoads ? 'still says that it loads' : null
}

describe('pages while the server is slow or fails', () => {
  it.each(kinds)(
    'if the server is slow and then fails, every page that a %s can open first says so and what to do',
    { timeout: 150_000 },
    async (kind) => {
      const { page, context } = await browser.visitor({ as: demo[kind], isFirst: true })
      const fill = await createFiller(context.request)
      await page.goto('/terms-of-use')
      await shell(page).ready()
      await page.waitForLoadState('networkidle')
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      const refuse = await holdQuestions(page)
      const faults: string[] = []
      for (const route of own(kind)) {
        if (faults.length >= 5) break
        const address = await fill(route.path)
        await page.evaluate(followLink, address)
        const fault = await findFault(page, refuse)
        if (fault) faults.push(`${address} ${fault}`)
        await page.evaluate(followLink, '/there/is/nothing')
        await page.getByText('There is no page at this URL').waitFor()
        await refuse()
      }
      expect(faults).toEqual([])
    },
  )
})

describe('retrying failed queries', () => {
  it('the retry button sends a failed query again, and the page appears', async () => {
    const { page } = await browser.visitor({ as: demo.company })
    await page.route('**/api/gql?name=CompanyHome*', (route) => route.abort())
    await page.goto('/home/company')
    await retry(page).waitFor()
    await page.unroute('**/api/gql?name=CompanyHome*')
    await retry(page).click()
    await failed(page).first().waitFor({ state: 'detached' })
  })
})

describe('pages that crash', () => {
  it('a page that crashes shows a message with a link to the home page, and the header and menu stay visible', async () => {
    const { page } = await browser.visitor({ as: demo.company })
    await page.route(/\/assets\/CompanySettingsPage-[^/]*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default () => { throw new Error("broken") }',
      }),
    )
    const told = page.waitForRequest(/\/api\/auth\/_log/)
    await page.goto('/company/settings')
    await page.getByRole('alert').getByText('Something went wrong').waitFor()
    expect((await told).postData()).toContain('SCREEN_ERROR')
    expect(await shell(page).leftMenu().isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Back to home' }).click()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await page.getByText('Something went wrong').count()).toBe(0)
  })
})
