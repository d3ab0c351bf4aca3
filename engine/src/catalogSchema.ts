import { type ClientBase, escapeIdentifier } from 'pg'

/**
 * The schema for what must survive a restart, as Hasura makes it: with pgcrypto, which older migrations count on
 * (`public.gen_random_uuid()`, `digest`). The engine itself needs none of it, so a server that has no such extension, or a
 * role that may not create it, is no fault.
 */
export async function ensureCatalogSchema(client: ClientBase, extensionsSchema = 'public'): Promise<void> {
  await client.query(`
    do $$ begin
      if to_regnamespace('hdb_catalog') is not null then return; end if;
      create schema hdb_catalog;
      if not exists (select from pg_available_extensions where name = 'pgcrypto') then return; end if;
      begin
        create extension if not exists pgcrypto schema ${escapeIdentifier(extensionsSchema)};
      exception when insufficient_privilege then null;
      end;
    end $$`)
}
