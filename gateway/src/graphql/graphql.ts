import type { IncomingMessage, ServerResponse } from 'node:http'
import { errors } from '@questboard/domain'
import { claimsOf } from '../auth/claims.ts'
import type { Session } from '../auth/sessions.ts'
import { dataHeaders } from '../client/contentSecurity.ts'
import type { CustomDomains } from '../custom-domains/customDomains.ts'
import type { Services } from '../services.ts'
import type { Admission } from './admission.ts'
import { clientAddress } from './clientAddress.ts'
import { NoAnswer } from './engineLink.ts'
import { hasEqualKeys } from './equalKeys.ts'
import { isOwnOrigin } from './origin.ts'
import { passOn } from './passOn.ts'

/** The request id that appears in the engine's log and in the headers of its webhooks. */
const REQUEST_ID = /^[\w-]{1,64}$/
const LARGEST_BODY = 1024 * 1024

type GraphqlRequest = { readonly query: string; readonly operationName: string | null }

export const isGraphqlRequest = (request: IncomingMessage): boolean => {
  if (request.method !== 'POST' || request.url === undefined) return false
  const query = request.url.indexOf('?')
  return (query < 0 ? request.url : request.url.slice(0, query)).endsWith('/api/gql')
}

/** The data that all requests share. */
type Desk = {
  readonly services: Services
  readonly admission: Admission
  readonly customDomains: CustomDomains
  readonly ownHeaders: readonly string[]
}
type Refusal = readonly [status: number, code: string, message: string]

/** POST …/api/gql: exchanges the session for a short-lived token and streams the engine's response. */
export const createGraphqlHandler = (
  services: Services,
  admission: Admission,
  customDomains: CustomDomains,
) => {
  const ownHeaders = [
    ...Object.entries(dataHeaders(services.config.secureCookies)).flat(),
    ...['Cache-Control', 'no-store', 'Vary', 'cookie, accept-encoding'],
  ]
  const desk: Desk = { services, admission, customDomains, ownHeaders }
  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(desk, request, response).catch((error: unknown) => {
      services.log.warn({ err: error }, 'a GraphQL request was aborted')
      response.destroy()
    })
  }
}

const answer = async (desk: Desk, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const refuse = ([status, code, message]: Refusal): void => {
    response.writeHead(status, [...desk.ownHeaders, 'Content-Type', 'application/json; charset=utf-8'])
    response.end(JSON.stringify({ errors: [{ message, extensions: { path: '$', code } }] }))
  }
  const unfit = refuseSender(request, desk.services.config.publicUrl)
  if (unfit) return refuse(unfit)
  const body = await readBody(request)
  if (!body) return refuse([413, 'bad-request', 'the request is too large'])
  const asked = parseRequest(body)
  if (!asked) return refuse([400, 'bad-request', 'the body must be {query, variables, operationName}'])
  try {
    const refusal = await forwardAdmitted(desk, request, response, body, asked)
    if (refusal) refuse(refusal)
  } catch (error) {
    if (response.headersSent || response.destroyed) return void response.destroy()
    // The message is the one that the engine uses for its own time limits.
    if (error instanceof NoAnswer) return refuse([200, error.code, error.message])
    desk.services.log.error({ err: error }, 'the engine or the database is unavailable')
    refuse([503, 'service-unavailable', errors['service-unavailable']])
  }
}

const refuseSender = (request: IncomingMessage, publicUrl: string): Refusal | null => {
  if (!isOwnOrigin(request, publicUrl))
    return [403, 'access-denied', 'requests from other sites are not allowed']
  // This content type is required, because a form on another site can send cookies but not this content type.
  if (!request.headers['content-type']?.startsWith('application/json'))
    return [415, 'bad-request', 'the content type must be application/json']
  return null
}

