import { EngineError } from '../errors.ts'
import type { CronTrigger } from '../metadata/types.ts'
import { type Environment, userAgent } from '../settings.ts'
import { post, type WebhookAnswer, type WebhookRequest } from '../webhook/post.ts'
import { resolveHeaders, resolveTemplate } from '../webhook/template.ts'
import { type TransformContext, transformedRequest, transformedResponse } from '../webhook/transform.ts'

export type Destination = Pick<
  CronTrigger,
  'webhook' | 'headers' | 'retry' | 'requestTransform' | 'responseTransform'
>

type Body = Readonly<Record<string, unknown>>

type Sent =
  | { readonly kind: 'sent'; readonly request: WebhookRequest; readonly answer: WebhookAnswer }
  /** Thrown if the request's transform failed, because a retry would fail the same way. */
  | { readonly kind: 'unfit' }

/** The engine's own headers, which a trigger's headers cannot override. */
export const ownHeaders: Readonly<Record<string, string>> = {
  'Content-Type': 'application/json',
  'User-Agent': userAgent,
}

export async function sendTo(
  destination: Omit<Destination, 'retry'> & { readonly retry: { readonly timeoutSeconds: number } },
  body: Body,
  environment: Environment,
): Promise<Sent> {
  const context = { environment, sessionVariables: sessionVariablesOf(body) }
  try {
    const draft = {
      url: resolveTemplate(destination.webhook, environment),
      method: 'POST',
      headers: { ...resolveHeaders(destination.headers, environment), ...lowerCased(ownHeaders) },
      body,
      timeoutSeconds: destination.retry.timeoutSeconds,
    }
    const request = transformedRequest(draft, destination.requestTransform, context)
    return { kind: 'sent', request, answer: transformedAnswer(await post(request), destination, context) }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return { kind: 'unfit' }
  }
}

function lowerCased(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

/** The event's session variables, which transform templates can read. */
function sessionVariablesOf({ event }: Body): Readonly<Record<string, string>> {
  if (typeof event !== 'object' || event === null || !('session_variables' in event)) return {}
  return Object.fromEntries(
    Object.entries(event.session_variables ?? {}).map(([name, value]) => [name, String(value)]),
  )
}

/**
 * Applies the trigger's response transform to a successful response for the log. If the transform fails, the response
 * counts as failed.
 */
function transformedAnswer(
  answer: WebhookAnswer,
  { responseTransform }: Pick<Destination, 'responseTransform'>,
  context: TransformContext,
): WebhookAnswer {
  const isGood = answer.kind === 'answer' && answer.status >= 200 && answer.status < 300
  if (!isGood || !responseTransform) return answer
  try {
    const details = { status: answer.status, request: null }
    const body = transformedResponse(jsonOrNull(answer.body), responseTransform, details, context)
    return { ...answer, body: JSON.stringify(body) }
  } catch (error) {
    const body = error instanceof EngineError ? String(error.internal) : String(error)
    return { ...answer, status: 500, body, headers: [], retryAfterSeconds: undefined }
  }
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
