import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** A server on which tests can create and drop databases. */
const SERVER = process.env.PG_URL ?? 'postgres://postgres@127.0.0.1:54999/'

export const PROJECT = join(import.meta.dirname, '../project')

const urlOf = (database: string): string => {
  const url = new URL(SERVER)
  url.pathname = `/${database}`
  return url.href
}

export const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  // Errors of a client whose database was dropped are ignored.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const createPool = (url: string, Client = pg.Client): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max: 2, Client })
  pool.on('error', () => undefined)
  return pool
}

export const runSql = (url: string, sql: string): Promise<unknown> =>
  withClient(url, (client) => client.query(sql))

export type ScratchDatabase = { readonly url: string; readonly drop: () => Promise<void> }

export const createScratchDatabase = async (sql = ''): Promise<ScratchDatabase> => {
  const name = `engine_test_${randomUUID().slice(0, 8)}`
  await runSql(SERVER, `create database ${name}`)
  const url = urlOf(name)
  if (sql) await runSql(url, sql)
  return {
    url,
    drop: async () => {
      await runSql(SERVER, `drop database if exists ${name} with (force)`)
    },
  }
}

const migration = readdirSync(join(PROJECT, 'migrations/default'))
  .sort()
  .map((folder) => readFileSync(join(PROJECT, 'migrations/default', folder, 'up.sql'), 'utf8'))
  .join('\n')

const seed = readFileSync(join(PROJECT, 'seeds/default/1_library.sql'), 'utf8')

export const createLibraryDatabase = (): Promise<ScratchDatabase> =>
  createScratchDatabase(`${migration}\n${seed}`)

/** Restores the seeded data, including ids. */
export const resetLibrary = (url: string): Promise<unknown> =>
  runSql(
    url,
    `truncate author, publisher, branch, staff, specimen, archive.withdrawn restart identity cascade;\n${seed}`,
  )
