import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import type { Actor, CompanyActor, CreatorActor } from '../index.ts'

export const provider: Actor = { by: 'provider' }
export const time: Actor = { by: 'time' }
export const asCreator = (personId: string): CreatorActor => ({ by: 'creator', personId })

/** The owner of the activation's company, who acts for it. */
export const companyOf = async (
  transaction: DatabaseTransaction,
  activationId: string,
): Promise<CompanyActor> => {
  const { company_id, user_id } = await transaction
    .selectFrom('activation')
    .innerJoin('company_member as member', 'member.company_id', 'activation.company_id')
    .select(['activation.company_id', 'member.user_id'])
    .where('activation.id', '=', activationId)
    .orderBy('member.is_owner', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { by: 'company', companyId: company_id, personId: user_id }
}

/** Writes rows with triggers off, for statuses that other tests cover, or for times that a test chooses. */
export const pastTriggers = async (
  transaction: DatabaseTransaction,
  work: () => Promise<unknown>,
): Promise<void> => {
  await sql`set local session_replication_role = replica`.execute(transaction)
  await work()
  await sql`set local session_replication_role = origin`.execute(transaction)
}

type Dated = 'quest_run' | 'quest_run_dispute' | 'mission_run' | 'key_campaign_participant'

/** Sets a deadline to a time that the test chooses, without a status change. */
export const setDeadline = async (
  transaction: DatabaseTransaction,
  table: Dated,
  id: string,
  deadline: Date | undefined,
): Promise<void> => {
  if (deadline === undefined) return
  await pastTriggers(transaction, async () => {
    await sql`update ${sql.table(table)} set deadline_at = ${deadline} where id = ${id}`.execute(transaction)
    if (table === 'quest_run')
      await sql`update quest_bid set deadline_at = ${deadline} where quest_run_id = ${id} and answer is null`.execute(
        transaction,
      )
  })
}
