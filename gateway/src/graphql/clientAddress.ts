import type { IncomingMessage } from 'node:http'
import express from 'express'

export type TrustsHop = (address: string, hop: number) => boolean

/** Express' own implementation of "trust proxy", for code that runs before express. */
export const createTrust = (trustProxy: string): TrustsHop => {
  const trusts: unknown = express().set('trust proxy', trustProxy).get('trust proxy fn')
  return (address, hop) => typeof trusts === 'function' && trusts(address, hop) === true
}

/** The address of the nearest hop that is not one of our proxies, like express' request.ip. */
export const clientAddress = (request: IncomingMessage, trusts: TrustsHop): string | undefined => {
  const nearest = request.socket.remoteAddress
  const forwarded = request.headers['x-forwarded-for']
  if (nearest === undefined || typeof forwarded !== 'string') return nearest
  const farther = forwarded.split(',').map((hop) => hop.trim())
  const hops = [nearest, ...farther.reverse()]
  return hops.find((address, hop) => !trusts(address, hop)) ?? hops.at(-1)
}
