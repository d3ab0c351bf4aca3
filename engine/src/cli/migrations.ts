import { existsSync } from 'node:fs'
import { loadMetadata } from '../metadata/loadMetadata.ts'
import { MetadataError } from '../metadata/raw/shape.ts'
import { applySeeds, migrateDown, migrateUp, migrationStatus, type Target } from '../migrate/migrate.ts'
import { environmentOf, metadataDirectory, type Options, print, UsageError } from './options.ts'

function targetOf(options: Options, kind: 'migrations' | 'seeds'): Target {
  const fromEnvironment = kind === 'migrations' ? 'HASURA_GRAPHQL_MIGRATIONS_DIR' : 'HASURA_GRAPHQL_SEEDS_DIR'
  return {
    databaseUrl: databaseUrl(options),
    metadataUrl: process.env.HASURA_GRAPHQL_METADATA_DATABASE_URL,
    extensionsSchema: extensionsSchemaOf(options),
    directory: options.values[kind] ?? process.env[fromEnvironment] ?? kind,
    database: options.values['database-name'] ?? 'default',
  }
}

/** As the metadata has it, if there is one that can be read: migrations run before it is served. */
function extensionsSchemaOf(options: Options): string | undefined {
  try {
    return loadMetadata(metadataDirectory(options)).source.connection.extensionsSchema
  } catch (error) {
    if (error instanceof MetadataError) return undefined
    throw error
  }
}

/** The database named by flag or environment; else the one that the metadata names. */
function databaseUrl(options: Options): string {
  const environment = environmentOf(options)
  const direct = options.values.database ?? environment.HASURA_GRAPHQL_DATABASE_URL
  if (direct !== undefined && direct !== '') return direct
  const directory = metadataDirectory(options)
  const named = existsSync(directory) ? loadMetadata(directory).source.connection.databaseUrl : undefined
  const url = typeof named === 'object' ? environment[named.fromEnv] : named
  if (url === undefined) throw new UsageError('which database? Set HASURA_GRAPHQL_DATABASE_URL or --database')
  return url
}

export async function applyMigrations(options: Options): Promise<void> {
  for (const { version, name } of await migrateUp(targetOf(options, 'migrations')))
    print(`applied ${version}_${name}`)
}

export async function migrate(options: Options): Promise<void> {
  const extra = options.positionals.slice(1).find((word) => word !== 'up')
  if (extra !== undefined) throw new UsageError(`migrate has no command "${extra}"`)
  await applyMigrations(options)
  print('the database is up to date')
}

export async function down(options: Options): Promise<void> {
  const { to, all } = options.values
  if ((to === undefined) === (all !== true)) throw new UsageError('migrate down needs --to VERSION or --all')
  if (to !== undefined && !/^\d+$/.test(to)) throw new UsageError(`--to is not a version: ${to}`)
  const taken = await migrateDown(targetOf(options, 'migrations'), to === undefined ? undefined : BigInt(to))
  for (const { version, name } of taken) print(`took back ${version}_${name}`)
  if (taken.length === 0) print('nothing to take back')
}

export async function status(options: Options): Promise<void> {
  for (const { version, name, state, appliedAt } of await migrationStatus(targetOf(options, 'migrations'))) {
    print(`${state.padEnd(8)} ${version}_${name}${appliedAt ? ` (${appliedAt.toISOString()})` : ''}`)
  }
}

export async function seed(options: Options): Promise<void> {
  for (const file of await applySeeds(targetOf(options, 'seeds'), options.positionals.slice(1)))
    print(`ran ${file}`)
}
