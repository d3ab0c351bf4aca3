import { Resolver } from 'node:dns/promises'
import { z } from 'zod'
import { companyOwner, defineAction, refuse } from '../lib/action.ts'

const TESTS = { tries: 30, seconds: 60 * 60 }

/** The name servers' words for "there is no such record"; anything else is no answer. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA'])

/** The TXT records of _questboard.<domain>; null when no name server answers. Only names are asked for, nothing is fetched from them. */
const txtRecords = async (
  domain: string,
  servers: readonly string[] | null,
): Promise<readonly string[] | null> => {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  if (servers) resolver.setServers(servers)
  try {
    const records = await resolver.resolveTxt(`_questboard.${domain}`)
    return records.map((parts) => parts.join(''))
  } catch (error) {
    return error instanceof Error && 'code' in error && ABSENT.has(String(error.code)) ? [] : null
  }
}

const isOurs = (domain: string, publicUrl: string): boolean =>
  `.${domain}`.endsWith(`.${new URL(publicUrl).hostname}`)

/** spec §4: not verified, then verified after a DNS update and a test. */
export const testCustomDomain = defineAction({
  input: z.object({}),
  async prepare(call) {
    const { companyId } = companyOwner(call)
    const { config, database, rateLimit } = call.services
    const { allowed } = await rateLimit.count(`custom-domain:${companyId}`, TESTS)
    if (!allowed) throw refuse('too-many-requests')
    const custom = await database
      .selectFrom('custom_domain')
      .select(['domain', 'dns_token'])
      .where('company_id', '=', companyId)
      .executeTakeFirst()
    if (!custom) throw refuse('not-found')
    if (isOurs(custom.domain, config.publicUrl)) throw refuse('domain-invalid', 'domain')
    return { ...custom, records: await txtRecords(custom.domain, config.dnsServers) }
  },
  async handle(call, found) {
    const { companyId } = companyOwner(call)
    if (!found) throw refuse('not-found')
    const isProven = found.records?.includes(found.dns_token) === true
    const problem = isProven ? '' : problemOf(found.domain, found.records)
    const status = isProven ? 'verified' : 'not_verified'
    const { status: current } = await call.transaction
      .updateTable('custom_domain')
      // Silence of the name servers is no reason to take a working page away.
      .set({ ...(found.records ? { status } : {}), problem, checked_at: new Date() })
      .where('company_id', '=', companyId)
      // The domain was changed while we looked: what we saw says nothing about the new one.
      .where('domain', '=', found.domain)
      .returning('status')
      .executeTakeFirstOrThrow(() => refuse('status-illegal'))
    return { status: current, problem }
  },
})

const problemOf = (domain: string, records: readonly string[] | null): string => {
  const name = `_questboard.${domain}`
  if (records === null) return 'The name servers did not answer. Please try again in a moment.'
  return records.length === 0
    ? `There is no TXT record at ${name} yet. DNS changes can take a day to arrive.`
    : `The TXT record at ${name} has another value.`
}
