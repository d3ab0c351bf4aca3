import { generateKeyPairSync } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import type { EngineError } from '../errors.ts'
import { readSettings, userAgent } from '../settings.ts'
import { createHook } from '../testing.ts'
import { createAuthenticate } from './authenticate.ts'
import type { Session } from './session.ts'

const key = 'k'.repeat(32)
const namespace = 'https://hasura.io/jwt/claims'
const claims = {
  'x-hasura-allowed-roles': ['user', 'editor'],
  'x-hasura-default-role': 'user',
  'x-hasura-user-id': '7',
}

function authenticator(
  secret: Readonly<Record<string, unknown>> | undefined,
  extra: Readonly<Record<string, string>> = {},
) {
  const environment = {
    HASURA_GRAPHQL_ADMIN_SECRET: 'adminsecret',
    ...(secret && { HASURA_GRAPHQL_JWT_SECRET: JSON.stringify(secret) }),
    ...extra,
  }
  const { authenticate } = createAuthenticate(readSettings(environment).auth)
  return async (headers: Readonly<Record<string, string>>): Promise<Session> => {
    const who = await authenticate(headers)
    return 'session' in who ? who.session : who
  }
}

const hs = { type: 'HS256', key }

function sign(payload: Readonly<Record<string, unknown>>, secret = key) {
  return new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret))
}

const bearer = async (payload: Readonly<Record<string, unknown>>, secret = key) => ({
  authorization: `Bearer ${await sign(payload, secret)}`,
})

async function refusal(work: Promise<unknown>): Promise<readonly [string, string, number]> {
  try {
    await work
  } catch (error) {
    const { code, message, status } = error as EngineError
    return [code, message, status]
  }
  throw new Error('was let in')
}

describe('the admin secret', () => {
  test('makes the admin, with any role and variables asked for', async () => {
    const who = authenticator(undefined)
    expect(await who({ 'x-hasura-admin-secret': 'adminsecret' })).toEqual({
      role: 'admin',
      variables: { 'x-hasura-role': 'admin' },
      trusted: true,
      backendOnly: false,
    })
    const asUser = {
      'x-hasura-admin-secret': 'adminsecret',
      'x-hasura-role': 'user',
      'x-hasura-user-id': '1',
    }
    expect(await who(asUser)).toMatchObject({
      role: 'user',
      variables: { 'x-hasura-role': 'user', 'x-hasura-user-id': '1' },
    })
  })

  test('decides alone when it is sent, and wrong or absent refuses', async () => {
    const who = authenticator(hs)
    const both = { 'x-hasura-admin-secret': 'wrong', ...(await bearer({ [namespace]: claims })) }
    expect(await refusal(who(both))).toEqual([
      'access-denied',
      'invalid "x-hasura-admin-secret"/"x-hasura-access-key"',
      401,
    ])
    expect(await refusal(authenticator(undefined)({}))).toEqual([
      'access-denied',
      '"x-hasura-admin-secret"/"x-hasura-access-key" required, but not found',
      401,
    ])
  })

  test('opens backend-only fields with their header alone', async () => {
    const who = authenticator(undefined)
    const header = 'x-hasura-use-backend-only-permissions'
    expect(await who({ 'x-hasura-admin-secret': 'adminsecret', [header]: 'TRUE' })).toMatchObject({
      backendOnly: true,
    })
    const [code, message] = await refusal(who({ 'x-hasura-admin-secret': 'adminsecret', [header]: 'maybe' }))
    expect([code, message]).toEqual(['bad-request', expect.stringContaining('Not a valid boolean text')])
  })
})

