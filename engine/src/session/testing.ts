import { SignJWT } from 'jose'
import type { EngineError } from '../errors.ts'
import { readSettings } from '../settings.ts'
import { createAuthenticate } from './authenticate.ts'
import type { Session } from './session.ts'

export const key = 'k'.repeat(32)
export const namespace = 'https://hasura.io/jwt/claims'
export const claims = {
  'x-hasura-allowed-roles': ['user', 'editor'],
  'x-hasura-default-role': 'user',
  'x-hasura-user-id': '7',
}

export function authenticator(
  secret: Readonly<Record<string, unknown>> | undefined,
  extra: Readonly<Record<string, string>> = {},
) {
  const environment = {
    HASURA_GRAPHQL_ADMIN_SECRET: 'adminsecret',
    ...(secret && { HASURA_GRAPHQL_JWT_SECRET: JSON.stringify(secret) }),
    ...extra,
  }
  const { authenticate } = createAuthenticate(readSettings(environment).auth)
  return async (headers: Readonly<Record<string, string>>): Promise<Session> => authenticate(headers)
}

export const hs = { type: 'HS256', key }

export function sign(payload: Readonly<Record<string, unknown>>, secret = key) {
  return new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret))
}

export const bearer = async (payload: Readonly<Record<string, unknown>>, secret = key) => ({
  authorization: `Bearer ${await sign(payload, secret)}`,
})

export async function refusal(work: Promise<unknown>): Promise<readonly [string, string, number]> {
  try {
    await work
  } catch (error) {
    const { code, message, status } = error as EngineError
    return [code, message, status]
  }
  throw new Error('was let in')
}
