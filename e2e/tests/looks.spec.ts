import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it, type TestContext } from 'vitest'
import { findBarriers, findOverflow, spaceOut, unspace } from '../support/accessibility.ts'
import { demo } from '../support/accounts.ts'
import { collectComplaints, photograph, useBrowser } from '../support/browser.ts'
import { createFiller, everyone, routes, type Who } from '../support/routes.ts'
import { noteShifts, nowOf, shiftsSince } from '../support/shifts.ts'
import { isLookedAt, judgementOf, leave, type Route, settle, visit, watchTraffic } from '../support/walk.ts'

const browser = useBrowser()
/** The theme changes immediately, because these visitors prefer reduced motion. Runs in the page. */
const changeTheme = (theme: string): void => {
  document.documentElement.dataset.mantineColorScheme = theme
}

/**
 * Finds the parts around a screen, such as header and menu. A part that contains a link to the screen can look
 * different around that screen. Runs in the page.
 */
const findAround = (): { part: string; isMarked: boolean }[] =>
  ['header', 'nav', 'aside', 'footer'].flatMap((name) => {
    const part = `${name}:not(main *)`
    const element = document.querySelector(part)
    return element ? [{ part, isMarked: element.querySelector('[aria-current]') !== null }] : []
  })

const judged = new Set<string>()

/**
 * Returns the parts that were already checked around another screen. Checking them again takes as long as checking
 * the screen itself.
 */
async function findJudged(page: Page, whose: string): Promise<string[]> {
  const around = await page.evaluate(findAround)
  const names = around.map(({ part, isMarked }) => `${whose} ${part} ${isMarked}`)
  const known = around.filter((_, n) => judged.has(names[n] ?? ''))
  for (const name of names) judged.add(name)
  return known.map(({ part }) => `${part} > *`)
}

const noteFlaws = (page: Page) => {
  const flaws: string[] = []
  const note = (where: string, found: string[]) =>
    flaws.push(...found.map((flaw) => `${page.url()}, ${where}: ${flaw}`))
  const fit = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    note(`${width}`, await findOverflow(page))
  }
  return { flaws, note, fit }
}

/**
 * Checks a screen that differs from another one only in its data. Checks only the width, because data changes nothing
 * else.
 */
async function findMisfits(page: Page): Promise<string[]> {
  const { flaws, fit } = noteFlaws(page)
  await fit(1440)
  await fit(320)
  return flaws
}

/**
 * Checks the whole page wide and dark, then width-dependent rules in a narrow window and theme-dependent rules in the
 * light theme. 320 px is a 1280 px window at 400% zoom (WCAG 1.4.10).
 */
async function findFlaws(page: Page, whose: string): Promise<string[]> {
  const { flaws, note, fit } = noteFlaws(page)
  const leftOut = await findJudged(page, whose)
  note('1440, dark', await findBarriers(page, undefined, leftOut))
  await fit(1440)
  await fit(1024)
  await fit(320)
  await fit(390)
  await page.evaluate(spaceOut)
  note('390, text set wide', await findOverflow(page))
  await page.evaluate(unspace)
  await page.evaluate(changeTheme, 'light')
  note('390, light', await findBarriers(page, 'sizes and colours', leftOut))
  await page.evaluate(changeTheme, 'dark')
  await page.setViewportSize({ width: 1440, height: 900 })
  return flaws
}

/** A browser window that shows one screen after another. */
type Window = { page: Page; isBusy: () => boolean; complaints: string[] }

/** A signed-in visitor. The visitor's windows share fetched and compiled files, and unused windows wait in a list. */
type Person = {
  context: BrowserContext
  fill: (path: string) => Promise<string>
  waiting: Window[]
}

const people = new Map<Who, Promise<Person>>()
const stays = () => undefined

const personOf = (who: Who): Promise<Person> => {
  const known = people.get(who)
  if (known) return known
  const person = browser
    .visitor(who === 'visitor' ? {} : { as: demo[who] }, stays)
    .then(async ({ context }) => {
      await context.addInitScript(noteShifts)
      return { context, fill: await createFiller(context.request), waiting: [] }
    })
  people.set(who, person)
  return person
}

