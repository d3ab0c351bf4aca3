import type { DatabaseTransaction } from '@questboard/database'
import { type RawBuilder, sql } from 'kysely'

export type Lifecycle =
  | 'activation'
  | 'company_invitation'
  | 'invitation'
  | 'key_campaign_participant'
  | 'mission_run'
  | 'program_membership'
  | 'quest_run'

/** A row by id, or by id and the version that was read. */
export type Seen = string | { readonly id: string; readonly version: number }

export const idOf = (seen: Seen): string => (typeof seen === 'string' ? seen : seen.id)

export const isAsSeen = (seen: Seen, { version }: { readonly version: number }): boolean =>
  typeof seen === 'string' || seen.version === version

type Watched = { readonly id: string; readonly status: string; readonly version: number }
export type Values = Readonly<Record<string, string | number | boolean | Date | null | RawBuilder<unknown>>>

/**
 * The status change, if the row is unchanged. Returns the new status, or null if the row has changed since it was read.
 */
export const advance = async (
  transaction: DatabaseTransaction,
  table: Lifecycle,
  row: Watched,
  to: string,
  values: Values = {},
): Promise<string | null> => {
  const changes = Object.entries({ status: to, ...values }).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  )
  const { rows } = await sql<{ status: string }>`
    update ${sql.table(table)} set ${sql.join(changes)}
     where id = ${row.id} and status = ${row.status} and version = ${row.version}
    returning status`.execute(transaction)
  return rows[0]?.status ?? null
}
