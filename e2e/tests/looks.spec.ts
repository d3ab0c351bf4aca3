import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { demo } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { createFiller, everyone, followLink, mayOpen, routes, type Who } from '../support/routes.ts'

const browser = useBrowser()
const widths = [1440, 1024, 390]

/** Screens with content of their own; each is looked at by the first who may open it, and by visitors where they may. */
const viewersOf = (route: (typeof routes)[number]): Who[] => {
  const viewers = everyone.filter((who) => mayOpen(route, who))
  return route.path.startsWith('/user/settings') ? ['company', 'creator'] : viewers.slice(0, 1)
}

/** One screen without content stands for all of them: they are one component. */
const empty = '/deals/offers'

const screensOf = (who: Who) =>
  routes
    .filter((route) => route.page ?? route.path === empty)
    .filter((route) => route.path !== '/' && route.path !== '/home' && viewersOf(route).includes(who))

const setTheme = (theme: string) => {
  document.documentElement.dataset.mantineColorScheme = theme
}

/** Content in place of its skeletons, and nothing on its way. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** A narrow window in both themes, then a wide one, with every width between on the way. */
async function findFlaws(page: Page): Promise<string[]> {
  const flaws: string[] = []
  const note = (where: string, found: string[]) =>
    flaws.push(...found.map((flaw) => `${page.url()}, ${where}: ${flaw}`))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    note(`${width}`, await findOverflow(page))
    if (width === 1024) continue
    note(`${width}, dark`, await findBarriers(page))
    await page.evaluate(setTheme, 'light')
    note(`${width}, light`, await findBarriers(page, 'colours'))
    await page.evaluate(setTheme, 'dark')
  }
  return flaws
}

describe('every screen', () => {
  it.each(everyone)(
    'is open to a %s of any ability and fits the window, in both themes',
    { timeout: 150_000 },
    async (who) => {
      const { page, context } = await browser.visitor(who === 'visitor' ? {} : { as: demo[who] })
      const fill = createFiller(context.request)
      await page.goto('/terms-of-use')
      await settle(page)
      const flaws: string[] = []
      for (const route of screensOf(who)) {
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.evaluate(followLink, await fill(route.path))
        await settle(page)
        flaws.push(...(await findFlaws(page)))
      }
      expect(flaws).toEqual([])
    },
  )
})

describe('what lies over the screens', () => {
  it.each(['dark', 'light'] as const)('is open to people of any ability in the %s theme', async (theme) => {
    const { page } = await browser.visitor({ as: demo.creator, theme, asksConsent: true })
    await page.goto('/deals/offers')
    await page.getByRole('region', { name: 'Cookies' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Reject all' }).click()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menu').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder('Search or jump to').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByRole('switch').waitFor()
    expect(await findBarriers(page)).toEqual([])
  })
})
