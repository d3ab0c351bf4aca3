import { createHash, randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { migrateUp, readMigrations } from './migrations.ts'
import { readSeeds, seedDemo } from './seeds.ts'

const server = process.env.PG_URL ?? 'postgres://postgres@127.0.0.1:54999/'

const at = (database: string): string => {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

export type Scratch = { readonly client: Client; readonly url: string; readonly drop: () => Promise<void> }

async function connected<T>(database: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: at(database) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

type Template = {
  readonly kind: string
  /** What decides how the database looks: another input is another template. */
  readonly inputs: readonly string[]
  readonly build: (client: Client) => Promise<void>
}

/** Built by the first who needs it while the others wait, kept for the next run, dropped when its inputs change. */
async function templateDatabase({ kind, inputs, build }: Template): Promise<string> {
  const prefix = `hasura_template_${kind}_`
  const name = prefix + createHash('sha256').update(inputs.join('\0')).digest('hex').slice(0, 16)
  await connected('postgres', async (admin) => {
    await admin.query('SELECT pg_advisory_lock(hashtext($1))', [prefix])
    const { rows } = await admin.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [prefix],
    )
    if (rows.some(({ datname }) => datname === name)) return
    for (const { datname } of rows) await admin.query(`DROP DATABASE ${datname} WITH (FORCE)`)
    await admin.query(`CREATE DATABASE ${name}_new`)
    await connected(`${name}_new`, build)
    await admin.query(`ALTER DATABASE ${name}_new RENAME TO ${name}`)
  })
  return name
}

async function createScratch(template: string): Promise<Scratch> {
  const name = `hasura_test_${randomBytes(6).toString('hex')}`
  await connected('postgres', (admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`))
  const client = new Client({ connectionString: at(name) })
  await client.connect()
  return {
    client,
    url: at(name),
    drop: async () => {
      await client.end()
      await connected('postgres', (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`))
    },
  }
}

export const createEmptyDatabase = (): Promise<Scratch> => createScratch('template0')

const migrationTexts = (): readonly string[] => readMigrations().map(({ name, up }) => name + up)

/** A database of this test file's own, with every migration applied. */
export const createDatabase = async (): Promise<Scratch> =>
  createScratch(
    await templateDatabase({
      kind: 'migrated',
      inputs: migrationTexts(),
      build: (client) => migrateUp(client, readMigrations()),
    }),
  )

/** The same with the demo market, whose dates are relative to today. */
export const createDemoDatabase = async (): Promise<Scratch> =>
  createScratch(
    await templateDatabase({
      kind: 'demo',
      inputs: [...migrationTexts(), ...readSeeds(), new Date().toISOString().slice(0, 10)],
      build: async (client) => {
        await migrateUp(client, readMigrations())
        await seedDemo(client)
        await client.query('ANALYZE')
      },
    }),
  )