describe('the unauthorized role', () => {
  test('is what a request without proof gets, with its own variables but not its own role', async () => {
    const who = authenticator(hs, { HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous' })
    expect(await who({ 'x-hasura-role': 'editor', 'x-hasura-x': '1' })).toMatchObject({
      role: 'anonymous',
      variables: { 'x-hasura-role': 'anonymous', 'x-hasura-x': '1' },
      trusted: false,
    })
  })
})

describe('a token', () => {
  test('gives its default role, or an allowed one that is asked for; other headers are ignored', async () => {
    const who = authenticator(hs)
    const header = await bearer({ [namespace]: claims })
    expect(await who(header)).toMatchObject({
      role: 'user',
      variables: { 'x-hasura-role': 'user', 'x-hasura-user-id': '7' },
    })
    expect(await who({ ...header, 'x-hasura-role': 'editor', 'x-hasura-user-id': '9' })).toMatchObject({
      role: 'editor',
      variables: { 'x-hasura-role': 'editor', 'x-hasura-user-id': '7' },
    })
    expect(await refusal(who({ ...header, 'x-hasura-role': 'admin' }))).toEqual([
      'access-denied',
      'Your requested role is not in allowed roles',
      400,
    ])
  })

  const now = Math.floor(Date.now() / 1000)
  const mapped = (changes: object) => ({
    'x-hasura-allowed-roles': ['user'],
    'x-hasura-default-role': 'user',
    ...changes,
  })
  const faults: readonly (readonly [
    string,
    Record<string, unknown>,
    Record<string, unknown>,
    string,
    string,
  ])[] = [
    [
      'expired',
      {},
      { [namespace]: claims, exp: now - 10 },
      'invalid-jwt',
      'Could not verify JWT: JWTExpired',
    ],
    [
      'not yet valid',
      {},
      { [namespace]: claims, nbf: now + 60 },
      'invalid-jwt',
      'Could not verify JWT: JWTNotYetValid',
    ],
    [
      'for others',
      { audience: 'us' },
      { [namespace]: claims, aud: 'them' },
      'invalid-jwt',
      'Could not verify JWT: JWTNotInAudience',
    ],
    [
      'from others',
      { issuer: 'us' },
      { [namespace]: claims, iss: 'them' },
      'invalid-jwt',
      'Could not verify JWT: JWTNotInIssuer',
    ],
    ['without claims', {}, {}, 'jwt-invalid-claims', "claims key: 'https://hasura.io/jwt/claims' not found"],
    [
      'without claims at the path',
      { claims_namespace_path: '$.a.b' },
      { a: {} },
      'jwt-invalid-claims',
      "claims not found at claims_namespace_path: '$.a.b'",
    ],
    [
      'with claims as text',
      {},
      { [namespace]: JSON.stringify(claims) },
      'jwt-invalid-claims',
      'expecting a json object when claims_format is json',
    ],
    [
      'with claims not as text',
      { claims_format: 'stringified_json' },
      { [namespace]: claims },
      'jwt-invalid-claims',
      'expecting a string when claims_format is stringified_json',
    ],
    [
      'without roles',
      {},
      { [namespace]: { 'x-hasura-default-role': 'user' } },
      'jwt-missing-role-claims',
      'JWT claim does not contain "x-hasura-allowed-roles"',
    ],
    [
      'with one role in place of a list',
      {},
      { [namespace]: { ...claims, 'x-hasura-allowed-roles': 'user' } },
      'jwt-invalid-claims',
      'invalid "x-hasura-allowed-roles"; should be a list of roles: parsing [] failed, expected Array, but encountered String',
    ],
    [
      'with a number as a variable',
      {},
      { [namespace]: { ...claims, 'x-hasura-user-id': 7 } },
      'jwt-invalid-claims',
      'x-hasura-* claims: parsing Text failed, expected String, but encountered Number',
    ],
    [
      'without a mapped claim',
      {
        claims_map: {
          'x-hasura-allowed-roles': ['user'],
          'x-hasura-default-role': 'user',
          'x-hasura-user-id': { path: '$.sub' },
        },
      },
      {},
      'jwt-invalid-claims',
      'JWT claim from claims_map, "x-hasura-user-id" not found',
    ],
    [
      'without mapped roles',
      { claims_map: mapped({ 'x-hasura-allowed-roles': { path: '$.roles' } }) },
      {},
      'jwt-missing-role-claims',
      'JWT claim does not contain "x-hasura-allowed-roles"',
    ],
    [
      'with null where a claim is mapped, whatever its default',
      { claims_map: mapped({ 'x-hasura-user-id': { path: '$.sub', default: '5' } }) },
      { sub: null },
      'jwt-invalid-claims',
      'x-hasura-* claims: parsing Text failed, expected String, but encountered Null',
    ],
    [
      'with claims that are no JSON',
      { claims_format: 'stringified_json', claims_namespace_path: "$.hasura['claims%']" },
      { hasura: { 'claims%': 'x' } },
      'jwt-invalid-claims',
      `expecting stringified json at: 'claims_namespace_path $.hasura["claims%"]', but found: x`,
    ],
    [
      'without audience where one is asked for',
      { audience: ['us', 'you'] },
      { [namespace]: claims },
      'invalid-jwt',
      'Could not verify JWT: JWTNotInAudience',
    ],
  ]
  test.each(faults)('%s is refused in Hasura’s words', async (_, config, payload, code, message) => {
    expect(await refusal(authenticator({ ...hs, ...config })(await bearer(payload)))).toEqual([
      code,
      message,
      400,
    ])
  })

  test('of another key, of no form, or in no header is refused', async () => {
    const who = authenticator(hs)
    expect(await refusal(who(await bearer({ [namespace]: claims }, 'x'.repeat(32))))).toEqual([
      'invalid-jwt',
      'Could not verify JWT: JWSError JWSInvalidSignature',
      400,
    ])
    const [code, message] = await refusal(who({ authorization: 'Bearer abc' }))
    expect([code, message]).toEqual([
      'invalid-jwt',
      expect.stringMatching(/^Could not verify JWT: JWSError \(/),
    ])
    expect(await refusal(who({ authorization: 'Basic abc' }))).toEqual([
      'invalid-headers',
      'Malformed Authorization header',
      400,
    ])
    expect(await refusal(who({}))).toEqual([
      'invalid-headers',
      "Missing 'Authorization' or 'Cookie' header in JWT authentication mode",
      400,
    ])
  })

  test('signed with "none" or with the public key as a secret is refused', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const pem = String(publicKey.export({ type: 'spki', format: 'pem' }))
    const who = authenticator({ type: 'RS256', key: pem })
    expect((await refusal(who(await bearer({ [namespace]: claims }, pem))))[0]).toBe('invalid-jwt')
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const none = `${part({ alg: 'none' })}.${part({ [namespace]: claims })}.`
    expect((await refusal(who({ authorization: `Bearer ${none}` })))[0]).toBe('invalid-jwt')
  })

  test('within the allowed skew is let in, and its session ends with it', async () => {
    const exp = now - 10
    const session = await authenticator({ ...hs, allowed_skew: 60 })(
      await bearer({ [namespace]: claims, exp }),
    )
    expect(session.expiresAt).toBe((exp + 60) * 1000)
  })

  test('is found in a cookie or a header of its own, and its claims through a map', async () => {
    const token = await sign({ roles: ['user'], sub: 'a' })
    const claims_map = {
      'x-hasura-allowed-roles': { path: '$.roles' },
      'x-hasura-default-role': { path: '$.none', default: 'user' },
      'x-hasura-user-id': { path: '$.sub' },
    }
    const cookie = authenticator({ ...hs, claims_map, header: { type: 'Cookie', name: 'jwt' } })
    expect(await cookie({ cookie: `a=b; jwt=${token}` })).toMatchObject({
      role: 'user',
      variables: { 'x-hasura-user-id': 'a' },
    })
    const custom = authenticator({ ...hs, claims_map, header: { type: 'CustomHeader', name: 'X-Jwt' } })
    expect(await custom({ 'x-jwt': token })).toMatchObject({ role: 'user' })
  })
})

describe('claims', () => {
  const object = { ...claims, 'x-hasura-user-id': '5' }
  test.each<[Record<string, unknown>, Record<string, unknown>]>([
    [{ claims_namespace_path: '$' }, object],
    [{ claims_namespace_path: '$.hasura_claims' }, { hasura_claims: object }],
    [{ claims_namespace_path: 'a.b[1]' }, { a: { b: [0, object] } }],
    [{ claims_namespace_path: `$.a['b"%']["c'"]` }, { a: { 'b"%': { "c'": object } } }],
    [{ claims_namespace: 'mine', claims_format: 'stringified_json' }, { mine: JSON.stringify(object) }],
    [
      {
        claims_map: {
          'X-Hasura-User-Id': { path: "$.['https://my.app/claims'].user.id", default: '9' },
          'x-hasura-allowed-roles': { path: '$.none', default: ['user', 'editor'] },
          'x-hasura-default-role': 'user',
          'not-a-variable': 'is passed over',
        },
      },
      { 'https://my.app/claims': { user: { id: '5' } } },
    ],
  ])('are found by %j', async (config, payload) => {
    expect(await authenticator({ ...hs, ...config })(await bearer(payload))).toMatchObject({
      role: 'user',
      variables: { 'x-hasura-role': 'user', 'x-hasura-user-id': '5' },
    })
  })
})

test.each([
  [{}, { claims_namespace: namespace, claims_format: 'json', claims_map: null }],
  [
    { claims_namespace_path: "a['b']", claims_format: 'stringified_json' },
    { claims_namespace: '$.a.b', claims_format: 'stringified_json', claims_map: null },
  ],
])('the configuration %j is shown as %j', (config, shown) => {
  const environment = {
    HASURA_GRAPHQL_ADMIN_SECRET: 's',
    HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({ ...hs, ...config }),
  }
  const { verifiers } = createAuthenticate(readSettings(environment).auth)
  expect(verifiers.map((verifier) => verifier.config.shown)).toEqual([shown])
})

describe('several secrets', () => {
  const other = 'o'.repeat(32)
  const both = (...configs: readonly object[]) =>
    authenticator(undefined, {
      HASURA_GRAPHQL_JWT_SECRETS: JSON.stringify(
        configs.map((config, at) => ({ type: 'HS256', key: at === 0 ? key : other, ...config })),
      ),
    })

  test('are told apart by the issuer that a token claims', async () => {
    const who = both({ issuer: 'a' }, { issuer: 'b' })
    const token = (iss: string | undefined, secret: string) => bearer({ [namespace]: claims, iss }, secret)
    expect(await who(await token('a', key))).toMatchObject({ role: 'user' })
    expect(await who(await token('b', other))).toMatchObject({ role: 'user' })
    expect(await refusal(who(await token('c', 'x'.repeat(32))))).toEqual([
      'invalid-jwt',
      'Could not verify JWT: JWTNotInIssuer',
      400,
    ])
    expect(await refusal(who(await token(undefined, key)))).toEqual([
      'invalid-headers',
      'Could not verify JWT: Multiple JWTs found',
      400,
    ])
  })

  test('are told apart by the place where the token stands', async () => {
    const who = both({ header: { type: 'Cookie', name: 'one' } }, {})
    const cookie = `one=${await sign({ [namespace]: claims })}`
    expect(await who({ cookie })).toMatchObject({ role: 'user' })
    expect(await who(await bearer({ [namespace]: claims }, other))).toMatchObject({ role: 'user' })
    expect((await refusal(who({ cookie, ...(await bearer({ [namespace]: claims }, other)) })))[1]).toContain(
      'Multiple JWTs found',
    )
  })
})

describe('keys behind a URL', async () => {
  const pairs = await Promise.all([1, 2].map(() => generateKeyPair('RS256', { extractable: true })))
  const published: object[] = []
  const hook = await createHook(() => ({ body: JSON.stringify({ keys: published }) }))
  afterAll(hook.close)
  const publish = async (index: number) => {
    const pair = pairs[index]
    if (pair)
      published.push({ ...(await exportJWK(pair.publicKey)), kid: String(index), alg: 'RS256', use: 'sig' })
  }
  const signWith = (index: number) => {
    const pair = pairs[index]
    if (!pair) throw new Error('no pair')
    return new SignJWT({ [namespace]: claims })
      .setProtectedHeader({ alg: 'RS256', kid: String(index) })
      .sign(pair.privateKey)
  }

  test('are fetched once for many tokens', async () => {
    await publish(0)
    const who = authenticator({ jwk_url: hook.url })
    const authorization = `Bearer ${await signWith(0)}`
    expect(await who({ authorization })).toMatchObject({ role: 'user' })
    expect(await who({ authorization: `Bearer ${await signWith(0)}` })).toMatchObject({ role: 'user' })
    expect(hook.received).toHaveLength(1)
    expect((await refusal(who({ authorization: `Bearer ${await signWith(1)}` })))[0]).toBe('invalid-jwt')
  })

  test('may be out of reach at the start', async () => {
    const who = authenticator({ jwk_url: 'http://127.0.0.1:9/' })
    expect((await refusal(who({ authorization: `Bearer ${await signWith(0)}` })))[0]).toBe('invalid-jwt')
  })
})

function claimsMap(changes: object) {
  const claims_map = { 'x-hasura-allowed-roles': ['user'], 'x-hasura-default-role': 'user', ...changes }
  return { HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({ ...hs, claims_map }) }
}

describe('settings that Hasura refuses at its start', () => {
  test.each([
    [
      { HASURA_GRAPHQL_ADMIN_SECRET: '', HASURA_GRAPHQL_JWT_SECRET: '{}' },
      'needs HASURA_GRAPHQL_ADMIN_SECRET',
    ],
    [
      { HASURA_GRAPHQL_JWT_SECRET: '{"type":"HS256","key":"short"}' },
      'Key size too small; should be atleast 32 characters',
    ],
    [{ HASURA_GRAPHQL_JWT_SECRET: '{}' }, 'needs key or jwk_url'],
    [{ HASURA_GRAPHQL_JWT_SECRET: 'no' }, 'HASURA_GRAPHQL_JWT_SECRET: not valid JSON'],
    [claimsMap({ 'x-hasura-default-role': { path: '$.a%' } }), 'x-hasura-default-role has no valid path'],
    [claimsMap({ 'x-hasura-allowed-roles': 'user' }), 'x-hasura-allowed-roles must be a list of strings'],
    [claimsMap({ 'x-hasura-user-id': 5 }), 'x-hasura-user-id must be a string'],
    [{ HASURA_GRAPHQL_CORS_DOMAIN: 'localhost:3000' }, "invalid domain: 'localhost:3000'"],
    [
      { HASURA_GRAPHQL_AUTH_HOOK: 'http://x', HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'a' },
      'excludes HASURA_GRAPHQL_AUTH_HOOK',
    ],
  ])('%j', (extra, message) => {
    expect(() => authenticator(undefined, extra)).toThrow(message)
  })
})

describe('an authentication webhook', () => {
  test('says who asks, from the headers that concern it', async () => {
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

  test('ends the session at its date, in the one form that Hasura reads', async () => {
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
  ])('that answers %s has answered nothing', async (body, message) => {
    const hook = await createHook(() => ({ body }))
    const who = authenticator(undefined, { HASURA_GRAPHQL_AUTH_HOOK: hook.url })
    const [code, told, status] = await refusal(who({}))
    expect([code, status]).toEqual(['unexpected', 500])
    expect(told).toMatch(message)
    await hook.close()
  })

  test('by POST hears of headers and request, or of headers alone', async () => {
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
