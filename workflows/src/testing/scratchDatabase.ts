import { createDatabaseOn, createPool, type Database } from '@questboard/database'
import { createMigratedScratch } from '@questboard/database/testing'

export type Scratch = {
  readonly url: string
  readonly database: Database
  /** Runs statements as an admin does in the console. */
  readonly run: (statements: string) => Promise<readonly Record<string, unknown>[]>
  readonly drop: () => Promise<void>
}

/** A separate database with every migration, for one test file. */
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
