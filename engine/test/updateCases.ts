/** Rewrites each case's `.sql` and `.json`. Review the diff before you commit it. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readCases, runCase } from './harness/caseFile.ts'
import { createLibraryDatabase } from './harness/database.ts'
import { openLibrary } from './harness/library.ts'

const wanted = process.argv[2] ?? ''
const database = await createLibraryDatabase()
const library = await openLibrary(database.url)
let changed = 0

const write = (file: string, text: string): void => {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (before === text) return
  changed += 1
  text ? writeFileSync(file, text) : rmSync(file)
}

try {
  const cases = readCases().filter(({ name }) => name.includes(wanted))
  for (const each of cases) {
    const { sql, json } = await runCase(library, database.url, each)
    write(`${each.file}.sql`, sql)
    write(`${each.file}.json`, json)
  }
  console.log(`${cases.length} cases, ${changed} files changed`)
} finally {
  await library.close()
  await database.drop()
}
