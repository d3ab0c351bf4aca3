const PAGE = /^\/custom-domain-company(?:\/([a-z0-9-]+(?:\.[a-z0-9-]+)+))?(?=\/|$)/i

/** The domain of a company page (rules §2), and the start of the page's path. */
export type CustomDomain = { readonly domain: string; readonly base: string }

/**
 * Uses the visited domain, unless the path names another one. This allows a preview of a page before its domain is set
 * up.
 */
export const customDomainOf = ({
  pathname,
  hostname,
}: Pick<Location, 'pathname' | 'hostname'>): CustomDomain | null => {
  const [base, named] = PAGE.exec(pathname) ?? []
  return base === undefined ? null : { domain: (named ?? hostname).toLowerCase(), base }
}
