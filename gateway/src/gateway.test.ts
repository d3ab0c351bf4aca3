import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, openBrowser } from './testing/browser.ts'
import { startEngineDouble } from './testing/engineDouble.ts'
import { type Gateway, startGateway } from './testing/gateway.ts'

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

describe('GraphQL requests through the gateway (POST /api/gql)', () => {
  it("a visitor's GraphQL request reaches the engine without a token, and the response is returned unchanged", async () => {
    const response = await ask('{ ok }')
    expect(await response.json()).toEqual({ data: { ok: true } })
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('x-request-id')).toBe('r1')
    expect(response.headers.get('x-secret')).toBeNull()
    expect(engine.requests[0]?.headers.authorization).toBeUndefined()
    expect(engine.requests[0]?.body).toEqual({ query: '{ ok }' })
  })

  it('a session gets the role and variables of its account type', async () => {
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

  it('a change of role, ownership or session is effective from the next request', async () => {
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
    'a request cannot use a role that its session is not allowed to use: %s',
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

  it('a creator can send queries with the role of a plain user', async () => {
    await browser.signIn('democreator', PASSWORD)
    await ask('{ ok }', { headers: { 'x-hasura-role': 'user' } })
    expect(engine.requests[0]?.headers['x-hasura-role']).toBe('user')
  })

  it('the URL parameter ?name= must be the name of the only operation in the request', async () => {
    const query = 'query Shelf { ok }'
    expect((await ask(query, { path: '/api/gql?name=Shelf' })).status).toBe(200)
    expect((await ask(query, { path: '/api/gql?name=Other' })).status).toBe(400)
    expect((await ask(`${query} query Two { ok }`, { path: '/api/gql?name=Shelf' })).status).toBe(400)
    expect((await ask('{ ok }', { path: '/api/gql?name=Shelf' })).status).toBe(400)
    expect((await ask(query, { path: '/custom-domain-company/play.example/api/gql' })).status).toBe(200)
    expect(engine.requests.length).toBe(2)
  })

  it('GraphQL requests are refused if they come from other sites, have other content types, are too large or malformed', async () => {
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

  it('JSON that two programs could read differently is refused', async () => {
    const twice = await browser.send('/api/gql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ other }","query":"{ ok }"}',
    })
    expect(twice.status).toBe(400)
    expect(engine.requests).toEqual([])
  })

  it('GraphQL documents that are nested too deeply are refused, even through fragments', async () => {
    const deep = `{ ${'a { '.repeat(20)} b ${'} '.repeat(20)} }`
    expect((await ask(deep)).status).toBe(400)
    const spread = `query Q { ...F1 } ${Array.from({ length: 20 }, (_, i) => `fragment F${i + 1} on T { a { ...F${i + 2} } }`).join(' ')} fragment F21 on T { b }`
    expect((await ask(spread)).status).toBe(400)
    const cyclic = 'query Q { ...A } fragment A on T { x { ...B ...B } } fragment B on T { y { ...A ...A } }'
    expect((await ask(cyclic)).status).toBe(200)
  })

  it('an unreachable engine is reported as unavailable', async () => {
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
      const elsewhere = await fetch(`${alone.url}/api/health`, {
        headers: { 'x-forwarded-for': '203.0.113.7' },
      })
      expect([elsewhere.status, await elsewhere.json()]).toEqual([503, { status: 'degraded' }])
    } finally {
      await alone.close()
    }
  }, 60_000)
})

describe('client events and paths without a page', () => {
  const DEVICE = '0d3c2f52-6d0f-4c1b-9d55-9f2b3a1c7e11'
  const loaded = {
    name: 'user_loaded',
    data: {
      user_id: 'someone-else',
      user_name: 'demouser',
      language: null,
      user_type: 'User',
      company_id: null,
      company_name: null,
    },
    metaData: { user_id: 'someone-else', device_id: DEVICE },
  }
  const tell = (event: object | string, headers: Record<string, string> = {}) =>
    browser.send('/api/events', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof event === 'string' ? event : JSON.stringify(event),
    })

  it('events from the page are stored for the user of the session, even if the request names another user', async () => {
    await browser.signIn('demouser', PASSWORD)
    expect((await tell(loaded)).status).toBe(204)
    const { rows } = await gateway.services.pool.query('select name, user_id, device_id from client_event')
    expect(rows).toEqual([
      { name: 'user_loaded', user_id: 'd0000000-0000-4000-8000-000000000003', device_id: DEVICE },
    ])
  })

  it("events from the page are accepted only in the documented form, only from Questboard's pages, 300 a minute", async () => {
    await gateway.services.pool.query('delete from client_event; delete from rate_limit')
    for (const odd of [
      { ...loaded, data: { ...loaded.data, password: 'x' } },
      { ...loaded, metaData: { device_id: 'no uuid' } },
      { ...loaded, name: '' },
      { ...loaded, extra: 1 },
      { ...loaded, name: 'zero\u0000' },
      { ...loaded, data: { ...loaded.data, user_name: 'zero\u0000' } },
      'nonsense',
    ]) {
      const answer = await tell(odd)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/^[A-Z].*\.$/) })
    }
    expect((await tell(loaded, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await tell({ ...loaded, name: 'x'.repeat(20_000) })).status).toBe(413)
    await gateway.services.pool.query(
      `update rate_limit set tries = array_fill(now(), array[299]) where key like 'client-event:%'`,
    )
    const answers = []
    for (let count = 0; count < 3; count += 1) answers.push((await tell(loaded)).status)
    expect(answers).toEqual([204, 429, 429])
    await browser.signIn('democreator', PASSWORD)
    expect((await tell(loaded)).status).toBe(204)
    const { rows } = await gateway.services.pool.query('select count(*)::int as kept from client_event')
    expect(rows).toEqual([{ kept: 2 }])
  })

  it.each(['/api/auth/callback/credentials', '/api/auth/signout', '/api/events'])(
    'broken JSON sent to %s gets an error message of one sentence',
    async (path) => {
      const answer = await browser.send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"a": ',
      })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toEqual({
        message: 'We couldn’t read this request. Please check it, then try again.',
        extensions: { code: 'invalid-input' },
      })
    },
  )

  it("the engine's webhooks are not reachable, with or without the secret", async () => {
    for (const path of ['/hasura/actions/registerCreator', '/hasura/events/domain_event'])
      for (const secret of ['wrong', gateway.actions.secret]) {
        const headers = { 'x-actions-secret': secret, 'content-type': 'application/json' }
        expect((await browser.send(path, { method: 'POST', headers, body: '{}' })).status).toBe(404)
      }
  })

  it.each([
    ['POST', '/api/auth/session', 'GET, HEAD'],
    ['GET', '/api/auth/signout', 'POST'],
    ['GET', '/api/auth/callback/credentials', 'POST'],
    ['GET', '/api/auth/signin/twitch', 'POST'],
    ['POST', '/api/auth/callback/twitch', 'GET, HEAD'],
    ['GET', '/api/auth/_log', 'POST'],
    ['GET', '/api/gql', 'POST'],
    ['PUT', '/api/gql', 'POST'],
    ['GET', '/api/events', 'POST'],
    ['GET', '/api/uploads/image', 'POST'],
    ['DELETE', `/api/uploads/${DEVICE}`, 'GET, HEAD'],
    ['POST', '/api/health', 'GET, HEAD'],
    ['POST', '/api/build-id', 'GET, HEAD'],
    ['POST', '/login', 'GET, HEAD'],
  ])('a %s request to %s gets an error that names the allowed methods: %s', async (method, path, allowed) => {
    const answer = await browser.send(path, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed])
    expect(await answer.json()).toMatchObject({ message: `This URL is for ${allowed} only.` })
    const options = await browser.send(path, { method: 'OPTIONS' })
    expect([options.status, options.headers.get('allow')]).toEqual([204, allowed])
  })

  it('unknown paths below /api return 404 and never the page', async () => {
    expect((await browser.send('/api/nothing')).status).toBe(404)
    expect((await browser.send('/api/auth/nothing')).status).toBe(404)
    expect((await browser.send('/files/art/nothing.svg')).status).toBe(404)
    expect((await browser.send('/assets/nothing.js')).status).toBe(404)
  })
})
