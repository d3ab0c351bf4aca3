/**
 * The state that hasura-cli and the console keep on the server. A real Hasura stores it in `hdb_catalog.hdb_version`.
 * Without Hasura's catalog, the engine stores it in `hdb_catalog.catalog_state`.
 */
import type { ClientBase } from 'pg'
import { ensureCatalogSchema } from './catalogSchema.ts'

export type CatalogState = {
  readonly id: string
  readonly cli_state: Readonly<Record<string, unknown>>
  readonly console_state: Readonly<Record<string, unknown>>
}

type Store = { readonly table: string; readonly id: string }

const ofHasura: Store = { table: 'hdb_catalog.hdb_version', id: 'hasura_uuid' }
const own: Store = { table: 'hdb_catalog.catalog_state', id: 'id' }

async function hasColumn(client: ClientBase, { table }: Store): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = to_regclass($1) and attname = 'cli_state' and not attisdropped`,
    [table],
  )
  return rowCount === 1
}

/** The table with hasura-cli's state. Undefined if nothing has stored this state yet. */
export async function stateStore(client: ClientBase): Promise<Store | undefined> {
  if (await hasColumn(client, ofHasura)) return ofHasura
  return (await hasColumn(client, own)) ? own : undefined
}

async function ensureStore(client: ClientBase): Promise<Store> {
  const store = await stateStore(client)
  if (store !== undefined) return store
  await ensureCatalogSchema(client)
  // Settings of hasura-cli: migrations are used, and no record of an older hasura-cli has to be copied.
  await client.query(`
    create table if not exists hdb_catalog.catalog_state (
      is_only boolean primary key default true check (is_only),
      id uuid not null default gen_random_uuid(),
      cli_state jsonb not null default '{"settings": {"migration_mode": "true"}, "isStateCopyCompleted": true}',
      console_state jsonb not null default '{}'
    );
    insert into hdb_catalog.catalog_state default values on conflict do nothing`)
  return own
}

/** Versions that the engine applied, by database. hasura-cli marks a version that it left half done with true. */
async function appliedByEngine(client: ClientBase): Promise<Readonly<Record<string, object>>> {
  const { rows: found } = await client.query(
    "select from pg_class where oid = to_regclass('hdb_catalog.migration')",
  )
  if (found.length === 0) return {}
  const { rows } = await client.query<{ database: string; versions: object }>(
    'select database, jsonb_object_agg(version::text, false) as versions from hdb_catalog.migration group by database',
  )
  return Object.fromEntries(rows.map(({ database, versions }) => [database, versions]))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const migrationsOf = (state: Readonly<Record<string, unknown>>): Readonly<Record<string, object>> =>
  isRecord(state.migrations)
    ? Object.fromEntries(
        Object.entries(state.migrations).filter((one): one is [string, object] => isRecord(one[1])),
      )
    : {}

export async function readCatalogState(client: ClientBase): Promise<CatalogState> {
  const { table, id } = await ensureStore(client)
  const { rows } = await client.query<CatalogState>(
    `select ${id} as id, cli_state, console_state from ${table}`,
  )
  const [state] = rows
  if (state === undefined) throw new Error(`${table} is empty`)
  const stored = migrationsOf(state.cli_state)
  const applied = await appliedByEngine(client)
  const databases = [...new Set([...Object.keys(stored), ...Object.keys(applied)])]
  const migrations = Object.fromEntries(
    databases.map((database) => [database, { ...applied[database], ...stored[database] }]),
  )
  return { ...state, cli_state: { ...state.cli_state, migrations } }
}

/** Migrations that hasura-cli reverted or squashed are removed from the engine's own record too. */
async function forgetOthers(client: ClientBase, state: Readonly<Record<string, unknown>>): Promise<void> {
  const migrations = migrationsOf(state)
  for (const database of Object.keys(await appliedByEngine(client)))
    await client.query(
      'delete from hdb_catalog.migration where database = $1 and not version::text = any($2::text[])',
      [database, Object.keys(migrations[database] ?? {})],
    )
}

export async function writeCatalogState(
  client: ClientBase,
  whose: 'cli' | 'console',
  state: Readonly<Record<string, unknown>>,
): Promise<void> {
  await client.query('begin')
  try {
    const { table } = await ensureStore(client)
    await client.query(`update ${table} set ${whose}_state = $1`, [JSON.stringify(state)])
    if (whose === 'cli') await forgetOthers(client, state)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
