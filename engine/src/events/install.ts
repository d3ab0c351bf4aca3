import { createHash } from 'node:crypto'
import { escapeIdentifier as id, escapeLiteral as literal, type Pool, type PoolClient } from 'pg'
import type { Columns, EventTrigger, Metadata, TableMetadata } from '../metadata/types.ts'
import { alone } from './catalogTables.ts'

type Operation = 'INSERT' | 'UPDATE' | 'DELETE'

type Wanted = {
  readonly name: string
  readonly table: TableMetadata
  readonly sql: string
  readonly digest: string
}

/**
 * Makes the database's triggers match the valid metadata. Unchanged triggers stay, because replacing them would lock
 * the table. Triggers in `whole` that are invalid now keep their events.
 */
export function installTriggers(pool: Pool, metadata: Metadata, whole: Metadata = metadata): Promise<void> {
  return alone(pool, async (client) => {
    const present = await installed(client)
    const wanted = wantedTriggers(metadata)
    for (const name of present.keys()) {
      if (wanted.some((one) => one.name === name)) continue
      await client.query(`drop function hdb_catalog.${id(name)}() cascade`)
      await archive(client, triggerOf(name), whole)
    }
    for (const one of wanted) {
      if (present.get(one.name) === one.digest) continue
      await client.query(`drop function if exists hdb_catalog.${id(one.name)}() cascade`)
      await client.query(one.sql)
    }
  })
}

function triggerOf(functionName: string): string {
  return functionName.replace(/^notify_hasura_/, '').replace(/_(?:INSERT|UPDATE|DELETE)$/, '')
}

/** Archives undelivered events of a removed trigger, so that a later trigger with the same name doesn't send them. */
async function archive(client: PoolClient, trigger: string, { source }: Metadata): Promise<void> {
  if (source.tables.some((table) => table.eventTriggers.some(({ name }) => name === trigger))) return
  await client.query(
    `update hdb_catalog.event_log set archived = true
     where trigger_name = $1 and not delivered and not error and not archived`,
    [trigger],
  )
}

/** The installed functions by name, with a hash of their source, which is stored as each function's comment. */
async function installed(client: PoolClient): Promise<ReadonlyMap<string, string | undefined>> {
  const { rows } = await client.query<{ name: string; digest: string | null; attached: boolean }>(`
    select p.proname as name, obj_description(p.oid, 'pg_proc') as digest,
      exists (select from pg_trigger t where t.tgfoid = p.oid) as attached
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'hdb_catalog' and p.proname like 'notify\\_hasura\\_%'`)
  return new Map(rows.map((row) => [row.name, row.attached ? (row.digest ?? undefined) : undefined]))
}

function wantedTriggers(metadata: Metadata): readonly Wanted[] {
  return metadata.source.tables.flatMap((table) =>
    table.eventTriggers.flatMap((trigger) =>
      operationsOf(trigger).map((operation): Wanted => {
        const name = `notify_hasura_${trigger.name}_${operation}`
        const body = triggerSql(name, table, trigger, operation)
        const digest = createHash('sha256').update(body).digest('hex')
        return {
          name,
          table,
          digest,
          sql: `${body};\ncomment on function hdb_catalog.${id(name)}() is ${literal(digest)}`,
        }
      }),
    ),
  )
}

function operationsOf(trigger: EventTrigger): readonly Operation[] {
  const all: readonly (readonly [Operation, unknown])[] = [
    ['INSERT', trigger.insert],
    ['UPDATE', trigger.update],
    ['DELETE', trigger.delete],
  ]
  return all.filter(([, definition]) => definition !== undefined).map(([operation]) => operation)
}

function payloadOf(trigger: EventTrigger, operation: Operation): Columns {
  if (operation === 'INSERT') return trigger.insert?.payload ?? '*'
  return (operation === 'UPDATE' ? trigger.update?.payload : trigger.delete?.payload) ?? '*'
}

function rowJson(row: 'OLD' | 'NEW', columns: Columns): string {
  if (columns === '*') return `row_to_json(${row})`
  return `json_build_object(${columns.map((column) => `${literal(column)}, ${row}.${id(column)}`).join(', ')})`
}

/** Combines the watched columns into a record, because comparing records handles nulls correctly. */
function watched(row: 'OLD' | 'NEW', columns: Columns): string {
  return columns === '*' ? row : `row(${columns.map((column) => `${row}.${id(column)}`).join(', ')})`
}

/** Compares values with their types' own equality. Types without equality, such as json, compare bytes. */
function compared(columns: Columns): string {
  return `was := ${watched('OLD', columns)};
  became := ${watched('NEW', columns)};
  begin
    differs := was is distinct from became;
  exception when undefined_function then
    differs := was *<> became;
  end;`
}

function triggerSql(name: string, table: TableMetadata, trigger: EventTrigger, operation: Operation): string {
  const columns = payloadOf(trigger, operation)
  const old = operation === 'INSERT' ? 'null' : rowJson('OLD', columns)
  const fresh = operation === 'DELETE' ? 'null' : rowJson('NEW', columns)
  const { schema, name: tableName } = table.table
  const log = `perform hdb_catalog.insert_event_log(${literal(schema)}, ${literal(tableName)}, ${literal(trigger.name)}, ${literal(operation)}, json_build_object('old', ${old}, 'new', ${fresh}));`
  const guarded =
    operation === 'UPDATE'
      ? `${compared(trigger.update?.columns ?? '*')}\n  if differs then ${log} end if;`
      : log
  const target = `${id(schema)}.${id(tableName)}`
  const always = trigger.onReplication ? `;\nalter table ${target} enable always trigger ${id(name)}` : ''
  return `create function hdb_catalog.${id(name)}() returns trigger language plpgsql as $hasura$
declare was record; became record; differs boolean;
begin
  ${guarded}
  return null;
end $hasura$;
create trigger ${id(name)} after ${operation} on ${target} for each row execute function hdb_catalog.${id(name)}()${always}`
}
