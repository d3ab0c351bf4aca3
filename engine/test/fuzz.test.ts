import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { readCases } from './harness/caseFile.ts'
import { createLibraryDatabase, PROJECT, type ScratchDatabase } from './harness/database.ts'
import { post, postRaw, type Reply, SECRET, type Server, startServer } from './harness/server.ts'

let database: ScratchDatabase
let server: Server

beforeAll(async () => {
  database = await createLibraryDatabase()
  server = await startServer({
    metadata: join(PROJECT, 'metadata'),
    databaseUrl: database.url,
    env: { ACTIONS: 'http://127.0.0.1:9', HASURA_GRAPHQL_PG_CONNECTIONS: '5' },
  })
}, 60_000)

afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

/** Expects data or one error in Hasura's format, and never an internal error. */
const expectGoodManners = ({ status, text }: Reply, about: string): void => {
  expect(status, `${about}: ${text.slice(0, 300)}`).toBeLessThan(500)
  const answers = [JSON.parse(text)].flat()
  for (const answer of answers) {
    if ('data' in answer) continue
    expect(answer, about).toEqual({
      errors: [
        {
          message: expect.any(String),
          extensions: expect.objectContaining({ path: expect.any(String), code: expect.any(String) }),
        },
      ],
    })
    expect(answer.errors[0].message, about).not.toBe('internal error')
  }
}

const expectAtWork = async (): Promise<void> => {
  expect(server.isAlive(), server.output()).toBe(true)
  const { text } = await post(server, '{ book_by_pk(id: 1) { title } }')
  expect(JSON.parse(text)).toEqual({ data: { book_by_pk: { title: 'The Long Night' } } })
}

/** Sends only queries, so that the fuzz test does not change the data. */
const documents = readCases()
  .map(({ query }) => query)
  .filter((query) => !/^mutation/m.test(query))

test('a request of random bytes gets an error as its response', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      expectGoodManners(await postRaw(server, new Uint8Array(bytes)), `bytes ${bytes}`)
    }),
    { numRuns: 150 },
  )
  await expectAtWork()
})

test('a request body with any JSON value that is not a query gets an error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json({ maxDepth: 4 }), async (body) =>
      expectGoodManners(await postRaw(server, body), body),
    ),
    { numRuns: 150 },
  )
  for (const query of ['null', '1', '{}', '[]', '""']) {
    for (const body of [`{"query": ${query}}`, `{"query": "{a}", "variables": ${query}}`, `[${query}]`]) {
      expectGoodManners(await postRaw(server, body), body)
    }
  }
  await expectAtWork()
})

test('GraphQL documents that were cut or mixed get a response', async () => {
  const cut = fc.tuple(fc.constantFrom(...documents), fc.nat(), fc.nat(), fc.string({ maxLength: 6 }))
  await fc.assert(
    fc.asyncProperty(cut, async ([document, from, length, splice]) => {
      const start = from % document.length
      const query = document.slice(0, start) + splice + document.slice(start + (length % 30))
      expectGoodManners(await post(server, query), query)
    }),
    { numRuns: 300 },
  )
  await expectAtWork()
})

const DEEP = 20_000
const repeated = (text: string, count = DEEP): string => text.repeat(count)

