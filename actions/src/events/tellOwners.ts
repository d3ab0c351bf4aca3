import { customDomainGraceHours } from '@questboard/domain'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { type AccountNews, tellAccounts } from './tellAccounts.ts'
import type { DomainEvent } from './workflowStarts.ts'

const domainPayload = z.object({ domain: z.string() })
const changePayload = z.object({ name: z.string(), reason: z.string() })
const decisionPayload = z.object({ reason: z.string() })

const domainPath = ({ entityId }: DomainEvent): string => `/company/${entityId}/page-settings`

const newsOf: Readonly<Record<string, (event: DomainEvent) => AccountNews>> = {
  customDomainMissing: (event) => ({
    kind: 'custom_domain_missing',
    title: `The TXT record of ${domainPayload.parse(event.payload).domain} is missing`,
    body: `Put it back within ${customDomainGraceHours} hours, or your page is no longer shown there.`,
    path: domainPath(event),
  }),
  customDomainLost: (event) => ({
    kind: 'custom_domain_lost',
    title: `${domainPayload.parse(event.payload).domain} is no longer verified`,
    body: 'Your page is not shown there any more. Put the TXT record back and test the domain again.',
    path: domainPath(event),
  }),
  companyVerified: () => ({
    kind: 'company_verification_decided',
    title: 'Your company is verified',
    body: 'You can publish without review from now on. What waited for this is published.',
    path: '/company/activations',
  }),
  companyRejected: ({ payload }) => ({
    kind: 'company_verification_decided',
    title: 'Your company is not verified',
    body: decisionPayload.parse(payload).reason,
    path: '/company/settings',
  }),
  companyChangeApproved: ({ payload }) => ({
    kind: 'company_verification_decided',
    title: 'Your new company name or website is verified',
    body: `Everybody sees you as ${changePayload.parse(payload).name} now.`,
    path: '/company/settings',
  }),
  companyChangeRejected: ({ payload }) => ({
    kind: 'company_verification_decided',
    title: 'Your new company name or website was not verified',
    body: `${changePayload.parse(payload).reason} Your company goes on as it was.`,
    path: '/company/settings',
  }),
}

/** What becomes of a company as such is the matter of its owners; the event's entity is the company. */
export const tellOwners = async (services: Services, event: DomainEvent): Promise<void> => {
  const news = newsOf[event.type]?.(event)
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
    news,
  )
}
