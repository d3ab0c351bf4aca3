/** Hasura's CORS answers: every origin by default, or a list with `*` for one label of a domain. */
export function createCors(
  domains: '*' | readonly string[],
): (origin: string) => Readonly<Record<string, string>> | undefined {
  const patterns = domains === '*' ? [] : domains.map(patternOf)
  return (origin) => {
    if (domains !== '*' && !patterns.some((pattern) => pattern.test(origin))) return undefined
    return {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE,OPTIONS',
      vary: 'Origin',
    }
  }
}

function patternOf(domain: string): RegExp {
  const escaped = domain.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '[^.]+')
  return new RegExp(`^${escaped}$`, 'i')
}

export const preflightHeaders = { 'access-control-max-age': '1728000' }