async function openWindow({ context }: Person): Promise<Window> {
  const page = await context.newPage()
  const window = { page, isBusy: watchTraffic(page), complaints: collectComplaints(page) }
  await page.goto('/terms-of-use')
  await page.getByRole('heading', { level: 1 }).waitFor()
  return window
}

/** Returns an unused window of the visitor or opens one. The window is reused unless the test fails. */
async function windowOf(person: Person, { task, onTestFinished }: TestContext): Promise<Window> {
  const window = person.waiting.pop() ?? (await openWindow(person))
  onTestFinished(async () => {
    if (task.result?.state !== 'fail') return void person.waiting.push(window)
    await photograph(window.page, task.name)
    await window.page.close()
  })
  return window
}

/** Screens whose parts come from several queries or are taller than their placeholders. */
const fills = [
  '/company/code-manager',
  '/missions/:missionId',
  '/missions/:missionId/results/creators',
  '/missions/:missionId/participants/review',
  '/campaigns/:campaignId',
  '/campaigns/quests/:questId',
  '/home/company',
  '/creator/home',
  '/deals/offers',
]
for (const path of fills)
  if (!everyone.some((who) => routes.some((route) => route.path === path && isLookedAt(route, who))))
    throw new Error(`nobody looks at ${path}, which is to fill`)

/**
 * While a screen loads in a new window, no element may move, because a reader could lose their place or click the
 * wrong button.
 */
async function expectNoShift({ page, isBusy }: Window, address: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    await settle(page, isBusy)
    expect(await shiftsSince(page, 0), `${address} at ${width}`).toEqual([])
  }
}

/** Neighboring screens are similar, so they alternate between a narrow and a wide window. */
const widthOf = (route: Route): number => (routes.indexOf(route) % 2 === 0 ? 390 : 1440)

describe.each(everyone)('every page of a %s is accessible and fits the window in both themes', (who) => {
  const screens = routes.filter((route) => isLookedAt(route, who))

  // These tests only read, and each window has its own process, so two tests run in parallel.
  it.concurrent.for(screens)(
    'the page $path is accessible and fits the window in both themes',
    async (route, test) => {
      const person = await personOf(who)
      const window = await windowOf(person, test)
      const { page, isBusy, complaints } = window
      const address = await person.fill(route.path)
      const before = complaints.length
      await leave(page)
      await page.setViewportSize({ width: widthOf(route), height: 900 })
      const since = await nowOf(page)
      expect(await visit(page, { route, address, target: address }, who)).toBeNull()
      await settle(page, isBusy)
      expect(await shiftsSince(page, since), `${address} at ${widthOf(route)}`).toEqual([])
      if (judgementOf(route, who) === 'whole') {
        await page.setViewportSize({ width: 1440, height: 900 })
        await settle(page, isBusy)
        expect(await findFlaws(page, `${who} ${route.layout}`)).toEqual([])
      } else expect(await findMisfits(page)).toEqual([])
      if (fills.some((path) => path === route.path)) await expectNoShift(window, address)
      expect(complaints.slice(before)).toEqual([])
    },
  )
})

/** Color combinations with low contrast that axe finds on all elements but not on `findBarriers`' sample. */
const findFaintKindsLeftOut = async (page: Page): Promise<string[]> => {
  const found = await page.evaluate(async () => {
    window.axe.configure({ rules: [{ id: 'color-contrast', selector: '*' }] })
    const { violations } = await window.axe.run({ runOnly: ['color-contrast'], elementRef: true })
    return violations
      .flatMap(({ nodes }) => nodes)
      .map(({ any, element }) => ({
        kind: any.map(({ message }) => message).join(),
        isJudged: element?.hasAttribute('data-look'),
      }))
  })
  expect(found.some(({ isJudged }) => !isJudged)).toBe(true)
  const judged = new Set(found.filter(({ isJudged }) => isJudged).map(({ kind }) => kind))
  return found.map(({ kind }) => kind).filter((kind) => !judged.has(kind))
}

