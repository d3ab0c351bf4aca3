import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Actor, isParty, type Party } from './actor.ts'
import { idOf, isAsSeen, type Lifecycle, type Seen } from './advance.ts'
import { type Refused, refuse, stale } from './result.ts'

/** The columns of every table whose rows have a status. */
const watched = z.looseObject({
  id: z.string(),
  version: z.number(),
  status: z.string(),
  company_id: z.string(),
  creator_id: z.string().nullish(),
})

type Begins<Row extends { readonly status: string }> = {
  readonly schema: z.ZodType<Row>
  readonly from: readonly Row['status'][]
  readonly who: readonly Party[]
}

/** Locks a row if its status and its owner allow this change. Quest runs use `takeQuestRun`. */
export const takeRow = async <Row extends { readonly status: string }>(
  transaction: DatabaseTransaction,
  table: Exclude<Lifecycle, 'quest_run'>,
  seen: Seen,
  actor: Actor,
  { schema, from, who }: Begins<Row>,
): Promise<{ readonly ok: true; readonly row: Row } | Refused> => {
  const { rows } =
    await sql`select * from ${sql.table(table)} where id = ${idOf(seen)} for no key update`.execute(
      transaction,
    )
  const [found] = rows
  if (found === undefined) return refuse('not-found')
  const known = watched.parse(found)
  if (!isParty(actor, known)) return refuse('not-found')
  if (!who.includes(actor.by)) return refuse('not-allowed')
  const row = schema.parse(found)
  return from.includes(row.status) && isAsSeen(seen, known) ? { ok: true, row } : stale
}
