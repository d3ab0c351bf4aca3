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

describe("finding the client's IP address", () => {
  it("without a trusted proxy, the client's IP address is the address of the connection", () => {
    expect(addressOf('203.0.113.9', undefined, 'loopback')).toBe('203.0.113.9')
    expect(addressOf('203.0.113.9', '6.6.6.6', 'loopback')).toBe('203.0.113.9')
  })

  it("the client's IP address is the one that the nearest trusted proxy saw, even if the visitor adds others", () => {
    expect(addressOf('127.0.0.1', '6.6.6.6, 203.0.113.9', 'loopback')).toBe('203.0.113.9')
    expect(addressOf('127.0.0.1', '6.6.6.6, 203.0.113.9, 10.1.2.3', 'loopback, uniquelocal')).toBe(
      '203.0.113.9',
    )
  })

  it("if all addresses of a request are trusted proxies, the client's IP address is the farthest one", () => {
    expect(addressOf('127.0.0.1', '10.0.0.1, 10.0.0.2', 'loopback, uniquelocal')).toBe('10.0.0.1')
  })
})
