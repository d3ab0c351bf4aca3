import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { createHook } from '../testing.ts'
import { authenticator, bearer, claims, key, namespace, refusal, sign } from './testing.ts'

describe('choosing between several JWT secrets', () => {
  const other = 'o'.repeat(32)
  const both = (...configs: readonly object[]) =>
    authenticator(undefined, {
      HASURA_GRAPHQL_JWT_SECRETS: JSON.stringify(
        configs.map((config, at) => ({ type: 'HS256', key: at === 0 ? key : other, ...config })),
      ),
    })

  test('if there are several JWT secrets, a token is checked with the secret of its issuer', async () => {
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

  test('if there are several JWT secrets, a token is checked with the secret for its place in the request', async () => {
    const who = both({ header: { type: 'Cookie', name: 'one' } }, {})
    const cookie = `one=${await sign({ [namespace]: claims })}`
    expect(await who({ cookie })).toMatchObject({ role: 'user' })
    expect(await who(await bearer({ [namespace]: claims }, other))).toMatchObject({ role: 'user' })
    expect((await refusal(who({ cookie, ...(await bearer({ [namespace]: claims }, other)) })))[1]).toContain(
      'Multiple JWTs found',
    )
  })
})

describe('fetching keys from jwk_url', async () => {
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

  test('the keys at jwk_url are fetched once and used for many tokens', async () => {
    await publish(0)
    const who = authenticator({ jwk_url: hook.url })
    const authorization = `Bearer ${await signWith(0)}`
    expect(await who({ authorization })).toMatchObject({ role: 'user' })
    expect(await who({ authorization: `Bearer ${await signWith(0)}` })).toMatchObject({ role: 'user' })
    expect(hook.received).toHaveLength(1)
    expect((await refusal(who({ authorization: `Bearer ${await signWith(1)}` })))[0]).toBe('invalid-jwt')
  })

  test('the engine starts even if jwk_url is unreachable', async () => {
    const who = authenticator({ jwk_url: 'http://127.0.0.1:9/' })
    expect((await refusal(who({ authorization: `Bearer ${await signWith(0)}` })))[0]).toBe('invalid-jwt')
  })
})
