import type { Browser, Page } from 'playwright-core'
import { type Row, stated } from '../harness/report.ts'
import { cookiesFor } from './browser.ts'
import type { Site } from './people.ts'

export type Screen = {
  readonly title: string
  readonly path: string
  readonly cookie: string
  readonly kilobytes: number
}

type Load = {
  readonly scriptBytes: number
  readonly scripts: readonly { name: string; bytes: number }[]
  readonly encodings: ReadonlySet<string>
  readonly requestsBefore: number
  readonly firstContentMs: number
}

/** Network latency, much longer than the machine's own time, so that the number of round trips is visible. */
const LATENCY_MS = 1000

const watch = async (page: Page, latency: number) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  // The budgets are for gzip, which every browser and proxy accepts. The gateway sends most browsers brotli, which is
  // smaller.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } })
  if (latency > 0)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  const names = new Map<string, string>()
  const scripts: { name: string; bytes: number }[] = []
  const encodings = new Set<string>()
  const starts: number[] = []
  session.on('Network.requestWillBeSent', () => starts.push(performance.now()))
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type !== 'Script' && !response.mimeType.includes('javascript')) return
    names.set(requestId, new URL(response.url).pathname.split('/').at(-1) ?? response.url)
    encodings.add(response.headers['Content-Encoding'] ?? response.headers['content-encoding'] ?? 'none')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId)
    if (name !== undefined) scripts.push({ name, bytes: encodedDataLength })
  })
  return { scripts, encodings, starts }
}

/**
 * Simulates one visit with an empty cache. The page's heading counts as first content, because the page shows only its
 * empty frame before.
 */
const visit = async (browser: Browser, site: Site, screen: Screen, latency: number): Promise<Load> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    if (screen.cookie) await context.addCookies(cookiesFor(site.url, screen.cookie))
    const page = await context.newPage()
    const seen = await watch(page, latency)
    const start = performance.now()
    await page.goto(`${site.url}${screen.path}`, { waitUntil: 'commit', timeout: 60_000 })
    await page.locator('h1').first().waitFor({ state: 'visible', timeout: 60_000 })
    const shown = performance.now()
    if (latency === 0) await page.waitForLoadState('networkidle', { timeout: 30_000 })
    const scriptBytes = seen.scripts.reduce((sum, { bytes }) => sum + bytes, 0)
    const requestsBefore = seen.starts.filter((at) => at <= shown).length
    return { ...seen, scriptBytes, requestsBefore, firstContentMs: shown - start }
  } finally {
    await context.close()
  }
}

export const firstLoads = async (
  browser: Browser,
  site: Site,
  screens: readonly Screen[],
  log: (line: string) => void,
): Promise<readonly Row[]> => {
  const rows: Row[] = []
  for (const screen of screens) {
    const near = await visit(browser, site, screen, 0)
    const far = await visit(browser, site, screen, LATENCY_MS)
    const kilobytes = near.scriptBytes / 1024
    const largest = [...near.scripts].sort((a, b) => b.bytes - a.bytes).slice(0, 6)
    const words = largest.map(({ name, bytes }) => `${name} ${Math.round(bytes / 1024)}`).join(', ')
    log(`${screen.title}: ${Math.round(kilobytes)} KB (${[...near.encodings].join(', ')}): ${words}`)
    const roundTrips = Math.round((far.firstContentMs - near.firstContentMs) / LATENCY_MS)
    rows.push(
      stated(`${screen.title}: JavaScript transferred`, 'KB', kilobytes, { atMost: screen.kilobytes }),
      stated(`${screen.title}: requests until the first content`, '', near.requestsBefore),
      stated(`${screen.title}: round trips until the first content`, '', roundTrips),
    )
  }
  return rows
}
