import type { Server } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cancellation } from '../cancellation.ts'
import type { GraphQLRequest, RequestContext } from '../contract.ts'
import { EngineError } from '../errors.ts'
import { buildRuntime, createDatabase } from '../testing.ts'
import { createAsk } from './inProcess.ts'
import { createRoutes } from './routes.ts'
import { createHttpServer, listen } from './server.ts'

let underWay: Cancellation | undefined

const core = {
  async execute({ query }: GraphQLRequest, { session, cancellation }: RequestContext) {
    if (query.includes('fail')) throw new EngineError('data-exception', 'no')
    if (query.includes('crash')) throw new Error('a secret of the inside')
    if (query.includes('slow')) {
      underWay = cancellation
      await new Promise<void>((resolve) => cancellation?.watch(false, resolve))
      throw new EngineError('unexpected', 'canceled')
    }
    const size = query.includes('large') ? 5_000 : 5
    return { body: JSON.stringify({ data: session.role.padEnd(size, '.') }), cookies: ['a=1'] }
  },
}

let server: Server
let url: string
let ask: ReturnType<typeof createAsk>
let database: Awaited<ReturnType<typeof createDatabase>>

beforeAll(async () => {
  database = await createDatabase('select 1')
  const environment = { HASURA_GRAPHQL_ADMIN_SECRET: 's' }
  const runtime = buildRuntime({ pool: database.pool, core, environment })
  const routes = createRoutes(runtime, [])
  server = createHttpServer(runtime, routes, undefined)
  url = `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}`
  ask = createAsk(runtime, routes)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await database.drop()
})

const admin = { 'x-hasura-admin-secret': 's', 'x-request-id': 'mine' }
const query = (text: string) => JSON.stringify({ query: `{ ${text} }` })

test.each([
  ['a result', '/v1/graphql', query('a'), admin],
  ['an error', '/v1/graphql', query('fail'), admin],
  ['an internal error', '/v1/graphql', query('crash'), admin],
  ['another class of error', '/v1alpha1/graphql', query('fail'), admin],
  ['a wrong admin secret', '/v1/graphql', query('a'), { ...admin, 'x-hasura-admin-secret': 'wrong' }],
  ['invalid JSON', '/v1/graphql', '{', admin],
  ['an unknown path', '/v3/graphql', query('a'), admin],
])(
  'a request in the same process gets the same response as over HTTP: %s',
  async (_what, path, body, headers) => {
    const response = await fetch(url + path, { method: 'POST', body, headers })
    const { status, body: said, requestId, contentType } = await ask({ path, headers, body }).answer
    expect({ status, said: String(said) }).toEqual({ status: response.status, said: await response.text() })
    expect(requestId).toBe(response.headers.get('x-request-id'))
    expect(contentType).toBe(response.headers.get('content-type'))
  },
)

test('a large response is compressed if the client accepts compressed responses', async () => {
  const headers = { ...admin, 'accept-encoding': 'gzip' }
  const reply = await ask({ path: '/v1/graphql', headers, body: query('large') }).answer
  expect(reply.headers).toMatchObject({ 'content-encoding': 'gzip', 'set-cookie': ['a=1'] })
  expect(JSON.parse(gunzipSync(reply.body).toString()).data).toHaveLength(5_000)
})

test('each request without an id gets its own id', async () => {
  const headers = { 'x-hasura-admin-secret': 's' }
  const ids = [1, 2].map(
    async () => (await ask({ path: '/v1/graphql', headers, body: query('a') }).answer).requestId,
  )
  const [one, two] = await Promise.all(ids)
  expect(one).toMatch(/^[0-9a-f-]{36}$/)
  expect(two).not.toBe(one)
})

test('a read request ends when its caller no longer waits for the response', async () => {
  const { answer, leave } = ask({ path: '/v1/graphql', headers: admin, body: query('slow') })
  await expect.poll(() => underWay?.isOver(false)).toBe(false)
  leave()
  expect(String((await answer).body)).toContain('canceled')
})
