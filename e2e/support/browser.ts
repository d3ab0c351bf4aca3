import { existsSync, statfsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import chromiumBinary from '@sparticuz/chromium'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { afterAll, expect, onTestFinished } from 'vitest'
import { type Account, signInByCookie } from './accounts.ts'
import { publicUrl, shotsFolder } from './addresses.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const memory = '/dev/shm'
/**
 * Bytes of free shared memory that the browser should have: a multiple of what a window needs. Containers have only
 * 64 MB by default.
 */
const roomToDraw = 2 ** 30

const hasRoomToDraw = (): boolean => {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > roomToDraw
}

/** A time limit that no working step reaches, even on a busy machine. */
const patience = 15_000

async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumBinary.executablePath(),
    headless: true,
    args: flags,
    // With shared memory in RAM instead of files, the browser needs a sixth less CPU time.
    ignoreDefaultArgs: hasRoomToDraw() ? ['--disable-dev-shm-usage'] : [],
  })
}

/** A visitor: a page in its own context, and the errors that the page logged. */
export type Visitor = { page: Page; context: BrowserContext; complaints: string[] }

type Wishes = BrowserContextOptions & {
  /** The account that is signed in by cookie. */
  as?: Account
  theme?: 'dark' | 'light'
  /** True to show the cookie notice. By default the notice is already answered. */
  asksConsent?: boolean
  /** True to show the "What's new" dialog. */
  hasNews?: boolean
  /**
   * True if the test needs a new browser context: to set the clock, go offline, add a script or check the first visit.
   */
  isFirst?: boolean
}

const consent = `localStorage.getItem('questboard-cookie-consent') ?? localStorage.setItem('questboard-cookie-consent', '{"security":true,"functionality":true}')`
const prefer = (theme: string) =>
  `localStorage.getItem('questboard-theme') ?? localStorage.setItem('questboard-theme', '${theme}')`

type Machine = Pick<Wishes, 'theme' | 'asksConsent'> & { options: BrowserContextOptions }

async function openContext(
  browser: Browser,
  { theme, asksConsent, options }: Machine,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: publicUrl(),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(patience)
  if (!asksConsent) await context.addInitScript(consent)
  if (theme) await context.addInitScript(prefer(theme))
  return context
}

/** A URL of the site without content. A window that waits there can reuse its process and the compiled code. */
const nothing = () => new URL('/robots.txt', publicUrl()).href

/** True if the page is on the tested site. */
export const showsProduct = (page: Page): boolean =>
  page.url().startsWith(publicUrl()) && page.url() !== nothing()

/** Events that tests listen to. The listeners are removed after the test. */
const heard = [
  'console',
  'dialog',
  'load',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
]

/** Ignores errors of a mocked response that is still in progress when its test has ended. */
const silently = { behavior: 'ignoreErrors' } as const

type Opened = { context: BrowserContext; page: Page; forget: () => Promise<void> }

/**
 * Reuses the window and the product's compiled files, which saves half the cost of opening a page. All other data of the
 * previous visitor is deleted through the browser's debugging protocol.
 */
async function openMachine(browser: Browser, machine: Machine): Promise<Opened> {
  const context = await openContext(browser, machine)
  const page = await context.newPage()
  const size = page.viewportSize()
  const session = await context.newCDPSession(page)
  const { origin } = new URL(publicUrl())
  return {
    context,
    page,
    async forget() {
      for (const event of heard) page.removeAllListeners(event)
      const others = context.pages().filter((each) => each !== page)
      await Promise.all([
        page.unrouteAll(silently),
        context.unrouteAll(silently),
        ...others.map((other) => other.close()),
      ])
      await page.goto(nothing())
      await page.evaluate(() => sessionStorage.clear())
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
      await session.send('Page.resetNavigationHistory')
      await context.clearCookies()
      if (size) await page.setViewportSize(size)
    },
  }
}

let launching: Promise<Browser> | undefined
/** Windows that no test is using, by the options with which they were opened. */
const free = new Map<string, Opened[]>()

async function ownBrowser(): Promise<Browser> {
  launching ??= launchBrowser()
  const browser = await launching
  if (browser.isConnected()) return browser
  free.clear()
  launching = launchBrowser()
  return launching
}

const freeOf = (machine: Machine): Opened[] => {
  const key = JSON.stringify(machine)
  const known = free.get(key) ?? []
  free.set(key, known)
  return known
}

/** Gives each test its own visitors until the test ends. Visitors shared by several tests stay until the end of the file. */
export function useBrowser(): {
  visitor(wishes?: Wishes, onFinished?: typeof onTestFinished): Promise<Visitor>
} {
  const there = new Set<BrowserContext>()
  afterAll(async () => {
    for (const context of there) await context.close()
  })
  return {
    async visitor(
      { as, theme, asksConsent = false, hasNews = false, isFirst = false, ...options } = {},
      onFinished = onTestFinished,
    ) {
      const browser = await ownBrowser()
      const machine = { theme, asksConsent, options }
      const waiting = isFirst ? [] : freeOf(machine)
      const opened = waiting.pop() ?? (await openMachine(browser, machine))
      const { context, page, forget } = opened
      if (as) await signInByCookie(context, as, { hasNews })
      there.add(context)
      onFinished(async ({ task }) => {
        there.delete(context)
        if (task.result?.state === 'fail') await record(page, task.name)
        if (isFirst || page.isClosed() || task.result?.state === 'fail') return context.close()
        await forget()
        waiting.push(opened)
      })
      return { page, context, complaints: collectComplaints(page) }
    },
  }
}

let photographs = 0

/** The maximum number of lines that a failed test prints for each part of the page. */
const mostLines = 60

/** When a test fails, prints its page's messages, dialogs and main content, and takes a screenshot. */
async function record(page: Page, title: string): Promise<void> {
  const parts = await page
    .locator('[role="alert"], [role="status"], [role="dialog"], main')
    .all()
    .then((found) => Promise.all(found.map((part) => part.ariaSnapshot({ timeout: 1000 }))))
    .catch((error) => [String(error)])
  const content = parts.map((part) => part.split('\n').slice(0, mostLines).join('\n'))
  console.error([`“${title}” failed. Its page ${page.url()} showed:`, ...content].join('\n'))
  await photograph(page, title)
}

export async function photograph(page: Page, title: string): Promise<void> {
  await mkdir(shotsFolder(), { recursive: true })
  const part = (words: string) => words.replaceAll(/[^\w ]+/g, '-').slice(0, 100)
  photographs += 1
  const name = `failed ${part(title)} at ${part(new URL(page.url()).pathname)} ${photographs}`
  await page.screenshot({ path: join(shotsFolder(), `${name}.png`) }).catch(() => undefined)
}

/**
 * Collects uncaught errors, console errors and server errors. A test fails if there are any, even when its screens
 * are right.
 */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`)
  })
  return complaints
}

export async function expectPath(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path).catch(() => undefined)
  expect(new URL(page.url()).pathname).toBe(path)
}
