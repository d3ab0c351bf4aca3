/** Temporary databases for tests, copied from templates that are built once. */
import { createHash, randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { migrateUp, readMigrations } from './migrations.ts'

const server = process.env.PG_URL ?? 'postgres://postgres@127.0.0.1:54999/'

const at = (database: string): string => {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

async function connected<T>(database: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: at(database) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export type Template = {
  readonly kind: string
  readonly inputs: readonly string[]
  /** The template that this template copies. If absent, the database is empty at first. */
  readonly from?: Template
  readonly build: (client: Client) => Promise<void>
}

/**
 * Returns a template, which the first caller builds while the others wait. Later runs use it until its inputs change.
 */
async function prepare(admin: Client, { kind, inputs, from, build }: Template): Promise<string> {
  const prefix = `questboard_template_${kind}_`
  const all = [...(from?.inputs ?? []), ...inputs]
  const name = prefix + createHash('sha256').update(all.join('\0')).digest('hex').slice(0, 16)
  // The lock is held until the connection ends, so that the template is not dropped while it is copied.
  await admin.query('SELECT pg_advisory_lock(hashtext($1))', [prefix])
  const { rows } = await admin.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [prefix],
  )
  if (rows.some(({ datname }) => datname === name)) return name
  for (const { datname } of rows) await admin.query(`DROP DATABASE ${datname} WITH (FORCE)`)
  await admin.query(`CREATE DATABASE ${name}_new TEMPLATE ${from ? await prepare(admin, from) : 'template0'}`)
  await connected(`${name}_new`, build)
  await admin.query(`ALTER DATABASE ${name}_new RENAME TO ${name}`)
  return name
}

export type Scratch = { readonly url: string; readonly drop: () => Promise<void> }

/** Creates a database as a copy of the template, or an empty one. */
export async function createScratch(template?: Template): Promise<Scratch> {
  const name = `questboard_test_${randomBytes(6).toString('hex')}`
  await connected('postgres', async (admin) => {
    const source = template ? await prepare(admin, template) : 'template0'
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY file_copy`)
  })
  return {
    url: at(name),
    async drop() {
      await connected('postgres', (admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
    },
  }
}

/** A template with all migrations. It has only the rows that migrations insert. */
export const migratedTemplate = (): Template => {
  const migrations = readMigrations()
  return {
    kind: 'migrated',
    inputs: migrations.map(({ name, up }) => name + up),
    build: (client) => migrateUp(client, migrations),
  }
}

export const createMigratedScratch = (): Promise<Scratch> => createScratch(migratedTemplate())
