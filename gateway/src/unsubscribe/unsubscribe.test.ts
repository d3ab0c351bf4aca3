import { randomUUID } from 'node:crypto'
import { sessions } from '@questboard/actions/testing'
import { createUnsubscribeTokens } from '@questboard/database'
import { errors, mailPreferenceNames } from '@questboard/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Gateway, startGateway } from '../testing/gateway.ts'

let gateway: Gateway
const userId: string = sessions.studioOwner['x-hasura-user-id']
const tokens = createUnsubscribeTokens('test-session-secret')
const tokenOf = (preference: string, of = userId) => tokens.make({ userId: of, preference })

beforeAll(async () => {
  gateway = await startGateway()
}, 60_000)
afterAll(() => gateway?.close())
beforeEach(() => gateway.services.pool.query('update notification_preference set company_messages = true'))

const stored = async (preference: string): Promise<unknown> => {
  const { rows } = await gateway.services.pool.query(
    `select ${preference} as value from notification_preference where user_id = $1`,
    [userId],
  )
  return rows[0]?.value
}

/** Requests like those of a mail program, without cookies, page or script. */
const oneClick = (token: string, method = 'POST') =>
  fetch(`${gateway.url}/unsubscribe/${token}`, {
    method,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...(method === 'POST' ? { body: 'List-Unsubscribe=One-Click' } : {}),
  })

const ask = (token: string) => fetch(`${gateway.url}/api/unsubscribe/${token}`)
const wish = (token: string, body: object) =>
  fetch(`${gateway.url}/api/unsubscribe/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('unsubscribing with one click', () => {
  it.each(Object.entries(mailPreferenceNames))(
    'one-click unsubscribe turns off %s and confirms that',
    async (preference, name) => {
      const answer = await oneClick(tokenOf(preference))
      expect([answer.status, answer.redirected]).toEqual([200, false])
      expect(await answer.text()).toBe(`You are now unsubscribed from ${name}.`)
      expect(await stored(preference)).toBe(preference.endsWith('summary') ? 'never' : false)
    },
  )

  it('one-click unsubscribe accepts multipart form data, and the request can be sent twice', async () => {
    const body = new FormData()
    body.set('List-Unsubscribe', 'One-Click')
    const url = `${gateway.url}/unsubscribe/${tokenOf('company_messages')}`
    for (const _time of [1, 2]) expect((await fetch(url, { method: 'POST', body })).status).toBe(200)
    expect(await stored('company_messages')).toBe(false)
  })

  it.each(['GET', 'HEAD'])(
    'a %s request, which mail scanners also send, does not unsubscribe',
    async (method) => {
      await oneClick(tokenOf('company_messages'), method)
      await ask(tokenOf('company_messages'))
      expect(await stored('company_messages')).toBe(true)
    },
  )

  it('one-click unsubscribe does not change the mails of other people', async () => {
    await oneClick(tokenOf('company_messages', sessions.user['x-hasura-user-id']))
    expect(await stored('company_messages')).toBe(true)
  })
})

describe('the unsubscribe page', () => {
  it('the unsubscribe page shows which mails are turned on or off', async () => {
    const answer = await ask(tokenOf('company_messages'))
    expect(await answer.json()).toEqual({ preference: 'company_messages', value: true })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['company_messages', 'off', false],
    ['company_messages', 'on', true],
    ['mission_status_summary', 'off', 'never'],
    ['mission_status_summary', 'daily', 'daily'],
    ['mission_status_summary', 'on', 'weekly'],
  ])(
    'a person can set the preference %s to %s on the unsubscribe page',
    async (preference, wanted, value) => {
      expect(await (await wish(tokenOf(preference), { wish: wanted })).json()).toEqual({ preference, value })
      expect(await stored(preference)).toBe(value)
    },
  )

  it.each([{ wish: 'daily' }, { wish: 'never' }, {}, { wish: 'off', userId: 'x' }])(
    'the unsubscribe page refuses the request %j',
    async (body) => {
      expect((await wish(tokenOf('company_messages'), body)).status).toBe(400)
      expect(await stored('company_messages')).toBe(true)
    },
  )
})

describe('opening an invalid unsubscribe link, or the link of a deleted account', () => {
  it.each([
    ['is not a token', 'nonsense'],
    [
      'was signed with another secret',
      createUnsubscribeTokens('another-secret').make({ userId, preference: 'company_messages' }),
    ],
    ['names an unknown preference', tokenOf('user_id')],
    ['names an unknown user', tokenOf('company_messages', randomUUID())],
  ])('a person gets a message of one sentence if an unsubscribe link %s', async (_why, token) => {
    expect(await (await ask(token)).json()).toBeNull()
    for (const answer of [await oneClick(token), await wish(token, { wish: 'off' })]) {
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual({
        message: errors['unsubscribe-link'],
        extensions: { code: 'unsubscribe-link' },
      })
    }
  })
})
