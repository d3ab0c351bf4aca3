/**
 * Temporal's dev server opens databases of other versions without a check, and then fails because tables and columns
 * are missing. So we store the server's version in the file, and the stack rebuilds an older file.
 */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Fault } from '../fault.ts'

export type Version = readonly [major: number, minor: number, patch: number]

const toNumber = ([major, minor, patch]: Version) => (major * 1000 + minor) * 1000 + patch
const toText = (number: number) =>
  [Math.floor(number / 1_000_000), Math.floor(number / 1000) % 1000, number % 1000].join('.')

const open = (file: string) => new DatabaseSync(file, { timeout: 10_000 })

function numberOf(database: DatabaseSync, column: string): number {
  const value = database.prepare(`PRAGMA ${column}`).get()?.[column]
  return typeof value === 'number' ? value : 0
}

/** SQLite stores a number for applications. The server ignores this number, and every copy of the file contains it. */
export function markDatabase(file: string, version: Version): void {
  const database = open(file)
  try {
    if (numberOf(database, 'user_version') !== toNumber(version))
      database.exec(`PRAGMA user_version = ${toNumber(version)}`)
  } finally {
    database.close()
  }
}

/**
 * The number is 0 in files from before this stack stored a version. Undefined if the file cannot be read; the server
 * then reports the reason.
 */
function markOf(file: string): number | undefined {
  try {
    const database = open(file)
    try {
      return numberOf(database, 'user_version')
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

/** The ordinary tables. Full-text indexes are left out, because triggers fill them. */
function tablesOf(database: DatabaseSync, schema: string): string[] {
  const rows = database
    .prepare(
      `SELECT name FROM pragma_table_list WHERE schema = ? AND type = 'table' AND name NOT LIKE 'sqlite_%'`,
    )
    .all(schema)
  return rows.map(({ name }) => String(name))
}

/** A table's columns, without generated ones. */
function columnsOf(database: DatabaseSync, schema: string, table: string): string[] {
  const rows = database
    .prepare('SELECT name FROM pragma_table_xinfo(?, ?) WHERE hidden = 0')
    .all(table, schema)
  return rows.map(({ name }) => String(name))
}

/** Replaces the content of `to` with that of `from`. */
function moveRows(from: string, to: string): void {
  const database = open(to)
  try {
    database.prepare('ATTACH ? AS old').run(from)
    const old = new Set(tablesOf(database, 'old'))
    database.exec('BEGIN')
    for (const table of tablesOf(database, 'main')) {
      database.exec(`DELETE FROM main.${quote(table)}`)
      if (!old.has(table)) continue
      const known = new Set(columnsOf(database, 'old', table))
      const columns = columnsOf(database, 'main', table)
        .filter((name) => known.has(name))
        .map(quote)
        .join(', ')
      database.exec(
        `INSERT INTO main.${quote(table)} (${columns}) SELECT ${columns} FROM old.${quote(table)}`,
      )
    }
    database.exec('COMMIT')
  } finally {
    database.close()
  }
}

/** SQLite's files next to the database. */
function removeLog(file: string): void {
  for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
}

/** Converts the database for the current server. `makeEmpty` makes the server create a new database. */
export async function fitDatabase(
  file: string,
  version: Version,
  makeEmpty: (file: string) => Promise<void>,
): Promise<void> {
  if (!existsSync(file)) return
  const [mark, wanted] = [markOf(file), toNumber(version)]
  if (mark === undefined || mark === wanted) return
  if (mark > wanted) {
    throw new Fault(
      `Temporal's data was written by server ${toText(mark)}, but this program has the older ${toText(wanted)}. Use a newer \`temporal\`, or delete ${file}*; every open run then starts again from its row.`,
    )
  }
  const next = `${file}.new`
  rmSync(next, { force: true })
  removeLog(next)
  await makeEmpty(next)
  moveRows(file, next)
  markDatabase(next, version)
  // The last connection has merged each log into its database, so leftover logs must be removed.
  removeLog(file)
  removeLog(next)
  renameSync(next, file)
}
