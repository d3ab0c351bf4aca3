import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { startEngineDouble } from '../testing/engineDouble.ts'
import { type Gateway, startGateway } from '../testing/gateway.ts'

const PASSWORD = 'Play-fair-2026'
let engine: Awaited<ReturnType<typeof startEngineDouble>>
let gateway: Gateway
let browser: Browser

beforeAll(async () => {
  engine = await startEngineDouble()
  gateway = await startGateway({ HASURA_URL: engine.url })
}, 60_000)
afterAll(async () => {
  await gateway?.close()
  engine?.close()
})
beforeEach(() => {
  browser = openBrowser(gateway.url)
  engine.requests.length = 0
  engine.messages.length = 0
})

const ask = (
  query: string,
  options: { path?: string; headers?: Record<string, string>; rest?: object } = {},
) =>
  browser.send(options.path ?? '/api/gql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...options.headers },
    body: JSON.stringify({ query, ...options.rest }),
  })

const claimsSent = async (): Promise<unknown> => {
  const token = engine.requests.at(-1)?.headers.authorization?.replace('Bearer ', '') ?? ''
  const jwks = createLocalJWKSet(
    (await (await fetch(`${gateway.url}/.well-known/jwks.json`)).json()) as never,
  )
  const { payload } = await jwtVerify(token, jwks, {
    issuer: 'questboard',
    audience: 'questboard-graphql',
    algorithms: ['EdDSA'],
  })
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBeLessThanOrEqual(300)
  return payload['https://hasura.io/jwt/claims']
}

