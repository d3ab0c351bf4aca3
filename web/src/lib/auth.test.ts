import { afterEach, expect, it, vi } from 'vitest'
import { signInWithPassword } from './auth.ts'

const answers = (callback: Response) => (url: string) => {
  if (url.endsWith('/callback/credentials')) return Promise.resolve(callback)
  return Promise.resolve(Response.json(url.endsWith('/csrf') ? { csrfToken: 'token' } : { credentials: {} }))
}

afterEach(() => vi.unstubAllGlobals())

it('`signInWithPassword` reads the error code from the URL of the redirect', async () => {
  const url = `${window.location.origin}/login?error=CredentialsSignin&code=1206&until=2026-11-22T13:05:00.000Z`
  vi.stubGlobal('fetch', answers(Response.json({ url }, { status: 401 })))
  expect(await signInWithPassword('somebody', 'secret', '/')).toEqual({
    ok: false,
    status: 401,
    error: 'CredentialsSignin',
    code: '1206',
    until: '2026-11-22T13:05:00.000Z',
    url,
  })
})

it('`signInWithPassword` reads the error code from a response without a redirect', async () => {
  const body = { message: 'not now', extensions: { code: 'service-unavailable', requestId: 'r1' } }
  vi.stubGlobal('fetch', answers(Response.json(body, { status: 503 })))
  expect(await signInWithPassword('somebody', 'secret', '/')).toEqual({
    ok: false,
    status: 503,
    error: null,
    code: 'service-unavailable',
    until: null,
    url: null,
  })
})
