import type { NotificationKind } from '@questboard/domain'
import type { Services } from '../services.ts'
import { type DomainEvent, startNotice } from './workflowStarts.ts'

export type AccountNews = {
  readonly kind: NotificationKind
  readonly title: string
  readonly body: string
  readonly path: string
}

/** What concerns an account or a company as such, not one of its runs: it is mailed too, whatever mails people chose. */
export const tellAccounts = async (
  services: Services,
  event: DomainEvent,
  userIds: readonly string[],
  news: AccountNews,
): Promise<void> => {
  if (userIds.length === 0) return
  const payload = JSON.stringify({ to: 'account' })
  await services.database
    .insertInto('notification')
    .values(userIds.map((userId) => ({ ...news, user_id: userId, event_id: event.id, payload })))
    .onConflict((conflict) => conflict.columns(['user_id', 'event_id', 'kind']).doNothing())
    .execute()
  await startNotice(services, event, { kind: 'notifications', eventId: event.id })
}
