import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import { type Moved, moved } from '../result.ts'
import { closeCompany } from './closeCompany.ts'
import { leaveMarket } from './leaveMarket.ts'

/** Tables with rows that concern only this person. */
const OWN_TABLES = [
  'company_member',
  'user_connection',
  'credential',
  'session',
  'device',
  'verification_token',
  'address',
  'user_link',
  'rss_feed',
  'notification',
  'notification_preference',
  'summary',
  'column_preset',
  'saved_filter',
  'analytics_page',
  'sign_in_attempt',
  'client_event',
  'idempotency_key',
] as const

/** Tables with a creator's own details and stats computed from them. */
const CREATOR_TABLES = [
  'creator_page',
  'shipping_address',
  'program_application',
  'program_demographics',
  'program_answer',
  'matchmaking_item',
] as const

const PERSONAL = ['username', 'display_name', 'email', 'pending_email', 'picture_url', 'description']

/** Removes the person's name from the notifications of companies and colleagues. */
const nameNobody = async (
  transaction: DatabaseTransaction,
  userId: string,
  displayName: string,
): Promise<void> => {
  await sql`
    update notification
       set params = params
         || case when params ? 'creator' then jsonb_build_object('creator', 'A deleted account') else '{}' end
         || case when kind = 'told' then jsonb_build_object('title', replace(params ->> 'title', ${displayName}, 'A deleted account')) else '{}' end
     where event_id in (
       select event.id from domain_event as event join (
         select 'quest_run', id from quest_run where creator_id = ${userId}
         union all select 'quest_run_dispute', id from quest_run_dispute where creator_id = ${userId}
         union all select 'quest_dispute_statement', id from quest_dispute_statement where creator_id = ${userId}
         union all select 'quest_bid', id from quest_bid where creator_id = ${userId}
         union all select 'quest_message', id from quest_message where creator_id = ${userId}
         union all select 'mission_run', id from mission_run where creator_id = ${userId}
         union all select 'key_campaign_participant', id from key_campaign_participant where creator_id = ${userId}
         union all select 'program_membership', id from program_membership where creator_id = ${userId}
         union all select 'submission', id from submission where creator_id = ${userId}
       ) as mine (entity, id) on event.entity = mine.entity and event.entity_id = mine.id)`.execute(
    transaction,
  )
  // The query also covers companies that the person has left. It is fast, because an index finds these few rows.
  await sql`
    update notification set params = params || '{"member": "A deleted account"}'
     where kind = 'member_joined' and params ->> 'memberId' = ${userId}::text`.execute(transaction)
  await sql`
    update notification set params = params || '{"by": "A deleted account"}'
     where (kind, event_id) in (
       select mine.kind, event.id from domain_event as event join (
         select 'payment_approval', id from payment where created_by = ${userId}
         union all select 'payment_approved', id from payment where approved_by = ${userId}
         union all select 'payment_declined', id from payment where declined_by = ${userId}
       ) as mine (kind, payment_id) on event.entity = 'payment' and event.entity_id = mine.payment_id)`.execute(
    transaction,
  )
}

/**
 * Content the person published is deleted. Submitted content stays with the companies it was made for, and no one else
 * can see it.
 */
const hideContent = async (transaction: DatabaseTransaction, userId: string): Promise<void> => {
  await sql`delete from content where creator_id = ${userId}
             and not exists (select from submission where content_id = content.id)`.execute(transaction)
  await transaction
    .updateTable('content')
    .set({ visibility: 'unlisted' })
    .where('creator_id', '=', userId)
    .where('visibility', '=', 'public')
    .execute()
}

/**
 * Erases personal data unless others still depend on the account. Runs, money and the audit log stay under a neutral
 * name, because others took part in them and the accounts must balance.
 */
export const erasePerson = async (transaction: DatabaseTransaction, userId: string): Promise<Moved> => {
  const left = await leaveMarket(transaction, userId)
  if (!left.ok) return left
  const closed = await closeCompany(transaction, userId)
  if (!closed.ok) return closed
  const name = `deleted${userId.replaceAll('-', '').slice(-17)}`
  await forgetAmongOthers(transaction, userId)
  await transaction
    .updateTable('user')
    .set({
      username: name,
      display_name: name,
      email: `${userId}@deleted.invalid`,
      pending_email: null,
      email_verified_at: null,
      active: false,
      deleted_at: new Date(),
      picture_url: null,
      description: '',
      way: null,
    })
    .where('id', '=', userId)
    .execute()
  // Deletes follows in both directions, because the pages no longer exist.
  await transaction
    .deleteFrom('follow')
    .where((row) => row.or([row('follower_id', '=', userId), row('creator_id', '=', userId)]))
    .execute()
  for (const table of CREATOR_TABLES)
    await transaction.deleteFrom(table).where('creator_id', '=', userId).execute()
  await hideContent(transaction, userId)
  await transaction
    .updateTable('payout_account')
    .set({ label: '' })
    .where('creator_id', '=', userId)
    .execute()
  for (const table of OWN_TABLES) await transaction.deleteFrom(table).where('user_id', '=', userId).execute()
  await forgetInTrail(transaction, userId)
  return moved
}

/**
 * Removes the person from others' notifications, and deletes sign-in attempts and invitations that contain the email
 * address without an account.
 */
const forgetAmongOthers = async (transaction: DatabaseTransaction, userId: string): Promise<void> => {
  const { username, email, display_name } = await transaction
    .selectFrom('user')
    .select(['username', 'email', 'display_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await transaction
    .deleteFrom('sign_in_attempt')
    .where('user_id', 'is', null)
    .where('identifier', 'in', [username, email])
    .execute()
  await transaction
    .updateTable('invitation')
    .set({ type: 'USERID', email: null })
    .where('creator_id', '=', userId)
    .where('email', 'is not', null)
    .execute()
  await transaction
    .deleteFrom('invitation')
    .where('creator_id', 'is', null)
    .where('email', '=', email)
    .execute()
  await transaction.deleteFrom('company_invitation').where('email', '=', email).execute()
  await sql`update audit_event set before = before - 'email', after = after - 'email'
             where entity in ('invitation', 'company_invitation')
               and ${email} in (before ->> 'email', after ->> 'email')`.execute(transaction)
  await nameNobody(transaction, userId, display_name)
  await sql`update summary set content = replace(content::text, to_json(${display_name}::text)::text, '"A deleted account"')::jsonb
             where user_id in (
               select member.user_id from company_member as member
                 join program_membership as application using (company_id)
                where application.creator_id = ${userId})`.execute(transaction)
}

/** The only edit that the audit log allows: the entry stays, but its personal data is removed. */
const forgetInTrail = async (transaction: DatabaseTransaction, userId: string): Promise<void> => {
  await sql`update audit_event set before = before - ${PERSONAL}::text[], after = after - ${PERSONAL}::text[]
             where entity = 'user' and entity_id = ${userId}`.execute(transaction)
  await sql`update domain_event set payload = payload - ${PERSONAL}::text[]
             where entity = 'user' and entity_id = ${userId}`.execute(transaction)
}
