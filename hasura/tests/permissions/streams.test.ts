import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openEngineOnMarket } from '../support/engineOnMarket.ts'
import type { Answer, Session } from '../support/graphql.ts'
import { readTables } from '../support/metadata.ts'
import { isView } from '../support/shape.ts'
import { rowsFor } from '../support/tenants.ts'
import { matrix } from './matrix.ts'

const { scratch, keys, graphql, sessionOf } = await openEngineOnMarket()

const files = readTables()
const BATCH = 200
const PATIENCE_MS = 30_000

/**
 * The smallest value of each column type. uuid is missing because Postgres has no max for it, so Hasura cannot stream
 * by such a column.
 */
const start: Readonly<Record<string, string>> = {
  timestamptz: '"0001-01-01T00:00:00Z"',
  date: '"0001-01-01"',
  int8: '"-1"',
  int4: '-1',
  numeric: '-1',
  text: '""',
  citext: '""',
}

type Stream = {
  readonly table: string
  readonly column: string
  readonly cursor: string
  readonly query: string
  readonly rows: string
}

async function streamOf(table: string, session: Session): Promise<Stream | undefined> {
  const rows = matrix[table]?.[session.role]
  const columns = files
    .find((file) => file.table.name === table)
    ?.select_permissions.find(({ role }) => role === session.role)?.permission.columns
  const key = keys.get(table)?.find(({ column, kind }) => kind !== 'enum' && columns?.includes(column))
  if (rows === undefined || columns === undefined || key === undefined || isView(table)) return undefined
  const { rows: found } = await scratch.client.query<{ name: string; type: string }>(
    `SELECT column_name AS name, udt_name AS type FROM information_schema.columns AS c
      WHERE table_schema = 'public' AND table_name = $1 AND column_name = ANY ($2) AND udt_name = ANY ($3)
        AND NOT EXISTS (SELECT FROM pg_constraint JOIN pg_attribute AS a ON a.attrelid = conrelid AND a.attnum = ANY (conkey)
                         WHERE contype = 'f' AND conrelid = format('%I', c.table_name)::regclass AND a.attname = c.column_name)
      ORDER BY array_position($3, udt_name::text), ordinal_position LIMIT 1`,
    [table, [...columns], Object.keys(start)],
  )
  const [cursor] = found
  if (cursor === undefined) return undefined
  return {
    table,
    column: key.column,
    cursor: cursor.name,
    rows: rowsFor(session, rows),
    query: `subscription { ${table}_stream(batch_size: ${BATCH}, cursor: {initial_value: {${cursor.name}: ${start[cursor.type]}}}) { key: ${key.column} } }`,
  }
}

const visibleKeys = async ({ table, column, cursor, rows }: Stream): Promise<ReadonlySet<string>> => {
  const { rows: found } = await scratch.client.query<{ key: string }>(
    `SELECT DISTINCT "${column}"::text AS key FROM "${table}" WHERE (${rows}) AND "${cursor}" IS NOT NULL`,
  )
  return new Set(found.map(({ key }) => key))
}

const streamedKeys = (answer: Answer | undefined, table: string): readonly string[] => {
  const list = answer?.data?.[`${table}_stream`]
  return Array.isArray(list) ? list.map((row) => String(row.key)) : []
}

describe('comparing subscriptions with queries', () => {
  test.each([
    'a visitor',
    'the demo studio',
    'a rival studio',
    'the demo creator',
    'another creator',
    'the demo user',
    'a user who is becoming a creator',
  ])('a subscription of %s returns the same rows as a query', { timeout: 120_000 }, async (name) => {
    const session = sessionOf(name)
    const streams: Stream[] = []
    for (const table of Object.keys(matrix)) {
      const stream = await streamOf(table, session)
      if (stream !== undefined) streams.push(stream)
    }
    const visible = new Map<string, ReadonlySet<string>>()
    for (const stream of streams) visible.set(stream.table, await visibleKeys(stream))
    const wanted = streams.filter(({ table }) => (visible.get(table)?.size ?? 0) > 0)

    const heard = new Map<string, Answer>()
    const socket = await graphql.listen(
      session,
      new Map(streams.map(({ table, query }) => [table, query])),
      ({ id, answer }) => void (heard.has(id) || heard.set(id, answer)),
    )
    const until = Date.now() + PATIENCE_MS
    while (wanted.some(({ table }) => !heard.has(table)) && Date.now() < until) await sleep(100)
    socket.close()

    expect(streams.length, name).toBeGreaterThan(15)
    expect(
      wanted.filter(({ table }) => !heard.has(table)).map(({ table }) => table),
      name,
    ).toEqual([])
    for (const { table } of streams) {
      const answer = heard.get(table)
      expect(answer?.errors, `${name}: ${table}`).toBeUndefined()
      const strangers = streamedKeys(answer, table).filter((key) => !visible.get(table)?.has(key))
      expect(strangers, `${name}: ${table}`).toEqual([])
      if (visible.get(table)?.size)
        expect(streamedKeys(answer, table).length, `${name}: ${table}`).toBeGreaterThan(0)
    }
  })
})
