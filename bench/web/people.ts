/** A stack that is up, and the people of its demo market who are signed in there. */
export type Site = { readonly url: string; readonly engineUrl: string; readonly adminSecret: string }

export type Person = {
  readonly username: string
  readonly role: string
  /** The Cookie header of a signed-in browser. */
  readonly cookie: string
  /** What the engine is told about the person when it is asked directly. */
  readonly variables: Readonly<Record<string, string>>
  readonly companyId: string | null
}

const PASSWORD = 'Play-fair-2026'
const ROLES: Readonly<Record<string, string>> = { Company: 'company', Creator: 'creator', User: 'user' }

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ')

type SessionBody = { user?: { id: string; userType: string; company: { id: string } | null } }

/** As the login page does it: the token, then the form. Answers the Cookie header of the session. */
export const signIn = async (site: Site, username: string): Promise<string> => {
  const csrf = await fetch(`${site.url}/api/auth/csrf`)
  const { csrfToken }: { csrfToken: string } = await csrf.json()
  const answer = await fetch(`${site.url}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: { cookie: cookiesOf(csrf), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrfToken, username, password: PASSWORD, callbackUrl: '/', json: 'true' }),
    redirect: 'manual',
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${username} could not sign in: ${answer.status} ${text}`)
  return cookiesOf(answer)
}

export const signedIn = async (site: Site, username: string): Promise<Person> => {
  const cookie = await signIn(site, username)
  const answer = await fetch(`${site.url}/api/auth/session`, { headers: { cookie } })
  const { user }: SessionBody = await answer.json()
  if (!user) throw new Error(`${username} has no session`)
  const role = ROLES[user.userType] ?? 'user'
  const companyId = user.company?.id ?? null
  const company = companyId ? { 'x-hasura-company-id': companyId } : {}
  return {
    username,
    role,
    cookie,
    companyId,
    variables: { 'x-hasura-role': role, 'x-hasura-user-id': user.id, ...company },
  }
}
