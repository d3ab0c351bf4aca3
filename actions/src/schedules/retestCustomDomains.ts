import { customDomainRetestHours, watchedDomain } from '@questboard/domain'
import { lookUpDomainRecord } from '../custom-domains/domainRecord.ts'
import type { Services } from '../services.ts'

/** The time limit is short, because name servers are slow and the next round starts within the hour. */
const AT_ONCE = 20
const MOST_IN_A_ROUND = 1_000

type Due = {
  readonly company_id: string
  readonly domain: string
  readonly dns_token: string
  readonly missing_since: Date | null
}

type Round = Pick<Services, 'pool' | 'config' | 'log'>

const dueNow = async ({ pool }: Round): Promise<readonly Due[]> => {
  const { rows } = await pool.query<Due>(
    `select company_id, domain, dns_token, missing_since from custom_domain
      where status = 'verified'
        and (missing_since is not null or checked_at is null or checked_at < now() - make_interval(hours => $1))
      order by checked_at nulls first limit $2`,
    [customDomainRetestHours, MOST_IN_A_ROUND],
  )
  return rows
}

const retest = async ({ pool, config, log }: Round, due: Due): Promise<void> => {
  const { isProven, problem } = await lookUpDomainRecord(due, config.dnsServers)
  const { status, missingSince } = watchedDomain(isProven, due.missing_since, new Date())
  await pool.query(
    `update custom_domain set status = $3, missing_since = $4, problem = $5, checked_at = now()
      where company_id = $1 and domain = $2 and status = 'verified'`,
    [due.company_id, due.domain, status, missingSince, problem],
  )
  if (isProven === false)
    log.warn({ domain: due.domain, status, missingSince }, 'the TXT record of a custom domain is missing')
}

/**
 * Checks verified domains regularly, because domains can change owners. Removes a domain when its DNS record was
 * missing too long. The row's trigger then notifies the company's owners.
 */
export const retestCustomDomains = async (services: Round): Promise<{ readonly tested: number }> => {
  const due = await dueNow(services)
  for (let from = 0; from < due.length; from += AT_ONCE)
    await Promise.all(due.slice(from, from + AT_ONCE).map((domain) => retest(services, domain)))
  return { tested: due.length }
}
