import { z } from 'zod'

const answer = z.object({ url: z.string() })

/** The URL in the response of an auth endpoint. */
export const urlIn = async (response: Response): Promise<URL> =>
  new URL(answer.parse(await response.json()).url)

/** A minimal browser that stores cookies and sends them. */
export const openBrowser = (base: string) => {
  const cookies = new Map<string, string>()
  const lastSetCookies: string[] = []

  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(new URL(path, base), { redirect: 'manual', ...init, headers })
    lastSetCookies.splice(0, lastSetCookies.length, ...response.headers.getSetCookie())
    for (const cookie of lastSetCookies) {
      const [pair = ''] = cookie.split(';')
      const equals = pair.indexOf('=')
      const value = pair.slice(equals + 1)
      if (value === '' || /max-age=0\b/i.test(cookie)) cookies.delete(pair.slice(0, equals))
      else cookies.set(pair.slice(0, equals), value)
    }
    return response
  }

  const json = async (path: string, init?: RequestInit): Promise<Record<string, unknown>> => {
    const body: unknown = await (await send(path, init)).json()
    return typeof body === 'object' && body !== null ? { ...body } : {}
  }

  const csrfToken = async (): Promise<string> => String((await json('/api/auth/csrf')).csrfToken)

  const postForm = async (path: string, fields: Record<string, string>): Promise<Response> =>
    send(path, { method: 'POST', body: new URLSearchParams({ json: 'true', ...fields }) })

  return {
    cookies,
    lastSetCookies,
    send,
    json,
    csrfToken,
    postForm,

    async signIn(
      username: string,
      password: string,
      callbackUrl = '/',
    ): Promise<{ status: number; url: URL }> {
      const csrf = await csrfToken()
      const response = await postForm('/api/auth/callback/credentials', {
        csrfToken: csrf,
        callbackUrl,
        username,
        password,
      })
      return { status: response.status, url: await urlIn(response) }
    },

    /** The session's user, or undefined. */
    async user(): Promise<Record<string, unknown> | undefined> {
      const { user } = await json('/api/auth/session')
      return typeof user === 'object' && user !== null ? { ...user } : undefined
    },
  }
}

export type Browser = ReturnType<typeof openBrowser>
