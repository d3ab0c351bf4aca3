import { readdir, readFile } from 'node:fs/promises'
import { createDatabaseOn, createPool, type Database } from '@questboard/database'

const server = process.env.PG_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const migrations = new URL('../../../hasura/migrations/default/', import.meta.url)

const onServer = async (statement: string): Promise<void> => {
  const pool = createPool(server, { connections: 1 })
  try {
    await pool.query(statement)
  } finally {
    await pool.end()
  }
}

export type Scratch = {
  readonly database: Database
  /** One or more statements, as an admin in the console. */
  readonly run: (statements: string) => Promise<readonly Record<string, unknown>[]>
  readonly drop: () => Promise<void>
}

/** A database of this test file's own with every migration. */
export const createScratchDatabase = async (): Promise<Scratch> => {
  const name = `workflows_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  await onServer(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const pool = createPool(url.href)
  for (const folder of (await readdir(migrations)).sort())
    await pool.query(await readFile(new URL(`${folder}/up.sql`, migrations), 'utf8'))
  return {
    database: createDatabaseOn(pool),
    async run(statements) {
      const result = await pool.query(statements)
      return result.rows ?? []
    },
    async drop() {
      await pool.end()
      await onServer(`drop database if exists ${name} with (force)`)
    },
  }
}
