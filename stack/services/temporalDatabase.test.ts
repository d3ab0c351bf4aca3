import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fitDatabase, markDatabase, type Version } from './temporalDatabase.ts'

const older: Version = [1, 29, 1]
const newer: Version = [1, 32, 0]

let folder = ''
let file = ''

function write(path: string, sql: string): void {
  const database = new DatabaseSync(path)
  database.exec(`PRAGMA journal_mode = WAL; ${sql}`)
  database.close()
}

function ask(sql: string): unknown[] {
  const database = new DatabaseSync(file)
  try {
    return database.prepare(sql).all()
  } finally {
    database.close()
  }
}

/** A database like Temporal's: it has a generated column, and words that a trigger indexes. */
const runs = (more: string) => `
  CREATE TABLE run (id TEXT PRIMARY KEY, found TEXT, kind TEXT GENERATED ALWAYS AS (json_extract(found, '$.kind')) STORED ${more});
  CREATE VIRTUAL TABLE run_words USING fts5(kind, content='run');
  CREATE TRIGGER run_written AFTER INSERT ON run BEGIN INSERT INTO run_words (rowid, kind) VALUES (NEW.rowid, NEW.kind); END;`

const asOldServer = `${runs('')} INSERT INTO run (id, found) VALUES ('w1', '{"kind":"quest"}'), ('w2', '{"kind":"mission"}');`

const asNewServer = (path: string) =>
  write(
    path,
    `${runs(`, problems TEXT GENERATED ALWAYS AS (json_extract(found, '$.problems')) STORED, tries INT DEFAULT 0`)}
     CREATE TABLE added (id TEXT); INSERT INTO added VALUES ('its own'); INSERT INTO run (id) VALUES ('its own');`,
  )

const neverAsked = () => Promise.reject(new Error('a database was made'))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'questboard-temporal-'))
  file = join(folder, 'temporal.db')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the Temporal database of a data folder', () => {
  it('the Temporal database of an older version is converted without losing content', async () => {
    write(file, asOldServer)
    await fitDatabase(file, newer, async (path) => asNewServer(path))
    expect(ask('SELECT id, kind, problems, tries FROM run ORDER BY id')).toEqual([
      { id: 'w1', kind: 'quest', problems: null, tries: 0 },
      { id: 'w2', kind: 'mission', problems: null, tries: 0 },
    ])
    expect(ask(`SELECT rowid FROM run_words WHERE run_words MATCH 'mission'`)).toHaveLength(1)
    expect(ask('SELECT * FROM added')).toEqual([])
    expect(existsSync(`${file}.new`)).toBe(false)
    await fitDatabase(file, newer, neverAsked)
  })

  it('a Temporal database of the current version is not changed, and a missing database is not created', async () => {
    await fitDatabase(file, newer, neverAsked)
    write(file, asOldServer)
    markDatabase(file, older)
    await fitDatabase(file, older, neverAsked)
  })

  it('the Temporal database of a newer version is refused with an error of one sentence, and is not changed', async () => {
    write(file, asOldServer)
    markDatabase(file, newer)
    const before = readFileSync(file)
    await expect(fitDatabase(file, older, neverAsked)).rejects.toThrow(
      `Temporal's data was written by server 1.32.0, but this program has the older 1.29.1. Use a newer`,
    )
    expect(readFileSync(file)).toEqual(before)
  })

  it('a Temporal database that cannot be read is left to Temporal, whose own error is more exact', async () => {
    writeFileSync(file, 'no database at all, and long enough to be taken for one that is broken')
    await fitDatabase(file, newer, neverAsked)
  })
})
