/** Reads the whole schema, as GraphQL tools do. */
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
  validateSchema,
} from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EngineError } from '../src/errors.ts'
import { createLibraryDatabase, type ScratchDatabase } from './harness/database.ts'
import { type Library, openLibrary, sessionOf } from './harness/library.ts'

let database: ScratchDatabase
let library: Library
beforeAll(async () => {
  database = await createLibraryDatabase()
  library = await openLibrary(database.url)
}, 60_000)
afterAll(async () => {
  await library?.close()
  await database?.drop()
})

const ask = async (query: string, role: string): Promise<string> =>
  (await library.core.execute({ query }, { session: sessionOf(role), headers: {}, requestId: 'i' })).body

/** Only Hasura's subscriptions use this directive, so the SDL omits it. */
const OWN_DIRECTIVE = /"{3}[^"]*"{3}\ndirective @_multiple_top_level_fields on SUBSCRIPTION\n\n/

const WHOLE = getIntrospectionQuery({ specifiedByUrl: true, directiveIsRepeatable: true })

test.each(['admin', 'guest', 'reader', 'librarian'])(
  'the whole schema of the role %s is valid and equals its recorded SDL',
  async (role) => {
    const schema = buildClientSchema(JSON.parse(await ask(WHOLE, role)).data)
    expect(validateSchema(schema)).toEqual([])
    const sorted = (text: string): string =>
      printSchema(lexicographicSortSchema(buildSchema(text))).replace(OWN_DIRECTIVE, '')
    expect(sorted(printSchema(schema))).toBe(sorted(library.core.printSchema(role)))
  },
)

test('an introspection query that is nested endlessly is refused', async () => {
  const deeper = (depth: number): string =>
    depth === 0 ? 'name' : `inputFields { type { ${deeper(depth - 1)} } }`
  expect(await ask(`{ __schema { types { ${deeper(2)} } } }`, 'guest')).toContain('{"type":{"name":"Int"}}')
  const refused = ask(`{ __schema { types { ${deeper(60)} } } }`, 'admin')
  await expect(refused).rejects.toThrow(EngineError)
  await expect(refused).rejects.toThrow('the introspection shows too much at once')
})
