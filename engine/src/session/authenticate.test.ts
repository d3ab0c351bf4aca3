import { generateKeyPairSync } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import type { EngineError } from '../errors.ts'
import { readSettings } from '../settings.ts'
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
              'X-Hasura-User-Id': 5,
              'Cache-Control': 'max-age=60',
            }),
          }
        : { status: request.headers.token === undefined ? 401 : 200, body: '{"a":1}' },
    )
    const who = authenticator(undefined, { HASURA_GRAPHQL_AUTH_HOOK: hook.url })
    const session = await who({ token: 'good', 'user-agent': 'x', host: 'y' })
    expect(session).toMatchObject({
      role: 'user',
      variables: { 'x-hasura-role': 'user', 'x-hasura-user-id': '5' },
    })
    expect(session.expiresAt).toBeGreaterThan(Date.now())
    expect(hook.received[0]?.headers['user-agent']).not.toBe('x')
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
})
