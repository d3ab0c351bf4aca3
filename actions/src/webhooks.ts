import { inTransaction, sameText } from '@questboard/database'
import { errors } from '@questboard/domain'
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import { z } from 'zod'
import { handleDomainEvent } from './events/handleDomainEvent.ts'
import type { Action } from './lib/action.ts'
import { answerError } from './lib/answerError.ts'
import type { Person } from './lib/audiences.ts'
import { isAway } from './lib/isAway.ts'
import { schedules } from './schedules/schedules.ts'
import type { Services } from './services.ts'

const sessionVariables = z.record(z.string(), z.string())
const actionRequest = z.object({
  action: z.object({ name: z.string() }),
  input: z.record(z.string(), z.unknown()),
  session_variables: sessionVariables.default({}),
})

const personOf = (variables: Record<string, string>): Person | null => {
  const userId = variables['x-hasura-user-id']
  if (!userId) return null
  return {
    role: variables['x-hasura-role'] ?? 'user',
    userId,
    sessionId: variables['x-hasura-session-id'] ?? null,
    companyId: variables['x-hasura-company-id'] ?? null,
    isCompanyOwner: variables['x-hasura-company-owner'] === 'true',
  }
}

const DEADLOCK_OR_CONFLICT = new Set(['40001', '40P01'])
const isRetryable = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  DEADLOCK_OR_CONFLICT.has(error.code)

const TRIES = 3

/** Postgres may give up one of two transactions that wait for each other: the loser simply starts again. */
const again = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === TRIES || !isRetryable(error)) throw error
    }
  }
}

/** Hasura and the engine obey it: a mail is on its way seconds after Temporal is back. */
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
    try {
      const answer = await action.run({ input, services, person, ip }, (work) =>
        again(() => inTransaction(services.database, variables, work)),
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
      if (!isAway(error)) throw error
      // Not a failure: the outbox keeps the event until whoever reads it is there.
      services.log.info({ err: error }, 'an event waits until Temporal and Postgres are there')
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

/** For the engine, which tries events and schedules again; what they met is for the log. */
const createErrorHandler =
  ({ log }: Services): ErrorRequestHandler =>
  (error, request, response, _next) => {
    const code = isAway(error) ? 503 : (status.safeParse(error).data?.status ?? 500)
    const requestId = crypto.randomUUID()
    if (code >= 500) log.error({ err: error, requestId, path: request.path }, 'a request failed')
    const word = code === 503 ? 'service-unavailable' : code === 500 ? 'unexpected' : 'invalid-input'
    response.status(code).json({ message: errors[word], extensions: { code: word, requestId } })
  }

/** What the engine calls, with the shared secret: /hasura/actions/<name>, /hasura/events/domain_event and /hasura/schedules/<name>. */
export const createWebhooks = (services: Services, actions: ReadonlyMap<string, Action>): Express => {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.get('/health', (_request, response) => void response.json({ status: 'ok' }))
  app.use('/hasura', guardedBy(services.config.actionsSecret), express.json({ limit: '2mb' }))
  app.post('/hasura/actions/:name', createActionHandler(services, actions))
  app.post('/hasura/events/domain_event', createEventHandler(services))
  app.post('/hasura/schedules/:name', createScheduleHandler(services))
  app.use((_request, response) => void response.status(404).json({ message: errors['not-found'] }))
  app.use(createErrorHandler(services))
  return app
}
