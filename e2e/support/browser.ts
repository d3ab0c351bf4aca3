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
/** Many times what a window takes; a container has 64 MB unless it is told otherwise. */
const roomToDraw = 2 ** 30

const hasRoomToDraw = (): boolean => {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > roomToDraw
}

/** Waits longer than the slowest step of a busy machine; what takes this long is broken. */
const patience = 15_000

async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumBinary.executablePath(),
    headless: true,
    args: flags,
    // A sixth of the browser's work is spared where what its processes share is not written to files.
    ignoreDefaultArgs: hasRoomToDraw() ? ['--disable-dev-shm-usage'] : [],
  })
}

/** A visitor: a page in a context of its own, and what went wrong behind the person's back. */
export type Visitor = { page: Page; context: BrowserContext; complaints: string[] }

type Wishes = BrowserContextOptions & {
  /** Signed in by cookie, where signing in is not the point. */
  as?: Account
  theme?: 'dark' | 'light'
  /** The cookie notice is answered already, unless it is the point. */
  asksConsent?: boolean
  /** What's new comes up by itself. */
  hasNews?: boolean
  /** On a machine on which nobody has been: where a clock is set, a network is taken away, a script added, or the first visit is the point. */
  isFirst?: boolean
}

const consent = `localStorage.getItem('questboard-cookie-consent') ?? localStorage.setItem('questboard-cookie-consent', '{"security":true}')`
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

/** Of the site, but nothing runs there: a window that goes on from it keeps its process, and what was compiled in it. */
const nothing = () => new URL('/robots.txt', publicUrl()).href

/** Neither the empty window nor somebody else's page. */
export const showsProduct = (page: Page): boolean =>
  page.url().startsWith(publicUrl()) && page.url() !== nothing()

/** What a test listens to, and its end with it. */
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

/** What answers a request in place of the server may still be under way when nobody waits for it any more. */
const silently = { behavior: 'ignoreErrors' } as const

type Opened = { context: BrowserContext; page: Page; forget: () => Promise<void> }

/**
 * Nothing stays of whoever was here, but for the window and the product's own files, which are fetched and compiled already: half of
 * what it costs to start a page. The data are emptied as whoever controls the browser can.
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

/** This process's browser, which ends with it. */
let launching: Promise<Browser> | undefined
/** Those of it that nobody uses now, by what they were opened with. */
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

/**
 * Gives each test visitors of its own; a concurrent test says when it is finished. Who is there for several tests stays until the end
 * of the file.
 */
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
        if (task.result?.state === 'fail') await photograph(page, task.name)
        if (isFirst || page.isClosed() || task.result?.state === 'fail') return context.close()
        await forget()
        waiting.push(opened)
      })
      return { page, context, complaints: collectComplaints(page) }
    },
  }
}

let photographs = 0

/** What the person saw when the test failed. */
export async function photograph(page: Page, title: string): Promise<void> {
  await mkdir(shotsFolder(), { recursive: true })
  const part = (words: string) => words.replaceAll(/[^\w ]+/g, '-').slice(0, 100)
  photographs += 1
  const name = `failed ${part(title)} at ${part(new URL(page.url()).pathname)} ${photographs}`
  await page.screenshot({ path: join(shotsFolder(), `${name}.png`) }).catch(() => undefined)
}

/** Uncaught errors, console errors and server faults: a journey that shows the right screen but logs these is not well. */
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

/** The path the person ends up on. */
export async function expectPath(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path).catch(() => undefined)
  expect(new URL(page.url()).pathname).toBe(path)
}
