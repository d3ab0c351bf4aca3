import { request as ask, type ClientRequest, type IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { type ErrorCode, errors } from '@questboard/domain'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import { claimsOf } from '../auth/claims.ts'
import type { Session } from '../auth/sessions.ts'
import { isOwnOrigin } from '../graphql/origin.ts'
import { onlyBy } from '../lib/onlyBy.ts'
import type { Services } from '../services.ts'

const PASSED_ON = ['content-type', 'content-disposition'] as const
const PATHS = ['/imports', '/imports/:id', '/trace', '/export']

/** A stalled upload ends after this time, and so does a request without a response. */
const SILENT_MS = 120_000

/** The session variables in the engine's format for actions. */
const variablesOf = (session: Session): string => {
  const { 'x-hasura-default-role': role, 'x-hasura-allowed-roles': _, ...claims } = claimsOf(session)
  return JSON.stringify({ ...claims, 'x-hasura-role': role })
}

const refuse = (response: Response, status: number, code: ErrorCode): void => {
  // Does not read the rest of a rejected request's body.
  response.setHeader('Connection', 'close')
  response.status(status).json({ message: errors[code], extensions: { code } })
}

const answerOf = (asking: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    asking.once('response', resolve)
    asking.once('error', reject)
    asking.setTimeout(SILENT_MS, () => asking.destroy(new Error('the actions service did not respond')))
  })

const openAsking = ({ config }: Services, request: Request, session: Session): ClientRequest =>
  ask(`${config.actionsUrl}/hasura/codes${request.url}`, {
    method: 'POST',
    // A new connection for each request, because a connection that was rejected in the middle of a body cannot be
    // reused.
    agent: false,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'x-actions-secret': config.actionsSecret ?? '',
      'x-session-variables': variablesOf(session),
    },
  })

const pass = async (
  services: Services,
  request: Request,
  response: Response,
  session: Session,
): Promise<void> => {
  const asking = openAsking(services, request, session)
  const answered = answerOf(asking)
  // If the client disconnects, the forwarded request is canceled, because half an upload is useless.
  response.once('close', () => asking.destroy())
  pipeline(request, asking).catch(() => undefined)
  const answer = await answered
  response.status(answer.statusCode ?? 502)
  for (const name of PASSED_ON) {
    const value = answer.headers[name]
    if (value !== undefined) response.setHeader(name, value)
  }
  await pipeline(answer, response)
}

const handle =
  (services: Services): RequestHandler =>
  async (request, response) => {
    const { config, sessions, log } = services
    response.setHeader('Cache-Control', 'no-store')
    if (!isOwnOrigin(request, config.publicUrl)) return refuse(response, 403, 'not-allowed')
    const session = await sessions.ofRequest(request)
    if (!session) return refuse(response, 401, 'not-allowed')
    if (!session.company) return refuse(response, 403, 'not-allowed')
    try {
      await pass(services, request, response, session)
    } catch (error) {
      if (response.destroyed || response.headersSent) {
        log.debug({ err: error }, 'an upload or download of codes was aborted')
        return void response.destroy()
      }
      log.error({ err: error }, 'the actions service is unavailable')
      refuse(response, 503, 'service-unavailable')
    }
  }

/**
 * POST /api/codes/imports takes codes as the body, one per line; /imports/<id> adds them; /trace finds codes; /export
 * returns a file. The gateway only authenticates the person. The actions read the codes, because only they have the
 * encryption keys.
 */
export const createCodes = (services: Services): Router => {
  const router = Router()
  router.post(PATHS, handle(services))
  router.all(PATHS, onlyBy('POST'))
  return router
}
