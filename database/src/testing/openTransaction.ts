import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { ClientBase } from 'pg'
import { type DatabaseTransaction, readers } from '../database.ts'
import type { DB } from '../generated.ts'

/** A database driver that runs in the test's transaction. The test starts and ends that transaction. */
class OpenTransaction extends DummyDriver {
  readonly #client: ClientBase

  constructor(client: ClientBase) {
    super()
    this.#client = client
  }

  override async acquireConnection() {
    const client = this.#client
    return {
      async executeQuery({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
        const { rows, rowCount } = await client.query({ text: sql, values: [...parameters], types: readers })
        return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
      },
      streamQuery(): never {
        throw new Error('streaming is not supported inside a test’s transaction')
      },
    }
  }
}

/** Runs product code in a test's open transaction, which is rolled back at the end. */
export const inOpenTransaction = <T>(
  client: ClientBase,
  work: (transaction: DatabaseTransaction) => Promise<T>,
): Promise<T> =>
  new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new OpenTransaction(client),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
    .transaction()
    .execute(work)