describe('POST /api/gql', () => {
  it('passes a visitor on without a token, and the answer back as it is', async () => {
    const response = await ask('{ ok }')
    expect(await response.json()).toEqual({ data: { ok: true } })
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('x-request-id')).toBe('r1')
    expect(response.headers.get('x-secret')).toBeNull()
    expect(engine.requests[0]?.headers.authorization).toBeUndefined()
    expect(engine.requests[0]?.body).toEqual({ query: '{ ok }' })
  })

  it('turns the session into the role and variables of its kind of account', async () => {
    await browser.signIn('demostudio', PASSWORD)
    await ask('{ ok }')
    expect(await claimsSent()).toMatchObject({
      'x-hasura-default-role': 'company',
      'x-hasura-allowed-roles': ['company', 'user'],
      'x-hasura-user-id': 'd0000000-0000-4000-8000-000000000001',
      'x-hasura-company-id': 'd0000000-0000-4000-8000-000000000010',
      'x-hasura-company-owner': 'true',
    })
    await browser.signIn('democreator', PASSWORD)
    await ask('{ ok }')
    expect(await claimsSent()).toMatchObject({ 'x-hasura-default-role': 'creator' })
    expect(engine.requests.at(-1)?.headers.cookie).toBeUndefined()
  })

  it('tells of a change of role, ownership or session at the very next request', async () => {
    const { pool } = gateway.services
    await browser.signIn('democreator', PASSWORD)
    await ask('{ ok }')
    await pool.query(`update "user" set user_type = 'User' where username = 'democreator'`)
    await ask('{ ok }')
    expect(await claimsSent()).toMatchObject({
      'x-hasura-default-role': 'user',
      'x-hasura-allowed-roles': ['user'],
    })
    await pool.query(`update "user" set user_type = 'Creator' where username = 'democreator'`)
    await pool.query('delete from session')
    await ask('{ ok }')
    expect(engine.requests.at(-1)?.headers.authorization).toBeUndefined()
  })

  it.each(['admin', 'company', 'Admin'])(
    'lets nobody take a role that the session does not have: %s',
    async (role) => {
      await browser.signIn('demouser', PASSWORD)
      await ask('{ ok }', {
        headers: {
          'x-hasura-role': role,
          'x-hasura-user-id': 'd0000000-0000-4000-8000-000000000001',
          'x-hasura-admin-secret': 'guess',
          'x-hasura-company-id': 'd0000000-0000-4000-8000-000000000010',
          authorization: 'Bearer forged',
          'x-client-ip': '6.6.6.6',
        },
      })
      const headers = engine.requests[0]?.headers ?? {}
      expect(Object.keys(headers).filter((name) => name.startsWith('x-hasura-'))).toEqual([])
      expect(headers['x-client-ip']).toBe('127.0.0.1')
      expect(await claimsSent()).toMatchObject({ 'x-hasura-default-role': 'user' })
    },
  )

  it('lets a creator ask as a plain user', async () => {
    await browser.signIn('democreator', PASSWORD)
    await ask('{ ok }', { headers: { 'x-hasura-role': 'user' } })
    expect(engine.requests[0]?.headers['x-hasura-role']).toBe('user')
  })

  it('wants ?name= to be the name of the single operation', async () => {
    const query = 'query Shelf { ok }'
    expect((await ask(query, { path: '/api/gql?name=Shelf' })).status).toBe(200)
    expect((await ask(query, { path: '/api/gql?name=Other' })).status).toBe(400)
    expect((await ask(`${query} query Two { ok }`, { path: '/api/gql?name=Shelf' })).status).toBe(400)
    expect((await ask('{ ok }', { path: '/api/gql?name=Shelf' })).status).toBe(400)
    expect((await ask(query, { path: '/custom-domain-company/play.example/api/gql' })).status).toBe(200)
    expect(engine.requests.length).toBe(2)
  })

  it('answers other sites, other content types, oversized and broken bodies by refusing them', async () => {
    expect((await ask('{ ok }', { headers: { origin: 'https://evil.example' } })).status).toBe(403)
    expect((await ask('{ ok }', { headers: { origin: 'null' } })).status).toBe(403)
    expect((await ask('{ ok }', { headers: { origin: gateway.url } })).status).toBe(200)
    expect((await ask('{ ok }', { headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    expect((await ask(`{ ok } # ${'x'.repeat(1024 * 1024)}`)).status).toBe(413)
    const broken = await browser.send('/api/gql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query": 1}',
    })
    expect(broken.status).toBe(400)
    expect(await broken.json()).toMatchObject({ errors: [{ message: expect.any(String) }] })
  })

  it('refuses documents that are too deep, also through fragments', async () => {
    const deep = `{ ${'a { '.repeat(20)} b ${'} '.repeat(20)} }`
    expect((await ask(deep)).status).toBe(400)
    const spread = `query Q { ...F1 } ${Array.from({ length: 20 }, (_, i) => `fragment F${i + 1} on T { a { ...F${i + 2} } }`).join(' ')} fragment F21 on T { b }`
    expect((await ask(spread)).status).toBe(400)
    const cyclic = 'query Q { ...A } fragment A on T { x { ...B ...B } } fragment B on T { y { ...A ...A } }'
    expect((await ask(cyclic)).status).toBe(200)
  })

  it('says so when the engine is away', async () => {
    const alone = await startGateway()
    try {
      const response = await fetch(`${alone.url}/api/gql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ ok }"}',
      })
      expect(response.status).toBe(503)
      expect(await response.json()).toMatchObject({
        errors: [{ extensions: { code: 'service-unavailable' } }],
      })
      const health = await fetch(`${alone.url}/api/health`)
      expect(health.status).toBe(503)
      expect(await health.json()).toMatchObject({
        status: 'degraded',
        components: { postgres: { status: 'ok' }, engine: { status: 'down' }, files: { status: 'ok' } },
      })
    } finally {
      await alone.close()
    }
  }, 60_000)
})

describe('WebSocket at /api/gql', () => {
  const open = (headers: Record<string, string> = {}, protocol = 'graphql-transport-ws') => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/api/gql`, protocol, {
      headers: { cookie, ...headers },
    })
    const received: Record<string, unknown>[] = []
    socket.on('message', (data) => received.push(JSON.parse(data.toString())))
    const closed = new Promise<number>((resolve) => socket.on('close', resolve))
    const opened = new Promise<void>((resolve, reject) => {
      socket.on('open', resolve)
      socket.on('error', reject)
    })
    const waitFor = async (count: number): Promise<void> => {
      for (let tries = 0; received.length < count && tries < 200; tries += 1)
        await new Promise((r) => setTimeout(r, 10))
      expect(received.length).toBeGreaterThanOrEqual(count)
    }
    return {
      socket,
      received,
      opened,
      closed,
      waitFor,
      say: (message: object) => socket.send(JSON.stringify(message)),
    }
  }

  it('puts the token into connection_init, whatever the page says, and pipes the rest', async () => {
    await browser.signIn('demouser', PASSWORD)
    const client = open()
    await client.opened
    client.say({
      type: 'connection_init',
      payload: { headers: { 'x-hasura-admin-secret': 'guess', 'x-hasura-role': 'admin' } },
    })
    client.say({ type: 'subscribe', id: '1', payload: { query: 'subscription { ok }' } })
    await client.waitFor(2)
    expect(client.received.map(({ type }) => type)).toEqual(['connection_ack', 'next'])
    const init = engine.messages[0]
    expect(init).toEqual({
      type: 'connection_init',
      payload: { headers: { Authorization: expect.stringMatching(/^Bearer ey/) } },
    })
    client.socket.close()
  })

  it('ends soon after the person is signed out', async () => {
    await browser.signIn('demouser', PASSWORD)
    const client = open()
    await client.opened
    await gateway.services.pool.query('delete from session')
    expect(await client.closed).toBe(1012)
  }, 10_000)

  it('refuses other sites', async () => {
    await expect(open({ origin: 'https://evil.example' }).opened).rejects.toThrow('403')
  })

  it('refuses a document that is too deep at its id', async () => {
    const client = open()
    await client.opened
    client.say({ type: 'connection_init' })
    client.say({
      type: 'subscribe',
      id: '7',
      payload: { query: `subscription { ${'a { '.repeat(20)} b ${'} '.repeat(20)} }` },
    })
    await client.waitFor(2)
    expect(client.received).toContainEqual(expect.objectContaining({ type: 'error', id: '7' }))
    client.socket.close()
  })
})

describe('the rest of the public face', () => {
  it('writes client events down under the session, not under what the body claims', async () => {
    await browser.signIn('demouser', PASSWORD)
    const response = await browser.send('/api/events', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'user_loaded',
        data: { user_id: 'someone-else', user_name: 'demouser', company_id: null },
        metaData: { user_id: 'someone-else', device_id: '0d3c2f52-6d0f-4c1b-9d55-9f2b3a1c7e11' },
      }),
    })
    expect(response.status).toBe(204)
    const { rows } = await gateway.services.pool.query('select name, user_id, device_id from client_event')
    expect(rows).toEqual([
      {
        name: 'user_loaded',
        user_id: 'd0000000-0000-4000-8000-000000000003',
        device_id: '0d3c2f52-6d0f-4c1b-9d55-9f2b3a1c7e11',
      },
    ])
  })

  it('keeps the webhooks shut without the secret', async () => {
    for (const path of ['/hasura/actions/registerCreator', '/hasura/events/domain_event'])
      for (const secret of ['', 'wrong'])
        expect(
          (
            await browser.send(path, {
              method: 'POST',
              headers: { 'x-actions-secret': secret, 'content-type': 'application/json' },
              body: '{}',
            })
          ).status,
        ).toBe(401)
  })

  it('answers unknown addresses below /api with 404, never with the page', async () => {
    expect((await browser.send('/api/nothing')).status).toBe(404)
    expect((await browser.send('/api/auth/nothing')).status).toBe(404)
  })
})
