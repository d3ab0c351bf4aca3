import { createHmac, randomUUID } from 'node:crypto'
import { createPushSecrets } from '@questboard/database'
import { anyOrder, atFirst, atLast, repeatedBy } from '@questboard/database/testing/any-order'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Gateway, startGateway } from '../testing/gateway.ts'

let gateway: Gateway
const [creator, twitch, youtube] = [randomUUID(), randomUUID(), randomUUID()]
const [online, uploads] = [randomUUID(), randomUUID()]

const run = async (statement: string) => (await gateway.services.pool.query(statement)).rows

beforeAll(async () => {
  gateway = await startGateway()
  await run(`
    insert into "user" (id, username, display_name, email, user_type) values ('${creator}', 'pixel', 'Pixel', 'pixel@example.com', 'Creator');
    insert into creator (id) values ('${creator}');
    insert into user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url, refresh_token_sealed) values
      ('${twitch}', '${creator}', 'twitch', '41', 'Pixel', 'https://www.twitch.tv/pixel', decode(repeat('00', 40), 'hex')),
      ('${youtube}', '${creator}', 'youtube', 'UC41', 'Pixel', 'https://www.youtube.com/@pixel', decode(repeat('00', 40), 'hex'))`)
}, 60_000)
afterAll(() => gateway?.close())
const begin = async () => {
  await run(`
    delete from channel_push;
    insert into channel_push (id, connection_id, provider_id, channel_id, topic) values
      ('${online}', '${twitch}', 'twitch', '41', 'stream.online'), ('${uploads}', '${youtube}', 'youtube', 'UC41', 'uploads');
    update channel_watch set due_at = now() + interval '1 day', priority = 6`)
}
beforeEach(begin)

const secretOf = (id: string) => createPushSecrets(gateway.services.config.sessionSecret)(id)
const url = (id: string) => `${gateway.url}/api/webhooks/channels/${id}`

const tell = (
  type: string,
  { id = online, message = randomUUID(), secret = secretOf(id), more = {} }: Given = {},
) => {
  const body = JSON.stringify({
    ...more,
    subscription: {
      id: 'sub',
      status: 'enabled',
      type: 'stream.online',
      condition: { broadcaster_user_id: '41' },
      transport: { method: 'webhook' },
    },
  })
  const at = new Date().toISOString()
  const signature = createHmac('sha256', secret).update(message).update(at).update(body).digest('hex')
  return fetch(url(id), {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'twitch-eventsub-message-id': message,
      'twitch-eventsub-message-timestamp': at,
      'twitch-eventsub-message-type': type,
      'twitch-eventsub-message-signature': `sha256=${signature}`,
    },
  })
}
type Given = {
  readonly id?: string
  readonly message?: string
  readonly secret?: string
  readonly more?: object
}
const isDue = async (connection: string) =>
  (await run(`select due_at <= now() as due from channel_watch where connection_id = '${connection}'`))[0]
    ?.due
const messages = async () => (await run('select count(*)::int as n from channel_push_message'))[0]?.n

const intent = (mode: string) =>
  fetch(
    `${url(uploads)}?${new URLSearchParams({
      'hub.mode': mode,
      'hub.topic': 'https://www.youtube.com/xml/feeds/videos.xml?channel_id=UC41',
      'hub.challenge': '1234',
      'hub.lease_seconds': '432000',
    })}`,
  )

