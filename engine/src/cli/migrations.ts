import { existsSync } from 'node:fs'
import { loadMetadata } from '../metadata/loadMetadata.ts'
import { MetadataError } from '../metadata/raw/shape.ts'
import type { Migration } from '../migrate/folder.ts'
import { applySeeds, migrateDown, migrateUp, migrationStatus, type Target } from '../migrate/migrate.ts'
import { createMigration, createSeed, removeMigrations, squashMigrations } from '../migrate/write.ts'
import { environmentOf, metadataDirectory, type Options, print, UsageError } from './options.ts'

function folderOf(options: Options, kind: 'migrations' | 'seeds'): Pick<Target, 'directory' | 'database'> {
  const fromEnvironment = kind === 'migrations' ? 'HASURA_GRAPHQL_MIGRATIONS_DIR' : 'HASURA_GRAPHQL_SEEDS_DIR'
  return {
    directory: options.values[kind] ?? process.env[fromEnvironment] ?? kind,
    database: options.values['database-name'] ?? 'default',
  }
}

function targetOf(options: Options, kind: 'migrations' | 'seeds'): Target {
  return {
    ...folderOf(options, kind),
    databaseUrl: databaseUrl(options),
    metadataUrl: process.env.HASURA_GRAPHQL_METADATA_DATABASE_URL,
    extensionsSchema: extensionsSchemaOf(options),
  }
}

/**
 * The schema for extensions that the metadata names, if the metadata can be read. Migrations run before the metadata is
 * loaded.
 */
function extensionsSchemaOf(options: Options): string | undefined {
  try {
    return loadMetadata(metadataDirectory(options)).source.connection.extensionsSchema
  } catch (error) {
    if (error instanceof MetadataError) return undefined
    throw error
  }
}

/** Returns the database's URL from the flag or the environment, otherwise from the metadata. */
function databaseUrl(options: Options): string {
  const environment = environmentOf(options)
  const direct = options.values.database ?? environment.HASURA_GRAPHQL_DATABASE_URL
  if (direct !== undefined && direct !== '') return direct
  const directory = metadataDirectory(options)
  const named = existsSync(directory) ? loadMetadata(directory).source.connection.databaseUrl : undefined
  const url = typeof named === 'object' ? environment[named.fromEnv] : named
  if (url === undefined)
    throw new UsageError('no database given: set HASURA_GRAPHQL_DATABASE_URL or --database')
  return url
}

export async function applyMigrations(options: Options): Promise<void> {
  for (const { version, name } of await migrateUp(targetOf(options, 'migrations')))
    print(`applied ${version}_${name}`)
}

function version(flag: string, value: string | undefined): bigint | undefined {
  if (value === undefined) return undefined
  if (!/^\d+$/.test(value)) throw new UsageError(`--${flag} must be a version, not ${value}`)
  return BigInt(value)
}

function count(flag: string, value: string): number | undefined {
  if (value === 'all') return undefined
  if (!/^[1-9]\d*$/.test(value)) throw new UsageError(`--${flag} must be a number or "all", not ${value}`)
  return Number(value)
}

/** Applies all new migrations, a given number of them or one version, like hasura-cli. */
export async function migrate(options: Options): Promise<void> {
  const extra = options.positionals.slice(1).find((word) => word !== 'up' && word !== 'apply')
  if (extra !== undefined) throw new UsageError(`migrate has no command "${extra}"`)
  const { values } = options
  const only = version('version', values.version)
  const skipExecution = values['skip-execution']
  const target = targetOf(options, 'migrations')
  if (values.down !== undefined || values.type === 'down') {
    if (only === undefined && values.down === undefined) throw new UsageError('--type down needs --version')
    const howMany = values.down === undefined ? undefined : count('down', values.down)
    tellTaken(await migrateDown(target, undefined, { only, count: howMany, skipExecution }))
    return
  }
  const howMany = values.up === undefined ? undefined : count('up', values.up)
  for (const { version, name } of await migrateUp(target, { only, count: howMany, skipExecution }))
    print(`applied ${version}_${name}`)
  print('the database is up to date')
}

export async function create(options: Options): Promise<void> {
  const name = named(options, 'migrate create NAME')
  const { directory, database } = folderOf(options, 'migrations')
  const scripts = { up: options.values['up-sql'] ?? '', down: options.values['down-sql'] ?? '' }
  print(createMigration(directory, database, name, scripts))
}

export async function squash(options: Options): Promise<void> {
  const { values } = options
  const from = version('from', values.from)
  if (from === undefined) throw new UsageError('migrate squash needs --from VERSION')
  const { directory, database } = folderOf(options, 'migrations')
  const name = values.name ?? 'squashed'
  const done = squashMigrations(directory, database, { from, to: version('to', values.to), name })
  print(`${done.path}: squashed ${done.squashed.length} migrations`)
  if (values['delete-source']) removeMigrations(done.squashed)
  print(
    `For each database that already has them, run: migrate apply --version ${done.version} --skip-execution${values['delete-source'] ? '' : '. Then you can delete their folders (--delete-source)'}`,
  )
}

export async function seedCreate(options: Options): Promise<void> {
  const { directory, database } = folderOf(options, 'seeds')
  print(createSeed(directory, database, named(options, 'seed create NAME')))
}

function named(options: Options, usage: string): string {
  const [, , name] = options.positionals
  if (name === undefined) throw new UsageError(`NAME is missing: ${usage}`)
  return name
}

export async function down(options: Options): Promise<void> {
  const { to, all } = options.values
  if ((to === undefined) === (all !== true)) throw new UsageError('migrate down needs --to VERSION or --all')
  const taken = await migrateDown(targetOf(options, 'migrations'), version('to', to))
  tellTaken(taken)
}

function tellTaken(taken: readonly Migration[]): void {
  for (const { version, name } of taken) print(`rolled back ${version}_${name}`)
  if (taken.length === 0) print('nothing to roll back')
}

export async function status(options: Options): Promise<void> {
  for (const { version, name, state, appliedAt } of await migrationStatus(targetOf(options, 'migrations'))) {
    print(`${state.padEnd(8)} ${version}_${name}${appliedAt ? ` (${appliedAt.toISOString()})` : ''}`)
  }
}

export async function seed(options: Options): Promise<void> {
  const [, ...words] = options.positionals
  const files = [...(words[0] === 'apply' ? words.slice(1) : words), ...(options.values.file ?? [])]
  for (const file of await applySeeds(targetOf(options, 'seeds'), files)) print(`ran ${file}`)
}
