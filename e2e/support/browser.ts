import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import chromiumBinary from '@sparticuz/chromium'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFailed } from 'vitest'
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

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumBinary.executablePath(),
    headless: true,
    args: flags,
  })
}

/** A visitor: a page in a context of its own, and what went wrong behind the person's back. */
export type Visitor = { page: Page; complaints: string[] }

/** Gives each test of a file fresh visitors in one shared browser. */
export function useBrowser(): { visitor(options?: BrowserContextOptions): Promise<Visitor> } {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
  })
  return {
    async visitor(options = {}) {
      if (!browser) throw new Error('a visitor can only be had inside a test')
      const context = await browser.newContext({
        baseURL: publicUrl(),
        viewport: { width: 1440, height: 900 },
        ...options,
      })
      const page = await context.newPage()
      onTestFailed(async ({ task }) => {
        await mkdir(shotsFolder(), { recursive: true })
        await page.screenshot({ path: join(shotsFolder(), `failed ${task.name}.png`) }).catch(() => undefined)
      })
      return { page, complaints: collectComplaints(page) }
    },
  }
}

/** Uncaught errors, console errors and server faults: a journey that shows the right screen but logs these is not well. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`)
  })
  return complaints
}
