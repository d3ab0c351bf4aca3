import type { IncomingMessage } from 'node:http'
import { isDomain } from '@questboard/domain'
import type { RequestHandler } from 'express'
import type { Pool } from 'pg'

const KNOWN_MS = 5_000
const MOST_KNOWN = 5_000
const PAGE = '/custom-domain-company'
/** The paths that a company's page needs on its own domain. All other pages are on our public domain. */
const PARTS = /^\/(campaigns)?\/?$/

/** Companies' custom domains (rules §2, §7). A verified domain shows only the company's page. */
export const createCustomDomains = (pool: Pool, publicUrl: string) => {
  const { host: publicHost, hostname: publicName } = new URL(publicUrl)
  const known = new Map<string, { companyId: Promise<string | null>; until: number }>()

  const find = async (domain: string): Promise<string | null> => {
    const { rows } = await pool.query<{ company_id: string }>({
      name: 'custom_domain_find',
      text: 'select company_id from verified_domain where domain = $1',
      values: [domain],
    })
    return rows[0]?.company_id ?? null
  }

  const companyAt = (domain: string): Promise<string | null> => {
    const found = known.get(domain)
    if (found && found.until > Date.now()) return found.companyId
    if (known.size >= MOST_KNOWN) known.clear()
    const companyId = find(domain)
    companyId.catch(() => known.delete(domain))
    known.set(domain, { companyId, until: Date.now() + KNOWN_MS })
    return companyId
  }

  /** The host in the request's URL, unless it is our own host. */
  const foreignHost = (request: IncomingMessage): string | null => {
    const { host } = request.headers
    if (host === undefined || host === publicHost) return null
    const name = host.replace(/:\d+$/, '').toLowerCase()
    return isDomain(name) ? name : null
  }

  /** A custom domain shows its company's page to visitors. All other pages redirect to our own domain. */
  const leadToPage: RequestHandler = async (request, response, next) => {
    const isVisit = request.headers.accept?.includes('text/html') && !request.path.startsWith(PAGE)
    const host = isVisit ? foreignHost(request) : null
    if (host === null || (await companyAt(host)) === null) return next()
    const [, part] = PARTS.exec(request.path) ?? []
    const isPart = PARTS.test(request.path)
    const page = isPart ? `${PAGE}${part ? `/${part}` : ''}` : `${publicUrl}${request.path}`
    // A query parameter of a join link names the creator program.
    const query = request.url.indexOf('?')
    response.redirect(302, query < 0 ? page : page + request.url.slice(query))
  }

  return {
    leadToPage,

    /**
     * The reason why GraphQL is rejected for the domain in the URL, or null. Our own domain is the default (rules §7).
     */
    async refusal(domain: string): Promise<string | null> {
      if (domain === publicName) return null
      const name = domain.toLowerCase()
      const isKnown = isDomain(name) && (await companyAt(name)) !== null
      return isKnown ? null : 'there is no company page at this domain'
    },
  }
}

export type CustomDomains = ReturnType<typeof createCustomDomains>
