type OriginCheck = (origin: string) => boolean

/**
 * Checks an origin by Hasura's rules: without a setting, allows every origin, otherwise those in a list in which `*`
 * matches one label of a domain.
 */
export function createOriginCheck(domains: '*' | readonly string[]): OriginCheck {
  if (domains === '*') return () => true
  const patterns = domains.map(patternOf)
  return (origin) => patterns.some((pattern) => pattern.test(origin))
}

function patternOf(domain: string): RegExp {
  const escaped = domain.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '[^.]+')
  return new RegExp(`^${escaped}$`)
}

export function corsHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE,OPTIONS',
    'access-control-expose-headers': 'X-Hasura-Query-Cache-Key,X-Hasura-Query-Family-Cache-Key,Warning',
    vary: 'Origin',
  }
}

export const preflightHeaders = { 'access-control-max-age': '1728000' }
