import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'

const folder = join(import.meta.dirname, '../../seeds/default')

/** The demo market, seeded as it is for everyone: each file in a transaction of its own. */
export async function seedDemo(client: Client): Promise<void> {
  for (const file of readdirSync(folder).sort()) {
    const sql = readFileSync(join(folder, file), 'utf8')
    await client.query(`BEGIN; ${sql}; COMMIT`).catch((error: unknown) => {
      throw new Error(`${file}: ${String(error)}`, { cause: error })
    })
    await client.query('DISCARD TEMP')
  }
}
