const invitationPage = /^\/company\/invitation$/

/**
 * The pages that people open from a link and cannot use before they are creators: activations, the join pages of
 * programs and companies, and mailed invitations.
 */
const ways: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^\/creator-programs\/[\w-]{36}(\/join)?$/, 'the Creator Program'],
  [/^\/campaigns\/quests\/[\w-]{36}$/, 'the Quest'],
  [/^\/campaigns\/[\w-]{36}$/, 'the key campaign'],
  [/^\/missions\/[\w-]{36}$/, 'the Mission'],
  [/^\/company\/[\w-]{36}\/join$/, 'the Creator Program'],
  [/^\/company\/[\w-]{36}(\/campaigns)?$/, 'the company’s page'],
  [invitationPage, 'your invitation'],
]

const longest = 500

const pathOf = (way: string): string => way.split(/[?#]/, 1)[0] ?? ''

/** The name of a page in this list, for people who cannot read its title yet. Null if the page is not in the list. */
export const wayName = (way: string): string | null =>
  ways.find(([pattern]) => pattern.test(pathOf(way)))?.[1] ?? null

const onSite = (address: string | null | undefined, origin: string): URL | null => {
  if (!address || !URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  return url.origin === new URL(origin).origin ? url : null
}

/**
 * The page that a person returns to after becoming a creator. Null if the address is on another site or its page is not
 * in the list. The address of a mailed invitation contains a secret, so it is not remembered.
 */
export const keptWay = (address: string | null | undefined, origin: string): string | null => {
  const url = onSite(address, origin)
  if (url === null || invitationPage.test(url.pathname)) return null
  const way = url.pathname + url.search
  return way.length <= longest && wayName(way) !== null ? way : null
}

/** The token in the address of a mailed invitation. Null if the page is not a mailed invitation. */
export const invitationToken = (address: string | null | undefined, origin: string): string | null => {
  const url = onSite(address, origin)
  return url !== null && invitationPage.test(url.pathname) ? url.searchParams.get('token') : null
}

/** The id of the page's activation. Null if the page belongs to a company or an invitation. */
export const wayActivation = (way: string): string | null =>
  /^\/(?:creator-programs|campaigns\/quests|campaigns|missions)\/([\w-]{36})/.exec(way)?.[1] ??
  /^\/company\/[\w-]{36}\/join\?(?:.*&)?program=([\w-]{36})/.exec(way)?.[1] ??
  null
