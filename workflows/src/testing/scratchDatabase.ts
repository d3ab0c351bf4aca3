import { createDatabaseOn, createPool, type Database } from '@questboard/database'
import { createMigratedScratch } from '@questboard/database/testing'

export type Scratch = {
  readonly url: string
  readonly database: Database
  /** One or more statements, as an admin in the console. */
  readonly run: (statements: string) => Promise<readonly Record<string, unknown>[]>
  readonly drop: () => Promise<void>
}

/** A database of this test file's own with every migration. */
export const createScratchDatabase = async (): Promise<Scratch> => {
  const { url, drop } = await createMigratedScratch()
  const pool = createPool(url)
  return {
    url,
    database: createDatabaseOn(pool),
    async run(statements) {
      const result = await pool.query(statements)
      return result.rows ?? []
    },
    async drop() {
      await pool.end()
      await drop()
    },
  }
}
