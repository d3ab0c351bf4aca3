import { mailedBy, mayMailAt, noticeOf, notificationKinds } from '@questboard/domain'
import { type Letter, notificationLetter } from '@questboard/providers/mail'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Dependencies } from './dependencies.ts'
import { fewAtOnce } from './fewAtOnce.ts'
import { goOn, lastHeartbeat } from './paging.ts'
import { deadlineOfEvent, quietHoursOf } from './quietHours.ts'
import { unsubscribeFrom } from './unsubscribe.ts'
import { isWanted } from './wantedMails.ts'

type Needed = Pick<Dependencies, 'database' | 'mailer' | 'publicUrl' | 'unsubscribeTokens'>

const PAGE = 100

/** If this many mails in a row fail, we assume that the mail server is down, not that single mailboxes are. */
const FAILURES = 10

/** Notifications that are not mailed yet, of active people who have a verified email address and want the mail. */
const unmailed = ({ database }: Needed) =>
  database
    .selectFrom('notification')
    .innerJoin('notification_preference as preference', 'preference.user_id', 'notification.user_id')
    .innerJoin('user', 'user.id', 'notification.user_id')
    .where('notification.mailed_at', 'is', null)
    .where('user.active', '=', true)
    .where('user.email_verified_at', 'is not', null)
    .where(isWanted)

const unmailedInFull = (needed: Needed) =>
  unmailed(needed)
    .leftJoin('activation', 'activation.id', 'notification.activation_id')
    .leftJoin('company', 'company.id', 'activation.company_id')
    .leftJoin('domain_event as event', 'event.id', 'notification.event_id')
    .select(['notification.id', 'notification.user_id', 'notification.kind', 'params'])
    .select(['email', 'display_name', 'quiet_from', 'quiet_until'])
    .select(sql<boolean>`coalesce(company.is_verified, true)`.as('is_trusted'))
    .select(deadlineOfEvent.as('deadline'))

type Told = Awaited<ReturnType<ReturnType<typeof unmailedInFull>['executeTakeFirstOrThrow']>>

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

const pageOf = (
  needed: Needed,
  eventId: string,
  after: string | null,
  size = PAGE,
): Promise<readonly Told[]> =>
  unmailedInFull(needed)
    .where('notification.event_id', '=', eventId)
    .$if(after !== null, (page) => page.where('notification.id', '>', after))
    .orderBy('notification.id')
    .limit(size)
    .execute()

const sendOne = async (needed: Needed, told: Told): Promise<Date | null> => {
  const later = heldUntil(told, new Date())
  if (later !== null) return later
  const letter = letterOf(needed, told)
  if (letter === null) return null
  // If a worker dies after sending the mail, the mail is sent again. Mailboxes show only one mail per Message-ID.
  await needed.mailer.send(told.email, letter, `notification.${told.id}`)
  await needed.database
    .updateTable('notification')
    .set({ mailed_at: new Date() })
    .where('id', '=', told.id)
    .execute()
  return null
}

/** Mails that are being sent, by the id of their notification. */
const underWay = new Map<string, Promise<Date | null>>()

/**
 * Sends one mail. Returns null, or the end of the person's quiet hours. An attempt that timed out may still be
 * running, so the next attempt waits for its outcome.
 */
const mailOne = (needed: Needed, told: Told): Promise<Date | null> => {
  const known = underWay.get(told.id)
  if (known) return known
  const sending = sendOne(needed, told).finally(() => underWay.delete(told.id))
  underWay.set(told.id, sending)
  return sending
}

const sooner = (a: Date | null, b: Date | null): Date | null => (a === null || (b !== null && b < a) ? b : a)

/** The state of one attempt to send all mails. A mailbox that fails doesn't delay other mails. */
type Progress = { held: Date | null; failure: unknown; failuresInARow: number }

const mailPage = async (needed: Needed, page: readonly Told[], progress: Progress): Promise<void> => {
  for (const told of page) {
    goOn(told.id)
    try {
      progress.held = sooner(progress.held, await mailOne(needed, told))
      progress.failuresInARow = 0
    } catch (error) {
      progress.failure ??= error
      progress.failuresInARow += 1
      if (progress.failuresInARow === FAILURES) throw error
    }
  }
}

const mailAfter = async (
  needed: Needed,
  eventId: string,
  after: string | null,
  progress: Progress,
): Promise<void> => {
  let page = await pageOf(needed, eventId, after)
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    await mailPage(needed, page, progress)
    page = await pageOf(needed, eventId, last.id)
  }
}

/**
 * Starts after the mail at which the last attempt stopped and then sends the earlier ones, so that broken mailboxes
 * delay no one for long.
 */
const mailRound = async (needed: Needed, eventId: string): Promise<Date | null> => {
  const progress: Progress = { held: null, failure: undefined, failuresInARow: 0 }
  const stopped = lastHeartbeat()
  if (typeof stopped === 'string') await mailAfter(needed, eventId, stopped, progress)
  await mailAfter(needed, eventId, null, progress)
  if (progress.failure !== undefined) throw progress.failure
  return progress.held
}

/** Up to this number, mails are sent without paging. */
const FEW = 5

/**
 * `heldUntil` (ISO 8601) is the time to retry for people in quiet hours. `isDone` is false if there are too many
 * mails.
 */
export type FewMails =
  | { readonly isDone: true; readonly heldUntil: string | null }
  | { readonly isDone: false }

export const createNotificationActivities = (needed: Needed) => ({
  mailFewNotifications: fewAtOnce(async (eventId: string): Promise<FewMails> => {
    const page = await pageOf(needed, eventId, null, FEW + 1)
    if (page.length > FEW) return { isDone: false }
    let held: Date | null = null
    for (const told of page) held = sooner(held, await mailOne(needed, told))
    return { isDone: true, heldUntil: held?.toISOString() ?? null }
  }),

  /** Sends all mails of an event in pages. Returns the time to retry for people in quiet hours (ISO 8601), or null. */
  async mailNotifications(eventId: string): Promise<string | null> {
    return (await mailRound(needed, eventId))?.toISOString() ?? null
  },

  /** Used by workflows that started before mails were sent in pages. */
  async unmailedNotifications(eventId: string): Promise<readonly string[]> {
    const rows = await unmailed(needed)
      .select('notification.id')
      .where('notification.event_id', '=', eventId)
      .orderBy('notification.id')
      .execute()
    return rows.map(({ id }) => id)
  },

  async mailNotification(notificationId: string): Promise<string | null> {
    const told = await unmailedInFull(needed).where('notification.id', '=', notificationId).executeTakeFirst()
    return told === undefined ? null : ((await mailOne(needed, told))?.toISOString() ?? null)
  },
})
