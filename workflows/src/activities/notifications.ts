import { type MailPreference, mayMailAt, notificationKinds } from '@questboard/domain'
import { type Letter, notificationLetter } from '@questboard/providers/mail'
import { sql } from 'kysely'
import type { Dependencies } from './dependencies.ts'
import { deadlineOfEvent, quietHoursOf } from './quietHours.ts'
import { unsubscribeFrom } from './unsubscribe.ts'

type Needed = Pick<Dependencies, 'database' | 'mailer' | 'publicUrl' | 'unsubscribeTokens'>

/** Who is told as what, and which preference of theirs governs the mail. */
const preferences: Readonly<Record<string, MailPreference>> = {
  company: 'company_status_updates',
  creator: 'quest_status_updates',
}

const isWanted = sql<boolean>`case notification.payload ->> 'to'
  when 'company' then preference.company_status_updates
  when 'creator' then preference.quest_status_updates
  when 'account' then true
  else false end`

/** Not mailed yet, to somebody who can be reached and wants it. */
const unmailed = ({ database }: Needed) =>
  database
    .selectFrom('notification')
    .innerJoin('notification_preference as preference', 'preference.user_id', 'notification.user_id')
    .innerJoin('user', 'user.id', 'notification.user_id')
    .where('notification.mailed_at', 'is', null)
    .where('user.active', '=', true)
    .where('user.email_verified_at', 'is not', null)
    .where(isWanted)

const readNotification = (needed: Needed, id: string) =>
  unmailed(needed)
    .leftJoin('activation', 'activation.id', 'notification.activation_id')
    .leftJoin('company', 'company.id', 'activation.company_id')
    .leftJoin('domain_event as event', 'event.id', 'notification.event_id')
    .select(['notification.user_id', 'notification.kind', 'title', 'body', 'notification.path'])
    .select(['email', 'display_name', 'quiet_from', 'quiet_until'])
    .select(sql<boolean>`coalesce(company.is_verified, true)`.as('is_trusted'))
    .select(sql<string>`notification.payload ->> 'to'`.as('told_as'))
    .select(deadlineOfEvent.as('deadline'))
    .where('notification.id', '=', id)
    .executeTakeFirst()

type Told = NonNullable<Awaited<ReturnType<typeof readNotification>>>

const letterOf = (needed: Needed, told: Told): Letter => {
  const preference = preferences[told.told_as]
  return notificationLetter({
    displayName: told.display_name,
    title: told.title,
    isTrusted: told.is_trusted,
    body: told.body,
    url: new URL(told.path ?? '/', needed.publicUrl).href,
    // Mails about the account are always sent.
    unsubscribe: preference === undefined ? null : unsubscribeFrom(needed, told.user_id, preference),
  })
}

const heldUntil = (told: Told, now: Date): Date | null => {
  const kind = notificationKinds.find((each) => each === told.kind) ?? null
  const moment = mayMailAt(kind, told.deadline, quietHoursOf(told), now)
  return moment > now ? moment : null
}

export const createNotificationActivities = (needed: Needed) => ({
  /** Those of an event that want a mail and have none yet: a retry goes on where the last try stopped. */
  async unmailedNotifications(eventId: string): Promise<readonly string[]> {
    const rows = await unmailed(needed)
      .select('notification.id')
      .where('notification.event_id', '=', eventId)
      .orderBy('notification.id')
      .execute()
    return rows.map(({ id }) => id)
  },

  /** null once there is nothing left to send; else when to ask again, since the person wants no mail before (ISO 8601). */
  async mailNotification(notificationId: string): Promise<string | null> {
    const told = await readNotification(needed, notificationId)
    if (told === undefined) return null
    const later = heldUntil(told, new Date())
    if (later !== null) return later.toISOString()
    // Whoever dies before the note is written sends the same mail again: mailboxes show one of a Message-ID.
    await needed.mailer.send(told.email, letterOf(needed, told), `notification.${notificationId}`)
    await needed.database
      .updateTable('notification')
      .set({ mailed_at: new Date() })
      .where('id', '=', notificationId)
      .execute()
    return null
  },
})
