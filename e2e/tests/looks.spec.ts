import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it, type TestContext } from 'vitest'
import { findBarriers, findOverflow, spaceOut } from '../support/accessibility.ts'
import { demo } from '../support/accounts.ts'
import { photograph, useBrowser } from '../support/browser.ts'
import { createFiller, everyone, mayOpen, routes, type Who } from '../support/routes.ts'

const browser = useBrowser()
/** 320 is what a window of 1280 has at four times its size (WCAG 1.4.10). */
const widths = [1440, 1024, 390, 320]

/** Screens with content of their own; each is looked at by the first who may open it, and by visitors where they may. */
const viewersOf = (route: (typeof routes)[number]): Who[] => {
  const viewers = everyone.filter((who) => mayOpen(route, who))
  return route.path.startsWith('/user/') ? viewers : viewers.slice(0, 1)
}

/** One screen without content stands for all of them: they are one component. */
const empty = '/creator/insights/streams'

const screensOf = (who: Who) =>
  routes
    .filter((route) => route.page ?? route.path === empty)
    .filter((route) => route.path !== '/home' && viewersOf(route).includes(who))

/** Content in place of its skeletons, and nothing on its way. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Holds at once: these visitors have asked for less motion. To be run in the page. */
const changeTheme = (theme: string): void => {
  document.documentElement.dataset.mantineColorScheme = theme
}

/** The whole page wide and dark; what changes with the width when it is narrow; what changes with the theme when it is light. */
async function findFlaws(page: Page): Promise<string[]> {
  const flaws: string[] = []
  const note = (where: string, found: string[]) =>
    flaws.push(...found.map((flaw) => `${page.url()}, ${where}: ${flaw}`))
  note('1440, dark', await findBarriers(page))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    note(`${width}`, await findOverflow(page))
  }
  await page.setViewportSize({ width: 390, height: 900 })
  note('390, dark', await findBarriers(page, 'sizes'))
  await page.evaluate(changeTheme, 'light')
  note('390, light', await findBarriers(page, 'colours'))
  await page.evaluate(spaceOut)
  note('390, text set wide', await findOverflow(page))
  return flaws
}

/** One context per person, whose pages share what the first of them fetched and compiled. */
const people = new Map<Who, Promise<BrowserContext>>()
const stays = () => undefined

const contextOf = (who: Who): Promise<BrowserContext> => {
  const known = people.get(who)
  if (known) return known
  const wishes = who === 'visitor' ? {} : { as: demo[who] }
  const context = browser.visitor(wishes, stays).then((visitor) => visitor.context)
  people.set(who, context)
  return context
}

const visit = async (who: Who, { task, onTestFinished }: TestContext) => {
  const context = await contextOf(who)
  const page = await context.newPage()
  onTestFinished(async () => {
    if (task.result?.state === 'fail') await photograph(page, task.name)
    await page.close()
  })
  return { page, context }
}

describe.each(everyone)('is open to a %s of any ability and fits the window, in both themes:', (who) => {
  // Nobody acts here, and each page has a process of its own: two at a time.
  it.concurrent.for(screensOf(who))('$path', async ({ path }, test) => {
    const { page, context } = await visit(who, test)
    await page.goto(await createFiller(context.request)(path))
    await settle(page)
    expect(await findFlaws(page)).toEqual([])
  })
})

describe('what lies over the screens', () => {
  it.each(['dark', 'light'] as const)('is open to people of any ability in the %s theme', async (theme) => {
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

describe('for people who ask for less motion', () => {
  it('a theme comes at once, however deep in the page a colour is inherited', async () => {
    const { page } = await browser.visitor({ theme: 'dark' })
    await page.goto('/terms-of-use')
    await settle(page)
    // Of one colour with the footer above it, whose colour is the theme's.
    const times = page.getByText('Times are in Stockholm time')
    const colours = await times.evaluate(async (element) => {
      const colour = () => getComputedStyle(element).color
      const dark = colour()
      document.documentElement.dataset.mantineColorScheme = 'light'
      const light = colour()
      const moving = document.getAnimations().length
      for (let frame = 0; frame < 30; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
      return { dark, light, moving, later: colour() }
    })
    expect(colours.light).not.toBe(colours.dark)
    expect(colours).toMatchObject({ moving: 0, later: colours.light })
  })
})

describe('in a person’s own few colours', () => {
  it('what can be pressed can be read, and what is chosen is told apart', async () => {
    const { page } = await browser.visitor({ as: demo.company, forcedColors: 'active' })
    await page.goto('/company/activations/keys/active')
    const create = page.getByRole('link', { name: 'Create an activation' })
    const { color, backgroundColor } = await create.evaluate((element) => {
      const style = getComputedStyle(element)
      return { color: style.color, backgroundColor: style.backgroundColor }
    })
    expect(backgroundColor).not.toBe(color)
    const menu = page.getByRole('navigation', { name: 'Main' })
    const part = page.getByRole('navigation', { name: 'Keys', exact: true })
    for (const place of [
      menu.getByRole('link', { name: 'Activations' }),
      part.getByRole('link', { name: 'Active' }),
    ])
      expect(await place.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
    const section = page.getByRole('navigation', { name: 'Activations', exact: true })
    const line = section.getByRole('link', { name: 'Keys' })
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(await line.evaluate((element) => getComputedStyle(element, '::after').backgroundColor)).not.toBe(
      ground,
    )
  })
})
