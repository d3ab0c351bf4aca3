import { Agent, type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps, Agent as SecureAgent } from 'node:https'

type Unreachable = {
  readonly kind: 'unreachable'
  readonly reason: 'url' | 'exchange'
  readonly message: string
}

export type WebhookAnswer =
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly body: string
      readonly headers: readonly (readonly [string, string])[]
      readonly cookies: readonly string[]
      readonly retryAfterSeconds: number | undefined
    }
  | Unreachable

export type WebhookRequest = {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  readonly timeoutSeconds: number
}

/** The largest response that is accepted, because larger ones would take too much memory. */
const maxAnswerBytes = 64 * 1024 * 1024
const longestTimeoutMs = 2 ** 31 - 1

const agent = new Agent({ keepAlive: true, maxFreeSockets: 32 })
const secureAgent = new SecureAgent({ keepAlive: true, maxFreeSockets: 32 })

export async function post(request: WebhookRequest): Promise<WebhookAnswer> {
  if (!/^https?:\/\//i.test(request.url) || !URL.canParse(request.url)) {
    return { kind: 'unreachable', reason: 'url', message: 'Invalid URL' }
  }
  const signal = AbortSignal.timeout(timeoutMs(request.timeoutSeconds))
  try {
    return await attempt(request, signal, true)
  } catch (error) {
    const message = signal.aborted ? 'Response timeout' : `Connection failure: ${reasonOf(error)}`
    return { kind: 'unreachable', reason: 'exchange', message }
  }
}

/** Limits a waiting time that another engine can have stored, because a timer would refuse an invalid time. */
const timeoutMs = (seconds: number): number =>
  Math.min(Math.max(Math.round(seconds * 1000), 0), longestTimeoutMs)

function attempt(request: WebhookRequest, signal: AbortSignal, mayRepeat: boolean): Promise<WebhookAnswer> {
  return new Promise((resolve, reject) => {
    const sent = open(request, signal, (response) => readAnswer(response).then(resolve, reject))
    sent.on('error', (error) => {
      // The server closed an idle connection just as we reused it, and read nothing, so the request can be sent again.
      const closedIdle = sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
      if (mayRepeat && closedIdle) attempt(request, signal, false).then(resolve, reject)
      else reject(error)
    })
    sent.end(request.body)
  })
}

function open(
  { url, method, headers, body }: WebhookRequest,
  signal: AbortSignal,
  onAnswer: (response: IncomingMessage) => void,
): ClientRequest {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  const options = { method, headers: { ...headers, ...length }, signal }
  return /^https:/i.test(url)
    ? requestHttps(url, { ...options, agent: secureAgent }, onAnswer)
    : requestHttp(url, { ...options, agent }, onAnswer)
}

async function readAnswer(response: IncomingMessage): Promise<WebhookAnswer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > maxAnswerBytes) throw new Error('the answer is too large')
    chunks.push(bytes)
  }
  return {
    kind: 'answer',
    status: response.statusCode ?? 0,
    body: Buffer.concat(chunks).toString('utf8'),
    headers: headerPairs(response.rawHeaders),
    cookies: response.headers['set-cookie'] ?? [],
    retryAfterSeconds: retryAfter(response.headers['retry-after']),
  }
}

function headerPairs(raw: readonly string[]): readonly (readonly [string, string])[] {
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : []))
}

/** If a host name has several addresses, their errors arrive as one AggregateError. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

function retryAfter(value: string | undefined): number | undefined {
  const seconds = value === undefined ? Number.NaN : Number(value)
  return Number.isInteger(seconds) && seconds > 0 ? seconds : undefined
}

/** Describes in Hasura's format why there was no response. Omits the headers, which may be secret. */
export function exceptionDetails(request: WebhookRequest, { reason, message }: Unreachable): object {
  if (reason === 'url') return { type: 'invalid_url', message }
  const { hostname, port, pathname, search, protocol } = new URL(request.url)
  const secure = protocol === 'https:'
  return {
    type: 'http_exception',
    message,
    request: {
      host: hostname,
      port: port === '' ? (secure ? 443 : 80) : Number(port),
      secure,
      path: pathname,
      queryString: search,
      method: request.method,
      responseTimeout: `ResponseTimeoutMicro ${request.timeoutSeconds * 1_000_000}`,
    },
  }
}
