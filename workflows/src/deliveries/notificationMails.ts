import { mailedBy, mayMailAt, noticeOf, notificationKinds } from '@questboard/domain'
import { isMailWanted } from '@questboard/moves'
import { type Letter, notificationLetter } from '@questboard/providers/mail'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Dependencies } from '../activities/dependencies.ts'
import { deadlineOfEvent, quietHoursOf } from '../activities/quietHours.ts'
import { unsubscribeFrom } from '../activities/unsubscribe.ts'
import type { Outcome } from './outcome.ts'

type Needed = Pick<Dependencies, 'database' | 'mailer' | 'publicUrl' | 'unsubscribeTokens'>

/** Notifications that are not mailed yet, of active people who have a verified email address and want the mail. */
const selectUnmailed = ({ database }: Needed) =>
  database
    .selectFrom('notification')
    .innerJoin('notification_preference as preference', 'preference.user_id', 'notification.user_id')
    .innerJoin('user', 'user.id', 'notification.user_id')
    .where('notification.mailed_at', 'is', null)
    .where('user.active', '=', true)
    .where('user.email_verified_at', 'is not', null)
    .where(isMailWanted)
    .leftJoin('activation', 'activation.id', 'notification.activation_id')
    .leftJoin('company', 'company.id', 'activation.company_id')
    .leftJoin('domain_event as event', 'event.id', 'notification.event_id')
    .select(['notification.id', 'notification.user_id', 'notification.kind', 'params'])
    .select(['email', 'display_name', 'quiet_from', 'quiet_until'])
    .select(sql<boolean>`coalesce(company.is_verified, true)`.as('is_trusted'))
    .select(deadlineOfEvent.as('deadline'))

export type Told = Awaited<ReturnType<ReturnType<typeof selectUnmailed>['executeTakeFirstOrThrow']>>

/** Reads several notifications at once. Those whose mail is no longer wanted are missing. */
export const readUnmailed = async (
  needed: Needed,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Told>> => {
  if (ids.length === 0) return new Map()
  const rows = await selectUnmailed(needed).where('notification.id', 'in', ids).execute()
  return new Map(rows.map((told) => [told.id, told]))
}

const paramsSchema = z.record(z.string(), z.unknown())

/** Null if another version of the app wrote the row. */
const letterOf = (needed: Needed, told: Told): Letter | null => {
  const notice = noticeOf(told.kind, told.params)
  if (notice === null) return null
  const preference = mailedBy(told.kind, paramsSchema.parse(told.params))
  return notificationLetter({
    displayName: told.display_name,
    title: notice.title,
    isTrusted: told.is_trusted,
    body: notice.body,
    quote: notice.quote,
    button: notice.button,
    url: new URL(notice.path === '' ? '/' : notice.path, needed.publicUrl).href,
    // Mails about the account are always sent, so they have no unsubscribe link.
    unsubscribe:
      preference === 'always' || preference === 'never'
        ? null
        : unsubscribeFrom(needed, told.user_id, preference),
  })
}

const heldUntil = (told: Told, now: Date): Date | null => {
  const kind = notificationKinds.find((each) => each === told.kind) ?? null
  const moment = mayMailAt(kind, told.deadline, quietHoursOf(told), now)
  return moment > now ? moment : null
}

export const mailNotification = async (needed: Needed, told: Told): Promise<Outcome> => {
  const later = heldUntil(told, new Date())
  if (later !== null) return { heldUntil: later }
  const letter = letterOf(needed, told)
  if (letter === null) return 'unwanted'
  // If a worker dies after this, the mail is sent again. Mailboxes show only one mail per Message-ID.
  await needed.mailer.send(told.email, letter, `notification.${told.id}`)
  return 'sent'
}
