const PAGE = /^\/custom-domain-company(?:\/([a-z0-9-]+(?:\.[a-z0-9-]+)+))?(?=\/|$)/i

/** A company's page on a domain of its own (rules §2): where its address starts, and whose it is. */
export type CustomDomain = { readonly domain: string; readonly base: string }

/** The domain is the one that was visited, unless the path names another: so a page can be looked at before its domain is set up. */
export const customDomainOf = ({
  pathname,
  hostname,
}: Pick<Location, 'pathname' | 'hostname'>): CustomDomain | null => {
  const [base, named] = PAGE.exec(pathname) ?? []
  return base === undefined ? null : { domain: (named ?? hostname).toLowerCase(), base }
}
