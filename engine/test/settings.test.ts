/** Compares each core setting with its default, by the responses that clients get. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Settings } from '../src/core.ts'
import { EngineError } from '../src/errors.ts'
import { createLibraryDatabase, type ScratchDatabase } from './harness/database.ts'
import { openLibrary, sessionOf } from './harness/library.ts'

let database: ScratchDatabase
beforeAll(async () => {
  database = await createLibraryDatabase()
}, 60_000)
afterAll(() => database?.drop())

type Question = {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>>
  readonly role?: string
}

const answer = async (settings: Partial<Settings>, question: Question): Promise<unknown> => {
  const library = await openLibrary(database.url, settings)
  try {
    const session = sessionOf(question.role ?? 'admin')
    const { body } = await library.core.execute(question, { session, headers: {}, requestId: 'settings' })
    return JSON.parse(body).data
  } catch (error) {
    if (error instanceof EngineError) return error.message
    throw error
  } finally {
    await library.close()
  }
}

const both = async (settings: Partial<Settings>, question: Question) => ({
  byDefault: await answer({}, question),
  changed: await answer(settings, question),
})

describe('the setting `stringifyNumericTypes`', () => {
  test('`stringifyNumericTypes` returns numbers that JavaScript may round as strings', async () => {
    const query = '{ book_by_pk(id: 1) { pages sold } book_aggregate { aggregate { count sum { sold } } } }'
    const { byDefault, changed } = await both({ stringifyNumericTypes: true }, { query })
    expect(byDefault).toMatchObject({ book_by_pk: { pages: expect.any(Number), sold: expect.any(Number) } })
    expect(changed).toEqual({
      book_by_pk: { pages: expect.any(Number), sold: expect.stringMatching(/^\d+$/) },
      book_aggregate: {
        aggregate: { count: expect.any(Number), sum: { sold: expect.stringMatching(/^\d+$/) } },
      },
    })
  })
})

describe('the setting `inferFunctionPermissions`', () => {
  test('without `inferFunctionPermissions`, a role can use only functions that the metadata allows for it', async () => {
    const question = { query: '{ search_book(args: {term: "zzz"}) { title } }', role: 'guest' }
    expect(await both({ inferFunctionPermissions: false }, question)).toEqual({
      byDefault: { search_book: [] },
      changed: "field 'search_book' not found in type: 'query_root'",
    })
  })
})

describe('the setting preparedStatements', () => {
  test('without `preparedStatements`, no named statement is prepared', async () => {
    const prepared = async (settings: Partial<Settings>): Promise<unknown> => {
      const library = await openLibrary(database.url, settings)
      const query = 'query { search_book(args: {term: "x"}) { id } }'
      await library.core.execute({ query }, { session: sessionOf('admin'), headers: {}, requestId: 'p' })
      const { rows } = await library.pool.query('select count(*)::int from pg_prepared_statements')
      await library.close()
      return rows[0]?.count
    }
    expect(await prepared({})).toBe(1)
    expect(await prepared({ preparedStatements: false })).toBe(0)
  })
})
