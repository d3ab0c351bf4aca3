import { describe, expect, test } from 'vitest'
import { openEngineOnMarket } from '../support/engineOnMarket.ts'
import type { Answer, Session } from '../support/graphql.ts'
import { readTables } from '../support/metadata.ts'
import { isView, type Key } from '../support/shape.ts'
import { rowsFor } from '../support/tenants.ts'
import { matrix } from './matrix.ts'

const { scratch, keys, tenants, graphql } = await openEngineOnMarket()

const tables = Object.entries(matrix).map(([table, readers]) => ({ table, readers }))
const files = readTables()

const keyOf = (table: string): readonly Key[] => keys.get(table) ?? []

const permissionOf = (session: Session, table: string) =>
  files
    .find((file) => file.table.name === table)
    ?.select_permissions.find((permission) => permission.role === session.role)?.permission

/** The primary key columns that the role can use. A role can see some rows without seeing their owner. */
function namedKey(session: Session, table: string): readonly string[] {
  const columns = permissionOf(session, table)?.columns ?? []
  return keyOf(table)
    .map(({ column }) => column)
    .filter((column) => columns.includes(column))
}

async function expectedRows(session: Session, table: string, rows: string): Promise<readonly string[]> {
  const columns = namedKey(session, table).map((column) => `"${column}"`)
  const { rows: found } = await scratch.client.query<{ key: string }>(
    `SELECT concat_ws('/', ${columns.join(', ')}) AS key FROM "${table}" WHERE ${rows}
      ORDER BY ${columns.join(', ')} LIMIT ${permissionOf(session, table)?.limit ?? 1000}`,
  )
  return found.map((row) => row.key)
}

function listOf(answer: Answer, field: string): readonly Readonly<Record<string, unknown>>[] {
  expect(answer.errors).toBeUndefined()
  const list = answer.data?.[field]
  return Array.isArray(list) ? list : []
}

async function readRows(session: Session, table: string): Promise<readonly string[]> {
  const columns = namedKey(session, table)
  const order = columns.map((column) => `{${column}: asc}`).join(', ')
  const answer = await graphql.ask(session, `{ ${table}(order_by: [${order}]) { ${columns.join(' ')} } }`)
  return listOf(answer, table).map((row) => columns.map((column) => String(row[column])).join('/'))
}

const literal = (key: Key, value: unknown): string =>
  key.kind === 'text' ? JSON.stringify(String(value)) : String(value)

describe('rows that each role can read', () => {
  test.each(tables)(
    'in the table $table, each role can read exactly the rows that the permission matrix allows',
    async ({ table, readers }) => {
      for (const { name, session } of tenants) {
        const rows = readers[session.role]
        if (rows === undefined) {
          const answer = await graphql.ask(session, `{ ${table} { __typename } }`)
          expect(answer.errors?.[0]?.extensions.code, `${name} asks for ${table}`).toBe('validation-failed')
        } else {
          const expected = await expectedRows(session, table, rowsFor(session, rows))
          expect(await readRows(session, table), `${name} reads ${table}`).toEqual(expected)
        }
      }
    },
  )
})

describe('hidden rows cannot be read by primary key', () => {
  test.each(tables.filter(({ table }) => !isView(table)))(
    'a hidden row of $table cannot be read by its primary key',
    async ({ table, readers }) => {
      const key = keyOf(table)
      for (const { name, session } of tenants) {
        const rows = readers[session.role]
        if (rows === undefined || namedKey(session, table).length < key.length) continue
        const columns = key.map(({ column }) => `"${column}"::text`).join(', ')
        const { rows: hidden } = await scratch.client.query<Record<string, unknown>>(
          `SELECT ${columns} FROM "${table}" WHERE NOT coalesce((${rowsFor(session, rows)}), false) LIMIT 20`,
        )
        if (hidden.length === 0) continue
        const doors = hidden.map((row, n) => {
          const args = key.map((part) => `${part.column}: ${literal(part, row[part.column])}`).join(', ')
          return `door${n}: ${table}_by_pk(${args}) { __typename }`
        })
        const answer = await graphql.ask(session, `{ ${doors.join(' ')} }`)
        expect(answer.errors, `${name} knocks at ${table}`).toBeUndefined()
        expect(
          Object.values(answer.data ?? {}).filter((row) => row !== null),
          `${name} opens ${table}`,
        ).toEqual([])
      }
    },
  )
})

describe('the number of rows that each role counts', () => {
  const counted = files.flatMap((file) =>
    file.select_permissions
      .filter(({ role }) => matrix[file.table.name]?.[role] !== undefined)
      .map(({ role }) => ({ table: file.table.name, role })),
  )

  test.each(counted)(
    'if $role counts $table, the result is the number of rows that the role can read',
    async ({ table, role }) => {
      for (const { name, session } of tenants.filter((tenant) => tenant.session.role === role)) {
        const rows = rowsFor(session, matrix[table]?.[role] ?? 'false')
        const { rows: found } = await scratch.client.query<{ count: number }>(
          `SELECT count(*)::int AS count FROM "${table}" WHERE ${rows}`,
        )
        const answer = await graphql.ask(session, `{ ${table}_aggregate { aggregate { count } } }`)
        expect(answer.data?.[`${table}_aggregate`], `${name} counts ${table}`).toEqual({
          aggregate: { count: found[0]?.count },
        })
      }
    },
  )
})
