import { parseArgs } from 'node:util'
import { check, schema, serve } from './cli/metadata.ts'
import { create, down, migrate, seed, seedCreate, squash, status } from './cli/migrations.ts'
import { OneLineError, type Options, UsageError } from './cli/options.ts'
import { apply, diff, inconsistency, printExport, reload, showConsole } from './cli/remote.ts'

const usage = `engine <command> [options]

  serve                       serves GraphQL; with --migrations, applies them first
  migrate [apply]             applies migrations (--up N, --down N, --version V [--type down], --skip-execution)
  migrate down --to VERSION   rolls back migrations newer than VERSION (--all: all of them)
  migrate status              lists migrations and their states
  migrate create NAME         creates a migration (--up-sql, --down-sql)
  migrate squash --from V     merges migrations into one (--to V, --name NAME, --delete-source)
  seed [apply] [file …]       runs the seed files in order (--file FILE)
  seed create NAME            creates a seed file
  metadata check              checks the metadata files and prints their errors
  schema [--role ROLE]        prints a role's GraphQL schema (admin)

With a running engine or Hasura (--endpoint, --admin-secret):

  metadata apply              applies the metadata
  metadata diff               compares the folder with the served metadata
  metadata reload             reloads the metadata and the database's schema
  metadata export             prints the served metadata
  metadata inconsistency      lists inconsistent objects (list, status)
  console                     prints the console's address

  --project DIR       the folder of metadata, migrations and seeds (.)
  --metadata DIR      HASURA_GRAPHQL_METADATA_DIR (metadata)
  --migrations DIR    HASURA_GRAPHQL_MIGRATIONS_DIR (migrations; for serve: none)
  --seeds DIR         HASURA_GRAPHQL_SEEDS_DIR (seeds)
  --database URL      HASURA_GRAPHQL_DATABASE_URL
  --database-name N   the folder below migrations and seeds (default)
  --port N            PORT, HASURA_GRAPHQL_SERVER_PORT (8080)
  --allow-inconsistent  HASURA_GRAPHQL_ALLOW_INCONSISTENT_METADATA: serves the consistent objects and reports the others

Hasura's environment variables apply (src/settings.ts lists them).`

const commands: Readonly<Record<string, (options: Options) => Promise<void>>> = {
  serve,
  migrate,
  'migrate up': migrate,
  'migrate apply': migrate,
  'migrate down': down,
  'migrate status': status,
  'migrate create': create,
  'migrate squash': squash,
  seed,
  'seed create': seedCreate,
  'metadata check': check,
  schema,
  'metadata apply': apply,
  'metadata diff': diff,
  'metadata reload': reload,
  'metadata export': printExport,
  'metadata inconsistency': inconsistency,
  'metadata ic': inconsistency,
  console: showConsole,
}

function readOptions(): Options & { readonly help: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      metadata: { type: 'string' },
      migrations: { type: 'string' },
      seeds: { type: 'string' },
      database: { type: 'string' },
      'database-name': { type: 'string' },
      endpoint: { type: 'string' },
      'admin-secret': { type: 'string' },
      port: { type: 'string' },
      role: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      all: { type: 'boolean' },
      up: { type: 'string' },
      down: { type: 'string' },
      version: { type: 'string' },
      type: { type: 'string' },
      name: { type: 'string' },
      file: { type: 'string', short: 'f', multiple: true },
      'up-sql': { type: 'string' },
      'down-sql': { type: 'string' },
      'skip-execution': { type: 'boolean' },
      'delete-source': { type: 'boolean' },
      project: { type: 'string' },
      'allow-inconsistent': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  return { values, positionals, help: values.help === true }
}

async function main(): Promise<number> {
  try {
    const options = readOptions()
    const [first = '', second = ''] = options.positionals
    const command = commands[`${first} ${second}`] ?? commands[first]
    if (options.help || !command) {
      process[options.help ? 'stdout' : 'stderr'].write(`${usage}\n`)
      return options.help ? 0 : 2
    }
    if (options.values.project !== undefined) process.chdir(options.values.project)
    await command(options)
    return 0
  } catch (error) {
    return report(error)
  }
}

function report(error: unknown): number {
  const misused = error instanceof UsageError || (error instanceof TypeError && 'code' in error)
  if (misused || error instanceof OneLineError || isExpected(error)) {
    const lines = String(error instanceof Error ? error.message : error).split('\n')
    process.stderr.write(lines.map((line) => `engine: ${line}\n`).join(''))
    return misused ? 2 : 1
  }
  process.stderr.write(`engine: ${error instanceof Error ? (error.stack ?? error.message) : error}\n`)
  return 1
}

/** Errors that are printed without a stack trace, because their message is enough. */
function isExpected(error: unknown): boolean {
  const expected = new Set([
    'DatabaseError',
    'InconsistentMetadata',
    'MetadataError',
    'MigrationError',
    'SettingsError',
  ])
  return error instanceof Error && (expected.has(error.constructor.name) || 'code' in error)
}

// The program that reads stdout can stop early (`| head`). The server must then continue.
process.stdout.on('error', () => {})
// If cli.mjs started this process with another Node version, this process exits when cli.mjs does.
if (process.channel) {
  process.on('disconnect', () => process.exit(1))
  process.channel.unref()
}
process.exitCode = await main()
