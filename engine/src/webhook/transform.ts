import { EngineError } from '../errors.ts'
import type { BodyTransform, RequestTransform, ResponseTransform } from '../metadata/types.ts'
import type { Environment } from '../settings.ts'
import { evaluate, type Functions, type Scope } from './kriti/evaluate.ts'
import { parseTemplate, parseText } from './kriti/parse.ts'
import type { Node } from './kriti/template.ts'
import type { WebhookRequest } from './post.ts'

export type TransformContext = {
  readonly environment: Environment
  readonly sessionVariables: Readonly<Record<string, string>>
}

export type RequestDraft = Omit<WebhookRequest, 'body'> & { readonly body: unknown }

const templates = new Map<string, Node>()
const texts = new Map<string, Node>()

function cached(store: Map<string, Node>, source: string, parse: (source: string) => Node): Node {
  const known = store.get(source)
  if (known) return known
  const node = parse(source)
  store.set(source, node)
  return node
}

function functionsOf(context: TransformContext): Functions {
  return {
    getSessionVariable: (name) => context.sessionVariables[String(name).toLowerCase()] ?? null,
    getEnvironmentVariable: (name) => context.environment[String(name)] ?? null,
  }
}

type Render = { readonly json: (source: string) => unknown; readonly text: (source: string) => string }

function renderer(scope: Scope, context: TransformContext): Render {
  const functions = functionsOf(context)
  return {
    json: (source) => evaluate(cached(templates, source, parseTemplate), scope, functions),
    text: (source) => String(evaluate(cached(texts, source, parseText), scope, functions)),
  }
}

export function transformedRequest(
  draft: RequestDraft,
  transform: RequestTransform | undefined,
  context: TransformContext,
): WebhookRequest {
  if (!transform) return { ...draft, body: JSON.stringify(draft.body) }
  const scope = new Map<string, unknown>([
    ['$body', draft.body],
    ['$base_url', draft.url],
    ['$session_variables', context.sessionVariables],
    ['$query_params', Object.fromEntries(URL.canParse(draft.url) ? new URL(draft.url).searchParams : [])],
  ])
  try {
    return applied(draft, transform, renderer(scope, context))
  } catch (error) {
    throw new EngineError('unexpected', 'Request Transformation Failed', {
      status: 500,
      internal: error instanceof Error ? error.message : String(error),
    })
  }
}

function applied(draft: RequestDraft, transform: RequestTransform, render: Render): WebhookRequest {
  const method = transform.method?.toUpperCase() ?? draft.method
  const removed = new Set(transform.removeHeaders)
  const headers = Object.fromEntries(Object.entries(draft.headers).filter(([name]) => !removed.has(name)))
  for (const [name, value] of Object.entries(transform.addHeaders))
    headers[name.toLowerCase()] = render.text(value)
  const form = transform.body?.action === 'form'
  if (form) headers['content-type'] = 'application/x-www-form-urlencoded'
  const bodiless = method === 'GET' || method === 'HEAD'
  return {
    ...draft,
    method,
    headers,
    url: withQuery(
      transform.url === undefined ? draft.url : render.text(transform.url),
      transform.queryParams,
      render,
    ),
    body: bodiless ? undefined : bodyText(draft.body, transform.body, render),
  }
}

function withQuery(url: string, params: RequestTransform['queryParams'], render: Render): string {
  if (params === undefined) return url
  const target = new URL(url)
  if (typeof params === 'string') {
    target.search = render.text(params)
    return target.href
  }
  for (const [name, value] of Object.entries(params)) {
    target.searchParams.append(render.text(name), value === undefined ? '' : render.text(value))
  }
  return target.href
}

function bodyText(body: unknown, transform: BodyTransform | undefined, render: Render): string | undefined {
  if (transform === undefined) return JSON.stringify(body)
  if (transform.action === 'remove') return undefined
  if (transform.action === 'transform') return JSON.stringify(render.json(transform.template))
  const fields = Object.entries(transform.fields).map(([name, value]): [string, string] => [
    render.text(name),
    render.text(value),
  ])
  return new URLSearchParams(fields).toString()
}

/** Applies the metadata's response transform to a webhook's parsed response. */
export function transformedResponse(
  body: unknown,
  transform: ResponseTransform | undefined,
  details: { readonly status: number; readonly request: unknown },
  context: TransformContext,
): unknown {
  const change = transform?.body
  if (!change) return body
  if (change.action !== 'transform') return change.action === 'remove' ? null : body
  const scope = new Map<string, unknown>([
    ['$body', body],
    ['$request', details.request],
    ['$response', { status: details.status }],
    ['$session_variables', context.sessionVariables],
  ])
  try {
    return renderer(scope, context).json(change.template)
  } catch (error) {
    throw new EngineError('unexpected', 'Response Transformation Failed', {
      status: 500,
      internal: error instanceof Error ? error.message : String(error),
    })
  }
}

/** Parses every template at startup to find mistakes early. Returns the first error, if any. */
export function templateProblem(
  transforms: readonly (RequestTransform | ResponseTransform | undefined)[],
): string | undefined {
  for (const transform of transforms) {
    try {
      if (transform?.body?.action === 'transform') cached(templates, transform.body.template, parseTemplate)
      if (transform && 'url' in transform && transform.url !== undefined)
        cached(texts, transform.url, parseText)
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  return undefined
}
