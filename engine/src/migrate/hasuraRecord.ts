/**
 * hasura-cli records applied migrations in the catalog state (`catalogState.ts`) by database and version, and before
 * config v3 in `hdb_catalog.schema_migrations`. The engine reads this record so that no migration is applied twice,
 * and updates the record so that hasura-cli can still be used.
 */
import type { ClientBase } from 'pg'
import { stateStore } from '../catalogState.ts'
import { MigrationError } from './folder.ts'

/** For each version, true if the migration was left half done. */
type Versions = Readonly<Record<string, boolean>>

type State = {
  readonly migrations?: Readonly<Record<string, Versions>> | undefined
  readonly isStateCopyCompleted?: boolean | undefined
}

async function hasColumn(client: ClientBase, table: string, column: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from information_schema.columns
     where table_schema = 'hdb_catalog' and table_name = $1 and column_name = $2`,
    [table, column],
  )
  return rowCount === 1
}

async function readState(client: ClientBase): Promise<State | undefined> {
  const store = await stateStore(client)
  if (store === undefined) return undefined
  const { rows } = await client.query<{ state: State | null }>(
    `select cli_state as state from ${store.table}`,
  )
  return rows[0] && (rows[0].state ?? {})
}

async function readOldTable(client: ClientBase): Promise<Versions> {
  if (!(await hasColumn(client, 'schema_migrations', 'dirty'))) return {}
  const { rows } = await client.query<{ version: string; dirty: boolean }>(
    'select version, dirty from hdb_catalog.schema_migrations',
  )
  return Object.fromEntries(rows.map(({ version, dirty }) => [version, dirty]))
}

export async function appliedByHasura(client: ClientBase, database: string): Promise<ReadonlySet<bigint>> {
  const state = await readState(client)
  const old = state?.isStateCopyCompleted === true ? {} : await readOldTable(client)
  const versions: Versions = { ...old, ...state?.migrations?.[database] }
  const halfDone = Object.keys(versions).find((version) => versions[version] === true)
  if (halfDone !== undefined)
    throw new MigrationError(
      `hasura-cli left migration ${halfDone} half done (it is "dirty"): finish or undo it, then correct its record in hdb_catalog`,
    )
  return new Set(Object.keys(versions).map(BigInt))
}

/** Updates hasura-cli's record, if one exists, with applied and reverted versions. */
export async function tellHasura(
  client: ClientBase,
  database: string,
  { applied, gone }: { readonly applied: readonly bigint[]; readonly gone: readonly bigint[] },
): Promise<void> {
  const store = await stateStore(client)
  const state = await readState(client)
  if (store === undefined || state === undefined) return
  const rest = Object.entries(state.migrations?.[database] ?? {}).filter(([v]) => !gone.includes(BigInt(v)))
  const versions = Object.fromEntries([...rest, ...applied.map((version) => [version.toString(), false])])
  const next = { ...state, migrations: { ...state.migrations, [database]: versions } }
  await client.query(`update ${store.table} set cli_state = $1`, [JSON.stringify(next)])
  if (state.isStateCopyCompleted !== true && (await hasColumn(client, 'schema_migrations', 'dirty')))
    await client.query('delete from hdb_catalog.schema_migrations where version = any($1::bigint[])', [
      gone.map(String),
    ])
}
