/** Twitch's EventSub by webhook (dev.twitch.tv/docs/eventsub, as of November 2026). */
import { z } from 'zod'
import type { VendorSettings } from './channel.ts'
import {
  type Arrived,
  type ChannelPushes,
  ForgedPush,
  isSignedBy,
  type Push,
  type PushMessage,
} from './push.ts'
import { callVendor } from './vendorApi.ts'

const subscription = z.object({
  id: z.string(),
  status: z.string(),
  type: z.string(),
  transport: z.object({ method: z.string(), callback: z.string().optional() }),
})
const subscriptions = z.object({ data: z.array(subscription) })
const message = z.object({
  challenge: z.string().optional(),
  subscription: subscription.extend({
    condition: z.object({ broadcaster_user_id: z.string().optional() }),
  }),
})

/** Notifications older than this count as replays. */
const FRESH_MS = 10 * 60_000

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

const readSigned = ({ method, header, body, at }: Arrived, { secret }: Push) => {
  const id = header('twitch-eventsub-message-id')
  const timestamp = header('twitch-eventsub-message-timestamp')
  const signature = header('twitch-eventsub-message-signature')
  if (method !== 'POST' || !isSignedBy('sha256', secret, [id, timestamp, body], signature))
    throw new ForgedPush('the signature is not Twitch’s')
  const age = at.getTime() - Date.parse(timestamp)
  if (!(Math.abs(age) <= FRESH_MS)) throw new ForgedPush('the message is too old')
  return { id, type: header('twitch-eventsub-message-type'), read: message.safeParse(parse(body)) }
}

export const readEventSub = (arrived: Arrived, push: Push): PushMessage => {
  const { id, type, read } = readSigned(arrived, push)
  if (!read.success) throw new ForgedPush('the message is unreadable')
  const { challenge, subscription: of } = read.data
  if (of.type !== push.topic || of.condition.broadcaster_user_id !== push.channelId)
    throw new ForgedPush('the message is about another channel or topic')
  if (type === 'webhook_callback_verification')
    return { kind: 'confirms', answer: challenge ?? '', seconds: null }
  if (type === 'revocation') return { kind: 'has ended', why: of.status }
  return { kind: 'tells', messageId: id }
}

/** `withAppToken` calls Twitch with the app's own token, because webhooks require it. */
export const createEventSub = (
  api: string,
  { clientId }: VendorSettings,
  withAppToken: <T>(ask: (token: string) => Promise<T>) => Promise<T>,
): ChannelPushes => {
  const url = `${api}/eventsub/subscriptions`
  const headers = { 'client-id': clientId, 'content-type': 'application/json' }

  const remove = (token: string, id: string) =>
    callVendor(z.unknown(), `${url}?id=${encodeURIComponent(id)}`, token, { method: 'DELETE', headers })

  /** Finds an existing subscription, after a lost response or a failure. */
  const existing = async (token: string, { channelId, topic, callback }: Push) => {
    const { data } = await callVendor(
      subscriptions,
      `${url}?user_id=${encodeURIComponent(channelId)}`,
      token,
      { headers },
    )
    return data.filter(({ type, transport }) => type === topic && transport.callback === callback)
  }

  return {
    topics: ['stream.online', 'stream.offline'],
    subscribe: (push) =>
      withAppToken(async (token) => {
        for (const { id, status } of await existing(token, push)) {
          if (status === 'enabled') return { reference: id, isConfirmed: true }
          await remove(token, id)
        }
        const { channelId, topic, callback, secret } = push
        const body = JSON.stringify({
          type: topic,
          version: '1',
          condition: { broadcaster_user_id: channelId },
          transport: { method: 'webhook', callback, secret },
        })
        const { data } = await callVendor(subscriptions, url, token, { method: 'POST', headers, body })
        return { reference: data[0]?.id ?? null, isConfirmed: data[0]?.status === 'enabled' }
      }),
    unsubscribe: (push) =>
      withAppToken(async (token) => {
        for (const { id } of await existing(token, push)) await remove(token, id)
        return { isSilent: true }
      }),
    read: readEventSub,
  }
}