describe('checking the contrast of only some elements', () => {
  it.each([
    ['pale text', 'p, span { color: #777 !important }'],
    ['links with their own background', 'a { color: #555 !important; background: #444 !important }'],
    ['translucent buttons', 'button { opacity: 0.3 }'],
  ])(
    'checking the contrast of only some elements still finds a problem anywhere on the page: %s',
    async (_what, css) => {
      const { page } = await browser.visitor({ as: demo.company })
      const isBusy = watchTraffic(page)
      await page.goto('/company/code-manager/codes')
      await settle(page, isBusy)
      await page.addStyleTag({ content: css })
      expect(await findBarriers(page)).not.toEqual([])
      expect(await findFaintKindsLeftOut(page)).toEqual([])
    },
  )
})

describe('skipping parts of a page that were already checked on another page', () => {
  /** Splits the flaws by place: inside or around the main part. A flaw's text ends with the element's selector. */
  const tellWhere = (page: Page, flaws: string[]) =>
    page.evaluate((all) => {
      const isInside = (flaw: string) =>
        document.querySelector(flaw.split(': ').at(-1) ?? '')?.closest('main') !== null
      return { inside: all.filter(isInside), around: all.filter((flaw) => !isInside(flaw)) }
    }, flaws)

  it('the check of contrast skips only parts that were already checked on another page', async () => {
    // The activity panel is open next to a table if the window is wide enough.
    const { page } = await browser.visitor({ as: demo.company, viewport: { width: 1700, height: 900 } })
    const isBusy = watchTraffic(page)
    await page.goto('/company/code-manager/codes')
    await settle(page, isBusy)
    expect(await findJudged(page, 'somebody else’s')).toEqual([])
    const leftOut = await findJudged(page, 'somebody else’s')
    expect(leftOut).toEqual(['header', 'nav', 'aside', 'footer'].map((part) => `${part}:not(main *) > *`))
    await page.addStyleTag({
      content: 'a, button, p { color: #777 !important; background: #666 !important }',
    })
    const whole = await tellWhere(page, await findBarriers(page))
    const leftIn = await tellWhere(page, await findBarriers(page, undefined, leftOut))
    expect(whole.around).not.toEqual([])
    expect(leftIn.around).toEqual([])
    expect(whole.inside).not.toEqual([])
    // Skipping the parts around the screen hides no flaw inside the screen. More flaws can be found, because the three
    // sampled texts are then all inside the screen.
    expect(leftIn.inside.length).toBeGreaterThanOrEqual(whole.inside.length)
  })
})

describe('dialogs, menus and other overlays', () => {
  it.each(['dark', 'light'] as const)(
    'dialogs, menus and other overlays are accessible in the %s theme',
    async (theme) => {
      const { page } = await browser.visitor({ as: demo.creator, theme, asksConsent: true })
      await page.goto('/deals/offers')
      await page.getByRole('region', { name: 'Cookies' }).waitFor()
      expect(await findBarriers(page)).toEqual([])
      await page.getByRole('button', { name: 'Reject all' }).click()
      await page.getByRole('button', { name: /’s account$/ }).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).waitFor()
      expect(await findBarriers(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+k')
      await page.getByPlaceholder('Search Questboard').waitFor()
      expect(await findBarriers(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByRole('switch').waitFor()
      expect(await findBarriers(page)).toEqual([])
    },
  )
})

describe('pages for people who prefer reduced motion', () => {
  it('with reduced motion, changing the theme takes effect immediately on all colors', async () => {
    const { page } = await browser.visitor({ theme: 'dark' })
    const isBusy = watchTraffic(page)
    await page.goto('/terms-of-use')
    await settle(page, isBusy)
    // Like the footer above it, this text has a color that depends on the theme.
    const times = page.getByText('Days and times are in Stockholm time')
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

describe('pages in forced colors', () => {
  it('with forced colors, controls stay readable and selected items look different', async () => {
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
