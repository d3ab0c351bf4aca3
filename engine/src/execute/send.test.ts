import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../testing.ts'
import { send } from './send.ts'

let database: Awaited<ReturnType<typeof createDatabase>>
beforeAll(async () => {
  database = await createDatabase()
})
afterAll(() => database.drop())

test('a failure of which pg tells twice, as of its own time limit, gives the connection up once', async () => {
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
