import type { Retry, WebhookHeader } from '../metadata/types.ts'
import type { WebhookAnswer } from '../webhook/post.ts'

export type Outcome =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'retry'; readonly afterSeconds: number }

/** What follows a try: `Retry-After` is obeyed even when the tries are used up (reference 9). */
export function outcomeOf(answer: WebhookAnswer, retry: Retry, triesBefore: number): Outcome {
  if (answer.kind === 'answer' && answer.status >= 200 && answer.status < 300) return { kind: 'delivered' }
  const asked = answer.kind === 'answer' ? answer.retryAfterSeconds : undefined
  if (triesBefore >= retry.retries && asked === undefined) return { kind: 'failed' }
  return { kind: 'retry', afterSeconds: asked ?? retry.intervalSeconds }
}

/** The request as the invocation log keeps it: a header from the environment by its variable's name, never its value. */
export function requestLog(payload: unknown, headers: readonly WebhookHeader[]): string {
  const shown = headers.map(({ name, value }) =>
    value.kind === 'env' ? { name, value_from_env: value.name } : { name, value: value.text },
  )
  return JSON.stringify({ version: '2', payload, headers: shown })
}

export function responseLog(answer: WebhookAnswer): string {
  if (answer.kind === 'unreachable') {
    return JSON.stringify({ type: 'client_error', version: '2', data: { message: answer.message } })
  }
  const headers = answer.headers.map(([name, value]) => ({ name, value }))
  // Postgres' json type refuses the escape of NUL.
  const body = answer.body.replaceAll('\u0000', '')
  return JSON.stringify({
    type: 'webhook_response',
    version: '2',
    data: { status: answer.status, headers, body },
  })
}

export function statusOf(answer: WebhookAnswer): number | null {
  return answer.kind === 'answer' ? answer.status : null
}
