import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../testing.ts'
import { send } from './send.ts'

let database: Awaited<ReturnType<typeof createDatabase>>
beforeAll(async () => {
  database = await createDatabase()
})
afterAll(() => database.drop())

test('an error that the library pg reports twice, such as a timeout, releases the connection only once', async () => {
  const pool = new Pool({ connectionString: database.url, max: 1, query_timeout: 50 })
  const work = {
    statements: [{ text: 'select pg_sleep(30)', values: [] }],
    paths: ['$'],
    writes: false,
    cancellation: undefined,
  }
  await expect(send(work, { pool, settings: { preparedStatements: true } })).rejects.toMatchObject({
    code: 'postgres-error',
    internal: { error: 'Query read timeout' },
  })
  expect(pool.totalCount).toBe(0)
  await pool.end()
})

const largeAnswers: readonly [string, readonly string[]][] = [
  ['because of one row', [`select repeat('x', 200000000)`]],
  ['because of many rows', Array.from({ length: 2_000 }, () => `select repeat('x', 100000)`)],
]

test.each(largeAnswers)(
  'a database response that is too large %s is refused while it arrives',
  async (_how, texts) => {
    const pool = new Pool({ connectionString: database.url, max: 1 })
    const work = {
      statements: texts.map((text) => ({ text, values: [] })),
      paths: texts.map(() => '$'),
      writes: false,
      cancellation: undefined,
      mostBytes: 1_000_000,
    }
    const on = { pool, settings: { preparedStatements: false } }
    const before = process.memoryUsage().rss
    await expect(send(work, on)).rejects.toMatchObject({ code: 'answer-too-large' })
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
    const small = { ...work, statements: [{ text: 'select 1', values: [] }], paths: ['$'] }
    expect(await send(small, on)).toEqual(['1'])
    expect(await send({ ...small, mostBytes: 10_000_000 }, on)).toEqual(['1'])
    await pool.end()
  },
)
