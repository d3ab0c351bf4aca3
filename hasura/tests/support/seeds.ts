import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'

const folder = join(import.meta.dirname, '../../seeds/default')

export const readSeeds = (): readonly string[] =>
  readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))

/** The demo market, seeded as it is for everyone: each file in a transaction of its own. */
export async function seedDemo(client: Client): Promise<void> {
  for (const sql of readSeeds()) {
    await client.query(`BEGIN; ${sql}; COMMIT`)
    await client.query('DISCARD TEMP')
  }
}
