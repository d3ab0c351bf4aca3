import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const server = process.env.PG_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const migrations = new URL('../../../hasura/migrations/default/', import.meta.url)
const seed = new URL('../../../hasura/seeds/default/1763100000000_demo_accounts.sql', import.meta.url)

const onServer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A database of its own with every migration and the demo accounts. */
export const createScratchDatabase = async (): Promise<{ url: string; drop(): Promise<void> }> => {
  const name = `a1_actions_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  await onServer(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    for (const folder of (await readdir(migrations)).sort())
      await client.query(await readFile(new URL(`${folder}/up.sql`, migrations), 'utf8'))
    await client.query(await readFile(seed, 'utf8'))
  } finally {
    await client.end()
  }
  return { url: url.href, drop: () => onServer(`drop database if exists ${name} with (force)`) }
}
