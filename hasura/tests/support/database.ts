import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { migrateUp, readMigrations } from './migrations.ts'

const server = process.env.PG_URL ?? 'postgres://postgres@127.0.0.1:54999/'

const at = (database: string): string => {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

export type Scratch = { readonly client: Client; readonly url: string; readonly drop: () => Promise<void> }

async function asAdmin(statement: string): Promise<void> {
  const admin = new Client({ connectionString: at('postgres') })
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}

export async function createEmptyDatabase(): Promise<Scratch> {
  const name = `hasura_test_${randomBytes(6).toString('hex')}`
  await asAdmin(`CREATE DATABASE ${name}`)
  const client = new Client({ connectionString: at(name) })
  await client.connect()
  return {
    client,
    url: at(name),
    drop: async () => {
      await client.end()
      await asAdmin(`DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

/** A database of this test file's own, with every migration applied. */
export async function createDatabase(): Promise<Scratch> {
  const scratch = await createEmptyDatabase()
  await migrateUp(scratch.client, readMigrations())
  return scratch
}
