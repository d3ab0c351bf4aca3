import { EngineError } from '../errors.ts'
import type { CronTrigger } from '../metadata/types.ts'
import { type Environment, userAgent } from '../settings.ts'
import { post, type WebhookAnswer } from '../webhook/post.ts'
import { resolveHeaders, resolveTemplate } from '../webhook/template.ts'
import { transformedRequest } from '../webhook/transform.ts'

/** Where and how a trigger's events go. */
export type Destination = Pick<CronTrigger, 'webhook' | 'headers' | 'retry' | 'requestTransform'>

/** Sends one event. A webhook that cannot even be addressed is a failed try like any other. */
export async function sendTo(
  {
    webhook,
    headers,
    retry,
    requestTransform,
  }: Omit<Destination, 'retry'> & {
    readonly retry: { readonly timeoutSeconds: number }
  },
  body: Readonly<Record<string, unknown>>,
  environment: Environment,
): Promise<WebhookAnswer> {
  try {
    const draft = {
      url: resolveTemplate(webhook, environment),
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': userAgent,
        ...resolveHeaders(headers, environment),
      },
      body,
      timeoutSeconds: retry.timeoutSeconds,
    }
    return await post(transformedRequest(draft, requestTransform, { environment, sessionVariables: {} }))
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return { kind: 'unreachable', message: error.message }
  }
}
