import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { databaseFolder, type Migration, MigrationError, readMigrations, readSql } from './folder.ts'

function newFolder(directory: string, database: string): string {
  const folder = existsSync(directory) ? databaseFolder(directory, database) : join(directory, database)
  mkdirSync(folder, { recursive: true })
  return folder
}

function checkName(name: string): void {
  if (!/^[\w.-]+$/.test(name))
    throw new MigrationError(`"${name}": a name can contain only letters, digits, "_", "-" and "."`)
}

type Scripts = { readonly up: string; readonly down: string }

function write(folder: string, version: bigint, name: string, { up, down }: Scripts): string {
  const path = join(folder, `${version}_${name}`)
  if (existsSync(path)) throw new MigrationError(`${path}: already exists`)
  mkdirSync(path)
  writeFileSync(join(path, 'up.sql'), up)
  writeFileSync(join(path, 'down.sql'), down)
  return path
}

export function createMigration(directory: string, database: string, name: string, scripts: Scripts): string {
  checkName(name)
  return write(newFolder(directory, database), BigInt(Date.now()), name, scripts)
}

export function createSeed(directory: string, database: string, name: string): string {
  checkName(name)
  const path = join(newFolder(directory, database), `${Date.now()}_${name}.sql`)
  writeFileSync(path, '')
  return path
}

export type Squash = { readonly from: bigint; readonly to?: bigint | undefined; readonly name: string }

/**
 * Combines several migrations into one that replaces the last. Returns the new migration's folder and the migrations
 * that it replaces.
 */
export function squashMigrations(
  directory: string,
  database: string,
  { from, to, name }: Squash,
): { readonly path: string; readonly version: bigint; readonly squashed: readonly Migration[] } {
  checkName(name)
  const squashed = readMigrations(directory, database).filter(
    ({ version }) => version >= from && (to === undefined || version <= to),
  )
  const last = squashed.at(-1)
  if (squashed[0]?.version !== from || last === undefined || (to !== undefined && last.version !== to))
    throw new MigrationError(
      `${directory}: there is no migration ${squashed[0]?.version === from ? to : from}`,
    )
  const part = (file: string) => `-- ${basename(dirname(file))}\n${readSql(file).trim()}\n`
  const downs = squashed.toReversed().map(({ downFile, version }) => {
    if (downFile === undefined) return `-- ${version} has no down.sql\n`
    return part(downFile)
  })
  const version = last.version + 1n
  const path = write(databaseFolder(directory, database), version, name, {
    up: squashed.map(({ upFile }) => part(upFile)).join('\n'),
    down: downs.join('\n'),
  })
  return { path, version, squashed }
}

export function removeMigrations(migrations: readonly Migration[]): void {
  for (const { upFile } of migrations) rmSync(dirname(upFile), { recursive: true })
}
