import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWebClient } from './webClient.ts'

const html =
  '<!doctype html><html><head><meta name="description" content="In general." /><title>Q</title></head><body></body></html>'
const script = `console.log('${'quest '.repeat(400)}')`
const preloads = [
  { pattern: '^/games/news/?$', tags: '<link rel="modulepreload" href="/assets/news.js">' },
  { pattern: '^/games/[^/]+/?$', tags: '<link rel="modulepreload" href="/assets/game.js">' },
  { pattern: '^/plans/?$', tags: '', about: { title: 'Plans', description: '"A" & <b>' } },
]

let client: ReturnType<typeof createWebClient>
let directory = ''
let url = ''
let close: () => Promise<unknown> = () => Promise.resolve()

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'questboard-client-'))
  await mkdir(join(directory, 'assets'))
  await writeFile(join(directory, 'index.html'), html)
  await writeFile(join(directory, 'preloads.json'), JSON.stringify(preloads))
  await writeFile(join(directory, 'assets', 'game.js'), script)
  await writeFile(join(directory, 'assets', 'gone.js'), script)
  await writeFile(join(directory, 'assets', 'small.js'), 'let a')
  client = createWebClient(
    directory,
    { publicUrl: 'https://quests.example', botCheckScript: null },
    async (path) =>
      path.startsWith('/campaigns/')
        ? { title: '"Ember" <script>', description: 'A & B', image: '/files/hero.png' }
        : null,
  )
  const server = createServer(express().use(client.serve))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  url = `http://127.0.0.1:${port}`
  close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await rm(directory, { recursive: true })
  }
})

afterAll(() => close())

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${url}${path}`, { headers: { 'accept-encoding': 'identity', ...headers } })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

it('the page tells the browser which JavaScript files its path needs', async () => {
  expect((await get('/games/5f0c')).text).toContain('/assets/game.js')
  expect((await get('/games/news')).text).toContain('/assets/news.js')
  expect((await get('/games/news')).text).not.toContain('/assets/game.js')
  expect((await get('/elsewhere')).text).not.toContain('modulepreload')
})

it('the page gives search engines its title and description as plain text, never as markup', async () => {
  const { text } = await get('/plans')
  expect(text).toContain('<title>Plans</title>')
  expect(text).toContain('<meta name="description" content="&quot;A&quot; &amp; &lt;b>">')
  expect(text).toContain('<meta property="og:description" content="&quot;A&quot; &amp; &lt;b>">')
  expect(text).not.toContain('In general.')
  expect((await get('/elsewhere')).text).toContain('<title>Q</title>')
})

it('the page gives search engines the name and picture of its content as plain text, never as markup', async () => {
  const { text, headers } = await get('/campaigns/5f0c')
  expect(text).toContain('<title>&quot;Ember&quot; &lt;script> · Questboard</title>')
  expect(text).toContain('<meta property="og:description" content="A &amp; B">')
  expect(text).toContain('<meta property="og:url" content="https://quests.example/campaigns/5f0c">')
  expect(text).toContain('<meta property="og:image" content="https://quests.example/files/hero.png">')
  expect(text).toContain('<meta name="twitter:card" content="summary_large_image">')
  expect(text).not.toContain('<script>')
  expect((await get('/campaigns/5f0c', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
})

it('the page names the same build of Questboard as the URL /api/build-id', async () => {
  expect((await get('/elsewhere')).text).toContain(
    `<meta name="build-id" content="${await client.buildId()}">`,
  )
})

it('the browser must check for a new version of the page each time, and gets 304 if the page is unchanged', async () => {
  const { headers } = await get('/games/5f0c')
  expect(headers.get('cache-control')).toBe('no-cache')
  const etag = headers.get('etag') ?? ''
  expect((await get('/games/5f0c', { 'if-none-match': etag })).status).toBe(304)
  expect((await get('/games/news', { 'if-none-match': etag })).status).toBe(200)
})

it('files that have a hash in their name are cached permanently and sent compressed', async () => {
  const { headers, text } = await get('/assets/game.js')
  expect(headers.get('cache-control')).toContain('immutable')
  expect(text).toBe(script)
  for (const encoding of ['br', 'gzip']) {
    const answer = await fetch(`${url}/assets/game.js`, { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(script.length / 4)
    expect(await answer.text()).toBe(script)
  }
  expect(
    (await get('/assets/small.js', { 'accept-encoding': 'br' })).headers.get('content-encoding'),
  ).toBeNull()
})

it('a file that a new build removed gets a 404 response that the browser does not cache', async () => {
  await rm(join(directory, 'assets', 'gone.js'))
  const answer = await get('/assets/gone.js', { 'accept-encoding': 'br' })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBeNull()
  expect((await get('/assets/never.js')).status).toBe(404)
})
