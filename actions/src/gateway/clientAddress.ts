import type { IncomingMessage } from 'node:http'

export type TrustsHop = (address: string, hop: number) => boolean

/** The address a request comes from: the nearest hop that is no proxy of ours, as express' request.ip. */
export const clientAddress = (request: IncomingMessage, trusts: TrustsHop): string | undefined => {
  const nearest = request.socket.remoteAddress
  const forwarded = request.headers['x-forwarded-for']
  if (nearest === undefined || typeof forwarded !== 'string') return nearest
  const farther = forwarded.split(',').map((hop) => hop.trim())
  const hops = [nearest, ...farther.reverse()]
  return hops.find((address, hop) => !trusts(address, hop)) ?? hops.at(-1)
}
