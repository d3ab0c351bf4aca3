import { customDomainGraceHours, type NotificationKind } from '@questboard/domain'
import { z } from 'zod'
import type { Services } from '../services.ts'
import type { DomainEvent } from './workflowStarts.ts'

type News = { readonly kind: NotificationKind; readonly title: string; readonly body: string }

const newsOf: Readonly<Record<string, (domain: string) => News>> = {
  customDomainMissing: (domain) => ({
    kind: 'custom_domain_missing',
    title: `The TXT record of ${domain} is missing`,
    body: `Put it back within ${customDomainGraceHours} hours, or your page is no longer shown there.`,
  }),
  customDomainLost: (domain) => ({
    kind: 'custom_domain_lost',
    title: `${domain} is no longer verified`,
    body: 'Your page is not shown there any more. Put the TXT record back and test the domain again.',
  }),
}

const payload = z.object({ domain: z.string() })

/** What becomes of a company's own domain is the matter of its owners; the event's entity is the company. */
export const tellOwners = async ({ pool }: Pick<Services, 'pool'>, event: DomainEvent): Promise<void> => {
  const news = newsOf[event.type]?.(payload.parse(event.payload).domain)
  if (!news) return
  await pool.query(
    `insert into notification (user_id, kind, event_id, title, body, path)
     select user_id, $2, $3, $4, $5, $6 from company_member where company_id = $1 and is_owner
     on conflict (user_id, event_id, kind) do nothing`,
    [event.entityId, news.kind, event.id, news.title, news.body, `/company/${event.entityId}/page-settings`],
  )
}
