import { parseArgs } from 'node:util'
import { check, diff, schema, serve } from './cli/metadata.ts'
import { down, migrate, seed, status } from './cli/migrations.ts'
import { OneLineError, type Options, UsageError } from './cli/options.ts'

const usage = `engine <command> [options]

  serve                       serves GraphQL; applies --migrations first when they are named
  migrate [up]                applies migrations
  migrate down --to VERSION   takes migrations newer than VERSION back (--all: every one)
  migrate status              lists them
  seed [file …]               runs the seed files in order
  metadata check              reads the metadata and says what is wrong with it
  metadata diff               compares the metadata with a running Hasura or engine (--endpoint, --admin-secret)
  schema [--role ROLE]        prints a role's GraphQL schema (admin)

  --metadata DIR      HASURA_GRAPHQL_METADATA_DIR (metadata)
  --migrations DIR    HASURA_GRAPHQL_MIGRATIONS_DIR (migrations; for serve: none)
  --seeds DIR         HASURA_GRAPHQL_SEEDS_DIR (seeds)
  --database URL      HASURA_GRAPHQL_DATABASE_URL
  --database-name N   the folder below migrations and seeds (default)
  --port N            PORT, HASURA_GRAPHQL_SERVER_PORT (8080)
  --allow-inconsistent  HASURA_GRAPHQL_ALLOW_INCONSISTENT_METADATA: serves what is left, and reports the rest

Hasura's environment variables apply (src/settings.ts lists them).`

const commands: Readonly<Record<string, (options: Options) => Promise<void>>> = {
  serve,
  migrate,
  'migrate up': migrate,
  'migrate down': down,
  'migrate status': status,
  seed,
  'metadata check': check,
  'metadata diff': diff,
  schema,
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
      to: { type: 'string' },
      all: { type: 'boolean' },
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

/** Errors whose one line says everything: a stack would only hide it. */
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

// Whoever reads our output may stop (`| head`); serving goes on.
process.stdout.on('error', () => {})
// Started by another Node in our stead (cli.mjs): ends with it.
if (process.channel) {
  process.on('disconnect', () => process.exit(1))
  process.channel.unref()
}
process.exitCode = await main()
