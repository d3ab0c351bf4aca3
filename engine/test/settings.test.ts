/** Compares each core setting with its default, as seen by clients. */
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

describe('stringifyNumericTypes', () => {
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

describe('inferFunctionPermissions', () => {
  test('without `inferFunctionPermissions`, only roles named in the metadata can use a function', async () => {
    const question = { query: '{ search_book(args: {term: "zzz"}) { title } }', role: 'guest' }
    expect(await both({ inferFunctionPermissions: false }, question)).toEqual({
      byDefault: { search_book: [] },
      changed: "field 'search_book' not found in type: 'query_root'",
    })
  })
})

describe('postgresArrays', () => {
  test("without `postgresArrays`, each array type is a scalar that accepts Postgres' literals", async () => {
    const typed = {
      query: 'query ($of: _text!) { book(where: {tags: {_eq: $of}}) { id } }',
      variables: { of: '{}' },
    }
    expect(await both({ postgresArrays: false }, typed)).toEqual({
      byDefault: "variable 'of' is declared as '_text!', but used where '[String!]' is expected",
      changed: { book: expect.any(Array) },
    })
    const listed = { query: '{ book(where: {tags: {_eq: ["no such tag"]}}) { id } }' }
    expect(await both({ postgresArrays: false }, listed)).toEqual({
      byDefault: { book: [] },
      changed: 'parsing Text failed, expected String, but encountered Array',
    })
    const shown = { query: '{ __type(name: "book") { fields { name type { ofType { kind name } } } } }' }
    const { changed } = await both({ postgresArrays: false }, shown)
    expect(JSON.stringify(changed)).toContain(
      '"name":"tags","type":{"ofType":{"kind":"SCALAR","name":"_text"}}',
    )
  })
})

describe('booleanNullCollapse', () => {
  test('with `booleanNullCollapse`, an operator whose value is null has no effect', async () => {
    const question = { query: '{ author_aggregate(where: {id: {_eq: null}}) { aggregate { count } } }' }
    const { byDefault, changed } = await both({ booleanNullCollapse: true }, question)
    expect(byDefault).toBe("unexpected null value for type 'Int'")
    expect(changed).toEqual(await answer({}, { query: '{ author_aggregate { aggregate { count } } }' }))
  })
})

describe('unboundVariablesAreAbsent', () => {
  test('with `unboundVariablesAreAbsent`, an operator whose variable is not set has no effect', async () => {
    const query = 'query ($id: Int) { author_aggregate(where: {id: {_eq: $id}}) { aggregate { count } } }'
    const { byDefault, changed } = await both({ unboundVariablesAreAbsent: true }, { query })
    expect(byDefault).toBe("unexpected null value for type 'Int'")
    expect(changed).toEqual(await answer({}, { query: '{ author_aggregate { aggregate { count } } }' }))
  })
})

describe('nullInNonNullableVariables', () => {
  test('`nullInNonNullableVariables` accepts null for a variable and checks it where the variable is used', async () => {
    const question = {
      query: 'query ($limit: Int!) { author(limit: $limit) { id } }',
      variables: { limit: null },
    }
    const { byDefault, changed } = await both({ nullInNonNullableVariables: true }, question)
    expect(byDefault).toBe('null value found for non-nullable type: "Int!"')
    expect(changed).toEqual(await answer({}, { query: '{ author { id } }' }))
  })
})

describe('preparedStatements', () => {
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
