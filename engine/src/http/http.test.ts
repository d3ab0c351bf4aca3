import { request, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { parse } from 'graphql'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GraphQLRequest, RequestContext } from '../contract.ts'
import { EngineError } from '../errors.ts'
import { buildRuntime, createDatabase } from '../testing.ts'
import { createRoutes } from './routes.ts'
import { createHttpServer, listen } from './server.ts'

/** A core that returns the request, so that the test covers only the HTTP layer. */
const core = {
  async execute(request: GraphQLRequest, { session }: RequestContext) {
    if (request.query.includes('fail')) {
      throw new EngineError('data-exception', 'no', { internal: { statement: 'select' } })
    }
    if (request.query.includes('crash')) throw new Error('a secret of the inside')
    if (request.query.includes('slow')) await new Promise((resolve) => setTimeout(resolve, 3000))
    if (request.query.includes('large'))
      return { body: JSON.stringify({ data: 'x'.repeat(Number(request.query.slice(5))) }), cookies: [] }
    return {
      body: `{"data":{"role":"${session.role}"}}`,
      cookies: request.query.includes('cookie') ? ['a=1', 'b=2'] : [],
    }
  },
  operation(request: GraphQLRequest) {
    const document = parse(request.query)
    const definition = document.definitions.find((one) => one.kind === 'OperationDefinition')
    return { kind: 'query', name: undefined, document, definition }
  },
}

const none = { global: undefined, perRole: new Map<string, number>() }
const limits = {
  disabled: false,
  depthLimit: { global: 3, perRole: new Map([['deep', 5]]) },
  nodeLimit: { global: 10, perRole: new Map() },
  timeLimitSeconds: { global: undefined, perRole: new Map([['hurried', 0.2]]) },
  batchLimit: { global: 2, perRole: new Map() },
}

let server: Server
let base: string
let database: Awaited<ReturnType<typeof createDatabase>>
const admin = { 'x-hasura-admin-secret': 's' }

async function start(environment: Readonly<Record<string, string>>, metadata: object = {}) {
  const all = { HASURA_GRAPHQL_ADMIN_SECRET: 's', ...environment }
  const runtime = buildRuntime({ pool: database.pool, core, environment: all, metadata })
  const http = createHttpServer(runtime, createRoutes(runtime, []), undefined)
  return { http, base: `http://127.0.0.1:${await listen(http, '127.0.0.1', 0)}` }
}

beforeAll(async () => {
  database = await createDatabase('create table t (a int); insert into t values (1), (null)')
  ;({ http: server, base } = await start({ HASURA_GRAPHQL_MAX_BODY_BYTES: '10000' }))
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await database.drop()
})

async function post(
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = admin,
  from = base,
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(from + path, { method: 'POST', body: text, headers })
  return { status: response.status, headers: response.headers, json: JSON.parse(await response.text()) }
}
const graphql = (body: unknown, headers?: Readonly<Record<string, string>>) =>
  post('/v1/graphql', body, headers)
const error = (code: string, message: unknown, path = '$') => ({
  errors: [{ message, extensions: { path, code } }],
})

