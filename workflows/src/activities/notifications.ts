import { notificationLetter } from '@questboard/providers/mail'
import { sql } from 'kysely'
import type { Dependencies } from './dependencies.ts'

export const createNotificationActivities = ({
  database,
  mailer,
  publicUrl,
}: Pick<Dependencies, 'database' | 'mailer' | 'publicUrl'>) => ({
  /** Those of an event that want a mail and have none yet: a retry goes on where the last try stopped. */
  async unmailedNotifications(eventId: string): Promise<readonly string[]> {
    const rows = await database
      .selectFrom('notification')
      .innerJoin('notification_preference as preference', 'preference.user_id', 'notification.user_id')
      .innerJoin('user', 'user.id', 'notification.user_id')
      .select('notification.id')
      .where('notification.event_id', '=', eventId)
      .where('notification.mailed_at', 'is', null)
      .where('user.active', '=', true)
      .where('user.email_verified_at', 'is not', null)
      .where(
        sql<boolean>`case notification.payload ->> 'to'
          when 'company' then preference.company_status_updates
          when 'creator' then preference.quest_status_updates
          when 'account' then true
          else false end`,
      )
      .orderBy('notification.id')
      .execute()
    return rows.map(({ id }) => id)
  },

  async mailNotification(notificationId: string): Promise<void> {
    const told = await database
      .selectFrom('notification')
      .innerJoin('user', 'user.id', 'notification.user_id')
      .leftJoin('activation', 'activation.id', 'notification.activation_id')
      .leftJoin('company', 'company.id', 'activation.company_id')
      .select(['title', 'body', 'path', 'email', 'display_name'])
      .select(sql<boolean>`coalesce(company.is_verified, true)`.as('is_trusted'))
      .select(sql<boolean>`notification.payload ->> 'to' = 'account'`.as('is_about_account'))
      .where('notification.id', '=', notificationId)
      .where('mailed_at', 'is', null)
      .executeTakeFirst()
    if (told === undefined) return
    const url = new URL(told.path ?? '/', publicUrl).href
    // Mails about the account are always sent.
    const settingsUrl = told.is_about_account ? null : new URL('/user/settings/notifications', publicUrl).href
    const { title, body, display_name: displayName, is_trusted: isTrusted } = told
    const letter = notificationLetter({ displayName, title, isTrusted, body, url, settingsUrl })
    await mailer.send(told.email, letter)
    await database
      .updateTable('notification')
      .set({ mailed_at: new Date() })
      .where('id', '=', notificationId)
      .execute()
  },
})
