import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createScratchDatabase, runSql, type ScratchDatabase, withClient } from './harness/database.ts'
import { post, type Server, startServer } from './harness/server.ts'

/** A database as a real Hasura leaves it, which has no defaults and other indexes than the engine's. */
const SQL = `
create table book (id int primary key);
create schema hdb_catalog;
create function hdb_catalog.gen_hasura_uuid() returns uuid language sql as 'select gen_random_uuid()';
create table hdb_catalog.event_log (
  id text primary key default hdb_catalog.gen_hasura_uuid(), schema_name text not null, table_name text not null,
  trigger_name text not null, payload jsonb not null, delivered boolean not null default false,
  error boolean not null default false, tries integer not null default 0, created_at timestamp default now(),
  locked timestamptz, next_retry_at timestamp, archived boolean not null default false);
create index on hdb_catalog.event_log (trigger_name);
create function hdb_catalog.insert_event_log(schema_name text, table_name text, trigger_name text, op text, row_data json)
returns text language plpgsql as $$
begin
  insert into hdb_catalog.event_log (schema_name, table_name, trigger_name, payload)
  values (schema_name, table_name, trigger_name, jsonb_build_object('op', op, 'data', row_data));
  return '';
end $$;
create function hdb_catalog."notify_hasura_on_book_INSERT"() returns trigger language plpgsql as $$
begin
  perform hdb_catalog.insert_event_log('public', 'book', 'on_book', 'INSERT', json_build_object('old', null, 'new', row_to_json(new)));
  return null;
end $$;
create trigger "notify_hasura_on_book_INSERT" after insert on book
  for each row execute function hdb_catalog."notify_hasura_on_book_INSERT"();
create table hdb_catalog.hdb_cron_events (
  id text primary key default hdb_catalog.gen_hasura_uuid(), trigger_name text not null, scheduled_time timestamptz not null,
  status text not null default 'scheduled', tries integer not null default 0, created_at timestamptz default now(),
  next_retry_at timestamptz);
create unique index hdb_cron_events_unique_scheduled on hdb_catalog.hdb_cron_events (trigger_name, scheduled_time)
  where status = 'scheduled';
create table hdb_catalog.hdb_action_log (
  id uuid primary key default hdb_catalog.gen_hasura_uuid(), action_name text, input_payload jsonb not null,
  request_headers jsonb not null, session_variables jsonb not null, response_payload jsonb, errors jsonb,
  created_at timestamptz not null default now(), response_received_at timestamptz, status text not null);
insert into book values (1);`

const files = {
  'version.yaml': 'version: 3',
  'databases/databases.yaml': `
- name: default
  kind: postgres
  configuration: {connection_info: {database_url: {from_env: HASURA_GRAPHQL_DATABASE_URL}}}
  tables:
    - table: {schema: public, name: book}
      event_triggers: [{name: on_book, definition: {insert: {columns: '*'}}, webhook: 'http://127.0.0.1:1'}]`,
  'cron_triggers.yaml': "[{name: nightly, webhook: 'http://127.0.0.1:1', schedule: 0 0 * * *}]",
  'actions.yaml': "actions: [{name: lend, definition: {kind: asynchronous, handler: 'http://127.0.0.1:1'}}]",
  'actions.graphql': 'type Mutation { lend: Int }',
}

let database: ScratchDatabase
let metadata: string
let server: Server

beforeAll(async () => {
  metadata = mkdtempSync(join(tmpdir(), 'engine-moved-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(metadata, name)), { recursive: true })
    writeFileSync(join(metadata, name), text)
  }
  database = await createScratchDatabase(SQL)
  server = await startServer({ metadata, databaseUrl: database.url })
}, 60_000)
afterAll(async () => {
  await server?.stop()
  await database?.drop()
  rmSync(metadata, { recursive: true, force: true })
})

const count = async (from: string): Promise<number> => {
  const { rows } = await withClient(database.url, (client) =>
    client.query<{ n: number }>(`select count(*)::int as n from ${from}`),
  )
  return rows[0]?.n ?? 0
}

test('the engine can take over the database of a real Hasura, with its events, cron runs and actions', async () => {
  const tried = "hdb_catalog.event_log where trigger_name = 'on_book' and tries = 1 and error"
  await expect.poll(() => count(tried), { timeout: 10_000 }).toBe(1)
  await runSql(database.url, 'insert into book values (2)')
  await expect.poll(() => count(tried), { timeout: 10_000 }).toBe(2)
  expect(await count('hdb_catalog.event_log')).toBe(2)
  expect(await count("hdb_catalog.hdb_cron_events where trigger_name = 'nightly'")).toBe(100)
  expect(JSON.parse((await post(server, 'mutation { lend }')).text)).toEqual({
    data: { lend: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  })
})