describe('GraphQL requests to /v1/graphql', () => {
  test("/v1/graphql responds with the correct length, type and the request's own id", async () => {
    const { status, headers, json } = await graphql({ query: '{ a }' }, { ...admin, 'x-request-id': 'mine' })
    expect([status, json]).toEqual([200, { data: { role: 'admin' } }])
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': '25',
      'x-request-id': 'mine',
    })
    expect((await graphql({ query: '{ a }' })).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test.each([
    ['{', 'invalid-json', expect.stringMatching(/^Error in \$/), '$'],
    [{}, 'parse-failed', 'key "query" not found', '$'],
    [
      { query: 1 },
      'parse-failed',
      expect.stringContaining('expected String, but encountered Number'),
      '$.query',
    ],
    [
      { query: '{a}', variables: [] },
      'parse-failed',
      expect.stringContaining('expected Object'),
      '$.variables',
    ],
    ['"x"', 'parse-failed', expect.stringContaining('encountered String'), '$'],
    [
      { query: '{ a }', extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
      'not-supported',
      'PersistedQueryNotSupported',
      '$',
    ],
  ])(
    '/v1/graphql refuses %j with status 200 and an error that gives the reason',
    async (body, code, message, path) => {
      const { status, json } = await graphql(body)
      expect([status, json]).toEqual([200, error(code, message, path)])
    },
  )

  test('a GET request to /v1/graphql gets the error that persisted queries are not supported', async () => {
    const ask = async (headers: Readonly<Record<string, string>>) =>
      (await fetch(`${base}/v1/graphql?query={a}`, { headers })).json()
    expect(await ask(admin)).toEqual(error('not-supported', 'PersistedQueryNotSupported'))
    expect(await ask({})).toMatchObject({ errors: [{ extensions: { code: 'access-denied' } }] })
  })

  test('/v1/graphql reveals to unauthenticated callers only that access is denied', async () => {
    const expected = error(
      'access-denied',
      '"x-hasura-admin-secret"/"x-hasura-access-key" required, but not found',
    )
    expect((await graphql({ query: '{ a }' }, {})).json).toEqual(expected)
    expect((await graphql('{', {})).json).toEqual(expected)
  })

  test('/v1/graphql shows internal error details only to admins', async () => {
    expect((await graphql({ query: 'fail' })).json.errors[0].extensions.internal).toEqual({
      statement: 'select',
    })
    const user = await graphql({ query: 'fail' }, { ...admin, 'x-hasura-role': 'user' })
    expect(user.json).toEqual(error('data-exception', 'no'))
    const { status, json } = await graphql({ query: 'crash' })
    expect([status, json]).toEqual([200, error('unexpected', 'internal error')])
  })

  test('/v1/graphql runs the requests of a batch in order and returns a response for each request', async () => {
    const { json } = await graphql([{ query: '{ a }' }, { query: 'fail' }, 1], {
      ...admin,
      'x-hasura-role': 'u',
    })
    expect(json).toEqual([
      { data: { role: 'u' } },
      error('data-exception', 'no'),
      error('parse-failed', expect.stringContaining('Number'), '$[2]'),
    ])
  })

  test('/v1/graphql passes on the cookies that webhooks set', async () => {
    const { headers } = await graphql({ query: 'cookie' })
    expect(headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })

  test('/v1/graphql refuses a request body that is too large', async () => {
    const { status, json } = await graphql({ query: 'x'.repeat(20_000) })
    expect([status, json]).toEqual([413, error('bad-request', 'the request is larger than 10000 bytes')])
  })

  test('the server survives clients that disconnect, send random bytes or nest their requests endlessly', async () => {
    const port = Number(new URL(base).port)
    const socket = connect(port, '127.0.0.1')
    socket.write('POST /v1/graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{')
    await new Promise((resolve) => setTimeout(resolve, 50))
    socket.destroy()
    const nonsense = connect(port, '127.0.0.1')
    nonsense.write('\x00\x01\x02 nonsense\r\n\r\n')
    await new Promise((resolve) => nonsense.resume().once('close', resolve))
    const nested = `${'['.repeat(4000)}${']'.repeat(4000)}`
    expect((await graphql(`{"query":"{a}","variables":{"a":${nested}}}`)).status).toBe(200)
    expect((await graphql({ query: '{ a }' })).json).toEqual({ data: { role: 'admin' } })
  })
})

describe('compressing responses', () => {
  /** Uses node:http, because fetch would request and decode compression automatically. */
  const raw = (query: string, encoding: string | undefined) =>
    new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
      const headers = { ...admin, ...(encoding !== undefined && { 'accept-encoding': encoding }) }
      const asked = request(`${base}/v1/graphql`, { method: 'POST', headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(chunks) }),
        )
      })
      asked.on('error', reject).end(JSON.stringify({ query }))
    })

  test.each([
    ['large 2000', 'gzip', 'gzip'],
    ['large 30000', 'deflate, gzip;q=1.0, *;q=0.5', 'gzip'],
    ['large 2000', undefined, undefined],
    ['large 2000', '*', undefined],
    ['large 2000', 'br', undefined],
    ['large 2000', 'gzip;q=0', undefined],
    ['large 10', 'gzip', undefined],
    ['large 10', 'gzip, identity;q=0', 'gzip'],
    ['large 10', 'gzip, *;q=0', 'gzip'],
    ['fail', 'gzip', undefined],
  ])('the response to %j with Accept-Encoding %j has the encoding %j', async (query, accepted, expected) => {
    const plain = await raw(query, undefined)
    const answer = await raw(query, accepted)
    expect(answer.encoding).toBe(expected)
    expect(expected === 'gzip' ? gunzipSync(answer.body) : answer.body).toEqual(plain.body)
  })
})

