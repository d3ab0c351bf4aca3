/** Checks the URLs of production requests. In this test, one server simulates all vendor hosts. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTiktok } from '../../channels/tiktok.ts'
import { createTwitch } from '../../channels/twitch.ts'
import { createYoutube } from '../../channels/youtube.ts'
import { createIgdb } from '../../games/igdb.ts'
import { createSteam } from '../../games/steam.ts'
import { createPayPal } from '../../payouts/index.ts'
import { startVendorServer, type VendorServer } from '../vendorServer.ts'
import { breaches, documentedRequests } from './breaches.ts'
import { takeHeard } from './heard.ts'

const app = { clientId: 'an app', clientSecret: 'a secret' }
const since = new Date('2026-01-01T00:00:00Z')
const known = { since, uploadsEtag: null, externalIds: ['7300000000000000001'] }
const redirectUri = 'https://questboard.example/api/auth/back'
const codeVerifier = 'v'.repeat(43)
const start = { redirectUri, state: 'state', codeVerifier }
const push = {
  channelId: '141981764',
  topic: 'stream.online',
  callback: 'https://questboard.example/api/webhooks/channels/1',
  secret: 'a secret of ten letters',
  reference: null,
}

const item = { payout_item_id: 'I', payout_batch_id: 'B', transaction_status: 'UNCLAIMED' }
const payoutItem = {
  ...item,
  payout_item: { amount: { currency: 'USD', value: '1.00' }, receiver: 'R' },
}
const channel = {
  id: 'UC_x5XG1OV2P6uZZ5FSM9Ttw',
  snippet: { title: 'T', publishedAt: '2020-01-01T00:00:00Z', thumbnails: {} },
  statistics: { viewCount: '1', hiddenSubscriberCount: true },
  contentDetails: { relatedPlaylists: { uploads: 'UU_x5XG1OV2P6uZZ5FSM9Ttw' } },
}
const video = {
  id: 'dQw4w9WgXcQ',
  snippet: {
    publishedAt: '2026-03-01T17:00:00Z',
    title: 'T',
    description: '',
    thumbnails: {},
    liveBroadcastContent: 'none',
  },
  contentDetails: { duration: 'PT1H' },
  status: { privacyStatus: 'public' },
}
const user = {
  id: '141981764',
  login: 'a',
  display_name: 'A',
  broadcaster_type: '',
  profile_image_url: '',
  created_at: '2020-01-01T00:00:00Z',
}
const subscription = {
  id: 's',
  status: 'failed',
  type: push.topic,
  transport: { method: 'webhook', ...push },
}

/** The smallest valid response for each URL, selected by the end of the URL. */
const answers: Readonly<Record<string, unknown>> = {
  '/helix/users': { data: [user] },
  '/helix/channels/followers': { total: 1 },
  '/helix/eventsub/subscriptions': { data: [subscription] },
  '/youtube/v3/channels': { items: [channel] },
  '/youtube/v3/playlistItems': { items: [{ contentDetails: { videoId: video.id } }] },
  '/youtube/v3/videos': { items: [video] },
  '/helix/streams': { data: [] },
  '/helix/videos': { data: [] },
  '/v2/reports': { columnHeaders: [] },
  '/v2/video/list/': { data: {} },
  '/v2/video/query/': { data: {} },
  '/v2/user/info/': { data: { user: { open_id: 'o', display_name: 'd' } } },
  '/v1/payments/payouts': { batch_header: { payout_batch_id: 'B', batch_status: 'PENDING' } },
  '/v1/payments/payouts/B': {
    batch_header: { payout_batch_id: 'B', batch_status: 'PENDING' },
    items: [payoutItem],
  },
  '/v1/payments/payouts-item/I': payoutItem,
  '/v1/payments/payouts-item/I/cancel': payoutItem,
  '/v1/reporting/transactions': {},
  '/v1/identity/oauth2/userinfo': { payer_id: 'A'.repeat(13) },
  '/v1/notifications/verify-webhook-signature': { verification_status: 'SUCCESS' },
  '/v4/games': [],
  '/api/appdetails': {},
  '/api/storesearch/': { items: [] },
}
const tokens = { access_token: 't', token_type: 'Bearer', expires_in: 3600 }

