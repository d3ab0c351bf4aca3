/** Checks requests against the vendors' documentation before they are sent. */
import type { z } from 'zod'
import { requestBreaches, stripeOperationOf } from '../../cards/testing/contract.ts'
import { gameRequests } from './games.ts'
import { googleRequests } from './google.ts'
import { paypalRequests } from './paypal.ts'
import { tiktokRequests } from './tiktok.ts'
import { twitchRequests } from './twitch.ts'
import { type Operation, type Requests, type Sent, valuesOf } from './words.ts'

const documented: Requests = {
  ...twitchRequests,
  ...googleRequests,
  ...tiktokRequests,
  ...paypalRequests,
  ...gameRequests,
}

/** Paths of the sandbox, where one host simulates all hosts of a vendor, sometimes with a path for each. */
const folder = /^\/(?:twitch|google|tiktok|igdb|steam|paypal|stripe-connect|stripe)(?=\/)/
const isPlayed = ({ hostname }: URL): boolean => hostname === '127.0.0.1' || hostname === 'localhost'
const addressOf = (url: URL): string =>
  isPlayed(url) ? url.pathname.replace(folder, '') : `${url.origin}${url.pathname}`

const patternOf = (name: string, isLocal: boolean): RegExp => {
  const [method = '', address = ''] = name.split(' ')
  const path = isLocal ? address.replace(/^https:\/\/[^/]+/, '') : address
  return new RegExp(`^${method} ${path.replaceAll('.', '\\.').replaceAll('{}', '[^/]+')}$`)
}

const issuesOf = (schema: z.ZodType, value: unknown, of: string): readonly string[] => {
  const read = schema.safeParse(value)
  if (read.success) return []
  return read.error.issues.map(({ path, message }) => `${[of, ...path].join('.')}: ${message}`)
}

const breachesOf = ({ headers, query, body }: Operation, sent: Sent): readonly string[] => [
  ...issuesOf(headers, Object.fromEntries(sent.headers), 'header'),
  ...issuesOf(query, valuesOf(sent.url.searchParams), 'query'),
  ...issuesOf(body, sent.body, 'body'),
]

/** Differences from Stripe's API description, which covers all of Stripe's requests. */
const stripeBreaches = ({ method, url, body }: Sent): readonly string[] | null => {
  const path = addressOf(url).replace('https://api.stripe.com', '')
  const request = { method, path, query: [...url.searchParams.keys()], form: body }
  return stripeOperationOf(request) === undefined ? null : requestBreaches(request)
}

/** The documented operations that match a request, or all operations if no request is given. */
export const documentedRequests = (sent?: Sent): readonly string[] => {
  if (sent === undefined) return Object.keys(documented)
  const address = `${sent.method} ${addressOf(sent.url)}`
  return Object.keys(documented).filter((name) => patternOf(name, isPlayed(sent.url)).test(address))
}

/** Returns the request's deviations from the vendor's documentation. */
export const breaches = (sent: Sent): readonly string[] => {
  const [name = ''] = documentedRequests(sent)
  const operation = documented[name]
  if (operation === undefined)
    return stripeBreaches(sent) ?? [`no vendor documents ${sent.method} ${addressOf(sent.url)}`]
  return breachesOf(operation, sent).map((each) => `${name}: ${each}`)
}
