import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SessionUser } from './session.ts'

const user: SessionUser = {
  id: 'u1',
  username: 'demostudio',
  displayName: 'Demo Studio',
  userType: 'Company',
  language: 'en',
  picture: null,
  emailVerified: true,
  isDemo: true,
  sessionId: 's1',
  company: { id: 'c1', name: 'Northlight', isVerified: true, isOwner: true },
}

const send = vi.fn<typeof fetch>()
const bodies = () => send.mock.calls.map(([, init]): unknown => JSON.parse(String(init?.body)))

beforeEach(() => {
  vi.resetModules()
  send.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', send)
})
afterEach(() => vi.unstubAllGlobals())

const load = async () => {
  const { acceptAll, saveConsent } = await import('./consent.ts')
  saveConsent(acceptAll())
  return (await import('./clientEvents.ts')).sendUserLoaded
}

it('no client event is sent and no device id is stored unless the user has accepted analytics', async () => {
  const { rejectAll, saveConsent, acceptAll } = await import('./consent.ts')
  const { sendUserLoaded } = await import('./clientEvents.ts')
  sendUserLoaded(user)
  saveConsent({ ...acceptAll(), analytics: false })
  sendUserLoaded(user)
  saveConsent(rejectAll())
  sendUserLoaded(user)
  expect(send).not.toHaveBeenCalled()
  expect({ ...sessionStorage }).toEqual({})
  saveConsent({ ...rejectAll(), analytics: true })
  sendUserLoaded(user)
  expect(send).toHaveBeenCalledOnce()
  saveConsent(rejectAll())
  expect({ ...sessionStorage }).toEqual({})
})

it('the client event contains the user and the device, and is sent even if the page is closed', async () => {
  const sendUserLoaded = await load()
  sendUserLoaded(user)
  expect(send).toHaveBeenCalledExactlyOnceWith(
    '/api/events',
    expect.objectContaining({ method: 'POST', keepalive: true }),
  )
  const device = Object.values({ ...sessionStorage })
  expect(device).toEqual([
    expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
  ])
  expect(bodies()).toEqual([
    {
      name: 'user_loaded',
      data: {
        user_id: 'u1',
        user_name: 'demostudio',
        language: 'en',
        user_type: 'Company',
        company_id: 'c1',
        company_name: 'Northlight',
      },
      metaData: { user_id: 'u1', device_id: device[0] },
    },
  ])
})

it('the client event is sent once per user, even if the session is read several times', async () => {
  const sendUserLoaded = await load()
  for (const name of ['Northlight', 'Northlight Games']) sendUserLoaded({ ...user, displayName: name })
  expect(send).toHaveBeenCalledOnce()
})

it('the client event has the same device id for the whole browser session', async () => {
  const sendUserLoaded = await load()
  sendUserLoaded(user)
  sendUserLoaded({ ...user, id: 'u2', userType: 'Creator', company: null })
  expect(bodies()).toMatchObject([
    { metaData: { device_id: expect.any(String) } },
    { data: { company_id: null, company_name: null } },
  ])
  expect(new Set(Object.values({ ...sessionStorage })).size).toBe(1)
})

it('a client event that cannot be sent is dropped without an error', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'))
  const sendUserLoaded = await load()
  expect(() => sendUserLoaded(user)).not.toThrow()
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
})
