import type { ActionAnswer, ActionCall, CallAction } from '../contract.ts'
import { EngineError } from '../errors.ts'
import { kindOf } from '../jsonKind.ts'
import type { Action, CustomTypes } from '../metadata/types.ts'
import { type Environment, userAgent } from '../settings.ts'
import { hopByHopHeaders } from '../webhook/clientHeaders.ts'
import { exceptionDetails, post, type WebhookAnswer, type WebhookRequest } from '../webhook/post.ts'
import { resolveHeaders, resolveTemplate } from '../webhook/template.ts'
import { type TransformContext, transformedRequest, transformedResponse } from '../webhook/transform.ts'
import { checkAnswer } from './checkAnswer.ts'

export type ActionWebhook = {
  readonly environment: Environment
  /** True if headers from the metadata replace the client's (HASURA_GRAPHQL_CONFIGURED_HEADER_PRECEDENCE). */
  readonly configuredHeadersWin: boolean
  readonly customTypes: CustomTypes
}

export function createCallAction(webhook: ActionWebhook): CallAction {
  return (call) => callWebhook(call, call.requestQuery, webhook)
}

/** Calls an action's webhook and returns its parsed body, or throws Hasura's error (hasura-reference 8.2, 8.3). */
export async function callWebhook(
  call: ActionCall,
  requestQuery: string | null,
  webhook: ActionWebhook,
): Promise<ActionAnswer> {
  const { action } = call
  const context = { environment: webhook.environment, sessionVariables: call.session.variables }
  const payload = {
    action: { name: action.name },
    input: call.input,
    session_variables: call.session.variables,
    request_query: requestQuery,
  }
  const request = transformedRequest(
    {
      url: resolveTemplate(action.handler, webhook.environment),
      method: 'POST',
      headers: requestHeaders(action, call.headers, webhook),
      body: payload,
      timeoutSeconds: action.timeoutSeconds,
    },
    action.requestTransform,
    context,
  )
  const answer = await post(request)
  const details = internalDetails(call, requestQuery, request, answer)
  const { body, cookies } = readAnswer(action, { request, payload, answer, details, context })
  checkAnswer(body, action.output, webhook.customTypes, { error: 'unexpected response', ...details })
  return { body, cookies }
}

function requestHeaders(
  action: Action,
  client: Readonly<Record<string, string>>,
  webhook: ActionWebhook,
): Readonly<Record<string, string>> {
  const configured = resolveHeaders(action.headers, webhook.environment)
  const base = { 'content-type': 'application/json', 'user-agent': userAgent }
  const forwarded = action.forwardClientHeaders ? forwardedHeaders(client, action.ignoredClientHeaders) : {}
  return webhook.configuredHeadersWin
    ? { ...forwarded, ...base, ...configured }
    : { ...configured, ...base, ...forwarded }
}

/** The proxy header that passes on the value of each of the client's headers. */
const forwardedNames: Readonly<Record<string, string>> = {
  host: 'x-forwarded-host',
  'user-agent': 'x-forwarded-user-agent',
  origin: 'x-forwarded-origin',
}

/**
 * Drops `x-hasura-` headers, because the body contains the session variables and the engine's secrets must not be
 * sent.
 */
function forwardedHeaders(
  client: Readonly<Record<string, string>>,
  ignoredNames: readonly string[],
): Readonly<Record<string, string>> {
  const ignored = new Set(ignoredNames)
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(client)) {
    const isOwn = name.startsWith('x-hasura-') || hopByHopHeaders.has(name)
    if (!isOwn && !ignored.has(name)) headers[name] = value
  }
  for (const [name, value] of Object.entries(client)) {
    const forwarded = forwardedNames[name]
    if (forwarded !== undefined) headers[forwarded] = value
  }
  return headers
}

type Exchange = {
  readonly request: WebhookRequest
  readonly payload: unknown
  readonly answer: WebhookAnswer
  readonly details: object
  readonly context: TransformContext
}

function readAnswer(action: Action, { request, payload, answer, details, context }: Exchange): ActionAnswer {
  const failed = (message: string, error: unknown) =>
    new EngineError('unexpected', message, { status: 500, internal: { error, ...details } })
  if (answer.kind === 'unreachable') {
    throw failed('http exception when calling webhook', exceptionDetails(request, answer))
  }
  const parsed = parseBody(answer.body)
  if ('problem' in parsed)
    throw failed('not a valid json response from webhook', `invalid JSON: ${parsed.problem}`)
  const described = { status: answer.status, request: { ...request, body: payload } }
  const body = transformedResponse(parsed.value, action.responseTransform, described, context)
  if (answer.status >= 200 && answer.status < 300) return { body, cookies: answer.cookies }
  throw answer.status >= 400 && answer.status < 500
    ? refusal(body, answer.status, details)
    : failed('internal error', `expecting 2xx or 4xx status code, but found ${answer.status}`)
}

type Parsed = { readonly value: unknown } | { readonly problem: string }

function parseBody(text: string): Parsed {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * A 4xx response is the webhook's own error. Its `extensions` replace the error's path and code (hasura-reference
 * 8.3).
 */
function refusal(body: unknown, status: number, details: object): EngineError {
  const problem = (what: string, path = '$') =>
    new EngineError('parse-failed', what, { path, internal: { error: 'unexpected response', ...details } })
  if (!isRecord(body))
    return problem(`parsing the webhook's error failed, expected Object, but encountered ${kindOf(body)}`)
  if (body.message === undefined)
    return problem(`parsing the webhook's error failed, key "message" not found`)
  if (typeof body.message !== 'string')
    return problem(
      `parsing Text failed, expected String, but encountered ${kindOf(body.message)}`,
      '$.message',
    )
  const code = typeof body.code === 'string' ? body.code : 'unexpected'
  return new EngineError(code, body.message, {
    status,
    ...(isRecord(body.extensions) && { extensions: body.extensions }),
  })
}

/**
 * Details of the request that only an admin sees. Shows the handler as in the metadata, so that no environment value
 * leaks.
 */
function internalDetails(
  { action, input }: ActionCall,
  requestQuery: string | null,
  request: WebhookRequest,
  answer: WebhookAnswer,
): object {
  const { handler, requestTransform } = action
  return {
    request: {
      url: handler.kind === 'env' ? handler.name : handler.text,
      action: { name: action.name },
      input,
      request_query: requestQuery,
      transformed_request: requestTransform ? { method: request.method, body: request.body ?? null } : null,
    },
    response: answer.kind === 'answer' ? responseDetails(answer) : null,
  }
}

function responseDetails(answer: Extract<WebhookAnswer, { kind: 'answer' }>): object {
  const parsed = parseBody(answer.body)
  return {
    status: answer.status,
    body: 'value' in parsed ? parsed.value : answer.body,
    headers: answer.headers.map(([name, value]) => ({ name, value })),
  }
}
