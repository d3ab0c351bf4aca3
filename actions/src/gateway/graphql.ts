import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Dispatcher } from 'undici'
import { z } from 'zod'
import { claimsKey, claimsOf } from '../auth/claims.ts'
import type { Session } from '../auth/sessions.ts'
import type { Services } from '../services.ts'
import type { Admission } from './admission.ts'
import { factsOf } from './document.ts'
import { isOwnOrigin } from './origin.ts'

const LARGEST_BODY = 1024 * 1024

type GatewayRequest = IncomingMessage & { ip?: string }
type EngineAnswer = Dispatcher.ResponseData

const graphqlRequest = z.object({ query: z.string(), operationName: z.string().nullish() })

/** POST …/api/gql: the session becomes a short-lived token, the answer is passed on as it comes. */
export const createGraphqlHandler = (services: Services, admission: Admission) => {
  const { config, engine, sessions, log } = services

  const askEngine = async (
    request: GatewayRequest,
    body: Buffer,
    session: Session | null,
  ): Promise<EngineAnswer> =>
    engine.request({
      method: 'POST',
      path: '/v1/graphql',
      headers: await engineHeaders(services, request, session),
      body,
    })

  /**
   * The session is read from the database for every request. A query does not wait for it: the engine begins with what was
   * true a moment ago, and its answer is passed on only if that is still so.
   */
  const forward = async (
    request: GatewayRequest,
    body: Buffer,
    isReadOnly: boolean,
  ): Promise<EngineAnswer> => {
    const token = sessions.tokenOf(request)
    if (!token) return askEngine(request, body, null)
    const recalled = isReadOnly ? sessions.recall(token) : undefined
    if (!recalled) return askEngine(request, body, await sessions.find(token))
    const [looked, asked] = await Promise.allSettled([
      sessions.find(token),
      askEngine(request, body, recalled),
    ])
    if (asked.status === 'rejected') throw asked.reason
    const answer = asked.value
    const session = looked.status === 'fulfilled' ? looked.value : null
    if (session && claimsKey(session) === claimsKey(recalled)) return answer
    await answer.body.dump()
    if (looked.status === 'rejected') throw looked.reason
    return askEngine(request, body, session)
  }

  return async (request: GatewayRequest, response: ServerResponse): Promise<void> => {
    if (!isOwnOrigin(request, config.publicUrl))
      return sendError(response, 403, 'access-denied', 'requests from other sites are not answered')
    // A form on another site can send a cookie, but not this content type.
    if (!request.headers['content-type']?.startsWith('application/json'))
      return sendError(response, 415, 'bad-request', 'the body has to be application/json')
    const body = await readBody(request)
    if (!body) return sendError(response, 413, 'bad-request', 'the request is too large')
    const asked = parseRequest(body)
    if (!asked)
      return sendError(response, 400, 'bad-request', 'the body has to be {query, variables, operationName}')
    const refusal = admission.refusal(asked, nameIn(request.url ?? ''))
    if (refusal) return sendError(response, 400, 'validation-failed', refusal)
    try {
      const answer = await forward(request, body, factsOf(asked.query)?.isReadOnly === true)
      response.writeHead(answer.statusCode, passedOn(answer.headers))
      await pipeline(answer.body, response)
    } catch (error) {
      if (response.headersSent) return void response.destroy()
      log.error({ err: error }, 'the engine does not answer')
      sendError(
        response,
        503,
        'service-unavailable',
        'The service is not available right now. Please try again in a moment.',
      )
    }
  }
}

/** The client's own x-hasura-* headers never get through; a role is taken over only if the session has it. */
export const engineHeaders = async (
  services: Services,
  request: GatewayRequest,
  session: Session | null,
): Promise<Record<string, string>> => {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  const requestId = request.headers['x-request-id']
  if (typeof requestId === 'string') headers['x-request-id'] = requestId
  const encoding = request.headers['accept-encoding']
  if (typeof encoding === 'string') headers['accept-encoding'] = encoding
  // For the actions that ration what an address may do.
  if (request.ip) headers['x-client-ip'] = request.ip
  if (!session) return headers
  headers.authorization = `Bearer ${await services.signingKeys.tokenFor(session)}`
  const role = request.headers['x-hasura-role']
  if (typeof role === 'string' && claimsOf(session)['x-hasura-allowed-roles'].includes(role))
    headers['x-hasura-role'] = role
  return headers
}

const PASSED_ON = ['content-type', 'content-encoding', 'content-length', 'x-request-id'] as const

const passedOn = (answered: Record<string, string | string[] | undefined>): Record<string, string> => {
  const headers: Record<string, string> = { 'cache-control': 'no-store', vary: 'cookie, accept-encoding' }
  for (const name of PASSED_ON) {
    const value = answered[name]
    if (typeof value === 'string') headers[name] = value
  }
  return headers
}

const nameIn = (url: string): string | null => {
  const query = url.indexOf('?')
  return query < 0 ? null : new URLSearchParams(url.slice(query)).get('name')
}

const parseRequest = (body: Buffer): z.infer<typeof graphqlRequest> | null => {
  try {
    return graphqlRequest.parse(JSON.parse(body.toString('utf8')))
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

const sendError = (response: ServerResponse, status: number, code: string, message: string): void => {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify({ errors: [{ message, extensions: { path: '$', code } }] }))
}
