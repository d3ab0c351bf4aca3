import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endSlowClients } from './slowClients.ts'

let server: Server

beforeAll(async () => {
  server = createServer((request, response) => {
    request.on('data', () => undefined).on('end', () => response.end('done'))
  })
  endSlowClients(server, 600)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Announces ten bytes, sends one, and the rest after a while. */
const sendSlowly = (path: string, restAfterMs: number): Promise<string> =>
  new Promise((resolve) => {
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 10\r\n\r\n1`)
    const timer = setTimeout(() => socket.write('234567890'), restAfterMs)
    socket.on('data', (piece) => {
      heard += piece.toString()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(heard.split('\r\n')[0] ?? '')
    })
  })

it('gives up on who does not finish a request, but lets uploads take their time', async () => {
  expect(await sendSlowly('/api/gql', 10_000)).toBe('HTTP/1.1 408 Request Timeout')
  expect(await sendSlowly('/api/gql', 20)).toBe('HTTP/1.1 200 OK')
  expect(await sendSlowly('/api/uploads/archive', 1_000)).toBe('HTTP/1.1 200 OK')
})
