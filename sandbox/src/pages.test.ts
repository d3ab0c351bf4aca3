import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

let server: Server
let url: string
const folder = mkdtempSync(join(tmpdir(), 'sandbox-pages-'))

const channel = (vendor: string, place: number, owner: string, name = `Channel${place}`) => ({
  vendor,
  channel: { id: `demo-${place}`, name, followers: 1000, ageDays: 900 },
  pictureUrl: '',
  affiliation: 'none',
  hidesFollowers: false,
  totalViews: 0,
  language: 'en',
  owner,
  refreshToken: `token-${vendor}-${place}`,
  content: [],
})

beforeAll(async () => {
  process.env.DATA_DIR = folder
  mkdirSync(join(folder, 'channels'))
  const many = (vendor: string) => [
    ...Array.from({ length: 250 }, (_, place) => channel(vendor, place, `maker${place}`)),
    channel(vendor, 900, 'democreator', 'MainChannel'),
  ]
  const channels = ['twitch', 'google', 'tiktok'].flatMap(many)
  writeFileSync(join(folder, 'channels', 'market.json'), JSON.stringify({ madeAt: Date.now(), channels }))
  const [{ vendors }, { indexPage }] = await Promise.all([import('./vendors.ts'), import('./indexPage.ts')])
  const app = express()
  app.get('/', (_request, response) => void response.type('html').send(indexPage))
  for (const [name, router] of Object.entries(vendors)) app.use(`/${name}`, router)
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}, 60_000)
afterAll(async () => {
  server?.close()
  // The sandbox writes its last changes after a short delay.
  await setTimeout(200)
  rmSync(folder, { recursive: true, force: true })
})

const page = async (path: string) => {
  const response = await fetch(url + path)
  expect(response.status).toBe(200)
  return response.text()
}

/** Submits a form of the page as a browser would, and follows the redirect. */
const send = async (path: string, words: string, fields: Record<string, string>): Promise<string> => {
  const forms = [...(await page(path)).matchAll(/<form method="post"[\s\S]*?<\/form>/g)].map(([form]) => form)
  const form = forms.find((each) => each.includes(words)) ?? ''
  const action = /action="([^"]*)"/.exec(form)?.[1] ?? ''
  const given = new URLSearchParams()
  for (const [, name = '', value = ''] of form.matchAll(
    /<input type="hidden" name="([^"]+)" value="([^"]*)"/g,
  ))
    given.set(name, value)
  for (const [name, value] of Object.entries(fields)) given.set(name, value)
  const response = await fetch(new URL(action, url + path), { method: 'POST', body: given })
  expect(response.status).toBe(200)
  return response.text()
}

describe('the start page of the sandbox', () => {
  it("the sandbox's start page links to every page of the sandbox, and each of them links back", async () => {
    const links = [...(await page('/')).matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
    expect(links).toContain('/mail')
    for (const link of links.filter((each) => each !== '/mail' && each !== '/dns'))
      expect(await page(link), link).toContain('<a href="/">')
  })
})

describe('simulating faults in the sandbox', () => {
  it.each([
    ['/igdb', { kind: 'busy', times: '3' }],
    ['/steam', { kind: 'busy', times: '3' }],
    ['/paypal', { kind: 'busy', times: '3' }],
    ['/stripe-connect', { kind: 'busy', times: '3' }],
    ['/stripe', { 'fault[kind]': 'busy', 'fault[times]': '3' }],
    ['/twitch/channels', { kind: 'busy', times: '3' }],
    ['/google/channels', { kind: 'busy', times: '3' }],
    ['/tiktok/channels', { kind: 'busy', times: '3' }],
  ])(
    "the sandbox's page %s shows how many calls will fail, and can end the failures",
    async (path, fault) => {
      for (let time = 0; time < 2; time += 1)
        expect(await send(path, 'Do so', fault)).toMatch(/for 3 more requests/)
      const well = await send(path, 'It works again', {})
      expect(well).toContain('It works as it should.')
      expect(well).not.toContain('more request')
    },
  )
})

describe('the channels page of the sandbox', () => {
  it.each(['twitch', 'google', 'tiktok'])(
    "the sandbox's channels page of %s loads quickly and shows the demo account's channel first",
    async (vendor) => {
      const whole = await page(`/${vendor}/channels`)
      expect(whole.length).toBeLessThan(40_000)
      expect(/<h2>([^<]+)<\/h2>/.exec(whole)?.[1]).toBe('MainChannel')
      expect(whole).toContain('And 221 more')
    },
  )

  it("the sandbox's channels page finds a channel by name or owner, and keeps the search words after an action", async () => {
    for (const words of ['Channel217', 'maker217'])
      expect(await page(`/twitch/channels?q=${words}`)).toMatch(/<h2>Channel217<\/h2>/)
    const after = await send('/twitch/channels?q=maker217', 'Go live', {
      deed: 'live',
      game: 'Tidebreaker',
      title: '',
    })
    expect(after).toMatch(/<h2>Channel217<\/h2>[\s\S]*On air with Tidebreaker: I tried Tidebreaker/)
    expect(await page('/twitch/channels?q=nobody')).toContain('No channel is called that.')
  })

  it('a stream that a user starts in the sandbox ends the simulated stream of that channel', async () => {
    const { streamsOf } = await import('./channels/life.ts')
    const { channelsOf } = await import('./channels/store.ts')
    const [channel] = channelsOf('twitch')
    if (!channel) throw new Error('there is no channel')
    const onAir = (at: number) => streamsOf('twitch', channel, at).filter(({ to }) => to === null)
    const hours = Array.from({ length: 14 * 24 }, (_, hour) => Date.now() + hour * 3_600_000)
    const now = hours.find((at) => onAir(at).length > 0)
    expect(now).toBeDefined()
    vi.useFakeTimers({ now, toFake: ['Date'] })
    try {
      for (const title of ['By hand', 'Once more']) {
        const body = new URLSearchParams({ deed: 'live', game: 'Saltwind', title })
        await fetch(`${url}/twitch/channels/${channel.id}`, { method: 'POST', body })
        expect(onAir(Date.now()).map((stream) => stream.title)).toEqual(['By hand'])
      }
    } finally {
      vi.useRealTimers()
    }
  })

  it('a user of the sandbox can publish a video or a short about a selected game', async () => {
    const path = '/google/channels?q=MainChannel'
    await send(path, 'Publish a short', { deed: 'publish-short', game: 'Saltwind', title: '' })
    const { videosOf } = await import('./channels/life.ts')
    const { channelOf } = await import('./channels/store.ts')
    const known = channelOf('google', 'demo-900')
    expect(known && videosOf('google', known, Date.now())[0]).toMatchObject({
      type: 'SHORTS',
      game: 'Saltwind',
      title: 'I tried Saltwind',
    })
  })
})

describe("Stripe's API in the sandbox", () => {
  it.each([
    ['parameter', '/stripe/v1/customers', 'parameter tax_exempt'],
    ['endpoint', '/stripe/v1/coupons', 'POST /stripe/v1/coupons'],
    ['payout endpoint', '/stripe-connect/v1/coupons', 'POST /stripe-connect/v1/coupons'],
  ])(
    "the sandbox says that it does not support a %s of Stripe's API, although Stripe may support it",
    async (_what, path, lacking) => {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_sandbox' },
        body: new URLSearchParams({ name: 'Nova', tax_exempt: 'none' }),
      })
      expect(response.ok).toBe(false)
      const { error } = z.object({ error: z.object({ message: z.string() }) }).parse(await response.json())
      expect(error.message).toContain("only a part of Stripe's API")
      expect(error.message).toContain(lacking)
    },
  )
})
