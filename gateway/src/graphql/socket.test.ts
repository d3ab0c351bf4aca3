import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { startEngineDouble } from '../testing/engineDouble.ts'
import { type Gateway, startGateway } from '../testing/gateway.ts'
import { openSocket } from '../testing/openSocket.ts'

const PASSWORD = 'Play-fair-2026'
let engine: Awaited<ReturnType<typeof startEngineDouble>>
let gateway: Gateway
let browser: Browser

beforeAll(async () => {
  // Stops the timer that checks open sockets, unless a test advances it.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  engine = await startEngineDouble()
  gateway = await startGateway({ HASURA_URL: engine.url })
}, 60_000)
afterAll(async () => {
  await gateway?.close()
  engine?.close()
  vi.useRealTimers()
})
beforeEach(() => {
  browser = openBrowser(gateway.url)
  engine.messages.length = 0
})

const open = (headers?: Record<string, string>, protocol?: string) =>
  openSocket(gateway.url, browser, headers, protocol)

describe('WebSockets at /api/gql', () => {
  it('a WebSocket to the engine uses the token of the session, whatever the page sends', async () => {
    await browser.signIn('demouser', PASSWORD)
    const client = open({ 'x-hasura-role': 'admin', authorization: 'Bearer forged' })
    await client.opened
    client.say({
      type: 'connection_init',
      payload: { headers: { 'x-hasura-admin-secret': 'guess', 'x-hasura-role': 'admin' } },
    })
    client.say({ type: 'subscribe', id: '1', payload: { query: 'subscription { ok }' } })
    await client.waitFor(2)
    expect(client.received.map(({ type }) => type)).toEqual(['connection_ack', 'next'])
    expect(engine.messages[0]).toEqual({
      type: 'connection_init',
      payload: {
        headers: { Authorization: expect.stringMatching(/^Bearer ey/), 'x-client-ip': '127.0.0.1' },
      },
    })
    client.socket.close()
  })

  it.each([
    ['an odd connection_init', '{"type":"connection_init","payload":{"query":5},"type":"connection_init"}'],
    ['an odd subscription', '{"type":"subscribe","id":5,"payload":{"query":"subscription { ok }"}}'],
    ['a subscription without a document', '{"type":"subscribe","id":"1","payload":{}}'],
    ['two documents', '{"type":"subscribe","id":"1","payload":{"query":"{ a }","query":"{ b }"}}'],
    ['a message of the older protocol', '{"type":"start","id":"1","payload":{"query":"{ ok }"}}'],
    ['nonsense', 'nonsense'],
  ])('a WebSocket is closed when it sends %s, which never reaches the engine', async (_, message) => {
    const client = open()
    await client.opened
    client.say(message)
    expect(await client.closed).toBe(4400)
    expect(engine.messages).toEqual([])
  })

  it.each([
    ['is signed out', `delete from session`],
    ['changes role', `update "user" set user_type = 'Creator' where username = 'demouser'`],
    ['has their account closed', `update "user" set active = false where username = 'demouser'`],
  ])(
    'a WebSocket is closed immediately when the person %s',
    async (_, statement) => {
      await browser.signIn('demouser', PASSWORD)
      const client = open()
      await client.opened
      await gateway.services.pool.query(statement)
      expect(await client.closed).toBe(1012)
      await gateway.services.pool.query(
        `update "user" set user_type = 'User', active = true where username = 'demouser'`,
      )
    },
    10_000,
  )

  it('a WebSocket is closed when its session expires, even if no event reports that', async () => {
    await browser.signIn('demouser', PASSWORD)
    const client = open()
    await client.opened
    // Triggers are off, so this change causes no notification, as when a session expires.
    await gateway.services.pool.query(`begin; set local session_replication_role = replica;
      update session set expires_at = now(); commit`)
    expect(client.socket.readyState).toBe(client.socket.OPEN)
    vi.advanceTimersByTime(5_000)
    expect(await client.closed).toBe(1012)
  })

  it('a WebSocket from another site is refused', async () => {
    for (const origin of ['https://evil.example', 'null', `${gateway.url}.evil.example`])
      await expect(open({ origin }).opened).rejects.toThrow('403')
  })

  it('a WebSocket accepts only one of the two GraphQL protocols', async () => {
    await expect(open({}, 'graphql-ws').opened).rejects.toThrow('subprotocol')
  })

  it('a session can open at most thirty WebSockets', async () => {
    await browser.signIn('demouser', PASSWORD)
    const clients = Array.from({ length: 30 }, () => open())
    await Promise.all(clients.map(({ opened }) => opened))
    await expect(open().opened).rejects.toThrow('429')
    clients[0]?.socket.close()
    await clients[0]?.closed
    await expect(open().opened).resolves.toBeUndefined()
    for (const { socket } of clients) socket.terminate()
  })

  it('a WebSocket refuses an operation that is nested too deeply, and the 101st subscription', async () => {
    const client = open()
    await client.opened
    client.say({ type: 'connection_init' })
    await client.waitFor(1)
    const query = `subscription { ${'a { '.repeat(20)} b ${'} '.repeat(20)} }`
    client.say({ type: 'subscribe', id: 'deep', payload: { query } })
    for (let id = 0; id <= 100; id += 1)
      client.say({ type: 'subscribe', id: `s${id}`, payload: { query: 'subscription { ok }' } })
    await client.waitFor(103)
    const refused = client.received.filter(({ type }) => type === 'error')
    expect(refused.map(({ id }) => id)).toEqual(['deep', 's100'])
    client.say({ type: 'complete', id: 's0' })
    client.say({ type: 'subscribe', id: 'again', payload: { query: 'subscription { ok }' } })
    await client.waitFor(104)
    expect(client.received.at(-1)).toMatchObject({ type: 'next' })
    client.socket.close()
  })

  it('a message on a WebSocket can have at most one megabyte', async () => {
    const client = open()
    await client.opened
    client.say({ type: 'ping', payload: { filler: 'x'.repeat(1024 * 1024) } })
    expect(await client.closed).toBe(1009)
  })
})
