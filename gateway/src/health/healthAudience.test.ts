import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { createHealthAudience } from './healthAudience.ts'

const SECRET = 'an-admin-secret'

const asks = (remoteAddress: string, headers: Record<string, string> = {}): boolean =>
  createHealthAudience(SECRET)({ socket: { remoteAddress }, headers } as unknown as IncomingMessage)

it.each([
  ['this machine', '127.0.0.1', {}],
  ['this machine over IPv6', '::1', {}],
  ['this machine over IPv4 mapped to IPv6', '::ffff:127.0.0.1', {}],
  ['this machine through its own proxy', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1, ::1' }],
  ['an admin on any machine', '203.0.113.7', { 'x-hasura-admin-secret': SECRET }],
])('the health check shows %s the state of every component', (_, address, headers) => {
  expect(asks(address, headers)).toBe(true)
})

it.each([
  ['a visitor from the internet', '203.0.113.7', {}],
  ['a machine on a private network', '10.0.0.7', {}],
  ['a visitor through a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }],
  [
    'a visitor who forges a local address before a proxy on this machine',
    '127.0.0.1',
    { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' },
  ],
  [
    'a visitor from another machine who forges a local address',
    '10.0.0.7',
    { 'x-forwarded-for': '127.0.0.1' },
  ],
  ['a proxy with a Forwarded header', '127.0.0.1', { forwarded: 'for=203.0.113.7' }],
  ['a proxy with an X-Real-IP header', '127.0.0.1', { 'x-real-ip': '203.0.113.7' }],
  ['a caller with an invalid address', '127.0.0.1', { 'x-forwarded-for': 'localhost' }],
  ['a visitor with a wrong admin secret', '203.0.113.7', { 'x-hasura-admin-secret': 'guess' }],
])('the health check shows %s only the overall state', (_, address, headers) => {
  expect(asks(address, headers)).toBe(false)
})

it('if no admin secret is set, the health check shows no caller what only admins can see', () => {
  const request = { socket: { remoteAddress: '203.0.113.7' }, headers: { 'x-hasura-admin-secret': '' } }
  expect(createHealthAudience(undefined)(request as unknown as IncomingMessage)).toBe(false)
})
