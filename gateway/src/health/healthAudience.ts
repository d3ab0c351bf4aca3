import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { sameText } from '@questboard/database'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const isLoopback = (address: string | undefined): boolean => {
  const family = isIP(address ?? '')
  return address !== undefined && family !== 0 && loopback.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** Headers that proxies add. X-Forwarded-For is checked separately. */
const FORWARDED = ['forwarded', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto', 'via']

/**
 * True if the request comes from this machine. A local proxy also forwards requests from elsewhere, but adds these
 * headers.
 */
const isAskedHere = ({ socket, headers }: IncomingMessage): boolean => {
  const hops = String(headers['x-forwarded-for'] ?? '127.0.0.1').split(',')
  return (
    isLoopback(socket.remoteAddress) &&
    hops.every((hop) => isLoopback(hop.trim())) &&
    FORWARDED.every((name) => headers[name] === undefined)
  )
}

/**
 * Decides who sees the state of each component, because the details include versions, network addresses and failures.
 * Everyone can see whether all components work.
 */
export const createHealthAudience =
  (adminSecret: string | undefined) =>
  (request: IncomingMessage): boolean => {
    const said = request.headers['x-hasura-admin-secret']
    return (
      isAskedHere(request) ||
      (adminSecret !== undefined && typeof said === 'string' && sameText(said, adminSecret))
    )
  }
