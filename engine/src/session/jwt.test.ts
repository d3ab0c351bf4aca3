import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { createAuthenticate } from './authenticate.ts'
import { authenticator, bearer, claims, hs, namespace, refusal, sign } from './testing.ts'

describe('reading a session from JSON Web Tokens', () => {
  test('a token gives its default role or a requested allowed role, and other session headers are ignored', async () => {
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
      'for another audience',
      { audience: 'us' },
      { [namespace]: claims, aud: 'them' },
      'invalid-jwt',
      'Could not verify JWT: JWTNotInAudience',
    ],
    [
      'from another issuer',
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
      'with claims as text instead of an object',
      {},
      { [namespace]: JSON.stringify(claims) },
      'jwt-invalid-claims',
      'expecting a json object when claims_format is json',
    ],
    [
      'with claims as an object instead of text',
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
      'with one role instead of a list of roles',
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
      'with null for a mapped claim, even if the claim has a default',
      { claims_map: mapped({ 'x-hasura-user-id': { path: '$.sub', default: '5' } }) },
      { sub: null },
      'jwt-invalid-claims',
      'x-hasura-* claims: parsing Text failed, expected String, but encountered Null',
    ],
    [
      'with claims that are not JSON',
      { claims_format: 'stringified_json', claims_namespace_path: "$.hasura['claims%']" },
      { hasura: { 'claims%': 'x' } },
      'jwt-invalid-claims',
      `expecting stringified json at: 'claims_namespace_path $.hasura["claims%"]', but found: x`,
    ],
    [
      'without the required audience',
      { audience: ['us', 'you'] },
      { [namespace]: claims },
      'invalid-jwt',
      'Could not verify JWT: JWTNotInAudience',
    ],
  ]
  test.each(faults)(
    "a JSON Web Token is refused with Hasura's error message: %s",
    async (_, config, payload, code, message) => {
      expect(await refusal(authenticator({ ...hs, ...config })(await bearer(payload)))).toEqual([
        code,
        message,
        400,
      ])
    },
  )

  test('a JSON Web Token that has another key, is malformed or is missing is refused', async () => {
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

  test('a JSON Web Token signed with "none", or with the public key as a secret, is refused', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const pem = String(publicKey.export({ type: 'spki', format: 'pem' }))
    const who = authenticator({ type: 'RS256', key: pem })
    expect((await refusal(who(await bearer({ [namespace]: claims }, pem))))[0]).toBe('invalid-jwt')
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const none = `${part({ alg: 'none' })}.${part({ [namespace]: claims })}.`
    expect((await refusal(who({ authorization: `Bearer ${none}` })))[0]).toBe('invalid-jwt')
  })

  test('a JSON Web Token is accepted within the allowed clock skew after it has expired, and then its session ends', async () => {
    const exp = now - 10
    const session = await authenticator({ ...hs, allowed_skew: 60 })(
      await bearer({ [namespace]: claims, exp }),
    )
    expect(session.expiresAt).toBe((exp + 60) * 1000)
  })

  test('a JSON Web Token is read from a cookie or a custom header, and its claims can be renamed with a map', async () => {
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

describe('claims of a JSON Web Token', () => {
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
  ])('the engine finds the claims of a JSON Web Token with the setting %j', async (config, payload) => {
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
])('/v1alpha1/config shows the JWT setting %j as %j', (config, shown) => {
  const environment = {
    HASURA_GRAPHQL_ADMIN_SECRET: 's',
    HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({ ...hs, ...config }),
  }
  const { verifiers } = createAuthenticate(readSettings(environment).auth)
  expect(verifiers.map((verifier) => verifier.config.shown)).toEqual([shown])
})
