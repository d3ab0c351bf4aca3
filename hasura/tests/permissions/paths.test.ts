import { describe, expect, test } from 'vitest'
import { openEngineOnMarket } from '../support/engineOnMarket.ts'
import type { Session } from '../support/graphql.ts'
import { readTables } from '../support/metadata.ts'
import { type Relation, readRelations } from '../support/relations.ts'
import type { Key } from '../support/shape.ts'
import { rowsFor } from '../support/tenants.ts'
import { matrix } from './matrix.ts'

const { scratch, keys, tenants, graphql } = await openEngineOnMarket()
const relations = await readRelations(scratch.client)

const files = readTables()

/** True for tables that everyone can read completely. They cannot leak anything. */
const isOpen = (table: string, session: Session): boolean => matrix[table]?.[session.role] === 'true'

const columnsOf = (table: string, session: Session): readonly string[] => [
  ...(files
    .find((file) => file.table.name === table)
    ?.select_permissions.find(({ role }) => role === session.role)?.permission.columns ?? []),
]

const probeOf = (table: string, session: Session): Key | undefined =>
  keys.get(table)?.find(({ column }) => columnsOf(table, session).includes(column))

const literal = (key: Key, value: string): string => (key.kind === 'text' ? JSON.stringify(value) : value)

const pathsFrom = (table: string, session: Session): readonly Relation[] =>
  relations.filter(
    ({ from, to }) => from === table && matrix[to]?.[session.role] !== undefined && !isOpen(to, session),
  )

async function hiddenValue(table: string, key: Key, session: Session): Promise<string | undefined> {
  const rows = rowsFor(session, matrix[table]?.[session.role] ?? 'false')
  // A value that no row visible to the user has. Otherwise the found row could be one that the user can read.
  const { rows: found } = await scratch.client.query<{ value: string }>(
    `SELECT "${key.column}"::text AS value FROM "${table}" WHERE NOT coalesce((${rows}), false)
        AND "${key.column}" NOT IN (SELECT "${key.column}" FROM "${table}" WHERE ${rows}) LIMIT 1`,
  )
  return found[0]?.value
}

async function visible(
  table: string,
  key: Key,
  session: Session,
  values: readonly string[],
): Promise<readonly string[]> {
  const rows = rowsFor(session, matrix[table]?.[session.role] ?? 'false')
  const { rows: found } = await scratch.client.query<{ value: string }>(
    `SELECT DISTINCT "${key.column}"::text AS value FROM "${table}" WHERE (${rows}) AND "${key.column}"::text = ANY ($1)`,
    [values],
  )
  return found.map((row) => row.value)
}

function valuesAt(node: unknown, alias: string): readonly string[] {
  if (Array.isArray(node)) return node.flatMap((item) => valuesAt(item, alias))
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === alias ? [String(value)] : valuesAt(value, alias),
  )
}

const from = Object.keys(matrix).map((table) => ({ table }))

describe('hidden rows in nested paths', () => {
  test.each(from)(
    'nested queries that start from $table show no row that a direct query hides',
    async ({ table }) => {
      for (const { name, session } of tenants) {
        if (matrix[table]?.[session.role] === undefined) continue
        for (const path of pathsFrom(table, session)) {
          const probe = probeOf(path.to, session)
          if (probe === undefined) continue
          const answer = await graphql.ask(
            session,
            `{ ${table}(limit: 200) { ${path.name}${path.isList ? '(limit: 50)' : ''} { probe: ${probe.column} } } }`,
          )
          expect(answer.errors, `${name}: ${table}.${path.name}`).toBeUndefined()
          const seen = [...new Set(valuesAt(answer.data, 'probe'))]
          const allowed = await visible(path.to, probe, session, seen)
          expect(
            seen.filter((value) => !allowed.includes(value)),
            `${name}: ${table}.${path.name}`,
          ).toEqual([])
        }
      }
    },
  )
})

describe('filtering by rows that are hidden', () => {
  test.each(from)(
    'filters on rows that belong to $table reveal nothing about hidden rows',
    async ({ table }) => {
      for (const { name, session } of tenants) {
        if (matrix[table]?.[session.role] === undefined) continue
        const guesses: string[] = []
        for (const path of pathsFrom(table, session)) {
          const probe = probeOf(path.to, session)
          const value = probe === undefined ? undefined : await hiddenValue(path.to, probe, session)
          if (probe === undefined || value === undefined) continue
          const where = `{${path.name}: {${probe.column}: {_eq: ${literal(probe, value)}}}}`
          guesses.push(`${path.name}: ${table}(where: ${where}, limit: 1) { __typename }`)
        }
        if (guesses.length === 0) continue
        const answer = await graphql.ask(session, `{ ${guesses.join(' ')} }`)
        expect(answer.errors, `${name} guesses from ${table}`).toBeUndefined()
        expect(
          Object.entries(answer.data ?? {}).filter(([, rows]) => Array.isArray(rows) && rows.length > 0),
          `${name} guesses from ${table}`,
        ).toEqual([])
      }
    },
  )
})

describe('filters on columns that a role cannot read', () => {
  const secrets = [
    ['company', 'creator', '{user: {email: {_ilike: "%"}}}', 0],
    ['company', 'creator', '{user: {address: {city: {_ilike: "%"}}}}', 0],
    ['creator', 'company', '{settings: {billing_email: {_ilike: "%"}}}', 'validation-failed'],
    ['anonymous', 'company', '{members: {user_id: {_is_null: false}}}', 'validation-failed'],
    ['creator', 'company', '{notes: {body: {_ilike: "%"}}}', 'validation-failed'],
    ['company', 'creator', '{payout_account: {label: {_ilike: "%"}}}', 'validation-failed'],
    ['user', 'user_connection', '{refresh_token_sealed: {_is_null: false}}', 'validation-failed'],
  ] as const

  test.each(secrets)(
    'the role %s cannot find out hidden data by filtering %s by %s',
    async (role, table, where, expected) => {
      const others = tenants.filter((tenant) => tenant.session.role === role)
      for (const { name, session } of others) {
        const answer = await graphql.ask(session, `{ ${table}(where: ${where}) { __typename } }`)
        const found = answer.errors?.[0]?.extensions.code ?? [answer.data?.[table]].flat().length
        expect(found, name).toBe(expected)
      }
    },
  )
})
