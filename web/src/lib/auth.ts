import { authPath, fetchAuth } from './fetchAuth.ts'
import { hearChange } from './writes.ts'

export type SignInResult = {
  ok: boolean
  status: number
  error: string | null
  code: string | null
  /** The time when the lock ends, if the account is locked. */
  until: string | null
  url: string | null
}

const field = (body: unknown, name: string): string | null => {
  if (typeof body !== 'object' || body === null) return null
  const value: unknown = Reflect.get(body, name)
  return typeof value === 'string' ? value : null
}

const csrfToken = async () => field(await fetchAuth('csrf'), 'csrfToken') ?? ''

const postForm = async (path: string, fields: Record<string, string>): Promise<Response> => {
  const response = await fetch(`${authPath}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({ csrfToken: await csrfToken(), json: 'true', ...fields }),
  })
  hearChange()
  return response
}

const knownProviders = async (): Promise<string[] | null> => {
  const body = await fetchAuth('providers')
  return typeof body === 'object' && body !== null ? Object.keys(body) : null
}

const failed = (url: string): SignInResult => ({
  ok: false,
  status: 0,
  error: null,
  code: null,
  until: null,
  url,
})

const readResult = async (response: Response): Promise<SignInResult> => {
  const body: unknown = await response.json().catch(() => null)
  const url = field(body, 'url')
  const query = url ? new URL(url, window.location.origin).searchParams : new URLSearchParams()
  const error = query.get('error')
  // Failed requests have no redirect URL. Their code is in the response's extensions.
  const extensions: unknown = typeof body === 'object' && body !== null && Reflect.get(body, 'extensions')
  const code = query.get('code') ?? field(extensions, 'code')
  return { ok: response.ok && !error, status: response.status, error, code, until: query.get('until'), url }
}

/** The page to show if a sign-in cannot be started (rules §8). */
const startProblem = async (provider: string, callbackUrl: string): Promise<string | null> => {
  const providers = await knownProviders()
  if (!providers) return '/auth/auth?error=Configuration'
  if (!providers.includes(provider)) return `/login?${new URLSearchParams({ callbackUrl })}`
  return null
}

export const signInWithPassword = async (
  username: string,
  password: string,
  callbackUrl: string,
  botCheckToken?: string,
): Promise<SignInResult> => {
  const problem = await startProblem('credentials', callbackUrl)
  if (problem) return failed(problem)
  return readResult(
    await postForm('callback/credentials', {
      username,
      password,
      callbackUrl,
      ...(botCheckToken && { botCheckToken }),
    }),
  )
}

/** Redirects to the platform's sign-in page. With a `connection`, renews the consent for that channel. */
export const signInWith = async (
  provider: string,
  callbackUrl: string,
  connection?: string,
): Promise<void> => {
  const problem = await startProblem(provider, callbackUrl)
  if (problem) return window.location.assign(problem)
  const result = await readResult(
    await postForm(`signin/${provider}`, { callbackUrl, ...(connection && { connection }) }),
  )
  window.location.assign(result.url ?? '/auth/auth?error=OAuthSignin')
}

/** Sends the email address of a person whose channel's vendor shares none. The answer is the same for every address. */
export const askChannelSignUp = async (email: string, botCheckToken?: string): Promise<SignInResult> =>
  readResult(await postForm('signup/email', { email, ...(botCheckToken && { botCheckToken }) }))

export type ChannelSignUp = { provider: string; channel: string; email: string }

/** The sign-up that a mailed link confirms. Null if the link was used or has expired. */
export const readChannelSignUp = async (token: string): Promise<ChannelSignUp | null> => {
  const body: unknown = await (await postForm('signup/link', { token })).json()
  const found: unknown = typeof body === 'object' && body !== null && Reflect.get(body, 'signUp')
  const [provider, channel, email] = ['provider', 'channel', 'email'].map((name) => field(found, name))
  return provider && channel && email ? { provider, channel, email } : null
}

/** Creates the account of a mailed link, then continues on the page that the person came from. */
export const confirmChannelSignUp = async (token: string): Promise<void> => {
  const result = await readResult(await postForm('signup/confirm', { token }))
  window.location.assign(result.url ?? '/auth/auth?error=Verification')
}

export const signOut = async (callbackUrl: string): Promise<string> => {
  const result = await readResult(await postForm('signout', { callbackUrl }))
  return result.url ?? callbackUrl
}
