import type { Cancellation } from '../cancellation.ts'
import type { Answer, GraphQLRequest, RequestContext } from '../contract.ts'
import { EngineError } from '../errors.ts'
import type { Generation, Runtime } from '../runtime.ts'
import type { Session } from '../session/session.ts'
import { parseGraphQLRequest, parseJson, persistedQueriesRefused, refusePersisted } from './graphqlRequest.ts'
import { checkBatch, checkLimits, limitFor, withinTime } from './operationLimits.ts'
import { asEngineError, graphqlErrorBody, type Reply, showsInternal } from './reply.ts'

type Call = {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  readonly requestId: string
  readonly cancellation: Cancellation
}

/**
 * `/v1/graphql` always responds with status 200; `/v1alpha1/graphql` responds with the error's status
 * (hasura-reference 6.1).
 */
export type Statuses = 'always-200' | 'kept'

/** GET serves only persisted queries, which the engine does not support. */
export function createPersistedEndpoint(runtime: Runtime) {
  const failure = failureReply(runtime, 'always-200')
  return async ({ headers }: Pick<Call, 'headers'>): Promise<Reply> => {
    try {
      await runtime.authenticate(headers)
      throw persistedQueriesRefused()
    } catch (thrown) {
      return failure(thrown, undefined)
    }
  }
}

function failureReply({ settings, log }: Runtime, statuses: Statuses) {
  return (thrown: unknown, session: Session | undefined): Reply => {
    const error = asEngineError(thrown, (cause) => log('error', 'graphql', cause))
    const status = statuses === 'kept' || (settings.preserve401 && error.status === 401) ? error.status : 200
    return { status, body: graphqlErrorBody(error, showsInternal(settings, session?.role)) }
  }
}

export function createGraphQLEndpoint(runtime: Runtime, statuses: Statuses) {
  const failure = failureReply(runtime, statuses)
  return async (call: Call): Promise<Reply> => {
    let session: Session | undefined
    try {
      const { value, parseError } = tryParse(call.body)
      const who = runtime.authenticate(call.headers)
      session = who instanceof Promise ? await who : who
      if (parseError) throw parseError
      const { headers, requestId, cancellation } = call
      const context = { session, headers, requestId, cancellation }
      if (Array.isArray(value)) return await runBatch(runtime, value, context)
      if (statuses === 'always-200') refusePersisted(value)
      const answer = await run(runtime, parseGraphQLRequest(value), context)
      return success(answer.body, answer.cookies)
    } catch (thrown) {
      return failure(thrown, session)
    }
  }
}

/**
 * Checks authentication before reporting errors in the body, so that unauthenticated callers learn nothing from these
 * errors.
 */
function tryParse(body: string): { value: unknown; parseError?: unknown } {
  try {
    return { value: parseJson(body) }
  } catch (parseError) {
    return { value: undefined, parseError }
  }
}

function success(body: string, cookies: readonly string[]): Reply {
  return cookies.length === 0
    ? { status: 200, body }
    : { status: 200, body, headers: { 'set-cookie': cookies } }
}

async function runBatch(
  runtime: Runtime,
  requests: readonly unknown[],
  context: RequestContext & { readonly cancellation: Cancellation },
): Promise<Reply> {
  const { metadata } = runtime.current()
  checkBatch(requests.length, metadata.apiLimits, context.session.role)
  const bodies: string[] = []
  const cookies: string[] = []
  for (const [index, request] of requests.entries()) {
    try {
      const answer = await run(runtime, parseGraphQLRequest(request, `$[${index}]`), context)
      bodies.push(answer.body)
      cookies.push(...answer.cookies)
    } catch (thrown) {
      const error = asEngineError(thrown, (cause) => runtime.log('error', 'graphql', cause))
      bodies.push(graphqlErrorBody(error, showsInternal(runtime.settings, context.session.role)))
    }
  }
  return success(`[${bodies.join(',')}]`, cookies)
}

export function run(
  runtime: Runtime,
  request: GraphQLRequest,
  context: RequestContext & { readonly cancellation: Cancellation },
): Promise<Answer> {
  const generation = runtime.current()
  const { metadata, core } = generation
  const { role } = context.session
  if (isGuarded(generation, role)) {
    const operation = core.operation(request)
    generation.allowList?.(operation, context.session)
    checkLimits(operation, metadata.apiLimits, context.session)
  }
  const work = core.execute(request, context)
  const seconds = limitFor(metadata.apiLimits, metadata.apiLimits.timeLimitSeconds, role)
  return seconds === undefined ? work : withinTime(work, seconds, () => context.cancellation.expire())
}

function isGuarded({ metadata: { apiLimits }, allowList }: Generation, role: string): boolean {
  if (role === 'admin') return false
  return (
    allowList !== undefined ||
    limitFor(apiLimits, apiLimits.depthLimit, role) !== undefined ||
    limitFor(apiLimits, apiLimits.nodeLimit, role) !== undefined
  )
}

export async function explain(runtime: Runtime, body: string, admin: Session): Promise<unknown> {
  const value = parseJson(body)
  if (typeof value !== 'object' || value === null || !('query' in value)) {
    throw new EngineError('parse-failed', 'key "query" not found')
  }
  const user = 'user' in value && typeof value.user === 'object' && value.user !== null ? value.user : {}
  const variables = Object.fromEntries(
    Object.entries(user).map(([name, item]) => [name.toLowerCase(), String(item)]),
  )
  const role = variables['x-hasura-role'] ?? admin.role
  const session: Session = { ...admin, role, variables: { ...variables, 'x-hasura-role': role } }
  return runtime.current().core.explain(parseGraphQLRequest(value.query, '$.query'), session)
}