describe('GraphQL requests to /v1alpha1/graphql', () => {
  test('/v1alpha1/graphql returns errors with their HTTP status', async () => {
    expect((await post('/v1alpha1/graphql', '{')).status).toBe(400)
    expect((await post('/v1alpha1/graphql', { query: 'a' }, {})).status).toBe(401)
  })
})

describe('limits of the GraphQL API', () => {
  test("API limits apply to all roles except admin, and a role's own limit replaces the global one", async () => {
    const other = await start({}, { apiLimits: limits })
    const ask = (body: unknown, role: string) =>
      post('/v1/graphql', body, { ...admin, 'x-hasura-role': role }, other.base)
    const deep = '{ a { b { c { d } } } }'
    expect((await ask({ query: deep }, 'user')).json).toEqual(
      error('validation-failed', 'depth limit of 3 exceeded: 4'),
    )
    expect((await ask({ query: deep }, 'deep')).json).toHaveProperty('data')
    expect((await ask({ query: deep }, 'admin')).json).toHaveProperty('data')
    const spread = '{ ...f } fragment f on q { ...g ...g ...g } fragment g on q { a b c d }'
    expect((await ask({ query: spread }, 'user')).json).toEqual(
      error('validation-failed', 'node limit of 10 exceeded: 12'),
    )
    const batch = [1, 2, 3].map(() => ({ query: '{ a }' }))
    expect((await ask(batch, 'user')).json).toEqual(
      error('validation-failed', 'batch limit of 2 exceeded: 3'),
    )
    expect((await ask({ query: '{ slow }' }, 'hurried')).json).toEqual(
      error('timeout', 'time limit of 0.2 s exceeded'),
    )
    other.http.closeAllConnections()
    other.http.close()
    expect(none.global).toBeUndefined()
  })
})

describe('the version, health and admin endpoints', () => {
  test('the version and health endpoints are public', async () => {
    expect(await (await fetch(`${base}/v1/version`)).json()).toEqual({
      version: expect.stringMatching(/^v2\./),
      server_type: 'ce',
    })
    const health = await fetch(`${base}/healthz`)
    expect([health.status, await health.text()]).toEqual([200, 'OK'])
  })

  test('/healthz returns status 500 when the database is unreachable', async () => {
    const pool = new Pool({ connectionString: 'postgres://x@127.0.0.1:1/x' })
    const runtime = buildRuntime({ pool, core })
    const http = createHttpServer(runtime, createRoutes(runtime, []), undefined)
    const port = await listen(http, '127.0.0.1', 0)
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(500)
    http.closeAllConnections()
    http.close()
  })

  test("the admin endpoints refuse other roles with Hasura's error messages", async () => {
    const user = { ...admin, 'x-hasura-role': 'user' }
    const metadata = await post('/v1/metadata', { type: 'export_metadata', args: {} }, user)
    expect([metadata.status, metadata.json]).toEqual([
      400,
      { error: 'restricted access : admin only', path: '$', code: 'access-denied' },
    ])
    const config = await fetch(`${base}/v1alpha1/config`, { headers: user })
    expect(await config.json()).toEqual({
      error: 'You have to be an admin to access this endpoint',
      path: '$',
      code: 'access-denied',
    })
    expect((await post('/v2/query', {}, {})).status).toBe(401)
  })

  test('run_sql returns its result as text, runs in one transaction and reports errors of Postgres', async () => {
    const sql = (args: object) => post('/v2/query', { type: 'run_sql', args })
    expect((await sql({ sql: 'select a, 2::numeric as b from t order by a' })).json).toEqual({
      result_type: 'TuplesOk',
      result: [
        ['a', 'b'],
        ['1', '2'],
        ['NULL', '2'],
      ],
    })
    expect((await sql({ sql: 'insert into t values (5)' })).json).toEqual({
      result_type: 'CommandOk',
      result: null,
    })
    const failed = await sql({ sql: 'delete from t; select nope' })
    expect([failed.status, failed.json]).toEqual([
      400,
      {
        error: 'query execution failed',
        path: '$',
        code: 'postgres-error',
        internal: expect.objectContaining({ error: expect.objectContaining({ status_code: '42703' }) }),
      },
    ])
    expect((await sql({ sql: 'delete from t', read_only: true })).status).toBe(400)
    expect((await sql({ sql: 'select count(*) from t' })).json.result[1]).toEqual(['3'])
  })

  test('an unsupported command or path is refused, and the error names it', async () => {
    const { status, json } = await post('/v1/metadata', { type: 'pg_track_table', args: {} })
    expect([status, json.code]).toEqual([400, 'not-supported'])
    expect(json.error).toContain('"pg_track_table" is not supported')
    const nothing = await fetch(`${base}/v1/nothing`)
    expect([nothing.status, await nothing.json()]).toEqual([
      404,
      { error: 'resource does not exist', path: '$', code: 'not-found' },
    ])
  })

  test('pg_dump is refused for admins with what to do instead, and for other roles as in Hasura', async () => {
    const dump = (headers?: Record<string, string>) =>
      post('/v1alpha1/pg_dump', { opts: ['-O', '-x', '--schema-only'], clean_output: true }, headers)
    const refused = await dump()
    expect([refused.status, refused.json]).toEqual([
      400,
      {
        error: expect.stringMatching(/^This engine has no pg_dump, .* save its output as up\.sql\.$/),
        path: '$',
        code: 'not-supported',
      },
    ])
    expect((await dump({ ...admin, 'x-hasura-role': 'user' })).json.code).toBe('access-denied')
  })

  test('each API of the engine can be turned off', async () => {
    const other = await start({ HASURA_GRAPHQL_ENABLED_APIS: 'graphql' })
    expect((await post('/v1/metadata', { type: 'export_metadata' }, admin, other.base)).status).toBe(404)
    for (const path of [
      '/v1/query',
      '/v2/query',
      '/v1/graphql/explain',
      '/v1alpha1/graphql/explain',
      '/v1alpha1/pg_dump',
    ])
      expect((await post(path, {}, admin, other.base)).status).toBe(404)
    expect((await post('/v1/graphql', { query: '{a}' }, admin, other.base)).status).toBe(200)
    other.http.closeAllConnections()
    other.http.close()
  })
})

