import { createServer, type Server } from 'node:http'
import { createPushSecrets } from '@questboard/database'
import { type Arrived, isChannelProviderId, type PushMessage } from '@questboard/providers/channels'
import { MockActivityEnvironment } from '@temporalio/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMarket, market } from '../testing/market.ts'
import { type Sandbox, startSandbox } from '../testing/sandbox.ts'
import { createScratchDatabase, type Scratch } from '../testing/scratchDatabase.ts'
import { createChannelPushActivities } from './channelPushes.ts'

const sessionSecret = 'a secret of this test alone'
let scratch: Scratch
let sandbox: Sandbox
let server: Server
let pushUrl: string
/** The notifications that arrived, as the gateway reads them. */
const heard: { readonly topic: string; readonly message: PushMessage }[] = []

const rowOf = async (path: string) => {
  const [row] = await scratch.run(
    `select provider_id, channel_id, topic, id from channel_push where id = '${path.split('/').at(-1)}'`,
  )
  return row
}

const hear = async (arrived: Arrived, path: string): Promise<string> => {
  const row = await rowOf(path)
  const provider = String(row?.provider_id)
  if (row === undefined || !isChannelProviderId(provider)) return ''
  const push = {
    channelId: String(row.channel_id),
    topic: String(row.topic),
    callback: '',
    secret: createPushSecrets(sessionSecret)(String(row.id)),
    reference: null,
  }
  const message = sandbox.providers[provider].pushes?.read(arrived, push)
  if (message === undefined) return ''
  heard.push({ topic: push.topic, message })
  return 'answer' in message ? message.answer : ''
}

const listen = async (): Promise<void> => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x')
    const arrived: Arrived = {
      method: request.method === 'GET' ? 'GET' : 'POST',
      header: (name) => String(request.headers[name] ?? ''),
      query: searchParams,
      body: Buffer.concat(chunks),
      at: new Date(),
    }
    response.end(await hear(arrived, pathname))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  pushUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const keepWith = (url: string | null) => {
  const { keepChannelPushes } = createChannelPushActivities({
    database: scratch.database,
    channels: sandbox.providers,
    pushUrl: url,
    sessionSecret,
    log: pino({ level: 'silent' }),
  })
  return new MockActivityEnvironment().run(keepChannelPushes)
}
const said = (kind: PushMessage['kind']) =>
  heard.filter(({ message }) => message.kind === kind).map(({ topic }) => topic)

beforeAll(async () => {
  scratch = await createScratchDatabase()
  await createMarket(scratch)
  sandbox = await startSandbox()
  await listen()
  await scratch.run(
    `insert into credential (user_id, password_hash) values ('${market.creator}', '$argon2id$x');
     delete from user_connection;
     insert into user_connection (user_id, provider_id, channel_id, channel_name, channel_url, refresh_token_sealed)
     select '${market.creator}', provider, vendor || '-big', 'NovaStrider', 'https://nova.example', decode(repeat('00', 40), 'hex')
       from (values ('twitch', 'twitch'), ('youtube', 'google'), ('tiktok', 'tiktok')) as v (provider, vendor)`,
  )
  // Registers the channels with the simulated vendors, as a sign-in does.
  for (const provider of ['twitch', 'youtube'] as const) {
    const { accessToken } = await sandbox.signIn(provider, 'big')
    await sandbox.providers[provider].fetchChannel(accessToken)
  }
}, 180_000)
afterAll(async () => {
  server?.close()
  await sandbox?.stop()
  await scratch?.drop()
})

describe('requesting push notifications from vendors', () => {
  it('no push subscription is requested if there is no public URL', async () => {
    expect(await keepWith(null)).toEqual({ asked: 0, failed: 0 })
    expect(await scratch.run('select id from channel_push')).toEqual([])
  })

  it('the push subscription of each channel is requested once and confirmed', async () => {
    expect(await keepWith(pushUrl)).toEqual({ asked: 3, failed: 0 })
    await expect.poll(() => said('confirms').sort()).toEqual(['stream.offline', 'stream.online', 'uploads'])
    expect(await keepWith(pushUrl)).toEqual({ asked: 0, failed: 0 })
  })

  it('push notifications report when a stream starts or ends, and when there is new content', async () => {
    await sandbox.press('twitch', 'channels/twitch-big', { deed: 'live', title: 'x' })
    await sandbox.press('youtube', 'channels/google-big', { deed: 'publish', title: 'x' })
    expect(said('tells')).toEqual(['stream.online', 'uploads'])
  })

  it('a push subscription that is not confirmed is requested again, without a second one at the vendor', async () => {
    await scratch.run(`update channel_push set due_at = now(), confirmed_at = null`)
    expect(await keepWith(pushUrl)).toEqual({ asked: 3, failed: 0 })
    await sandbox.press('twitch', 'channels/twitch-big', { deed: 'live', title: 'x' })
    expect(
      await scratch.run(
        `select topic from channel_push where provider_id = 'twitch' and confirmed_at is null`,
      ),
    ).toEqual([])
  })

  it('while a vendor is unavailable, its push subscriptions are requested later', async () => {
    await scratch.run(`update channel_push set due_at = now() where provider_id = 'twitch'`)
    await sandbox.press('twitch', 'channels-fault', { kind: 'error', times: '100' })
    expect(await keepWith(pushUrl)).toEqual({ asked: 0, failed: 2 })
    await sandbox.press('twitch', 'channels-fault', { kind: 'none', times: '1' })
    expect(
      await scratch.run(
        `select bool_and(failures = 1 and due_at > now()) as later from channel_push where provider_id = 'twitch'`,
      ),
    ).toEqual([{ later: true }])
  })

  it('a push subscription ends when its channel is removed', async () => {
    await scratch.run(`
      update channel_push set expires_at = now() + interval '5 days' where provider_id = 'youtube'; delete from user_connection`)
    expect(await keepWith(pushUrl)).toEqual({ asked: 3, failed: 0 })
    await expect.poll(() => said('falls silent')).toEqual(['uploads'])
    expect(await scratch.run(`select topic from channel_push where provider_id = 'twitch'`)).toEqual([])
    const before = said('tells').length
    await sandbox.press('twitch', 'channels/twitch-big', { deed: 'live', title: 'x' })
    expect(said('tells')).toHaveLength(before)
  })
})
