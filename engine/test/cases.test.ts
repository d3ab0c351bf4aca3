import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCases, runCase } from './harness/caseFile.ts'
import { createLibraryDatabase, type ScratchDatabase } from './harness/database.ts'
import { type Library, openLibrary } from './harness/library.ts'

let database: ScratchDatabase
let library: Library

beforeAll(async () => {
  database = await createLibraryDatabase()
  library = await openLibrary(database.url)
})

afterAll(async () => {
  await library?.close()
  await database?.drop()
})

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

test("the test project's metadata matches its database", () => {
  expect(library.core.inconsistencies).toEqual([])
})

describe('each GraphQL document gives exactly the recorded SQL and result', () => {
  test.each(readCases().map((each) => [each.name, each] as const))(
    'the document %s gives exactly the recorded SQL and result',
    async (_name, each) => {
      const outcome = await runCase(library, database.url, each)
      expect(outcome).toEqual({ sql: read(`${each.file}.sql`), json: read(`${each.file}.json`) })
    },
  )
})