test.each([
  ['selection sets', `${repeated('{ book ')}{ id }${repeated('}')}`],
  [
    'relationships',
    `{ book_by_pk(id: 1) ${repeated('{ author { books(limit: 1) ', 60)}{ id }${repeated('} }', 60)} }`,
  ],
  ['lists', `{ book(where: {id: {_in: ${repeated('[')}1${repeated(']')}}}) { id } }`],
  ['objects', `{ book(where: ${repeated('{_not: ')}{}${repeated('}')}) { id } }`],
  ['some objects', `{ book(where: ${repeated('{_not: ', 300)}{}${repeated('}', 300)}) { id } }`],
  ['unclosed brackets', repeated('{')],
  [
    'fragments',
    `{ book { ...F0 } } ${Array.from({ length: 3000 }, (_, n) => `fragment F${n} on book { ...F${n + 1} }`).join(' ')} fragment F3000 on book { id }`,
  ],
  [
    'fragments that each double the fields',
    `{ book { ...F0 } } ${Array.from({ length: 30 }, (_, n) => `fragment F${n} on book { ...F${n + 1} ...F${n + 1} }`).join(' ')} fragment F30 on book { id }`,
  ],
  [
    'fragments that each double the fields under aliases',
    `{ book { ...F0 } } ${Array.from({ length: 30 }, (_, n) => `fragment F${n} on book { a: author { books { ...F${n + 1} } } b: author { books { ...F${n + 1} } } }`).join(' ')} fragment F30 on book { id }`,
  ],
])('a request with deep %s gets a response quickly', { timeout: 30_000 }, async (name, query) => {
  const before = server.cpuSeconds()
  expectGoodManners(await post(server, query), name)
  expect(server.cpuSeconds() - before).toBeLessThan(2)
  await expectAtWork()
})

test('a request of deeply nested JSON gets a response', async () => {
  const deep = `${repeated('[', 100_000)}${repeated(']', 100_000)}`
  expectGoodManners(await postRaw(server, deep), 'a deep body')
  expectGoodManners(
    await postRaw(
      server,
      `{"query": "query ($v: jsonb) { book(where: {details: {_contains: $v}}) { id } }", "variables": {"v": ${deep}}}`,
    ),
    'a deep variable',
  )
  const nots = `${repeated('{"_not": ', 5000)}{}${repeated('}', 5000)}`
  expectGoodManners(
    await postRaw(
      server,
      `{"query": "query ($w: book_bool_exp) { book(where: $w) { id } }", "variables": {"w": ${nots}}}`,
    ),
    'a deep condition',
  )
  await expectAtWork()
})

test('GraphQL documents with thousands of aliases get a response', { timeout: 60_000 }, async () => {
  const roots = Array.from({ length: 2000 }, (_, n) => `a${n}: book_by_pk(id: 1) { id }`).join(' ')
  expectGoodManners(await post(server, `{ ${roots} }`), 'root fields')
  const columns = Array.from({ length: 5000 }, (_, n) => `a${n}: title`).join(' ')
  expectGoodManners(await post(server, `{ book { ${columns} } }`), 'columns')
  const relations = Array.from({ length: 500 }, (_, n) => `a${n}: author { name }`).join(' ')
  expectGoodManners(await post(server, `{ book(limit: 1) { ${relations} } }`), 'relationships')
  await expectAtWork()
})

test('a request with huge variables gets a response', { timeout: 60_000 }, async () => {
  const query =
    'query ($t: String!, $ids: [Int!]) { book(where: {title: {_eq: $t}, id: {_in: $ids}}) { id } }'
  const ids = Array.from({ length: 100_000 }, (_, n) => n)
  expectGoodManners(await post(server, query, { t: 'x'.repeat(5_000_000), ids }), 'variables')
  expectGoodManners(await post(server, query, { t: 'zero \0 byte', ids: [1] }), 'a zero byte')
  expectGoodManners(await post(server, query, { t: '\ud800', ids: [1] }), 'half a surrogate pair')
  await expectAtWork()
})

test('a condition with more values than Postgres accepts is refused, and the error names the limit', {
  timeout: 60_000,
}, async () => {
  const query = 'query ($where: book_bool_exp!) { book(where: $where) { id } }'
  const conditions = Array.from({ length: 70_000 }, (_, n) => ({ id: { _eq: n } }))
  const { text } = await post(server, query, { where: { _or: conditions } })
  expect(text).toContain('more than 65535 values in one statement')
  await expectAtWork()
})

test('an oversized request body is refused', { timeout: 60_000 }, async () => {
  const { status } = await postRaw(server, `{"query": "${'x'.repeat(40 * 1024 * 1024)}"}`).catch(() => ({
    status: 413,
  }))
  expect(status).toBeGreaterThanOrEqual(200)
  expect(status).toBeLessThan(500)
  await expectAtWork()
})

