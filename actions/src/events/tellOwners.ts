import { customDomainGraceHours } from '@questboard/domain'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { type AccountNews, tellAccounts } from './tellAccounts.ts'
import type { DomainEvent } from './workflowStarts.ts'

type News = Omit<AccountNews, 'path'>

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
export const tellOwners = async (services: Services, event: DomainEvent): Promise<void> => {
  const news = newsOf[event.type]?.(payload.parse(event.payload).domain)
  if (!news) return
  const owners = await services.database
    .selectFrom('company_member')
    .select('user_id')
    .where('company_id', '=', event.entityId)
    .where('is_owner', '=', true)
    .execute()
  await tellAccounts(
    services,
    event,
    owners.map((owner) => owner.user_id),
    { ...news, path: `/company/${event.entityId}/page-settings` },
  )
}
