import { Resolver } from 'node:dns/promises'
import { z } from 'zod'
import { companyOwner, defineAction, refuse } from '../lib/action.ts'

const TESTS = { tries: 30, seconds: 60 * 60 }

/** The TXT records of _questboard.<domain>; only names are asked for, nothing is fetched from them. */
const txtRecords = async (domain: string, servers: string | undefined): Promise<readonly string[]> => {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  if (servers) resolver.setServers(servers.split(','))
  const records = await resolver.resolveTxt(`_questboard.${domain}`).catch(() => [])
  return records.map((parts) => parts.join(''))
}

/** spec §4: not verified, then verified after a DNS update and a test. */
export const testCustomDomain = defineAction({
  input: z.object({}),
  async prepare(call) {
    const { companyId } = companyOwner(call)
    const { services } = call
    const { allowed } = await services.rateLimit.count(`custom-domain:${companyId}`, TESTS)
    if (!allowed) throw refuse('too-many-requests')
    const custom = await services.database
      .selectFrom('custom_domain')
      .select(['domain', 'dns_token'])
      .where('company_id', '=', companyId)
      .executeTakeFirst()
    if (!custom) throw refuse('not-found')
    const records = await txtRecords(custom.domain, services.config.environment.DNS_SERVERS)
    return {
      domain: custom.domain,
      isProven: records.includes(custom.dns_token),
      isEmpty: records.length === 0,
    }
  },
  async handle(call, found) {
    const { companyId } = companyOwner(call)
    if (!found) throw refuse('not-found')
    const status = found.isProven ? 'verified' : 'not_verified'
    const wrong = found.isEmpty
      ? `There is no TXT record at _questboard.${found.domain} yet. DNS changes can take a day to arrive.`
      : `The TXT record at _questboard.${found.domain} has another value.`
    const problem = found.isProven ? '' : wrong
    await call.transaction
      .updateTable('custom_domain')
      .set({ status, problem, checked_at: new Date() })
      .where('company_id', '=', companyId)
      // The domain was changed while we looked: what we saw says nothing about the new one.
      .where('domain', '=', found.domain)
      .execute()
    return { status, problem }
  },
})
