import { createSocket, type RemoteInfo, type Socket as UdpSocket } from 'node:dgram'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Resolver } from 'node:dns'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, type LookupFunction, Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createPublicWeb } from './index.ts'

const PUBLIC = '93.184.215.14'
const URL_OF_NAME = 'http://feeds.example/'

let nameServer: UdpSocket
let resolver: Resolver
/** The name server's responses in order. The last one is repeated. */
let answers: string[] = []
let asked = 0
const attempts: string[] = []

/** Builds an A record that must not be cached. */
const answerTo = (question: Buffer, address: string): Buffer => {
  const header = Buffer.from(question.subarray(0, 12))
  header.writeUInt16BE(0x8400, 2)
  header.writeUInt16BE(1, 6)
  const name = question.subarray(12, question.indexOf(0, 12) + 5)
  const record = Buffer.from('c00c00010001000000000004', 'hex')
  return Buffer.concat([header, name, record, Buffer.from(address.split('.').map(Number))])
}

const lookup: LookupFunction = (name, _options, done) =>
  resolver.resolve4(name, (error, addresses) =>
    done(
      error,
      (addresses ?? []).map((address) => ({ address, family: 4 })),
    ),
  )

/** Records the target of each connection. No connection leaves this machine. */
const watch = (message: unknown): void => {
  if (typeof message !== 'object' || message === null) return
  const socket: unknown = Reflect.get(message, 'socket')
  if (!(socket instanceof Socket)) return
  socket.on('lookup', (error, address) => {
    if (error) return
    attempts.push(address)
    socket.destroy(new Error('stopped here'))
  })
}

beforeAll(async () => {
  nameServer = createSocket('udp4', (question: Buffer, sender: RemoteInfo) => {
    asked += 1
    const address = answers.length > 1 ? answers.shift() : answers[0]
    nameServer.send(answerTo(question, address ?? ''), sender.port, sender.address)
  })
  nameServer.bind(0, '127.0.0.1')
  await once(nameServer, 'listening')
  resolver = new Resolver({ timeout: 1_000, tries: 1 })
  resolver.setServers([`127.0.0.1:${nameServer.address().port}`])
  subscribe('net.client.socket', watch)
})
afterAll(() => {
  unsubscribe('net.client.socket', watch)
  nameServer.close()
})
beforeEach(() => {
  asked = 0
})
afterEach(() => {
  attempts.length = 0
})

it('a fetch connects to the IP address that was checked, even if the name server changes its answer later', async () => {
  answers = [PUBLIC, '127.0.0.1']
  await expect(createPublicWeb(null, lookup).fetchText(URL_OF_NAME)).rejects.toThrow('stopped here')
  expect(attempts).toEqual([PUBLIC])
  expect(asked).toBe(1)
})

it('the IP address of a host is checked again for every fetch', async () => {
  answers = [PUBLIC, '10.0.0.1']
  const web = createPublicWeb(null, lookup)
  await expect(web.fetchText(URL_OF_NAME)).rejects.toThrow('stopped here')
  await expect(web.fetchText(URL_OF_NAME)).rejects.toThrow('feeds.example is not a public address')
  expect(attempts).toEqual([PUBLIC])
})

it('the IP address of a host is checked again for every redirect', async () => {
  answers = ['169.254.169.254']
  const server = createServer((_request, response) =>
    response.writeHead(302, { location: URL_OF_NAME }).end(),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  try {
    await expect(createPublicWeb(origin, lookup).fetchText(`${origin}/feed`)).rejects.toThrow(
      'feeds.example is not a public address',
    )
    expect(asked).toBe(1)
    expect(attempts).toEqual([])
  } finally {
    server.close()
  }
})
