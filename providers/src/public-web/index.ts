import { lookup as systemLookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { refuseInTransaction } from '@questboard/database/open-transactions'
import { isPublicAddress } from './addresses.ts'

export { isPublicAddress } from './addresses.ts'
export { type Article, type Feed, readFeed } from './feed.ts'

/** The reason why a URL from a user was not fetched. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched'
}

export type PublicWeb = {
  fetchText(url: string): Promise<string>
  /** Fetches a file as bytes. The caller must find out its type. */
  fetchBytes(url: string, mostBytes: number): Promise<Buffer>
}

const MOST_REDIRECTS = 3
const LARGEST_TEXT = 2 * 1024 * 1024
const PATIENCE_MS = 8_000
const PORTS = new Set(['', '80', '443'])

/**
 * Names are resolved and checked here, and the connection uses the checked IP address, so a changed DNS record cannot
 * lead to another IP address.
 */
const publicOnly =
  (lookup: LookupFunction): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0)
      const addresses = Array.isArray(found) ? found : []
      const first = addresses[0]
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new NotFetched(`${hostname} is not a public address`), '', 0)
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }

/** Fetches URLs from users without connecting to internal IP addresses. `alsoAllowed` is the sandbox's origin. */
export const createPublicWeb = (
  alsoAllowed: string | null,
  lookup: LookupFunction = systemLookup,
): PublicWeb => {
  const optionsFor = (url: URL): RequestOptions => {
    if (url.origin === alsoAllowed) return {}
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new NotFetched(`${url.protocol} addresses are not supported`)
    if (!PORTS.has(url.port)) throw new NotFetched(`port ${url.port} is not allowed`)
    if (url.username || url.password) throw new NotFetched('addresses with a password are not allowed')
    if (isIP(host) !== 0 && !isPublicAddress(host)) throw new NotFetched(`${host} is not a public address`)
    return { lookup: publicOnly(lookup) }
  }

  const get = (url: URL): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      refuseInTransaction(url.host)
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest
      const options = {
        ...optionsFor(url),
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: { 'user-agent': 'Questboard' },
      }
      send(url, options, resolve).on('error', reject).end()
    })

  const fetchWhole = async (address: string, mostBytes: number): Promise<Buffer> => {
    let url = new URL(address)
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const response = await get(url)
      const { statusCode = 0, headers } = response
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy()
        // The redirect's URL is checked like the first URL.
        url = new URL(headers.location, url)
        continue
      }
      if (statusCode !== 200) {
        response.destroy()
        throw new NotFetched(`the server answered ${statusCode}`)
      }
      return readWhole(response, mostBytes)
    }
    throw new NotFetched('the server redirects too often')
  }

  const fetched = (address: string, mostBytes: number): Promise<Buffer> =>
    fetchWhole(address, mostBytes).catch((error: unknown) => {
      if (error instanceof NotFetched) throw error
      throw new NotFetched(error instanceof Error ? error.message : 'the request failed', {
        cause: error,
      })
    })

  return {
    fetchBytes: fetched,
    fetchText: async (address) => (await fetched(address, LARGEST_TEXT)).toString('utf8'),
  }
}

const readWhole = async (response: IncomingMessage, mostBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > mostBytes) throw new NotFetched('the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
