import type { z } from 'zod'
import { ask } from '../door.ts'
import { VendorUnavailable } from '../vendor.ts'
import { PayoutRefused, retryAfter, VendorBusy } from './payouts.ts'
import { errorSchema, tokenSchema } from './paypalSchemas.ts'
import { payPalProblem } from './problemWords.ts'

export type PayPalSettings = {
  readonly clientId: string
  readonly clientSecret: string
  /** PayPal's id of our webhook, which is needed to verify events. */
  readonly webhookId: string
  readonly baseUrl: string
  /** The host of the sign-in page. */
  readonly webUrl: string
}

export type PayPalError = z.infer<typeof errorSchema>

type Ask = {
  readonly method?: 'POST'
  readonly query?: Readonly<Record<string, string>>
  /** The body as JSON, or its text. */
  readonly body?: object | string
  readonly requestId?: string
  /** Returns a result for an error that the caller expects. Other errors are thrown. */
  readonly isAnswer?: (error: PayPalError) => unknown
}

export type PayPalApi = {
  call<T>(schema: z.ZodType<T>, path: string, ask?: Ask): Promise<T>
  /** Exchanges the code of a person's login for an access token. */
  exchangeCode(code: string, redirectUri: string): Promise<string>
  ofPerson<T>(schema: z.ZodType<T>, path: string, accessToken: string): Promise<T>
}

const PATIENCE_MS = 20_000
const SPARE_MS = 60_000

/** Errors that are our own problems, which the creator cannot fix. */
const ourTrouble = new Set([
  'INSUFFICIENT_FUNDS',
  'AUTHENTICATION_FAILURE',
  'INVALID_CLIENT',
  'NOT_AUTHORIZED',
  'INTERNAL_SERVER_ERROR',
  'INTERNAL_SERVICE_ERROR',
])

const send = async (url: string, init: RequestInit): Promise<{ response: Response; body: unknown }> => {
  try {
    const response = await ask(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
    const text = await response.text()
    return { response, body: text === '' ? undefined : readJson(text) }
  } catch (cause) {
    throw new VendorUnavailable('PayPal does not answer', { cause })
  }
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const readBody = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const read = schema.safeParse(body)
  if (!read.success) throw new VendorUnavailable('PayPal sent an unreadable answer', { cause: read.error })
  return read.data
}

/** Maps PayPal's errors to the two kinds of errors that callers handle. */
const fail = (response: Response, body: unknown): never => {
  const error = errorSchema.safeParse(body).data
  const said = `PayPal: ${error?.message ?? response.status}`
  if (response.status === 429) throw new VendorBusy(said, retryAfter(response.headers.get('retry-after')))
  const isOurs = error === undefined || ourTrouble.has(error.name) || response.status === 401
  if (response.status >= 500 || isOurs) throw new VendorUnavailable(said)
  throw new PayoutRefused(payPalProblem(error.name), { cause: error })
}

export const createPayPalApi = ({ clientId, clientSecret, baseUrl }: PayPalSettings): PayPalApi => {
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  let known: { readonly token: string; readonly until: number } | undefined

  const grant = async (fields: Record<string, string>) => {
    const { response, body } = await send(`${baseUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: basic, accept: 'application/json' },
      body: new URLSearchParams(fields),
    })
    if (!response.ok) return fail(response, body)
    return readBody(tokenSchema, body)
  }

  const token = async (): Promise<string> => {
    if (known !== undefined && known.until > Date.now() + SPARE_MS) return known.token
    const { access_token, expires_in } = await grant({ grant_type: 'client_credentials' })
    known = { token: access_token, until: Date.now() + expires_in * 1000 }
    return access_token
  }

  const request = async (path: string, { method, query, body, requestId }: Ask) => {
    const search = query === undefined ? '' : `?${new URLSearchParams(query)}`
    return send(`${baseUrl}${path}${search}`, {
      method: method ?? 'GET',
      headers: {
        authorization: `Bearer ${await token()}`,
        'content-type': 'application/json',
        accept: 'application/json',
        ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  }

  return {
    async call(schema, path, ask = {}) {
      let { response, body } = await request(path, ask)
      if (response.status === 401) {
        // The token was revoked early, so request a new one.
        known = undefined
        ;({ response, body } = await request(path, ask))
      }
      if (response.ok) return readBody(schema, body)
      const error = errorSchema.safeParse(body).data
      const answer = error === undefined ? undefined : ask.isAnswer?.(error)
      return answer === undefined ? fail(response, body) : readBody(schema, answer)
    },
    async exchangeCode(code, redirectUri) {
      const fields = { grant_type: 'authorization_code', code, redirect_uri: redirectUri }
      return (await grant(fields)).access_token
    },
    async ofPerson(schema, path, accessToken) {
      const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' }
      const { response, body } = await send(`${baseUrl}${path}`, { headers })
      return response.ok ? readBody(schema, body) : fail(response, body)
    },
  }
}
