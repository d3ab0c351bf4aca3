import { EngineError } from '../errors.ts'
import { kindOf } from '../jsonKind.ts'
import { type AuthSettings, userAgent } from '../settings.ts'
import { hopByHopHeaders, ignoredClientHeaders } from '../webhook/clientHeaders.ts'
import { expiryDate, maxAge } from './expiry.ts'
import { printJsonPath } from './jsonPath.ts'
import type { Session } from './session.ts'

type Headers = Readonly<Record<string, string>>

const unforwarded: ReadonlySet<string> = new Set([...ignoredClientHeaders, ...hopByHopHeaders])
const secretHeaders: ReadonlySet<string> = new Set(['x-hasura-admin-secret', 'x-hasura-access-key'])

const timeoutMs = 60_000

export type HookAnswer = { readonly session: Session; readonly cookies: readonly string[] }

type Hook = NonNullable<AuthSettings['hook']>

/** Authenticates with a webhook. `request` is the client's operation or batch. */
export async function askHook(hook: Hook, headers: Headers, request: unknown): Promise<HookAnswer> {
  const response = await call(hook, headers, request).catch((error: unknown) => {
    throw new EngineError('unexpected', 'webhook authentication request failed', {
      status: 500,
      internal: String(error),
    })
  })
  if (response.status === 401) {
    throw new EngineError('access-denied', 'Authentication hook unauthorized this request', { status: 401 })
  }
  if (response.status !== 200) throw invalidAnswer('')
  const session = sessionOf(parsed(await response.text()))
  return { session, cookies: response.headers.getSetCookie() }
}

function call(hook: Hook, headers: Headers, request: unknown) {
  const signal = AbortSignal.timeout(timeoutMs)
  const own = { 'content-type': 'application/json', 'user-agent': userAgent }
  if (hook.mode === 'GET') {
    const forwarded = Object.entries(headers).filter(([name]) => !unforwarded.has(name))
    return fetch(hook.url, { headers: { ...Object.fromEntries(forwarded), ...own }, signal })
  }
  const asked = hook.sendsRequest ? { headers, request: request ?? null } : { headers }
  return fetch(hook.url, { method: 'POST', headers: own, body: JSON.stringify(asked), signal })
}

function invalidAnswer(detail: string): EngineError {
  return new EngineError('unexpected', `Invalid response from authorization hook${detail}`, { status: 500 })
}

/** The webhook's response must be an object of strings. */
function parsed(text: string): ReadonlyMap<string, string> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw invalidAnswer(`: Error in $: ${error instanceof Error ? error.message : error}`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalidAnswer(
      `: Error in $: parsing HashMap ~Text failed, expected Object, but encountered ${kindOf(value)}`,
    )
  return new Map(
    Object.entries(value).map(([name, item]) => {
      if (typeof item === 'string') return [name, item]
      const place = printJsonPath([name])
      throw invalidAnswer(
        `: Error in ${place}: parsing Text failed, expected String, but encountered ${kindOf(item)}`,
      )
    }),
  )
}

function sessionOf(answer: ReadonlyMap<string, string>): Session {
  const variables: Record<string, string> = {}
  for (const [raw, value] of answer) {
    const name = raw.toLowerCase()
    if (name.startsWith('x-hasura-') && !secretHeaders.has(name)) variables[name] = value
  }
  const role = variables['x-hasura-role']
  if (role === undefined || role === '')
    throw new EngineError('invalid-params', '"x-hasura-role" not found in session variables')
  const session: Session = { role, variables, trusted: false, backendOnly: false }
  const expiresAt = expiryOf(answer)
  return expiresAt === undefined ? session : { ...session, expiresAt }
}

function expiryOf(answer: ReadonlyMap<string, string>): number | undefined {
  const age = maxAge(answer.get('Cache-Control') ?? '')
  return age === undefined ? expiryDate(answer.get('Expires') ?? '') : Date.now() + age * 1000
}
