import { describe, expect, it, vi } from 'vitest'
import { createSession, parseSession } from './session.ts'

const user = {
  id: 'u1',
  username: 'demostudio',
  userType: 'Company',
  company: { id: 'c1', name: 'Northlight', isVerified: true, isOwner: true },
}

const setup = (...bodies: unknown[]) => {
  const onEnded = vi.fn()
  const postMessage = vi.fn()
  const untilServed = vi.fn(async () => undefined)
  const fetchSession = vi.fn(async () => (bodies.length > 1 ? bodies.shift() : bodies[0]))
  return {
    session: createSession({ fetchSession, onEnded, channel: { postMessage }, untilServed }),
    fetchSession,
    untilServed,
    onEnded,
    postMessage,
  }
}

describe('storing the session in the client (rules §4)', () => {
  it('the session is loading until the first fetch finishes', async () => {
    const { session } = setup({ user })
    expect(session.store.get().status).toBe('loading')
    await session.refresh()
    expect(session.store.get()).toMatchObject({ status: 'authenticated', user: { username: 'demostudio' } })
  })

  it('the session has no user if the response contains none', async () => {
    const { session, onEnded } = setup({})
    await session.refresh()
    expect(session.store.get().status).toBe('unauthenticated')
    expect(onEnded).not.toHaveBeenCalled()
  })

  it('the session store reports that a session has ended, so that the page reloads', async () => {
    const { session, onEnded } = setup({ user }, {})
    await session.refresh()
    await session.refresh()
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('ended')
  })

  it('a failed request for the session does not count as the end of the session', async () => {
    const { session, onEnded } = setup({ user }, null)
    await session.refresh()
    await session.refresh()
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('refreshFailed')
  })

  it('while the server is unreachable, the user stays signed in, and the session is read again once the server responds', async () => {
    const { session, onEnded, untilServed } = setup({ user }, null, { user })
    await session.refresh()
    let answer: () => void = () => undefined
    untilServed.mockImplementation(() => new Promise((resolve) => (answer = () => resolve(undefined))))
    const refreshed = session.refresh()
    await vi.waitFor(() => expect(untilServed).toHaveBeenCalledOnce())
    expect(session.store.get().status).toBe('authenticated')
    answer()
    expect((await refreshed).status).toBe('authenticated')
    expect(onEnded).not.toHaveBeenCalled()
  })

  it.each([
    ['another person', { ...user, id: 'u2', username: 'democreator' }],
    ['the same person in another role', { ...user, userType: 'Creator' }],
    ['the same person in another company', { ...user, company: { ...user.company, id: 'c2' } }],
    ['the same person in no company', { ...user, company: null }],
  ])('the page reloads and keeps no data of the previous user if %s is signed in', async (_, other) => {
    const { session, onEnded } = setup({ user }, { user: other })
    await session.refresh()
    await session.refresh()
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('ended')
    expect(session.store.get()).toMatchObject({
      user: { id: 'u1', userType: 'Company', company: { id: 'c1' } },
    })
  })

  it('a changed display name updates the page without a reload', async () => {
    const { session, onEnded } = setup({ user }, { user: { ...user, displayName: 'Northlight Games' } })
    await session.refresh()
    await session.refresh()
    expect(onEnded).not.toHaveBeenCalled()
    expect(session.store.get()).toMatchObject({ user: { displayName: 'Northlight Games' } })
  })

  it('two requests for the session at the same time are sent as one', async () => {
    const { session, fetchSession } = setup({ user })
    await Promise.all([session.refresh(), session.refresh()])
    expect(fetchSession).toHaveBeenCalledOnce()
  })

  it('the session store notifies other tabs of a change, but not if it only read the session again', async () => {
    const { session, postMessage } = setup({ user })
    await session.refresh()
    expect(postMessage).not.toHaveBeenCalled()
    await session.changed()
    expect(postMessage).toHaveBeenCalledOnce()
  })

  it('parts of the page that use the session are notified only if the session has changed', async () => {
    const { session } = setup({ user })
    await session.refresh()
    const reader = vi.fn()
    session.store.subscribe(reader)
    await session.refresh()
    expect(reader).not.toHaveBeenCalled()
  })
})

it('a session whose user has an unknown type is refused', () => {
  expect(parseSession({ user: { ...user, userType: 'Admin' } }).status).toBe('unauthenticated')
  expect(parseSession({ user: { ...user, userType: 'Creator' } }).status).toBe('authenticated')
})
