import type { ActionAnswer, ActionCall, CallAction } from '../contract.ts'
import { EngineError } from '../errors.ts'
import type { Action } from '../metadata/types.ts'
import { connectionHeaders } from '../session/hook.ts'
import { type Environment, userAgent } from '../settings.ts'
import { post, type WebhookAnswer, type WebhookRequest } from '../webhook/post.ts'
import { resolveHeaders, resolveTemplate } from '../webhook/template.ts'
import { type TransformContext, transformedRequest, transformedResponse } from '../webhook/transform.ts'

export type ActionWebhook = {
  readonly environment: Environment
  /** HASURA_GRAPHQL_CONFIGURED_HEADER_PRECEDENCE */
  readonly configuredHeadersWin: boolean
}

/** The client's headers that are the connection's own, and the engine's secrets, stay here. */
const neverForwarded = new Set(['transfer-encoding', 'keep-alive', 'upgrade', 'te', 'trailer', 'expect'])

export function createCallAction(webhook: ActionWebhook): CallAction {
  return (call) => callWebhook(call, call.requestQuery, webhook)
}

/** Calls an action's webhook and answers its parsed body, or throws what Hasura would (reference 8.2, 8.3). */
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
  return readAnswer(action, payload, request, await post(request), context)
}

function requestHeaders(
  action: Action,
  client: Readonly<Record<string, string>>,
  webhook: ActionWebhook,
): Readonly<Record<string, string>> {
  const configured = resolveHeaders(action.headers, webhook.environment)
  const base = { 'content-type': 'application/json', 'user-agent': userAgent }
  if (!action.forwardClientHeaders) return { ...base, ...configured }
  const ignored = new Set(action.ignoredClientHeaders)
  const forwarded = Object.fromEntries(
    Object.entries(client).filter(
      ([name]) => !connectionHeaders.has(name) && !neverForwarded.has(name) && !ignored.has(name),
    ),
  )
  return webhook.configuredHeadersWin
    ? { ...base, ...forwarded, ...configured }
    : { ...base, ...configured, ...forwarded }
}

function readAnswer(
  action: Action,
  payload: unknown,
  request: WebhookRequest,
  answer: WebhookAnswer,
  context: TransformContext,
): ActionAnswer {
  const details = internalDetails(action, payload, request, answer)
  if (answer.kind === 'unreachable') {
    throw new EngineError('unexpected', 'http exception when calling webhook', {
      status: 500,
      internal: { ...details, error: { type: 'http_exception', message: answer.message } },
    })
  }
  const parsed = parseBody(answer.body)
  if (parsed === undefined) {
    throw new EngineError('unexpected', 'not a valid json response from webhook', {
      status: 500,
      internal: { ...details, error: 'not a valid json response' },
    })
  }
  const described = { status: answer.status, request: { ...request, body: payload } }
  const body = transformedResponse(parsed.value, action.responseTransform, described, context)
  if (answer.status >= 200 && answer.status < 300) return { body, cookies: answer.cookies, internal: details }
  throw answer.status >= 400 && answer.status < 500
    ? refusal(body, answer.status, details)
    : new EngineError('unexpected', 'internal error', {
        status: 500,
        internal: { ...details, error: 'expecting 2xx or 4xx status code' },
      })
}

function parseBody(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A 4xx answer is the webhook's own error; its `extensions` replace everything (reference 8.3). */
function refusal(body: unknown, status: number, internal: unknown): EngineError {
  if (!isRecord(body) || typeof body.message !== 'string') {
    const error = 'parsing the webhook error response failed: key "message" not found'
    return new EngineError('unexpected', 'not a valid json response from webhook', {
      status: 500,
      internal: isRecord(internal) ? { ...internal, error } : internal,
    })
  }
  const code = typeof body.code === 'string' ? body.code : 'unexpected'
  return new EngineError(code, body.message, {
    status,
    internal,
    ...(isRecord(body.extensions) && { extensions: body.extensions }),
  })
}

/** What an admin sees of the exchange; header values from the environment by their variable's name. */
function internalDetails(action: Action, payload: unknown, request: WebhookRequest, answer: WebhookAnswer) {
  const headers = action.headers.map(({ name, value }) =>
    value.kind === 'env' ? { name, value_from_env: value.name } : { name, value: value.text },
  )
  const response =
    answer.kind === 'answer'
      ? {
          status: answer.status,
          body: parseBody(answer.body)?.value ?? answer.body,
          headers: answer.headers.map(([name, value]) => ({ name, value })),
        }
      : null
  return { request: { body: payload, url: request.url, headers, transformed_request: null }, response }
}
