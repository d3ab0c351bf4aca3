import type { IncomingMessage } from 'node:http'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createDatabase, until } from '../testing.ts'
import { admin, claims, key, openAt, serve } from './testing.ts'

let database: Awaited<ReturnType<typeof createDatabase>>
beforeAll(async () => {
  database = await createDatabase()
})
afterAll(() => database?.drop())

describe('WebSockets from pages of other sites', () => {
  const refusedUpgrade = (at: string, origin: string) =>
    new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
      const socket = new WebSocket(at, 'graphql-transport-ws', { origin })
      socket.once('open', () => reject(new Error('was let in')))
      socket.on('error', () => {})
      socket.once('unexpected-response', (_, response: IncomingMessage) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) }),
        )
      })
    })
  const secret = { HASURA_GRAPHQL_ADMIN_SECRET: 's' }

  test('a page from a domain that CORS does not allow cannot open a WebSocket', async () => {
    const other = await serve(database.pool, {
      ...secret,
      HASURA_GRAPHQL_CORS_DOMAIN: 'https://*.example.com',
    })
    expect(await refusedUpgrade(other.url, 'https://evil.com')).toEqual({
      status: 400,
      body: {
        message: 'received origin header does not match configured CORS domains',
        extensions: { path: '$', code: 'access-denied' },
      },
    })
    const upgrade = { origin: 'https://a.example.com' }
    const one = await openAt(other.url, 'graphql-transport-ws', admin, upgrade)
    await until(() => one.types().includes('connection_ack'))
    one.socket.close()
    expect(
      await refusedUpgrade(other.url.replace('/v1/graphql', '/v1/other'), 'https://a.example.com'),
    ).toEqual({
      status: 404,
      body: {
        message: expect.stringContaining("only '/v1/graphql'"),
        extensions: { path: '$', code: 'not-found' },
      },
    })
    other.close()
  })

  test("a page's cookies are ignored if CORS is disabled, unless a setting enables them", async () => {
    const cookies = {
      ...secret,
      HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({
        type: 'HS256',
        key,
        header: { type: 'Cookie', name: 'jwt' },
      }),
      HASURA_GRAPHQL_DISABLE_CORS: 'true',
    }
    const token = await new SignJWT({ 'https://hasura.io/jwt/claims': claims })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(key))
    const cookie = `jwt=${token}`
    const closed = await serve(database.pool, cookies)
    const read = await serve(database.pool, { ...cookies, HASURA_GRAPHQL_WS_READ_COOKIE: 'true' })
    const ack = async (at: string, upgrade: Readonly<Record<string, string>>) => {
      const one = await openAt(at, 'graphql-ws', {}, upgrade)
      await until(() => one.types().includes('connection_ack') || one.closed.code !== undefined)
      const isIn = one.types().includes('connection_ack')
      one.socket.close()
      return isIn
    }
    const origin = 'https://evil.com'
    expect(await ack(closed.url, { cookie, origin })).toBe(false)
    expect(await ack(closed.url, { cookie })).toBe(true)
    expect(await ack(read.url, { cookie, origin })).toBe(true)
    closed.close()
    read.close()
  })
})
