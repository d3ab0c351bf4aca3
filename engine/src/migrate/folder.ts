import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export class MigrationError extends Error {}

export type Migration = {
  /** A migration's version: the digits of a timestamp, compared as a number. */
  readonly version: bigint
  readonly name: string
  readonly upFile: string
  readonly downFile: string | undefined
}

/**
 * hasura-cli has a folder per database in `migrations/` and `seeds/`. If there is none for this database, uses the
 * folder itself.
 */
export function databaseFolder(directory: string, database: string): string {
  if (!existsSync(directory)) throw new MigrationError(`${directory}: does not exist`)
  const inner = join(directory, database)
  return existsSync(inner) && statSync(inner).isDirectory() ? inner : directory
}

/** Reads `<version>_<name>/{up,down}.sql` in numeric order. */
export function readMigrations(directory: string, database: string): readonly Migration[] {
  const folder = databaseFolder(directory, database)
  const migrations: Migration[] = []
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    const [, version, name] = /^(\d+)_(.+)$/.exec(entry.name) ?? []
    if (version === undefined || name === undefined || !entry.isDirectory()) {
      throw new MigrationError(`${path}: not a folder named <version>_<name>`)
    }
    const upFile = join(path, 'up.sql')
    const downFile = join(path, 'down.sql')
    if (!existsSync(upFile)) throw new MigrationError(`${path}: has no up.sql`)
    migrations.push({
      version: BigInt(version),
      name,
      upFile,
      downFile: existsSync(downFile) ? downFile : undefined,
    })
  }
  migrations.sort((a, b) => (a.version < b.version ? -1 : Number(a.version > b.version)))
  for (const [index, migration] of migrations.entries()) {
    if (migrations[index + 1]?.version === migration.version) {
      throw new MigrationError(`${folder}: two migrations have the version ${migration.version}`)
    }
  }
  return migrations
}

/** Reads plain SQL files, sorted by their leading numbers, then by name. */
export function readSeeds(directory: string, database: string): readonly string[] {
  const folder = databaseFolder(directory, database)
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const number = (name: string) => BigInt(/^\d+/.exec(name)?.[0] ?? '0')
  files.sort((a, b) => {
    const [x, y] = [number(a), number(b)]
    if (x !== y) return x < y ? -1 : 1
    return a < b ? -1 : Number(a > b)
  })
  return files.map((name) => join(folder, name))
}

export function readSql(file: string): string {
  return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
}
