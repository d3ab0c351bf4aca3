import { readdirSync, readFileSync } from 'node:fs'
import type { Client } from 'pg'

const folder = new URL('../../../hasura/migrations/default/', import.meta.url)

export type Migration = { readonly name: string; readonly up: string; readonly down: string }

const version = (name: string): bigint => BigInt(name.split('_')[0] ?? '0')

export function readMigrations(): readonly Migration[] {
  return readdirSync(folder)
    .sort((a, b) => (version(a) < version(b) ? -1 : 1))
    .map((name) => ({
      name,
      up: readFileSync(new URL(`${name}/up.sql`, folder), 'utf8'),
      down: readFileSync(new URL(`${name}/down.sql`, folder), 'utf8'),
    }))
}

async function inOneTransaction(client: Client, name: string, sql: string): Promise<void> {
  try {
    await client.query(`BEGIN; ${sql}; COMMIT`)
  } catch (error) {
    await client.query('ROLLBACK')
    throw new Error(`${name}: ${String(error)}`, { cause: error })
  }
}

export async function migrateUp(client: Client, migrations: readonly Migration[]): Promise<void> {
  for (const migration of migrations) await inOneTransaction(client, `${migration.name} up`, migration.up)
}

export async function migrateDown(client: Client, migrations: readonly Migration[]): Promise<void> {
  for (const migration of migrations.toReversed())
    await inOneTransaction(client, `${migration.name} down`, migration.down)
}
