/** Uses a table of 100,000 rows like a person would: the company's codes in the code manager. */
import type { Browser, Page } from 'playwright-core'
import { median, quantile } from '../harness/quantile.ts'
import { compared, type Row, stated } from '../harness/report.ts'
import { cookiesFor } from './browser.ts'
import { felt, framesWhile, nodesOf, watchFeel } from './feel.ts'
import { CODES, withManyCodes } from './manyCodes.ts'
import type { Person, Site } from './people.ts'

const PATH = '/company/code-manager/codes'
const ROUNDS = 7
/** Core Web Vitals rates 200 ms as good, but people notice 100 ms. */
const INP_MS = 80
const NODES = 3000
/** The maximum ratio of a long table's response time to a short table's. */
const LONGER = { atMost: 1.5 }
/** The delay of a frame at which people begin to notice it. */
const LATE_MS = 50

const rowsOf = (page: Page) => page.locator('[role=grid] [role=row][aria-selected]')
/** Selects loaded rows, because a row that is still loading is only a placeholder. */
const settled = (page: Page) =>
  page.locator('[role=grid]:not([aria-busy=true]) [role=row][aria-selected] input')

const opened = async (browser: Browser, site: Site, person: Person, path = PATH): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(cookiesFor(site.url, person.cookie))
  await context.addInitScript(`localStorage.setItem('questboard-cookie-consent', '{"security":true}')`)
  const page = await context.newPage()
  await watchFeel(page)
  await page.goto(`${site.url}${path}`, { waitUntil: 'commit', timeout: 60_000 })
  await settled(page).first().waitFor({ timeout: 60_000 })
  return page
}

const firstRowMs = async (browser: Browser, site: Site, person: Person): Promise<number> => {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    const page = await opened(browser, site, person)
    times.push(performance.now() - start)
    await page.context().close()
  }
  return median(times)
}

/** Measures the time from an action until its rows are displayed. */
const answered = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  const asked = page.waitForResponse((response) => response.url().endsWith('CodesPage'))
  await act()
  await asked
  await settled(page).first().waitFor()
  return performance.now() - start
}

const sorted = (page: Page) =>
  answered(page, () => page.getByRole('button', { name: 'Status', exact: true }).click())

const filtered = async (page: Page): Promise<number> => {
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const choice = page.getByRole('checkbox', { name: 'Unavailable', exact: true })
  await choice.waitFor()
  const took = await answered(page, () => choice.check())
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Show all' }).click()
  await settled(page).first().waitFor()
  return took
}

type Waits = { readonly first: number; readonly sort: number; readonly filter: number }

const waits = async (browser: Browser, site: Site, person: Person): Promise<Waits> => {
  const first = await firstRowMs(browser, site, person)
  const [sorts, filters]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await opened(browser, site, person)
    sorts.push(await sorted(page))
    filters.push(await filtered(page))
    await page.context().close()
  }
  return { first, sort: median(sorts), filter: median(filters) }
}

/** Presses keys, clicks and types as fast as a quick person, while rows load and change. */
const useIt = async (page: Page): Promise<void> => {
  const grid = page.getByRole('grid')
  await grid.focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'PageDown', 'PageDown', ' ', 'ArrowUp', 'End', 'Home'])
    await page.keyboard.press(key, { delay: 40 })
  await settled(page).first().waitFor()
  await rowsOf(page).nth(2).getByRole('checkbox').check()
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Choose all that match' }).check()
  await page.getByRole('button', { name: 'Choose none' }).click()
  await sorted(page)
  await filtered(page)
  await page.getByRole('searchbox').pressSequentially('ember', { delay: 60 })
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Show all' }).click()
  await settled(page).first().waitFor()
  await rowsOf(page).first().click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

const scroll = (page: Page) =>
  framesWhile(page, async () => {
    for (let step = 0; step < 60; step += 1) await page.mouse.wheel(0, 400)
  })

const whileUsed = async (browser: Browser, site: Site, person: Person): Promise<readonly Row[]> => {
  const page = await opened(browser, site, person)
  await page.getByRole('grid').hover()
  const idle = await framesWhile(page, () => page.waitForTimeout(1000))
  const frames = await scroll(page)
  const nodes = await nodesOf(page)
  await page.getByRole('grid').focus()
  await page.keyboard.press('End')
  await page.locator(`[role=row][aria-rowindex="${CODES + 1}"] input`).waitFor()
  const atTheEnd = await nodesOf(page)
  await useIt(page)
  const { inp, shift } = await felt(page)
  await page.context().close()
  const late = frames.filter((ms) => ms > LATE_MS).length / frames.length
  return [
    compared(
      'a frame while it is scrolled, median',
      'ms',
      median(frames),
      'while nothing moves',
      median(idle),
    ),
    stated(
      'a frame while it is scrolled, p95',
      'ms',
      quantile(
        [...frames].sort((a, b) => a - b),
        0.95,
      ),
    ),
    stated('frames that come late while it is scrolled', '%', late * 100, { atMost: 5 }),
    stated('INP: the slowest answer to a key, a click or a letter', 'ms', inp, { atMost: INP_MS }),
    stated('layout shift while it is used', '', shift, { atMost: 0 }),
    stated('nodes of the page', '', Math.max(nodes, atTheEnd), { atMost: NODES }),
  ]
}

export const longTable = async (
  browser: Browser,
  site: Site,
  person: Person,
  log: (line: string) => void,
): Promise<readonly Row[]> => {
  const few = await waits(browser, site, person)
  log('the table as the demo market has it')
  return withManyCodes(site, person, async () => {
    log(`the table of ${CODES} rows`)
    const many = await waits(browser, site, person)
    const rows: readonly Row[] = [
      compared('first row', 'ms', many.first, 'of a short table', few.first, LONGER),
      compared('sorted, from the click to the rows', 'ms', many.sort, 'a short table', few.sort, LONGER),
      compared(
        'filtered, from the click to the rows',
        'ms',
        many.filter,
        'a short table',
        few.filter,
        LONGER,
      ),
      ...(await whileUsed(browser, site, person)),
    ]
    return rows.map((row) => ({ ...row, measure: `table of 100,000 rows: ${row.measure}` }))
  })
}
