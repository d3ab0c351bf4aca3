import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'

const readFolder = (name: string): readonly string[] => {
  const folder = join(import.meta.dirname, '../../seeds', name)
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

export const readSeeds = (): readonly string[] => readFolder('default')

async function apply(client: Client, scripts: readonly string[]): Promise<void> {
  for (const sql of scripts) {
    await client.query(`BEGIN; ${sql}; COMMIT`)
    await client.query('DISCARD TEMP')
  }
}

/** The demo market, seeded as it is for everyone: each file in a transaction of its own. */
export const seedDemo = (client: Client): Promise<void> => apply(client, readSeeds())

/** What `npm run seed -- --size demo` begins with where there is a market. */
export const removeDemo = (client: Client): Promise<void> => apply(client, readFolder('fresh'))

/** What `npm run seed -- --size large` lays beside the demo market, with as many creators (in hundreds) and all else in proportion. */
export const seedLarge = async (client: Client, creators: number): Promise<void> => {
  await client.query("SELECT set_config('questboard.large_creators', $1, false)", [String(creators)])
  await apply(client, readFolder('large'))
}
