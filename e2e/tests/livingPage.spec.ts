import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findBarriers, findOverflow } from '../support/accessibility.ts'
import { publicUrl } from '../support/addresses.ts'
import { useBrowser } from '../support/browser.ts'

const browser = useBrowser()
const address = '/dev/ui'
let server: ViteDevServer

/** The living page exists only in development, so the test serves it from the client's sources. */
beforeAll(async () => {
  const proxy = Object.fromEntries(['/api', '/files'].map((path) => [path, { target: publicUrl() }]))
  server = await createServer({
    root: fileURLToPath(new URL('../../web/', import.meta.url)),
    server: { port: 0, proxy, watch: null, hmr: false },
    logLevel: 'error',
  })
  await server.listen()
})
afterAll(() => server?.close())

const open = async (theme: 'dark' | 'light'): Promise<{ page: Page; complaints: string[] }> => {
  const [baseURL = ''] = server.resolvedUrls?.local ?? []
  const { page, complaints } = await browser.visitor({ baseURL, theme })
  await page.goto(address)
  await page.getByRole('heading', { name: 'Components', level: 1 }).waitFor({ timeout: 50_000 })
  await page.getByRole('heading', { name: 'Empty, loading, failed', level: 2 }).waitFor()
  return { page, complaints }
}

it.each(['dark', 'light'] as const)('every shared component is accessible in the %s theme', async (theme) => {
  const { page, complaints } = await open(theme)
  const flaws: Record<string, string[]> = {}
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    flaws[`${width}`] = [...(await findOverflow(page)), ...(await findBarriers(page))]
  }
  expect(flaws).toEqual({ 1440: [], 1024: [], 390: [] })
  expect(complaints).toEqual([])
})
