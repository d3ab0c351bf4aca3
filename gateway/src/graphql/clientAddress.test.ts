import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { clientAddress, createTrust } from './clientAddress.ts'

const addressOf = (nearest: string, forwarded: string | undefined, proxies: string): string | undefined => {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: nearest })
  const request = new IncomingMessage(socket)
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return clientAddress(request, createTrust(proxies))
}

describe("the client's address", () => {
  it("without a trusted proxy, the client's address is the connection's, whatever the request claims", () => {
    expect(addressOf('203.0.113.9', undefined, 'loopback')).toBe('203.0.113.9')
    expect(addressOf('203.0.113.9', '6.6.6.6', 'loopback')).toBe('203.0.113.9')
  })

  it("the client's address is what the nearest trusted proxy saw, not what the visitor added", () => {
    expect(addressOf('127.0.0.1', '6.6.6.6, 203.0.113.9', 'loopback')).toBe('203.0.113.9')
    expect(addressOf('127.0.0.1', '6.6.6.6, 203.0.113.9, 10.1.2.3', 'loopback, uniquelocal')).toBe(
      '203.0.113.9',
    )
  })

  it("the client's address is the farthest hop if all hops are trusted proxies", () => {
    expect(addressOf('127.0.0.1', '10.0.0.1, 10.0.0.2', 'loopback, uniquelocal')).toBe('10.0.0.1')
  })
})
