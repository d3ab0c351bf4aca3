import { describe, expect, test } from 'vitest'
import { readSettings, userAgent } from '../settings.ts'
import { createHook } from '../testing.ts'
import { createAuthenticate } from './authenticate.ts'
import { authenticator, refusal } from './testing.ts'

describe('an authentication webhook', () => {
  test('an authentication webhook gets the relevant headers and returns the session', async () => {
    const hook = await createHook((request) =>
      request.headers.token === 'good'
        ? {
            body: JSON.stringify({
              'X-Hasura-Role': 'user',
              'X-Hasura-User-Id': '5',
              'X-Hasura-Admin-Secret': 'geheim',
              'Cache-Control': 'no-transform, max-age=60',
              Expires: 'Thu, 01 Jan 2026 00:00:00 GMT',
            }),
          }
        : { status: request.headers.token === undefined ? 401 : 200, body: '{"a":"1"}' },
    )
    const who = authenticator(undefined, { HASURA_GRAPHQL_AUTH_HOOK: hook.url })
    const session = await who({ token: 'good', 'user-agent': 'x', host: 'y', upgrade: 'websocket' })
    expect(session).toMatchObject({
      role: 'user',
      variables: { 'x-hasura-role': 'user', 'x-hasura-user-id': '5' },
    })
    expect(session.variables).not.toHaveProperty('x-hasura-admin-secret')
    expect(session.expiresAt).toBeGreaterThan(Date.now())
    expect(hook.received[0]?.headers['user-agent']).toBe(userAgent)
    expect(await refusal(who({}))).toEqual([
      'access-denied',
      'Authentication hook unauthorized this request',
      401,
    ])
    expect(await refusal(who({ token: 'odd' }))).toEqual([
      'invalid-params',
      '"x-hasura-role" not found in session variables',
      400,
    ])
    await hook.close()
    expect(await refusal(who({ token: 'good' }))).toEqual([
      'unexpected',
      'webhook authentication request failed',
      500,
    ])
  })

  test('a session from an authentication webhook ends at its `Expires` date, in the only format that Hasura reads', async () => {
    let expires = ''
    const hook = await createHook(() => ({
      body: JSON.stringify({ 'X-Hasura-Role': 'user', Expires: expires, 'Cache-Control': 'maxage=3' }),
    }))
    const who = authenticator(undefined, { HASURA_GRAPHQL_AUTH_HOOK: hook.url })
    expires = 'Fri, 01 Jan 2100 00:00:00 GMT'
    expect((await who({ a: '1' })).expiresAt).toBe(Date.parse('2100-01-01T00:00:00Z'))
    expires = 'Fri, 01 01 2100 00:00:00 UTC'
    expect((await who({ a: '1' })).expiresAt).toBeUndefined()
    await hook.close()
  })

  test.each([
    ['{', /^Invalid response from authorization hook: Error in \$: /],
    [
      '[]',
      'Invalid response from authorization hook: Error in $: parsing HashMap ~Text failed, expected Object, but encountered Array',
    ],
    [
      '{"X-Hasura-Role":"user","X-Hasura-User-Id":5}',
      'Invalid response from authorization hook: Error in $.X-Hasura-User-Id: parsing Text failed, expected String, but encountered Number',
    ],
  ])("the authentication webhook's response %s is rejected", async (body, message) => {
    const hook = await createHook(() => ({ body }))
    const who = authenticator(undefined, { HASURA_GRAPHQL_AUTH_HOOK: hook.url })
    const [code, told, status] = await refusal(who({}))
    expect([code, status]).toEqual(['unexpected', 500])
    expect(told).toMatch(message)
    await hook.close()
  })

  test('a POST authentication webhook receives the headers with the request, or only the headers', async () => {
    const hook = await createHook(() => ({ body: '{"x-hasura-role":"user"}' }))
    const environment = { HASURA_GRAPHQL_AUTH_HOOK: hook.url, HASURA_GRAPHQL_AUTH_HOOK_MODE: 'POST' }
    const ask = (extra: Readonly<Record<string, string>>, request: unknown) =>
      createAuthenticate(
        readSettings({ HASURA_GRAPHQL_ADMIN_SECRET: 's', ...environment, ...extra }).auth,
      ).authenticate({ token: 'a' }, request)
    await ask({}, { query: '{ a }', operationName: undefined })
    await ask({}, undefined)
    await ask({ HASURA_GRAPHQL_AUTH_HOOK_SEND_REQUEST_BODY: 'false' }, { query: '{ a }' })
    expect(hook.received.map(({ body }) => body)).toEqual([
      { headers: { token: 'a' }, request: { query: '{ a }' } },
      { headers: { token: 'a' }, request: null },
      { headers: { token: 'a' } },
    ])
    await hook.close()
  })
})
