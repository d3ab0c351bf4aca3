import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Arrived, ForgedPush, type Push } from './push.ts'
import { readEventSub } from './twitchEventSub.ts'
import { readHub } from './youtubeHub.ts'

const now = new Date('2026-11-23T06:00:00Z')
const push: Push = {
  channelId: '141981764',
  topic: 'stream.online',
  callback: 'https://questboard.example/api/webhooks/channels/1',
  secret: 'a secret of ten letters',
  reference: 'f1c2a387',
}

/** The example of a notification in Twitch's documentation. */
const said = {
  subscription: {
    id: 'f1c2a387',
    status: 'enabled',
    type: 'stream.online',
    version: '1',
    cost: 0,
    condition: { broadcaster_user_id: '141981764' },
    transport: { method: 'webhook', callback: push.callback },
    created_at: '2026-11-16T10:11:12.634234626Z',
  },
  event: { id: '9001', broadcaster_user_id: '141981764', type: 'live', started_at: '2026-11-23T05:59:00Z' },
}

const sent = (
  type: string,
  body: object,
  { at = now.toISOString(), secret = push.secret, id = 'message-1', change = (text: string) => text } = {},
): Arrived => {
  const text = JSON.stringify(body)
  const hmac = createHmac('sha256', secret).update(id).update(at).update(text).digest('hex')
  const headers: Readonly<Record<string, string>> = {
    'twitch-eventsub-message-id': id,
    'twitch-eventsub-message-timestamp': at,
    'twitch-eventsub-message-type': type,
    'twitch-eventsub-message-signature': `sha256=${hmac}`,
  }
  return {
    method: 'POST',
    header: (name) => headers[name] ?? '',
    query: new URLSearchParams(),
    body: Buffer.from(change(text)),
    at: now,
  }
}

describe('receiving push notifications from Twitch', () => {
  it('a Twitch push subscription starts with a challenge, and Twitch gives a reason when it ends', () => {
    expect(
      readEventSub(sent('webhook_callback_verification', { ...said, challenge: 'pogchamp-kappa' }), push),
    ).toEqual({ kind: 'confirms', answer: 'pogchamp-kappa', seconds: null })
    const revoked = { ...said, subscription: { ...said.subscription, status: 'authorization_revoked' } }
    expect(readEventSub(sent('revocation', revoked), push)).toEqual({
      kind: 'has ended',
      why: 'authorization_revoked',
    })
  })

  it('a Twitch notification is recognized by its message id', () => {
    expect(readEventSub(sent('notification', said), push)).toEqual({ kind: 'tells', messageId: 'message-1' })
  })

  const other = (change: object) => ({ ...said, subscription: { ...said.subscription, ...change } })
  it.each<[string, Arrived]>([
    ['was signed with another secret', sent('notification', said, { secret: 'another secret' })],
    ['was changed', sent('notification', said, { change: (text) => text.replace('9001', '9002') })],
    ['is more than ten minutes old', sent('notification', said, { at: '2026-11-23T05:49:59Z' })],
    ['has a time in the future', sent('notification', said, { at: '2026-11-23T06:10:01Z' })],
    ['has no time', sent('notification', said, { at: 'soon' })],
    ['is of another channel', sent('notification', other({ condition: { broadcaster_user_id: '1' } }))],
    ['is of another topic', sent('notification', other({ type: 'stream.offline' }))],
    ['comes in a GET request', { ...sent('notification', said), method: 'GET' }],
  ])('a Twitch notification is refused if it %s', (_, arrived) => {
    expect(() => readEventSub(arrived, push)).toThrow(ForgedPush)
  })
})

describe("push notifications of YouTube's hub", () => {
  const feed = '<feed xmlns="http://www.w3.org/2005/Atom"><title>YouTube video feed</title></feed>'
  const told = (text: string, secret = push.secret): Arrived => ({
    ...sent('', {}),
    header: (name) =>
      name === 'x-hub-signature' ? `sha1=${createHmac('sha1', secret).update(feed).digest('hex')}` : '',
    body: Buffer.from(text),
  })
  const topic = 'https://www.youtube.com/xml/feeds/videos.xml?channel_id=141981764'
  const intent = (query: Record<string, string>): Arrived => ({
    ...sent('', {}),
    method: 'GET',
    query: new URLSearchParams(query),
  })

  it("a subscription at YouTube's hub starts with a challenge and an end date, and ends with another challenge", () => {
    const asked = { 'hub.topic': topic, 'hub.challenge': '1234', 'hub.lease_seconds': '432000' }
    expect(readHub(intent({ ...asked, 'hub.mode': 'subscribe' }), push)).toEqual({
      kind: 'confirms',
      answer: '1234',
      seconds: 432_000,
    })
    expect(readHub(intent({ ...asked, 'hub.mode': 'unsubscribe' }), push)).toEqual({
      kind: 'falls silent',
      answer: '1234',
    })
    expect(() => readHub(intent({ ...asked, 'hub.mode': 'subscribe', 'hub.topic': 'x' }), push)).toThrow(
      ForgedPush,
    )
  })

  it('a notification from YouTube is recognized by its content, and refused if the signature is wrong', () => {
    const first = readHub(told(feed), push)
    expect(first).toMatchObject({ kind: 'tells' })
    expect(readHub(told(feed), push)).toEqual(first)
    expect(() => readHub(told(`${feed} `), push)).toThrow(ForgedPush)
    expect(() => readHub(told(feed, 'another secret'), push)).toThrow(ForgedPush)
  })
})
