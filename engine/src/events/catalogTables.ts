import type { Pool, PoolClient } from 'pg'
import { ensureCatalogSchema } from '../catalogSchema.ts'

/** Hasura's own tables for persistent data, with Hasura's names and columns. */
const tables = `
create table if not exists hdb_catalog.event_log (
  id text primary key default gen_random_uuid()::text,
  schema_name text not null,
  table_name text not null,
  trigger_name text not null,
  payload jsonb not null,
  delivered boolean not null default false,
  error boolean not null default false,
  tries integer not null default 0,
  created_at timestamp not null default timezone('utc', now()),
  locked timestamptz,
  next_retry_at timestamp,
  archived boolean not null default false
);
create index if not exists event_log_fetch_events on hdb_catalog.event_log (created_at)
  where not delivered and not error and not archived;
create index if not exists event_log_trigger_name_idx on hdb_catalog.event_log (trigger_name, created_at);

create table if not exists hdb_catalog.event_invocation_logs (
  id text primary key default gen_random_uuid()::text,
  trigger_name text,
  event_id text not null,
  status integer,
  request json,
  response json,
  created_at timestamp not null default timezone('utc', now())
);
create index if not exists event_invocation_logs_event_id_idx on hdb_catalog.event_invocation_logs (event_id);

create or replace function hdb_catalog.insert_event_log(
  schema_name text, table_name text, trigger_name text, op text, row_data json
) returns text language plpgsql as $$
declare
  event_id text := gen_random_uuid()::text;
begin
  insert into hdb_catalog.event_log (id, schema_name, table_name, trigger_name, payload)
  values (event_id, schema_name, table_name, trigger_name, jsonb_build_object(
    'op', op,
    'data', row_data,
    'session_variables', nullif(current_setting('hasura.user', true), '')::jsonb,
    'trace_context', nullif(current_setting('hasura.tracecontext', true), '')::jsonb
  ));
  perform pg_notify('hdb_event', '');
  return event_id;
end $$;

create table if not exists hdb_catalog.hdb_cron_events (
  id text primary key default gen_random_uuid()::text,
  trigger_name text not null,
  scheduled_time timestamptz not null,
  status text not null default 'scheduled' check (status in ('scheduled', 'locked', 'delivered', 'error', 'dead')),
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  next_retry_at timestamptz
);
create unique index if not exists hdb_cron_events_unique_scheduled
  on hdb_catalog.hdb_cron_events (trigger_name, scheduled_time);
create index if not exists hdb_cron_event_status on hdb_catalog.hdb_cron_events (scheduled_time)
  where status in ('scheduled', 'locked');

create table if not exists hdb_catalog.hdb_cron_event_invocation_logs (
  id text primary key default gen_random_uuid()::text,
  event_id text references hdb_catalog.hdb_cron_events (id) on update cascade on delete cascade,
  status integer,
  request json,
  response json,
  created_at timestamptz not null default now()
);
create index if not exists hdb_cron_event_invocation_event_id on hdb_catalog.hdb_cron_event_invocation_logs (event_id);

create table if not exists hdb_catalog.hdb_scheduled_events (
  id text primary key default gen_random_uuid()::text,
  webhook_conf json not null,
  scheduled_time timestamptz not null,
  retry_conf json,
  payload json,
  header_conf json,
  status text not null default 'scheduled' check (status in ('scheduled', 'locked', 'delivered', 'error', 'dead')),
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  next_retry_at timestamptz,
  comment text
);
create index if not exists hdb_scheduled_event_status on hdb_catalog.hdb_scheduled_events (scheduled_time)
  where status in ('scheduled', 'locked');

create table if not exists hdb_catalog.hdb_scheduled_event_invocation_logs (
  id text primary key default gen_random_uuid()::text,
  event_id text references hdb_catalog.hdb_scheduled_events (id) on update cascade on delete cascade,
  status integer,
  request json,
  response json,
  created_at timestamptz not null default now()
);

create table if not exists hdb_catalog.hdb_action_log (
  id uuid primary key default gen_random_uuid(),
  action_name text not null,
  input_payload jsonb not null,
  request_headers jsonb not null,
  session_variables jsonb not null,
  response_payload jsonb,
  errors jsonb,
  created_at timestamptz not null default now(),
  response_received_at timestamptz,
  status text not null default 'created' check (status in ('created', 'processing', 'completed', 'error'))
);
alter table hdb_catalog.hdb_action_log add column if not exists locked timestamptz;
create index if not exists hdb_action_log_status_idx on hdb_catalog.hdb_action_log (created_at)
  where status in ('created', 'processing');
`

/** One advisory lock for all schema changes, so that engines that start at the same time take turns. */
const starterLock = 7_313_021

/** Runs `work` in a transaction while no other engine is starting. */
export async function alone<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [starterLock])
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    broken = await client.query('rollback').then(
      () => undefined,
      (lost: Error) => lost,
    )
    throw error
  } finally {
    client.release(broken)
  }
}

export function ensureCatalogTables(pool: Pool, extensionsSchema?: string): Promise<unknown> {
  return alone(pool, async (client) => {
    await client.query("set local client_min_messages = 'warning'")
    await ensureCatalogSchema(client, extensionsSchema)
    await client.query(tables)
  })
}