describe('requests from other origins (CORS)', () => {
  const preflight = (origin: string, from = base) =>
    fetch(`${from}/v1/graphql`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-a' },
    })

  test('CORS allows every origin with credentials by default', async () => {
    const response = await preflight('https://a.example')
    expect(response.status).toBe(204)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': 'https://a.example',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'x-a',
      'access-control-expose-headers': expect.stringContaining('Warning'),
    })
  })

  test('CORS can be limited to domains', async () => {
    const other = await start({ HASURA_GRAPHQL_CORS_DOMAIN: 'https://*.example.com' })
    const allowed = async (origin: string) =>
      (await preflight(origin, other.base)).headers.get('access-control-allow-origin')
    expect(await allowed('https://a.example.com')).toBe('https://a.example.com')
    expect(await allowed('https://evil.com')).toBeNull()
    expect(await allowed('https://a.b.example.com')).toBeNull()
    other.http.closeAllConnections()
    other.http.close()
  })
})

test('a client that stops reading its response is disconnected after a time limit, and other clients are not', async () => {
  const { http, base: own } = await start({})
  const accepted: Socket[] = []
  http.on('connection', (socket) => accepted.push(socket))
  const { port } = new URL(own)
  const ask = (query: string): Socket => {
    const body = JSON.stringify({ query })
    const head = `POST /v1/graphql HTTP/1.1\r\nHost: a\r\nx-hasura-admin-secret: s\r\nContent-Length: ${body.length}\r\n\r\n`
    return connect(Number(port), '127.0.0.1')
      .pause()
      .on('error', () => {})
      .setNoDelay()
      .on('connect', function (this: Socket) {
        this.write(head + body)
      })
  }
  const large = ask('large50000000')
  await expect.poll(() => accepted[0]?.timeout).toBe(600_000)
  const small = ask('{ a }')
  await expect.poll(() => accepted[1]?.timeout).toBeGreaterThanOrEqual(http.keepAliveTimeout)
  expect(accepted[1]?.timeout).toBeLessThan(600_000)
  large.destroy()
  small.destroy()
  http.closeAllConnections()
  http.close()
})
