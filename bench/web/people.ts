export type Site = { readonly url: string; readonly engineUrl: string; readonly adminSecret: string }

export type Person = {
  readonly username: string
  readonly role: string
  readonly cookie: string
  /** The person's session variables for direct requests to the engine. */
  readonly variables: Readonly<Record<string, string>>
}

const PASSWORD = 'Play-fair-2026'
const ROLES: Readonly<Record<string, string>> = { Company: 'company', Creator: 'creator', User: 'user' }

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ')

const textAt = (value: unknown, ...path: readonly string[]): string | null => {
  let at = value
  for (const name of path) at = typeof at === 'object' && at !== null ? Reflect.get(at, name) : null
  return typeof at === 'string' ? at : null
}

/** Signs in like the login page: the token, then the form. Returns the session's Cookie header. */
export const signIn = async (site: Pick<Site, 'url'>, username: string): Promise<string> => {
  const csrf = await fetch(`${site.url}/api/auth/csrf`)
  const csrfToken = textAt(await csrf.json(), 'csrfToken') ?? ''
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
  const session: unknown = await answer.json()
  const userId = textAt(session, 'user', 'id')
  if (userId === null) throw new Error(`${username} has no session`)
  const role = ROLES[textAt(session, 'user', 'userType') ?? ''] ?? 'user'
  const companyId = textAt(session, 'user', 'company', 'id')
  const variables: Record<string, string> = { 'x-hasura-role': role, 'x-hasura-user-id': userId }
  if (companyId !== null) variables['x-hasura-company-id'] = companyId
  return { username, role, cookie, variables }
}
