import { mayOpen as isOpenTo } from '@questboard/web/access'
import { describe, expect, it } from 'vitest'
import { demo } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { createFiller, everyone, mayOpen, routes } from '../support/routes.ts'
import { isLookedAt, look, visit } from '../support/walk.ts'

const browser = useBrowser()

/** The first screen for each combination of access rule and layout. */
const onePerRule = routes.filter(
  ({ access, layout, page }, index) =>
    page && routes.findIndex((one) => one.page && one.access === access && one.layout === layout) === index,
)

/**
 * Follows the same link twice. The second time, the sign-in URL is already in the address bar but its page is not yet
 * visible.
 */
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

const users = {
  visitor: null,
  company: { userType: 'Company' },
  creator: { userType: 'Creator' },
  user: { userType: 'User' },
} as const

describe('access to the URLs of Questboard', () => {
  it.each(everyone)('the list of pages gives a %s exactly the access in the rules', (who) => {
    const wrong = routes.filter((route) => isOpenTo(route.access, users[who]) !== mayOpen(route, who))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  // A refusal depends only on the access rule, so one refused screen per rule is enough.
  it.each(everyone)(
    'every page opens, redirects or is refused for a %s as the rules say',
    { timeout: 150_000 },
    async (who) => {
      const { page, context, complaints } = await browser.visitor(who === 'visitor' ? {} : { as: demo[who] })
      const fill = await createFiller(context.request)
      const faults: string[] = []
      await page.goto('/terms-of-use')
      await page.getByRole('heading', { level: 1 }).waitFor()
      const followed = routes.filter((route) => mayOpen(route, who) || onePerRule.includes(route))
      for (const route of followed.filter((each) => !isLookedAt(each, who))) {
        // Stops after ten faults, because waiting for every broken screen would take too long.
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

  it.each(everyone)(
    'a %s who types a URL gets the same page as by following a link',
    { timeout: 150_000 },
    async (who) => {
      const { page, context } = await browser.visitor(who === 'visitor' ? {} : { as: demo[who] })
      const fill = await createFiller(context.request)
      const faults: string[] = []
      for (const route of onePerRule) {
        const address = await fill(route.path)
        const target = await fill(route.redirect ?? route.path)
        const fault = await visit(page, { route, address, target }, who, (typed) => page.goto(typed))
        if (fault) faults.push(fault)
      }
      expect(faults).toEqual([])
    },
  )

  it('clicking a link twice while the sign-in page is loading still leads to sign-in', async () => {
    const { page } = await browser.visitor()
    const address = '/company/activations/quests/active'
    await page.goto('/terms-of-use')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(followTwice, address)
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    expect((await look(page)).callbackUrl).toBe(address)
  })

  it('an unknown URL shows a message with a link to the home page', async () => {
    const { page, complaints } = await browser.visitor()
    await page.goto('/company/settings/there/is/nothing')
    await page.getByRole('heading', { name: 'There is no page at this URL' }).waitFor()
    expect(await page.title()).toBe('Page not found · Questboard')
    await page.getByRole('link', { name: 'Explore' }).last().click()
    await page.getByRole('heading', { level: 1, name: 'Explore' }).waitFor()
    expect(complaints).toEqual([])
  })
})
