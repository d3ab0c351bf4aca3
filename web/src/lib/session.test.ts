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

describe('the session store (rules §4)', () => {
  it('is loading until the first fetch finishes', async () => {
    const { session } = setup({ user })
    expect(session.store.get().status).toBe('loading')
    await session.refresh()
    expect(session.store.get()).toMatchObject({ status: 'authenticated', user: { username: 'demostudio' } })
  })

  it('is unauthenticated when the answer holds nobody', async () => {
    const { session, onEnded } = setup({})
    await session.refresh()
    expect(session.store.get().status).toBe('unauthenticated')
    expect(onEnded).not.toHaveBeenCalled()
  })

  it('says so when a session ends, so that the page reloads', async () => {
    const { session, onEnded } = setup({ user }, {})
    await session.refresh()
    await session.refresh()
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('ended')
  })

  it('tells a failed refresh apart from an ended session', async () => {
    const { session, onEnded } = setup({ user }, null)
    await session.refresh()
    await session.refresh()
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('refreshFailed')
  })

  it('stays as it was while the server is away, and is read again once it answers', async () => {
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
  ])('keeps nothing of what it has read when %s is signed in: the page reloads', async (_, other) => {
    const { session, onEnded } = setup({ user }, { user: other })
    await session.refresh()
    await session.refresh()
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('ended')
    expect(session.store.get()).toMatchObject({
      user: { id: 'u1', userType: 'Company', company: { id: 'c1' } },
    })
  })

  it('draws anew without a reload what else changes of the account', async () => {
    const { session, onEnded } = setup({ user }, { user: { ...user, displayName: 'Northlight Games' } })
    await session.refresh()
    await session.refresh()
    expect(onEnded).not.toHaveBeenCalled()
    expect(session.store.get()).toMatchObject({ user: { displayName: 'Northlight Games' } })
  })

  it('asks once when asked twice at the same time', async () => {
    const { session, fetchSession } = setup({ user })
    await Promise.all([session.refresh(), session.refresh()])
    expect(fetchSession).toHaveBeenCalledOnce()
  })

  it('tells the other tabs about a change, but not about a mere refresh', async () => {
    const { session, postMessage } = setup({ user })
    await session.refresh()
    expect(postMessage).not.toHaveBeenCalled()
    await session.changed()
    expect(postMessage).toHaveBeenCalledOnce()
  })

  it('does not wake its readers when nothing changed', async () => {
    const { session } = setup({ user })
    await session.refresh()
    const reader = vi.fn()
    session.store.subscribe(reader)
    await session.refresh()
    expect(reader).not.toHaveBeenCalled()
  })
})

it('takes no user of an unknown kind', () => {
  expect(parseSession({ user: { ...user, userType: 'Admin' } }).status).toBe('unauthenticated')
  expect(parseSession({ user: { ...user, userType: 'Creator' } }).status).toBe('authenticated')
})
