/** Browsers accept cookies with these prefixes only over https and, for __Host-, never from subdomains. */
export const cookieNames = (secure: boolean) => ({
  session: `${secure ? '__Secure-' : ''}questboard.session-token`,
  csrf: `${secure ? '__Host-' : ''}questboard.csrf-token`,
  state: `${secure ? '__Secure-' : ''}questboard.state`,
  signUp: `${secure ? '__Secure-' : ''}questboard.sign-up`,
})
