import type { Retry, WebhookHeader } from '../metadata/types.ts'
import { exceptionDetails, type WebhookAnswer, type WebhookRequest } from '../webhook/post.ts'
import { ownHeaders } from './send.ts'

export type Outcome =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'retry'; readonly afterSeconds: number }

/** Decides what happens after an attempt. `Retry-After` is obeyed even after the last retry (hasura-reference 9). */
export function outcomeOf(answer: WebhookAnswer, retry: Retry, triesBefore: number): Outcome {
  if (answer.kind === 'answer' && answer.status >= 200 && answer.status < 300) return { kind: 'delivered' }
  const asked = answer.kind === 'answer' ? answer.retryAfterSeconds : undefined
  if (triesBefore >= retry.retries && asked === undefined) return { kind: 'failed' }
  return { kind: 'retry', afterSeconds: asked ?? retry.intervalSeconds }
}

type LoggedHeader = { name: string; value: string } | { name: string; value_from_env: string }

/** Hasura's version numbers for log formats: event triggers use 2, scheduled ones 1. */
type LogVersion = '1' | '2'

/**
 * The request for the invocation log: the transformed body and the trigger's headers. A header from the environment is logged
 * with its variable's name, never with its value.
 */
export function requestLog(
  request: WebhookRequest,
  headers: readonly WebhookHeader[],
  version: LogVersion,
): string {
  const own = Object.entries(ownHeaders).map(([name, value]) => ({ name, value }))
  const isOwn = (name: string) => own.some((header) => header.name.toLowerCase() === name.toLowerCase())
  const configured = headers.flatMap(({ name, value }): LoggedHeader[] => {
    if (isOwn(name)) return []
    return value.kind === 'env' ? [{ name, value_from_env: value.name }] : [{ name, value: value.text }]
  })
  return JSON.stringify({ version, payload: payloadOf(request), headers: [...own, ...configured] })
}

/** A transform can produce invalid JSON. */
function payloadOf({ body }: WebhookRequest): unknown {
  try {
    return body === undefined ? null : JSON.parse(body)
  } catch {
    return null
  }
}

/**
 * Logs headers only for a successful response. Logs the text of any other response, and the reason if there is no
 * response.
 */
export function responseLog(request: WebhookRequest, answer: WebhookAnswer, version: LogVersion): string {
  const clientError = (text: string) => ({ type: 'client_error', version, data: { message: storable(text) } })
  const entry = () => {
    if (answer.kind === 'unreachable') return clientError(JSON.stringify(exceptionDetails(request, answer)))
    const { status, body } = answer
    if (status < 200 || status >= 300) return clientError(body)
    const headers = answer.headers.map(([name, value]) => ({ name, value: storable(value) }))
    return { type: 'webhook_response', version, data: { status, headers, body: storable(body) } }
  }
  return JSON.stringify(entry())
}

/** Postgres' json type does not accept an escaped NUL character. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '')
}

export function statusOf(answer: WebhookAnswer): number | null {
  return answer.kind === 'answer' ? answer.status : null
}
