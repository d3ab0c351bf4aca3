import { describe, expect, test } from 'vitest'
import { authenticator, bearer, claims, hs, namespace, refusal } from './testing.ts'

describe('requests with the admin secret', () => {
  test('the admin secret gives the admin role, or any role and variables that the request names', async () => {
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

  test('a wrong or missing admin secret is refused, even with a valid token', async () => {
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

  test('fields that only a backend can use need the admin secret and an extra header', async () => {
    const who = authenticator(undefined)
    const header = 'x-hasura-use-backend-only-permissions'
    expect(await who({ 'x-hasura-admin-secret': 'adminsecret', [header]: 'TRUE' })).toMatchObject({
      backendOnly: true,
    })
    const [code, message] = await refusal(who({ 'x-hasura-admin-secret': 'adminsecret', [header]: 'maybe' }))
    expect([code, message]).toEqual(['bad-request', expect.stringContaining('Not a valid boolean text')])
  })
})

describe('requests in the unauthorized role', () => {
  test('a request without credentials gets the unauthorized role, and cannot choose a role', async () => {
    const who = authenticator(hs, { HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous' })
    expect(await who({ 'x-hasura-role': 'editor', 'x-hasura-x': '1' })).toMatchObject({
      role: 'anonymous',
      variables: { 'x-hasura-role': 'anonymous', 'x-hasura-x': '1' },
      trusted: false,
    })
  })
})

function claimsMap(changes: object) {
  const claims_map = { 'x-hasura-allowed-roles': ['user'], 'x-hasura-default-role': 'user', ...changes }
  return { HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({ ...hs, claims_map }) }
}

describe('refusing invalid authentication settings', () => {
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
    [{ HASURA_GRAPHQL_AUTH_HOOK: 'http://x' }, 'authentication webhooks are not supported'],
  ])('the engine refuses invalid authentication settings at startup: %j', (extra, message) => {
    expect(() => authenticator(undefined, extra)).toThrow(message)
  })
})
