import { type ClientBase, escapeIdentifier } from 'pg'

/**
 * Creates the catalog schema with pgcrypto, like Hasura, because older migrations use pgcrypto
 * (`public.gen_random_uuid()`, `digest`). A missing extension or privilege is no error, because the engine itself
 * doesn't need pgcrypto.
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