const head = (length: number): string =>
  `POST /v1/graphql HTTP/1.1\r\nHost: engine\r\nContent-Type: application/json\r\nX-Hasura-Admin-Secret: ${SECRET}\r\nContent-Length: ${length}\r\n\r\n`

test('clients that send slowly do not slow down other clients', async () => {
  const sockets = await Promise.all(
    Array.from({ length: 100 }, async (_, n) => {
      const socket = connect(server.port, '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.write(n % 2 ? head(500).slice(0, 60) : `${head(500)}{"query": "`)
      return socket
    }),
  )
  await expectAtWork()
  // All slow requests are still open, so the other response arrived while they were waiting.
  expect(sockets.filter((socket) => socket.closed || socket.bytesRead > 0)).toEqual([])
  for (const socket of sockets) socket.destroy()
})

test('requests whose clients disconnect do not keep database connections', async () => {
  const body = JSON.stringify({ query: '{ book { title author { books { title } } } }' })
  for (let n = 0; n < 200; n += 1) {
    const socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(head(body.length) + body.slice(0, n % 3 === 0 ? 20 : body.length))
    if (n % 2) await sleep(1)
    socket.destroy()
  }
  // The pool has five connections. If dropped requests did not release theirs, no connection would be left to
  // respond.
  await Promise.all(Array.from({ length: 20 }, expectAtWork))
})

const openSocket = async (protocol: string): Promise<WebSocket> => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/v1/graphql`, protocol)
  socket.on('error', () => undefined)
  await once(socket, 'open')
  return socket
}

const SUBSCRIBE = {
  'graphql-transport-ws': {
    id: '1',
    type: 'subscribe',
    payload: { query: 'subscription { book { title } }' },
  },
  'graphql-ws': { id: '1', type: 'start', payload: { query: 'subscription { book { title } }' } },
}

test.each(['graphql-transport-ws', 'graphql-ws'] as const)(
  'the engine survives any message over %s',
  { timeout: 60_000 },
  async (protocol) => {
    const init = JSON.stringify({
      type: 'connection_init',
      payload: { headers: { 'x-hasura-admin-secret': SECRET } },
    })
    const frames: readonly (string | Buffer)[] = [
      'null',
      '1',
      '[]',
      '{}',
      '{"type": 5}',
      '{"type": "subscribe"}',
      '{"type": "subscribe", "id": {}, "payload": 3}',
      '{"type": "start", "id": "x", "payload": {"query": 1}}',
      Buffer.from([0, 255, 254]),
      repeated('['),
      'x'.repeat(1_000_000),
    ]
    for (const frame of frames) {
      for (const first of [[], [init]]) {
        const socket = await openSocket(protocol)
        for (const each of [...first, frame]) socket.send(each)
        await sleep(5)
        socket.terminate()
      }
    }
    for (let n = 0; n < 100; n += 1) {
      const socket = await openSocket(protocol)
      socket.send(init)
      socket.send(JSON.stringify(SUBSCRIBE[protocol]))
      if (n % 4 === 0) await sleep(5)
      socket.terminate()
    }
    await expectAtWork()
  },
)

test("the engine's memory does not grow without limit, even if every document is different", {
  timeout: 120_000,
}, async () => {
  const round = async (from: number): Promise<number> => {
    for (let n = from; n < from + 800; n += 1) {
      await post(
        server,
        `{ a${n}: book(where: {pages: {_gt: ${n}}}, limit: 1) { title_${n}: title author { name } } }`,
      )
    }
    return server.residentBytes()
  }
  await round(0)
  const settled = await round(10_000)
  const later = await round(20_000)
  expect(later).toBeLessThan(settled + 100 * 2 ** 20)
  expect(later).toBeLessThan(900 * 2 ** 20)
})
