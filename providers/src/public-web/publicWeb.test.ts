import { createServer, type Server } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPublicWeb, isPublicAddress, NotFetched } from './index.ts'

let server: Server
let origin: string

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/to-metadata')
      return response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end()
    if (request.url === '/in-circles') return response.writeHead(302, { location: '/in-circles' }).end()
    if (request.url === '/huge') return response.end(Buffer.alloc(3 * 1024 * 1024))
    if (request.url === '/gone') return response.writeHead(404).end()
    response.end('secret')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

describe('fetching URLs that users enter', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.100.100.200',
    '0.0.0.0',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    'ff02::1',
    'fec0::1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2001:0:7f00:1::',
    '2002:7f00:1::',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '192.0.0.8',
    'fe80::1%eth0',
    'not an address',
  ])('the IP address %s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['93.184.215.14', '1.1.1.1', '2606:4700::1111'])('the IP address %s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    'http://localhost/',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://127.0.0.1:22/',
    'ftp://93.184.215.14/',
    'file:///etc/passwd',
    'http://user:password@93.184.215.14/',
  ])('fetching the URL %s is refused', async (address) => {
    await expect(createPublicWeb(null).fetchText(address)).rejects.toBeInstanceOf(NotFetched)
  })

  it.each([
    ['a host name of this machine', ['127.0.0.1']],
    ['a host name of an internal machine, by IPv6', ['fd00::7']],
    ['a host name with a public and an internal IP address', ['93.184.215.14', '10.0.0.1']],
    ['a host name without an IP address', []],
  ])('fetching %s is refused', async (_, addresses) => {
    const lookup: LookupFunction = (_name, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    await expect(createPublicWeb(null, lookup).fetchText('http://feeds.example/')).rejects.toThrow(
      'feeds.example is not a public address',
    )
  })

  it('fetching refuses redirects to internal addresses, redirect loops and large responses', async () => {
    const web = createPublicWeb(origin)
    expect(await web.fetchText(`${origin}/`)).toBe('secret')
    await expect(web.fetchText(`${origin}/to-metadata`)).rejects.toThrow(
      '169.254.169.254 is not a public address',
    )
    await expect(web.fetchText(`${origin}/in-circles`)).rejects.toThrow('redirects too often')
    await expect(web.fetchText(`${origin}/huge`)).rejects.toThrow('too large')
    await expect(web.fetchText(`${origin}/gone`)).rejects.toThrow('404')
    await expect(createPublicWeb(null).fetchText(`${origin}/`)).rejects.toBeInstanceOf(NotFetched)
  })
})
