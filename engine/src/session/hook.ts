import type { GraphQLRequest } from '../contract.ts'
import { EngineError } from '../errors.ts'
import type { AuthSettings } from '../settings.ts'
import type { Session } from './session.ts'

type Headers = Readonly<Record<string, string>>

/** Client headers that are the connection's own business and never forwarded (reference 5.2 and 8.2). */
export const connectionHeaders: ReadonlySet<string> = new Set([
  'content-length',
  'content-md5',
  'user-agent',
  'host',
  'origin',
  'referer',
  'accept',
  'accept-encoding',
  'accept-language',
  'accept-datetime',
  'cache-control',
  'connection',
  'dnt',
  'content-type',
])

const timeoutMs = 60_000

export type HookAnswer = { readonly session: Session; readonly cookies: readonly string[] }

/** Authentication by webhook. */
export async function askHook(
  hook: NonNullable<AuthSettings['hook']>,
  headers: Headers,
  request: GraphQLRequest | undefined,
): Promise<HookAnswer> {
  const response = await call(hook, headers, request).catch((error: unknown) => {
    throw new EngineError('unexpected', 'webhook authentication request failed', {
      status: 500,
      internal: String(error),
    })
  })
  if (response.status === 401) {
    throw new EngineError('access-denied', 'Authentication hook unauthorized this request', { status: 401 })
  }
  const body = response.status === 200 ? await response.json().catch(() => undefined) : undefined
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new EngineError('unexpected', 'Invalid response from authorization hook', { status: 500 })
  }
  return { session: sessionOf(body), cookies: response.headers.getSetCookie() }
}

function call(
  hook: NonNullable<AuthSettings['hook']>,
  headers: Headers,
  request: GraphQLRequest | undefined,
) {
  const signal = AbortSignal.timeout(timeoutMs)
  if (hook.mode === 'GET') {
    const forwarded = Object.entries(headers).filter(([name]) => !connectionHeaders.has(name))
    return fetch(hook.url, { headers: forwarded, signal })
  }
  return fetch(hook.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ headers, request: request ?? null }),
    signal,
  })
}

function sessionOf(body: object): Session {
  const variables: Record<string, string> = {}
  const controls = new Map<string, string>()
  for (const [raw, value] of Object.entries(body)) {
    const name = raw.toLowerCase()
    if (name.startsWith('x-hasura-'))
      variables[name] = typeof value === 'string' ? value : JSON.stringify(value)
    else controls.set(name, String(value))
  }
  const role = variables['x-hasura-role']
  if (role === undefined)
    throw new EngineError('invalid-params', '"x-hasura-role" not found in session variables')
  const session: Session = { role, variables, trusted: false, backendOnly: false }
  const expiresAt = expiryOf(controls)
  return expiresAt === undefined ? session : { ...session, expiresAt }
}

function expiryOf(controls: ReadonlyMap<string, string>): number | undefined {
  const age = /max-age=(\d+)/.exec(controls.get('cache-control') ?? '')?.[1]
  if (age !== undefined) return Date.now() + Number(age) * 1000
  const at = Date.parse(controls.get('expires') ?? '')
  return Number.isNaN(at) ? undefined : at
}
