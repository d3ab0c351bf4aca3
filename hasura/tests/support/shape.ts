import type { Client } from 'pg'
import { z } from 'zod'

export type Key = { readonly column: string; readonly kind: 'text' | 'number' | 'enum' }
/** Views have no primary key, so these columns identify their rows. */
const viewKeys: Readonly<Record<string, readonly string[]>> = {
  activation_code_stock: ['activation_id', 'distribution_channel_id'],
  channel: ['id'],
  channel_game: ['connection_id', 'game_id', 'type', 'days'],
  code_demand: ['activation_id', 'distribution_channel_id'],
  code_promise: ['activation_id'],
  code_stock: ['item_id', 'distribution_channel_id'],
  company_timeline: ['id'],
  creator_record: ['creator_id'],
  deal: ['kind', 'id'],
  feed_item: ['id'],
  insight_access: ['company_id'],
  key_match: ['participant_id', 'content_id'],
  key_offer: ['activation_id', 'code_item_id', 'distribution_channel_id'],
  key_reach: ['participant_id'],
  key_record: ['creator_id'],
  link_click_sum: ['activation_id', 'country', 'device'],
  ledger_balance: ['account_id'],
  market_figure: ['creators'],
  mission_unlock: ['mission_id', 'unlocked_mission_id'],
  quest_average: ['company_id'],
  quest_budget: ['quest_id'],
  quest_run_money: ['quest_run_id'],
  topic_creator: ['tag_id', 'creator_id'],
  usual_price: ['size_tier', 'post_type'],
  verified_domain: ['domain'],
}

export const isView = (table: string): boolean => Object.hasOwn(viewKeys, table)

const keyRow = z.object({ name: z.string(), column: z.string(), kind: z.enum(['text', 'number', 'enum']) })

export async function readKeys(client: Client): Promise<ReadonlyMap<string, readonly Key[]>> {
  const { rows } = await client.query(`
    SELECT relname AS name, attname AS column,
           CASE WHEN format_type(atttypid, NULL) IN ('bigint', 'integer') THEN 'number'
                WHEN EXISTS (SELECT FROM pg_constraint JOIN pg_attribute AS target ON target.attrelid = confrelid AND target.attnum = confkey[1]
                              WHERE conrelid = pg_class.oid AND contype = 'f' AND conkey = ARRAY[pg_attribute.attnum] AND target.attname = 'value')
                THEN 'enum' ELSE 'text' END AS kind
      FROM pg_index
      JOIN pg_class ON pg_class.oid = indrelid
      JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
     WHERE indisprimary AND relnamespace = 'public'::regnamespace
     ORDER BY relname, array_position(indkey::int2[], attnum)`)
  const keys = new Map<string, Key[]>()
  for (const row of z.array(keyRow).parse(rows)) {
    const key = keys.get(row.name) ?? []
    keys.set(row.name, [...key, { column: row.column, kind: row.kind }])
  }
  for (const [view, columns] of Object.entries(viewKeys))
    keys.set(
      view,
      columns.map((column) => ({ column, kind: 'text' })),
    )
  return keys
}
