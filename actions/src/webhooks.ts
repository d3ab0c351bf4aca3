import { inTransaction, retryOnConflict, sameText } from '@questboard/database'
import { errors } from '@questboard/domain'
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import { z } from 'zod'
import { createCodeRoutes } from './codes/routes.ts'
import { handleDomainEvent } from './events/handleDomainEvent.ts'
import type { Action } from './lib/action.ts'
import { answerError } from './lib/answerError.ts'
import { isUnavailable } from './lib/isUnavailable.ts'
import { personOf, sessionVariables } from './lib/sessions.ts'
import { schedules } from './schedules/schedules.ts'
import type { Services } from './services.ts'

const actionRequest = z.object({
  action: z.object({ name: z.string() }),
  input: z.record(z.string(), z.unknown()),
  session_variables: sessionVariables.default({}),
})

/**
 * The delay in the Retry-After header. Hasura and the engine respect it, so a mail is sent within seconds after
 * Temporal is available again.
 */
const EVENT_WAITS_SECONDS = 3

const guardedBy =
  (secret: string): RequestHandler =>
  (request, response, next) => {
    const shown = request.headers['x-actions-secret']
    if (typeof shown === 'string' && sameText(shown, secret)) return next()
    response.status(401).json({ message: 'x-actions-secret is missing or wrong' })
  }

const createActionHandler =
  (services: Services, actions: ReadonlyMap<string, Action>): RequestHandler<{ name: string }> =>
  async (request, response) => {
    const { name } = request.params
    const action = actions.get(name)
    const call = actionRequest.safeParse(request.body)
    if (!action || !call.success) {
      const message = `there is no action "${name}"`
      response.status(404).json({ message, extensions: { code: 'not-found' } })
      return
    }
    const { input, session_variables: variables } = call.data
    const person = personOf(variables)
    const ip = request.header('x-client-ip') ?? 'unknown'
    const authorization = request.header('authorization') ?? null
    try {
      const answer = await action.run({ input, services, person, ip, authorization }, (work) =>
        retryOnConflict(() => inTransaction(services.database, variables, work)),
      )
      response.json(answer)
    } catch (error) {
      answerError(response, error, services.log, { action: name, userId: person?.userId })
    }
  }

const createEventHandler =
  (services: Services): RequestHandler =>
  async (request, response) => {
    try {
      response.json({ handled: await handleDomainEvent(services, request.body) })
    } catch (error) {
      if (!isUnavailable(error)) throw error
      // Logs no error, because the outbox keeps the event until Temporal and Postgres are available.
      services.log.info({ err: error }, 'Temporal or Postgres is unavailable, so an event waits')
      response
        .status(503)
        .setHeader('Retry-After', EVENT_WAITS_SECONDS)
        .json({ message: errors['service-unavailable'], extensions: { code: 'service-unavailable' } })
    }
  }

const createScheduleHandler =
  (services: Services): RequestHandler<{ name: string }> =>
  async (request, response) => {
    const run = schedules.get(request.params.name)
    if (!run) return void response.status(404).json({ message: 'there is no such schedule' })
    response.json(await run(services))
  }

const status = z.object({ status: z.number().int().min(400).max(499) })

/** The response for the engine, which retries events and schedules. The error goes to the log. */
const createErrorHandler =
  ({ log }: Services): ErrorRequestHandler =>
  (error, request, response, _next) => {
    const code = isUnavailable(error) ? 503 : (status.safeParse(error).data?.status ?? 500)
    const requestId = crypto.randomUUID()
    if (code >= 500) log.error({ err: error, requestId, path: request.path }, 'a request failed')
    const word = code === 503 ? 'service-unavailable' : code === 500 ? 'unexpected' : 'invalid-input'
    response.status(code).json({ message: errors[word], extensions: { code: word, requestId } })
  }

/**
 * Routes that the engine calls with the shared secret: /hasura/actions/<name>, /hasura/events/domain_event and
 * /hasura/schedules/<name>. The gateway calls /hasura/codes.
 */
export const createWebhooks = (services: Services, actions: ReadonlyMap<string, Action>): Express => {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.get('/health', (_request, response) => void response.json({ status: 'ok' }))
  app.use('/hasura', guardedBy(services.config.actionsSecret), express.json({ limit: '2mb' }))
  app.post('/hasura/actions/:name', createActionHandler(services, actions))
  app.post('/hasura/events/domain_event', createEventHandler(services))
  app.post('/hasura/schedules/:name', createScheduleHandler(services))
  app.use('/hasura/codes', createCodeRoutes(services))
  app.use((_request, response) => void response.status(404).json({ message: errors['not-found'] }))
  app.use(createErrorHandler(services))
  return app
}
