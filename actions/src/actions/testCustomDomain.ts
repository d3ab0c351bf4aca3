import { z } from 'zod'
import { lookUpDomainRecord } from '../custom-domains/domainRecord.ts'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'
import { ration } from '../lib/ration.ts'

const TESTS = { tries: 30, seconds: 60 * 60 }

const isOurs = (domain: string, publicUrl: string): boolean =>
  `.${domain}`.endsWith(`.${new URL(publicUrl).hostname}`)

/** A domain is verified after a DNS update and a test (rules §4). */
export const testCustomDomain = defineAction('testCustomDomain', {
  who: 'companyOwner',
  repeatable: 'The same DNS record is read again',
  input: z.object({}),
  async prepare(call) {
    const { companyId } = call.person
    const { config, database } = call.services
    await ration(call, `custom-domain:${companyId}`, TESTS)
    const custom = await database
      .selectFrom('custom_domain')
      .select(['domain', 'dns_token'])
      .where('company_id', '=', companyId)
      .executeTakeFirst()
    if (!custom) throw refuse('not-found')
    if (isOurs(custom.domain, config.publicUrl)) throw refuse('domain-invalid', 'domain')
    return { domain: custom.domain, ...(await lookUpDomainRecord(custom, config.dnsServers)) }
  },
  async handle(call, found) {
    const { companyId } = call.person
    const { isProven, problem } = found
    const status = isProven ? 'verified' : 'not_verified'
    const { status: current } = await call.transaction
      .updateTable('custom_domain')
      // If the name servers do not respond, a domain that worked before keeps working.
      .set({ ...(isProven === null ? {} : { status, missing_since: null }), problem, checked_at: new Date() })
      .where('company_id', '=', companyId)
      // If the domain changed in the meantime, the result does not apply to the new domain.
      .where('domain', '=', found.domain)
      .returning('status')
      .executeTakeFirstOrThrow(() => refuse('status-illegal'))
    return { status: current, problem }
  },
})
