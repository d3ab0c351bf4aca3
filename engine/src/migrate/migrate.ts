import { createHash } from 'node:crypto'
import { Client, type ClientBase, Pool, type PoolClient } from 'pg'
import { ensureCatalogSchema } from '../catalogSchema.ts'
import { type Migration, MigrationError, readMigrations, readSeeds, readSql } from './folder.ts'
import { appliedByHasura, tellHasura } from './hasuraRecord.ts'
import { runScript } from './script.ts'

export type Target = {
  readonly databaseUrl: string
  /** The database with Hasura's own records, if it is separate from the main database. */
  readonly metadataUrl?: string | undefined
  readonly directory: string
  readonly database: string
  readonly extensionsSchema?: string | undefined
}

type Applied = {
  readonly version: bigint
  readonly name: string
  readonly checksum: string
  readonly at: Date
}

export type MigrationStatus = {
  readonly version: bigint
  readonly name: string
  readonly state: 'applied' | 'pending' | 'edited' | 'gone'
  readonly appliedAt: Date | undefined
}

/** Engines that start at the same time take turns: one runs all its migrations before the next one begins. */
const migrationLock = 7_313_022

async function withLock<T>(databaseUrl: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1, application_name: 'engine migrate' })
  pool.on('error', () => {})
  try {
    const client = await pool.connect()
    try {
      // A migration can take any time, so the URL's time limit for requests doesn't apply.
      await client.query("set client_min_messages = 'warning'; set statement_timeout = 0")
      await client.query('select pg_advisory_lock($1)', [migrationLock])
      return await work(client)
    } finally {
      client.release(true)
    }
  } finally {
    await pool.end()
  }
}

async function withRecord<T>(
  { metadataUrl, databaseUrl }: Target,
  client: PoolClient,
  work: (record: ClientBase) => Promise<T>,
): Promise<T> {
  if (metadataUrl === undefined || metadataUrl === databaseUrl) return work(client)
  const record = new Client({ connectionString: metadataUrl, application_name: 'engine migrate' })
  await record.connect()
  try {
    return await work(record)
  } finally {
    await record.end()
  }
}

async function appliedMigrations(
  client: PoolClient,
  target: Target,
  migrations: readonly Migration[],
): Promise<ReadonlyMap<bigint, Applied>> {
  await ensureCatalogSchema(client, target.extensionsSchema)
  await client.query(`
    create table if not exists hdb_catalog.migration (
      database text not null,
      version numeric not null,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now(),
      primary key (database, version)
    )`)
  await adopt(client, target, migrations)
  const { rows } = await client.query<{ version: string; name: string; checksum: string; applied_at: Date }>(
    'select version, name, checksum, applied_at from hdb_catalog.migration where database = $1 order by version',
    [target.database],
  )
  return new Map(
    rows.map(({ version, name, checksum, applied_at }) => [
      BigInt(version),
      { version: BigInt(version), name, checksum, at: applied_at },
    ]),
  )
}

async function adopt(client: PoolClient, target: Target, migrations: readonly Migration[]): Promise<void> {
  const known = await withRecord(target, client, (record) => appliedByHasura(record, target.database))
  for (const migration of migrations.filter(({ version }) => known.has(version)))
    await note(client, target, migration)
}

