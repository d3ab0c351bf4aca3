/**
 * YouTube's push notifications by PubSubHubbub (developers.google.com/youtube/v3/guides/push_notifications and W3C WebSub, as
 * of November 2026).
 */
import { createHash } from 'node:crypto'
import { ask } from '../door.ts'
import { VendorBusy, VendorUnavailable } from '../vendor.ts'
import {
  type Arrived,
  type ChannelPushes,
  ForgedPush,
  isSignedBy,
  type Push,
  type PushMessage,
} from './push.ts'

const REQUEST_TIMEOUT_MS = 10_000
/** The duration for which we request subscriptions. The hub decides the duration and reports it. */
const LEASE_SECONDS = 5 * 24 * 3600

const feedOf = (channelId: string): string =>
  `https://www.youtube.com/xml/feeds/videos.xml?channel_id=${encodeURIComponent(channelId)}`

const readIntent = (query: URLSearchParams, push: Push): PushMessage => {
  if (query.get('hub.topic') !== feedOf(push.channelId))
    throw new ForgedPush('the message is about another channel')
  const answer = query.get('hub.challenge') ?? ''
  switch (query.get('hub.mode')) {
    case 'subscribe':
      return { kind: 'confirms', answer, seconds: Number(query.get('hub.lease_seconds')) || LEASE_SECONDS }
    case 'unsubscribe':
      return { kind: 'falls silent', answer }
    case 'denied':
      return { kind: 'has ended', why: query.get('hub.reason') ?? 'denied' }
    default:
      throw new ForgedPush('the message is unreadable')
  }
}

export const readHub = ({ method, header, query, body }: Arrived, push: Push): PushMessage => {
  if (method === 'GET') return readIntent(query, push)
  const signature = header('x-hub-signature')
  if (!isSignedBy('sha1', push.secret, [body], signature))
    throw new ForgedPush('the signature is not the YouTube hub’s')
  // The hub sends no message ids, so messages with equal content count as the same message.
  return { kind: 'tells', messageId: createHash('sha256').update(body).digest('hex') }
}

export const createHub = (hub: string): ChannelPushes => {
  const tell = async (mode: 'subscribe' | 'unsubscribe', { channelId, callback, secret }: Push) => {
    const response = await ask(hub, {
      method: 'POST',
      body: new URLSearchParams({
        'hub.mode': mode,
        'hub.topic': feedOf(channelId),
        'hub.callback': callback,
        'hub.verify': 'async',
        'hub.secret': secret,
        'hub.lease_seconds': String(LEASE_SECONDS),
      }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new VendorUnavailable('the YouTube hub does not answer', { cause })
    })
    await response.body?.cancel()
    if (response.status === 429)
      throw new VendorBusy('the YouTube hub: too many requests', new Date(Date.now() + 60_000))
    if (!response.ok) throw new VendorUnavailable(`the YouTube hub answered ${response.status}`)
  }
  return {
    topics: ['uploads'],
    async subscribe(push) {
      await tell('subscribe', push)
      return { reference: null, isConfirmed: false }
    },
    async unsubscribe(push) {
      await tell('unsubscribe', push)
      return { isSilent: false }
    },
    read: readHub,
  }
}
