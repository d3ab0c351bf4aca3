import { constraints } from '@questboard/domain'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, type Scratch } from './support/database.ts'

let scratch: Scratch

beforeAll(async () => {
  scratch = await createDatabase()
})
afterAll(() => scratch.drop())

async function names(client: Client, sql: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(sql)
  return rows.map((row) => row.name)
}

/** Constraints that only migrations, admins or the product's own services can break. */
const internal = new Set([
  'audit_event_operation_known',
  'client_event_name_1_to_100',
  'country_code_is_iso',
  'creator_period_days',
  'credential_password_hash_is_argon2id',
  'distribution_channel_family_unless_other',
  'distribution_channel_id_is_a_name',
  'domain_event_type_is_a_name',
  'game_anticipation_not_negative',
  'game_external_ids_object',
  'game_name_1_to_200',
  'game_period_days',
  'game_news_source_url_http',
  'game_news_title_not_blank',
  'game_slug_is_a_name',
  'game_website_http',
  'hardware_id_is_a_name',
  'language_code_is_iso',
  'notification_path_within_the_site',
  'notification_title_not_blank',
  'plan_id_is_a_name',
  'session_expires_later',
  'tag_name_1_to_50',
  'user_connection_figures_not_negative',
  'verification_token_expires_later',
  'verification_token_used_or_expired',
  'whats_new_entry_title_not_blank',
])

describe('the database explains itself', () => {
  test('every check that a person can break has its sentence in domain', async () => {
    const checks = await names(
      scratch.client,
      `SELECT DISTINCT conname AS name FROM pg_constraint
        WHERE contype = 'c' AND connamespace = 'public'::regnamespace AND conparentid = 0 ORDER BY 1`,
    )
    expect(checks.length).toBeGreaterThan(100)
    expect(checks.filter((name) => !(name in constraints) && !internal.has(name))).toEqual([])
  })

  test('every refusal of a guard has its sentence in domain', async () => {
    const guards = await names(
      scratch.client,
      `SELECT DISTINCT found[1] AS name
         FROM pg_proc, regexp_matches(prosrc, 'refuse\\(\\s*''([a-z0-9_]+)''', 'g') AS found
        WHERE pronamespace = 'public'::regnamespace ORDER BY 1`,
    )
    expect(guards.length).toBeGreaterThan(15)
    expect(guards.filter((name) => !(name in constraints))).toEqual([])
  })

  test('every table and view says what it is', async () => {
    const silent = await names(
      scratch.client,
      `SELECT relname AS name FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm') AND NOT relispartition
          AND obj_description(oid) IS NULL ORDER BY 1`,
    )
    expect(silent).toEqual([])
  })
})

describe('the database stays fast and honest', () => {
  test('every foreign key is indexed', async () => {
    const bare = await names(
      scratch.client,
      `SELECT conrelid::regclass || '.' || conname AS name FROM pg_constraint
        WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0
          AND NOT EXISTS (
            SELECT FROM pg_index
             WHERE indrelid = conrelid AND indisvalid
               AND indkey[0] = ANY (conkey))
          -- Reference lists of a few values never lose one: nothing is looked up by them alone.
          AND NOT EXISTS (
            SELECT FROM pg_attribute WHERE attrelid = confrelid AND attnum = ANY (confkey) AND attname = 'value')
        ORDER BY 1`,
    )
    expect(bare).toEqual([])
  })

  test('money is whole cents', async () => {
    const wrong = await names(
      scratch.client,
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
        WHERE table_schema = 'public' AND (column_name LIKE '%\\_cents') AND data_type <> 'bigint' ORDER BY 1`,
    )
    expect(wrong).toEqual([])
  })
})
