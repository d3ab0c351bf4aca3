import { Resolver } from 'node:dns/promises'
import { refuseInTransaction } from '@questboard/database/open-transactions'

/** DNS errors that mean a missing record. Any other error means that the name server did not respond. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA'])

/** The TXT records of a domain name, or null if no name server responds. The domain itself gets no request. */
const txtRecords = async (
  name: string,
  servers: readonly string[] | null,
): Promise<readonly string[] | null> => {
  refuseInTransaction('the name servers')
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  if (servers) resolver.setServers(servers)
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    return error instanceof Error && 'code' in error && ABSENT.has(String(error.code)) ? [] : null
  }
}

type DomainRecord = {
  /** True if the domain's DNS contains the company's token. Null if the name servers did not respond. */
  readonly isProven: boolean | null
  /** The problem in words, or an empty text if there is none. */
  readonly problem: string
}

export const lookUpDomainRecord = async (
  { domain, dns_token: token }: { readonly domain: string; readonly dns_token: string },
  servers: readonly string[] | null,
): Promise<DomainRecord> => {
  const name = `_questboard.${domain}`
  const records = await txtRecords(name, servers)
  if (records === null)
    return {
      isProven: null,
      problem: 'The name servers did not answer. Please try again in a moment.',
    }
  if (records.includes(token)) return { isProven: true, problem: '' }
  const problem =
    records.length === 0
      ? `There is no TXT record at ${name} yet. A DNS change can take up to a day to take effect.`
      : `The TXT record at ${name} has a different value.`
  return { isProven: false, problem }
}