function note(client: PoolClient, { database }: Target, { version, name, upFile }: Migration) {
  return client.query(
    `insert into hdb_catalog.migration (database, version, name, checksum) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [database, version.toString(), name, checksum(readSql(upFile))],
  )
}

function checksum(sql: string): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
}

/** The versions to apply. The migrations run in ascending order. */
export type Choice = {
  readonly count?: number | undefined
  readonly only?: bigint | undefined
  /** Records the migration as applied without running it, because the database already has its changes. */
  readonly skipExecution?: boolean | undefined
}

function chosen(versions: readonly bigint[], { count, only }: Choice): readonly bigint[] {
  if (only === undefined) return versions.slice(0, count)
  if (!versions.includes(only))
    throw new MigrationError(`version ${only} cannot be applied or rolled back now: see migrate status`)
  return [only]
}

/** Applies pending migrations in order and returns them. Throws if an applied file was edited. */
export function migrateUp(target: Target, choice: Choice = {}): Promise<readonly Migration[]> {
  const migrations = readMigrations(target.directory, target.database)
  return withLock(target.databaseUrl, async (client) => {
    const applied = await appliedMigrations(client, target, migrations)
    for (const migration of migrations) refuseEdited(migration, applied.get(migration.version))
    const versions = migrations.map(({ version }) => version).filter((version) => !applied.has(version))
    const wanted = chosen(versions, choice)
    const pending = migrations.filter(({ version }) => wanted.includes(version))
    for (const migration of pending) {
      const sql = choice.skipExecution ? '' : readSql(migration.upFile)
      await runScript(client, migration.upFile, sql, async (inTransaction) => {
        await note(inTransaction, target, migration)
        await recordNews(inTransaction, target, { applied: [migration.version], gone: [] })
      })
    }
    return pending
  })
}

function recordNews(
  client: PoolClient,
  target: Target,
  news: Parameters<typeof tellHasura>[2],
): Promise<void> {
  return withRecord(target, client, (record) => tellHasura(record, target.database, news))
}

function refuseEdited(migration: Migration, applied: Applied | undefined): void {
  if (!applied || applied.checksum === checksum(readSql(migration.upFile))) return
  const day = applied.at.toISOString().slice(0, 10)
  throw new MigrationError(
    `${migration.upFile}: was edited after it was applied on ${day}. Undo the edit and write a new migration`,
  )
}

/** Reverts applied migrations, newest first, down to version `to`, which stays applied. Undefined reverts all. */
export function migrateDown(
  target: Target,
  to: bigint | undefined,
  choice: Choice = {},
): Promise<readonly Migration[]> {
  const migrations = readMigrations(target.directory, target.database)
  return withLock(target.databaseUrl, async (client) => {
    const applied = await appliedMigrations(client, target, migrations)
    if (to !== undefined && to !== 0n && !applied.has(to))
      throw new MigrationError(`version ${to} is not applied`)
    const going = [...applied.keys()].filter((version) => to === undefined || version > to).reverse()
    const files = chosen(going, choice).map((version) => withDown(version, applied, migrations))
    for (const { migration, downFile } of files) {
      const sql = choice.skipExecution ? '' : readSql(downFile)
      await runScript(client, downFile, sql, async (inTransaction) => {
        await inTransaction.query('delete from hdb_catalog.migration where database = $1 and version = $2', [
          target.database,
          migration.version.toString(),
        ])
        await recordNews(inTransaction, target, { applied: [], gone: [migration.version] })
      })
    }
    return files.map(({ migration }) => migration)
  })
}

function withDown(version: bigint, applied: ReadonlyMap<bigint, Applied>, migrations: readonly Migration[]) {
  const migration = migrations.find((one) => one.version === version)
  const named = `${version}_${applied.get(version)?.name ?? ''}`
  if (!migration) throw new MigrationError(`${named}: its folder is missing`)
  if (migration.downFile === undefined) throw new MigrationError(`${named}: has no down.sql`)
  return { migration, downFile: migration.downFile }
}

export function migrationStatus(target: Target): Promise<readonly MigrationStatus[]> {
  const migrations = readMigrations(target.directory, target.database)
  return withLock(target.databaseUrl, async (client) => {
    const applied = await appliedMigrations(client, target, migrations)
    const known = new Set(migrations.map((migration) => migration.version))
    const gone = [...applied.values()]
      .filter(({ version }) => !known.has(version))
      .map(({ version, name, at }): MigrationStatus => ({ version, name, state: 'gone', appliedAt: at }))
    const present = migrations.map((migration): MigrationStatus => {
      const one = applied.get(migration.version)
      const edited = one !== undefined && one.checksum !== checksum(readSql(migration.upFile))
      const state = one === undefined ? 'pending' : edited ? 'edited' : 'applied'
      return { version: migration.version, name: migration.name, state, appliedAt: one?.at }
    })
    return [...present, ...gone].sort((a, b) => (a.version < b.version ? -1 : 1))
  })
}

/**
 * Runs each seed file in its own transaction. The engine does not record which seeds have run, so seeds must be
 * repeatable.
 */
export function applySeeds(target: Target, only: readonly string[]): Promise<readonly string[]> {
  const all = readSeeds(target.directory, target.database)
  const chosen = only.length === 0 ? all : only.map((name) => seedNamed(name, all, target.directory))
  return withLock(target.databaseUrl, async (client) => {
    for (const file of chosen) await runScript(client, file, readSql(file), async () => undefined)
    return chosen
  })
}

function seedNamed(name: string, all: readonly string[], directory: string): string {
  const file = all.find((one) => one.endsWith(`/${name}`))
  if (file === undefined) throw new MigrationError(`${directory}: there is no seed ${name}`)
  return file
}
