import { readFile } from 'node:fs/promises'
import { createMigratedScratch, type Scratch } from '@questboard/database/testing'
import pg from 'pg'

const seed = new URL('../../../hasura/seeds/default/1763100000000_demo_accounts.sql', import.meta.url)

/** A temporary database with all migrations and the demo accounts. */
export const createScratchDatabase = async (): Promise<Scratch> => {
  const scratch = await createMigratedScratch()
  const client = new pg.Client({ connectionString: scratch.url })
  await client.connect()
  try {
    await client.query(await readFile(seed, 'utf8'))
  } finally {
    await client.end()
  }
  return scratch
}
