import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endSlowClients } from './slowClients.ts'

const PATIENCE_MS = 100
let hurried: Server
let patient: Server

const startServer = async (bodyMs?: number): Promise<Server> => {
  const server = createServer((request, response) => {
    request.on('data', () => undefined).on('end', () => response.end('done'))
  })
  endSlowClients(server, bodyMs)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

beforeAll(async () => {
  hurried = await startServer(PATIENCE_MS)
  patient = await startServer()
})
afterAll(() => {
  for (const server of [hurried, patient]) {
    server.closeAllConnections()
    server.close()
  }
})

/** Announces ten bytes, sends one byte first and the rest later. */
const sendSlowly = (server: Server, path: string, restAfterMs: number): Promise<string> =>
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

it('a client that does not finish sending its request is disconnected', async () => {
  expect(await sendSlowly(hurried, '/api/gql', 600_000)).toBe('HTTP/1.1 408 Request Timeout')
})

it('a client that sends its request in several pieces gets a response', async () => {
  expect(await sendSlowly(patient, '/api/gql', PATIENCE_MS)).toBe('HTTP/1.1 200 OK')
})

it('clients that upload files get more time', async () => {
  expect(await sendSlowly(hurried, '/api/uploads/archives', 5 * PATIENCE_MS)).toBe('HTTP/1.1 200 OK')
})