/** Forwards an accepted request to the engine. Returns null once the response is sent. */
const forwardAdmitted = async (
  desk: Desk,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  asked: GraphqlRequest,
): Promise<Refusal | null> => {
  const { name, customDomain } = addressIn(request.url ?? '')
  const { refusal, isReadOnly } = await desk.admission.judge(asked, name)
  if (refusal) return [400, refusal.code, refusal.message]
  const nobodyThere = customDomain === null ? null : await desk.customDomains.refusal(customDomain)
  if (nobodyThere) return [404, 'not-found', nobodyThere]
  await forward(desk, request, response, body, isReadOnly)
  return null
}

/**
 * Sends a query with the last known session and checks meanwhile that this session is still current. Returns the
 * response only if it is. So queries never wait for their session, and changes apply to the next request.
 */
const forward = async (
  { services, ownHeaders }: Desk,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  isReadOnly: boolean,
): Promise<void> => {
  const { config, engine, sessions, turns } = services
  const ask = async (session: Session | null, confirm: (() => Promise<boolean>) | null): Promise<boolean> => {
    const headers = await engineHeaders(services, request, session)
    const question = { path: '/v1/graphql', headers, body, mayRepeat: isReadOnly }
    const pass = () =>
      passOn({ engine, question, response, ownHeaders, confirm, largestAnswer: config.largestAnswer })
    return turns.run(session?.user.id ?? headers['x-client-ip'] ?? '', pass)
  }
  const token = sessions.tokenOf(request)
  const recalled = token && isReadOnly ? sessions.recall(token) : undefined
  if (token && recalled && (await ask(recalled, () => sessions.stillHolds(token, recalled)))) return
  await ask(token ? await sessions.find(token) : null, null)
  // A mutation can change the person's own role or company.
  if (token && !isReadOnly) sessions.forget(token)
}

/** Drops the client's own x-hasura-* headers. Accepts a role only if the session has this role. */
export const engineHeaders = async (
  services: Services,
  request: IncomingMessage,
  session: Session | null,
): Promise<Record<string, string>> => {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  const requestId = request.headers['x-request-id']
  if (typeof requestId === 'string' && REQUEST_ID.test(requestId)) headers['x-request-id'] = requestId
  const encoding = request.headers['accept-encoding']
  if (typeof encoding === 'string') headers['accept-encoding'] = encoding
  // Actions use this IP address for their rate limits.
  const address = clientAddress(request, services.trustsHop)
  if (address) headers['x-client-ip'] = address
  if (!session) return headers
  headers.authorization = `Bearer ${await services.signingKeys.tokenFor(session)}`
  const role = request.headers['x-hasura-role']
  if (typeof role === 'string' && claimsOf(session)['x-hasura-allowed-roles'].includes(role))
    headers['x-hasura-role'] = role
  return headers
}

type Address = { readonly name: string | null; readonly customDomain: string | null }

const PLAIN: Address = { name: null, customDomain: null }

/** ?name= is the operation, ?customDomain= the company domain whose page sends the request (rules §7). */
const addressIn = (url: string): Address => {
  const query = url.indexOf('?')
  if (query < 0) return PLAIN
  const parameters = new URLSearchParams(url.slice(query))
  return { name: parameters.get('name'), customDomain: parameters.get('customDomain') }
}

const parseRequest = (body: Buffer): GraphqlRequest | null => {
  try {
    const text = body.toString('utf8')
    const asked: unknown = JSON.parse(text)
    if (hasEqualKeys(text)) return null
    if (typeof asked !== 'object' || asked === null || !('query' in asked)) return null
    const { query } = asked
    const operationName = 'operationName' in asked ? (asked.operationName ?? null) : null
    if (typeof query !== 'string' || (operationName !== null && typeof operationName !== 'string'))
      return null
    return { query, operationName }
  } catch {
    return null
  }
}

const readBody = (request: IncomingMessage): Promise<Buffer | null> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= LARGEST_BODY) chunks.push(chunk)
      else resolve(null)
    })
    request.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)))
    request.on('error', reject)
  })
