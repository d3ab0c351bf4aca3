import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { demo } from '../support/accounts.ts'
import { useBrowser } from '../support/browser.ts'
import { createFiller, everyone, mayOpen, routes, type Who } from '../support/routes.ts'

const browser = useBrowser()
const widths = [1440, 1024, 390]
const themes = ['dark', 'light'] as const
type Theme = (typeof themes)[number]

/** Screens with content of their own; each is looked at by the first who may open it, and by visitors where they may. */
const viewersOf = (route: (typeof routes)[number]): Who[] => {
  const viewers = everyone.filter((who) => mayOpen(route, who))
  return route.path.startsWith('/user/') ? viewers : viewers.slice(0, 1)
}

/** One screen without content stands for all of them: they are one component. */
const empty = '/deals/offers'

const screensOf = (who: Who) =>
  routes
    .filter((route) => route.page ?? route.path === empty)
    .filter((route) => route.path !== '/' && route.path !== '/home' && viewersOf(route).includes(who))

/** Content in place of its skeletons, and nothing on its way. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** In the dark theme every window is looked at, the widest and the narrowest for barriers too; in the light one its colours. */
async function findFlaws(page: Page, theme: Theme): Promise<string[]> {
  const flaws: string[] = []
  const note = (width: number, found: string[]) =>
    flaws.push(...found.map((flaw) => `${page.url()}, ${width}, ${theme}: ${flaw}`))
  if (theme === 'light') note(1440, await findBarriers(page, 'colours'))
  for (const width of theme === 'dark' ? widths : []) {
    await page.setViewportSize({ width, height: 900 })
    note(width, await findOverflow(page))
    if (width !== 1024) note(width, await findBarriers(page))
  }
  return flaws
}

const visits = everyone.flatMap((who) => themes.map((theme) => [who, theme] as const))

describe('every screen', () => {
  it.each(visits)(
    'is open to a %s of any ability and fits the window, in the %s theme',
    { timeout: 150_000 },
    async (who, theme) => {
      const { page, context } = await browser.visitor({ theme, ...(who !== 'visitor' && { as: demo[who] }) })
      const fill = createFiller(context.request)
      const flaws: string[] = []
      for (const route of screensOf(who)) {
        await page.goto(await fill(route.path))
        await settle(page).catch((error: unknown) => flaws.push(`${page.url()} has no heading: ${error}`))
        flaws.push(...(await findFlaws(page, theme)))
      }
      expect(flaws).toEqual([])
    },
  )
})

describe('what lies over the screens', () => {
  it.each(themes)('is open to people of any ability in the %s theme', async (theme) => {
    const { page } = await browser.visitor({ as: demo.creator, theme, asksConsent: true })
    await page.goto('/deals/offers')
    await page.getByRole('region', { name: 'Cookies' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Reject all' }).click()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor()
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