const answerTo = ({ path }: { readonly path: string }) => ({
  json: /token\/?$/.test(path) ? tokens : (answers[path] ?? {}),
})

let vendor: VendorServer
beforeAll(async () => {
  vendor = await startVendorServer()
  vendor.answer = answerTo
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    const { pathname, search } = new URL(input)
    return fetch(`${vendor.url}${pathname}${search}`, init)
  })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await vendor.stop()
})

const signIn = async (vendor: ReturnType<typeof createTwitch>) => {
  const url = await vendor.authorizationUrl(start)
  const callback = new URL(`${redirectUri}?code=c&state=state`)
  await vendor.exchangeCode({ ...start, callback })
  await vendor.refresh('r')
  await vendor.revoke('t')
  return url
}

/** Production requests of each vendor, and the URLs to which people are sent. */
const conversations: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  async Twitch() {
    const vendor = createTwitch(app)
    await vendor.readChannel('t', known)
    await vendor.streamsOf?.('t', Array(100).fill('1'))
    await vendor.pushes?.subscribe(push)
    await vendor.pushes?.unsubscribe(push)
    return [await signIn(vendor)]
  },
  async Google() {
    const vendor = createYoutube(app)
    await vendor.fetchChannel('t')
    await vendor.readChannel('t', known)
    await vendor.countMany?.('t', Array(50).fill(channel.id))
    await vendor.pushes?.subscribe({ ...push, topic: 'uploads' })
    return [await signIn(vendor)]
  },
  async TikTok() {
    const vendor = createTiktok(app)
    await vendor.readChannel('t', known)
    return [await signIn(vendor)]
  },
  async PayPal() {
    const hosts = { baseUrl: 'https://api-m.paypal.com', webUrl: 'https://www.paypal.com' }
    const vendor = createPayPal({ ...app, ...hosts, webhookId: 'WH' })
    const sent = { key: 'k/1', account: 'A', reference: 'I' }
    await vendor.send({ ...sent, amountCents: 100, description: 'Quest' })
    await vendor.state(sent)
    await vendor.recall(sent)
    await vendor.movements({ from: since, until: new Date('2026-03-15T00:00:00Z') })
    await vendor.identify({ code: 'c', redirectUri })
    await vendor.readEvent(Buffer.from(JSON.stringify({ id: 'W', event_type: 'E', resource: {} })), {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/cert',
      'paypal-transmission-id': '1',
      'paypal-transmission-sig': 'AAAA',
      'paypal-transmission-time': since.toISOString(),
    })
    return [vendor.logInUrl({ state: 'state', redirectUri })]
  },
  async 'the catalogue and the store'() {
    const catalogue = createIgdb(app)
    await catalogue.search('Portal "2"; limit 900')
    await catalogue.read('72')
    const store = createSteam()
    await store.search('Portal')
    await store.read('620')
    return []
  },
}

const toPage = (url: string) => ({ method: 'GET', url: new URL(url), headers: new Headers(), body: '' })

describe('requests to vendors in production', () => {
  it.each(Object.keys(conversations))(
    "in production, requests to %s have only the form and the hosts in the vendor's documentation",
    async (name) => {
      const pages = (await conversations[name]?.()) ?? []
      const sent = await takeHeard()
      expect(sent.length).toBeGreaterThan(2)
      expect([...sent, ...pages.map(toPage)].flatMap(breaches)).toEqual([])
    },
  )

  it('every request to a vendor that the tests describe is sent by at least one test', async () => {
    const pages = (await Promise.all(Object.values(conversations).map((talk) => talk()))).flat()
    const asked = [...(await takeHeard()), ...pages.map(toPage)].flatMap(documentedRequests)
    expect(documentedRequests().filter((name) => !asked.includes(name))).toEqual([])
  })
})
