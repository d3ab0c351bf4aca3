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

/** Seeds the demo market as in production use: one transaction per file. */
export const seedDemo = (client: Client): Promise<void> => apply(client, readSeeds())

/** The first step of `npm run seed -- --size demo` if a market exists. */
export const removeDemo = (client: Client): Promise<void> => apply(client, readFolder('fresh'))

/**
 * Adds the market of `npm run seed -- --size large` with the given number of creators (a multiple of 100) and the rest in
 * proportion.
 */
export const seedLarge = async (client: Client, creators: number): Promise<void> => {
  await client.query("SELECT set_config('questboard.large_creators', $1, false)", [String(creators)])
  await apply(client, readFolder('large'))
}
