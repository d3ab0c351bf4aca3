import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, type Scratch } from './support/database.ts'

let scratch: Scratch

beforeAll(async () => {
  scratch = await createDatabase()
})
afterAll(() => scratch.drop())

async function names(client: Client, sql: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(sql)
  return rows.map((row) => row.name)
}

describe('comments on tables and columns in the database', () => {
  test('every table and view has a comment', async () => {
    const silent = await names(
      scratch.client,
      `SELECT relname AS name FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm') AND NOT relispartition
          AND obj_description(oid) IS NULL ORDER BY 1`,
    )
    expect(silent).toEqual([])
  })

  test('every column of a table or view has a comment', async () => {
    const silent = await names(
      scratch.client,
      `SELECT relname || '.' || attname AS name FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
        WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm') AND NOT relispartition
          AND attnum > 0 AND NOT attisdropped AND col_description(attrelid, attnum) IS NULL ORDER BY 1`,
    )
    expect(silent).toEqual([])
  })
})

describe('conventions that the database schema follows', () => {
  test('every foreign key has an index', async () => {
    const bare = await names(
      scratch.client,
      `SELECT conrelid::regclass || '.' || conname AS name FROM pg_constraint
        WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0
          AND NOT EXISTS (
            SELECT FROM pg_index
             WHERE indrelid = conrelid AND indisvalid
               AND indkey[0] = ANY (conkey))
          -- Reference lists of a few values never lose one: nothing is looked up by them alone.
          AND NOT EXISTS (
            SELECT FROM pg_attribute WHERE attrelid = confrelid AND attnum = ANY (confkey) AND attname = 'value')
        ORDER BY 1`,
    )
    expect(bare).toEqual([])
  })

  test('every amount of money is in whole cents', async () => {
    const wrong = await names(
      scratch.client,
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
        WHERE table_schema = 'public' AND (column_name LIKE '%\\_cents') AND data_type <> 'bigint' ORDER BY 1`,
    )
    expect(wrong).toEqual([])
  })
})