describe('receiving push notifications about channels', () => {
  it('a push notification triggers one channel check, even if the notification arrives several times', async () => {
    expect((await tell('notification', { message: 'm1' })).status).toBe(204)
    expect([await isDue(twitch), await isDue(youtube), await messages()]).toEqual([true, false, 1])
    await run(`update channel_watch set due_at = now() + interval '1 day'`)
    const again = await Promise.all([
      tell('notification', { message: 'm1' }),
      tell('notification', { message: 'm1' }),
    ])
    expect(again.map(({ status }) => status)).toEqual([204, 204])
    expect([await isDue(twitch), await messages()]).toEqual([false, 1])
  })

  it('a push notification must be signed with the secret of its own URL', async () => {
    const answers = [
      await tell('notification', { secret: 'somebody’s' }),
      await tell('notification', { secret: secretOf(uploads) }),
      await fetch(url(uploads), {
        method: 'POST',
        body: '<feed/>',
        headers: { 'x-hub-signature': 'sha1=00' },
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
    expect((await tell('notification', { id: randomUUID() })).status).toBe(404)
    expect((await fetch(url('nothing'))).status).toBe(404)
    expect([await isDue(twitch), await messages()]).toEqual([false, 0])
  })

  it('a push subscription at Twitch starts after its challenge, and is requested again after a revocation', async () => {
    const answer = await tell('webhook_callback_verification', { more: { challenge: 'pogchamp' } })
    expect([answer.status, await answer.text()]).toEqual([200, 'pogchamp'])
    const kept = () =>
      run(
        `select confirmed_at is not null as confirmed, due_at > now() + interval '2 days' as later from channel_push where id = '${online}'`,
      )
    expect(await kept()).toEqual([{ confirmed: true, later: true }])
    expect((await tell('revocation')).status).toBe(204)
    expect(await kept()).toEqual([{ confirmed: false, later: false }])
  })

  it('a push subscription at YouTube is renewed before it ends', async () => {
    const answer = await intent('subscribe')
    expect([answer.status, await answer.text()]).toEqual([200, '1234'])
    expect(
      await run(`
        select due_at < expires_at - interval '1 day' as in_time, expires_at > now() + interval '4 days' as lasts
          from channel_push where id = '${uploads}'`),
    ).toEqual([{ in_time: true, lasts: true }])
  })

  it('a push subscription ends when its channel is removed, but not at the request of a stranger', async () => {
    expect((await intent('unsubscribe')).status).toBe(404)
    await run(`update channel_push set connection_id = null where id = '${uploads}'`)
    expect((await intent('subscribe')).status).toBe(404)
    expect((await intent('unsubscribe')).status).toBe(200)
    expect(await run(`select id from channel_push where id = '${uploads}'`)).toEqual([])
  })
})

/** Twitch's notifications about one channel. YouTube's hub sends others. */
const words = ['it is live', 'it is live again', 'do you wait there?', 'you hear no more of it'] as const
type Word = (typeof words)[number]

const say = async (word: Word): Promise<number> => {
  switch (word) {
    case 'it is live':
      return (await tell('notification', { message: 'live-1' })).status
    case 'it is live again':
      return (await tell('notification', { message: 'live-2' })).status
    case 'do you wait there?':
      return (await tell('webhook_callback_verification', { more: { challenge: 'pogchamp' } })).status
    case 'you hear no more of it':
      return (await tell('revocation')).status
  }
}

const hubSays = (word: 'it is published' | 'do you wait there?'): Promise<Response> => {
  if (word === 'do you wait there?') return intent('subscribe')
  const signature = createHmac('sha1', secretOf(uploads)).update('<feed/>').digest('hex')
  const headers = { 'x-hub-signature': `sha1=${signature}` }
  return fetch(url(uploads), { method: 'POST', body: '<feed/>', headers })
}

describe('channel push notifications in any order and number', () => {
  const { settings, timeoutMs } = anyOrder(15)
  const telling = fc.record({ first: atFirst(words), last: atLast(words) })

  it(
    `each push notification is stored once and triggers a check, and the last state of Twitch stays (${repeatedBy})`,
    () =>
      fc.assert(
        fc
          .asyncProperty(telling, async ({ first, last }) => {
            for (const atOnce of first) await Promise.all(atOnce.map(say))
            const answers: number[] = []
            for (const word of last) answers.push(await say(word))
            expect(answers).toEqual(last.map((word) => (word === 'do you wait there?' ? 200 : 204)))
            expect([await isDue(twitch), await isDue(youtube), await messages()]).toEqual([true, false, 2])
            const isHeard = last.indexOf('do you wait there?') > last.indexOf('you hear no more of it')
            // If a subscription has ended, it is requested again the next day.
            expect(
              await run(
                `select confirmed_at is not null as heard, due_at <= now() + interval '1 day' as asked from channel_push where id = '${online}'`,
              ),
            ).toEqual([{ heard: isHeard, asked: !isHeard }])
          })
          .beforeEach(begin),
        settings,
      ),
    timeoutMs,
  )

  const hub = ['it is published', 'do you wait there?'] as const
  it(
    `push notifications from YouTube's hub are stored once (${repeatedBy})`,
    () =>
      fc.assert(
        fc
          .asyncProperty(atFirst(hub), atLast(hub), async (first, last) => {
            for (const atOnce of [...first, ...last.map((one) => [one])])
              for (const { status } of await Promise.all(atOnce.map(hubSays)))
                expect(status).toBeLessThan(300)
            expect([await isDue(twitch), await isDue(youtube), await messages()]).toEqual([false, true, 1])
            expect(
              await run(`select confirmed_at is not null as heard from channel_push where id = '${uploads}'`),
            ).toEqual([{ heard: true }])
          })
          .beforeEach(begin),
        settings,
      ),
    timeoutMs,
  )
})
