import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveConsole } from './serve.ts'

let server: Server
let url = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!serveConsole(request, response)) response.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address && typeof address === 'object') url = `http://127.0.0.1:${address.port}`
})

afterAll(() => server.close())

const built = existsSync(join(import.meta.dirname, 'dist/index.html'))

test('`serveConsole` passes paths outside /console to the next handler', async () => {
  for (const path of ['/', '/consoles', '/v1/graphql']) expect((await fetch(url + path)).status).toBe(418)
})

test('the console accepts read requests only and serves no file outside its bundle', async () => {
  expect((await fetch(`${url}/console`, { method: 'POST' })).status).toBe(405)
  for (const path of ['/console/..%2fserve.ts', '/console/assets/none.js']) {
    expect([404, 503]).toContain((await fetch(url + path)).status)
  }
})

test.runIf(built)(
  'the console page has a strict content security policy and its assets are cached permanently',
  async () => {
    const page = await fetch(`${url}/console`)
    const html = await page.text()
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const [, script = ''] = /src="([^"]+\.js)"/.exec(html) ?? []
    const asset = await fetch(url + script, { headers: { 'accept-encoding': 'br' } })
    expect(asset.headers.get('cache-control')).toContain('immutable')
    expect(asset.headers.get('content-encoding')).toBe('br')
    expect((await asset.text()).length).toBeGreaterThan(1000)
    expect(html).not.toMatch(/https?:\/\//)
  },
)
