import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { createDatabase, type Scratch } from './database.ts'
import { createMarket } from './market.ts'

/** Creates a database with the market for one test file. Each test leaves it unchanged. */
export function useMarket(prepare = 'SELECT'): () => Client {
  let scratch: Scratch | undefined
  const client = (): Client => {
    if (scratch === undefined) throw new Error('the market is there in tests only')
    return scratch.client
  }

  beforeAll(async () => {
    scratch = await createDatabase()
    await createMarket(scratch.client)
    await scratch.client.query(prepare)
  })
  afterAll(() => scratch?.drop())
  beforeEach(() => client().query('BEGIN'))
  afterEach(() => client().query('ROLLBACK'))
  return client
}
