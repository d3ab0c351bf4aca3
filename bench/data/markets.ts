/**
 * Creates the two market databases from migrations and seeds, keeps them between runs and applies new scripts to
 * them, as to a real database.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { createDatabase, urlOf, withClient } from '../harness/database.ts'

export type MarketName = 'demo' | 'large'

type Script = { readonly name: string; readonly sql: string; readonly digest: string }

const HASURA = join(import.meta.dirname, '../../hasura')

const scripts = (folder: string, fileOf: (entry: string) => string): readonly Script[] =>
  readdirSync(join(HASURA, folder))
    .sort()
    .map((entry) => {
      const sql = readFileSync(join(HASURA, folder, fileOf(entry)), 'utf8')
      return { name: `${folder}/${entry}`, sql, digest: createHash('sha256').update(sql).digest('hex') }
    })

const seeds = (folder: string): readonly Script[] => scripts(`seeds/${folder}`, (entry) => entry)

/** The large market includes the demo market, so that the same people query both. */
const scriptsOf = (market: MarketName): readonly Script[] => [
  ...scripts('migrations/default', (entry) => `${entry}/up.sql`),
  ...seeds('default'),
  ...(market === 'large' ? seeds('large') : []),
]

const RECORD = `create schema if not exists bench;
  create table if not exists bench.script (
    name text primary key, digest text not null, applied_at timestamptz not null default now())`

const apply = async (client: Client, { name, sql, digest }: Script): Promise<void> => {
  try {
    await client.query(`begin;\n${sql}\n;commit`)
    await client.query('discard temp')
    await client.query('insert into bench.script (name, digest) values ($1, $2)', [name, digest])
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const applyAll = async (client: Client, all: readonly Script[]): Promise<void> => {
  await client.query(RECORD)
  for (const script of all) await apply(client, script)
  // VACUUM cannot run in a transaction. Waits until it has finished, so that it does not run during measurements.
  await client.query('vacuum analyze')
}

/**
 * The scripts that an existing market has not run yet. Undefined if the market must be rebuilt, because a script has
 * changed or the market's dates are too old.
 */
const missing = async (url: string, all: readonly Script[]): Promise<readonly Script[] | undefined> => {
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query<{ name: string; digest: string; is_old: boolean }>(
        `select name, digest, applied_at < now() - interval '7 days' as is_old from bench.script`,
      )
      const wanted = new Map(all.map((script) => [script.name, script.digest]))
      const holds = rows.every((row) => !row.is_old && wanted.get(row.name) === row.digest)
      const present = new Set(rows.map(({ name }) => name))
      return holds && rows.length > 0 ? all.filter(({ name }) => !present.has(name)) : undefined
    })
  } catch {
    return undefined
  }
}

/** Uses the stack's Postgres settings (stack/services/postgres.ts), so that plans match those of the product. */
const configure = (name: string): Promise<unknown> =>
  withClient(urlOf(name), (client) =>
    client.query(
      `alter database "${name}" set jit = off; alter database "${name}" set random_page_cost = 1.1`,
    ),
  )

/** Returns a market's database URL and fills the database first if needed. Filling the large market takes minutes. */
export const marketUrl = async (market: MarketName, log: (line: string) => void): Promise<string> => {
  const name = `bench_market_${market}`
  const all = scriptsOf(market)
  const rest = await missing(urlOf(name), all)
  if (!rest) {
    log(`filling the ${market} market`)
    await createDatabase(name, (client) => applyAll(client, all))
  } else if (rest.length > 0) {
    log(`bringing the ${market} market up to date: ${rest.map((script) => script.name).join(', ')}`)
    await withClient(urlOf(name), (client) => applyAll(client, rest))
  }
  await configure(name)
  return urlOf(name)
}
