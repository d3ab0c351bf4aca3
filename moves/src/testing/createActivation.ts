import type { DatabaseTransaction } from '@questboard/database'
import type { ActivationKind, ActivationStatus } from '@questboard/domain'
import { HOUR_MS } from '@questboard/domain'
import { sql } from 'kysely'
import { pastTriggers } from './parties.ts'

const tables: Readonly<Record<ActivationKind, string>> = {
  CREATOR_PROGRAM: 'creator_program',
  KEY: 'key_campaign',
  MISSION: 'mission',
  QUEST: 'quest',
}

type Wanted = {
  readonly kind: ActivationKind
  readonly companyId: string
  readonly gameId?: string
  readonly name?: string
  readonly status?: ActivationStatus
  readonly startsAt?: Date
  readonly endsAt?: Date | null
}

/** An activation open to all creators, inserted directly because other tests cover publishing. */
export const createActivation = async (
  transaction: DatabaseTransaction,
  { kind, companyId, gameId, name = 'Emberfall', status = 'active', startsAt, endsAt = null }: Wanted,
): Promise<string> => {
  const id = crypto.randomUUID()
  const start = startsAt ?? new Date(Date.now() - HOUR_MS)
  await pastTriggers(transaction, async () => {
    await transaction
      .insertInto('activation')
      .values({
        id,
        kind,
        company_id: companyId,
        game_id: gameId ?? null,
        name,
        status,
        start_date: start,
        end_date: endsAt,
        published_at: status === 'draft' ? null : sql`now()`,
      })
      .execute()
    await sql`insert into ${sql.table(tables[kind])} (id) values (${id})`.execute(transaction)
    if (kind === 'QUEST')
      await sql`update quest set post_types = '{STREAM,VIDEO}' where id = ${id}`.execute(transaction)
    await transaction
      .insertInto('requirement')
      .values({ activation_id: id, allow_all_creators: true })
      .execute()
  })
  return id
}
