/** The prefixes make browsers refuse the cookies over plain http and, for __Host-, from subdomains. */
export const cookieNames = (secure: boolean) => ({
  session: `${secure ? '__Secure-' : ''}questboard.session-token`,
  csrf: `${secure ? '__Host-' : ''}questboard.csrf-token`,
  state: `${secure ? '__Secure-' : ''}questboard.state`,
})
