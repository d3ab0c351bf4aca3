import { MINUTE_MS } from '@questboard/domain'
import { z } from 'zod'
import { ask } from '../door.ts'
import { VendorBusy, VendorUnavailable } from '../vendor.ts'
import { ReauthorisationNeeded } from './channel.ts'

const REQUEST_TIMEOUT_MS = 10_000
/** The time to wait if a vendor refuses without giving a time. All vendors limit requests per minute. */
type Call = {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

export type Tagged<T> = { readonly data: T; readonly etag: string | null }

/** Reads the error's reason from the body. Google: `{error: {errors: [{reason}]}}`; TikTok: `{error: {code}}`. */
const errorBody = z.object({
  error: z.object({
    code: z.union([z.string(), z.number()]).optional(),
    errors: z.array(z.object({ reason: z.string().optional() })).optional(),
  }),
})
const DAY_SPENT = new Set(['quotaExceeded', 'dailyLimitExceeded'])
const TOO_FAST = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'rate_limit_exceeded'])

/** YouTube's quota resets at midnight in California. */
export const nextCalifornianMidnight = (now: Date): Date => {
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/Los_Angeles',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const [hours = 0, minutes = 0, seconds = 0] = time.format(now).split(':').map(Number)
  // On the two nights when clocks change, the time is off by an hour: we use the new quota an hour late, or YouTube
  // refuses one call.
  return new Date(now.getTime() + (24 * 3600 - hours * 3600 - minutes * 60 - seconds) * 1000)
}

/** Reads the time to wait: Retry-After in seconds or as a date, or Twitch's Ratelimit-Reset. */
export const saidUntil = (headers: Headers, now: number): Date | null => {
  const retryAfter = headers.get('retry-after')
  if (retryAfter !== null) {
    const until = /^\d+$/.test(retryAfter) ? now + Number(retryAfter) * 1000 : Date.parse(retryAfter)
    if (!Number.isNaN(until)) return new Date(until)
  }
  const reset = headers.get('ratelimit-reset')
  return reset !== null && /^\d+$/.test(reset) ? new Date(Number(reset) * 1000) : null
}

const reasonIn = (body: unknown): string | undefined => {
  const parsed = errorBody.safeParse(body)
  if (!parsed.success) return undefined
  const { errors, code } = parsed.data.error
  return errors?.[0]?.reason ?? (typeof code === 'string' ? code : undefined)
}

/** Thrown if the requested object does not exist. */
export class NotThere extends VendorUnavailable {
  override readonly name = 'NotThere'
  readonly reason: string | undefined

  constructor(message: string, reason: string | undefined) {
    super(message)
    this.reason = reason
  }
}

const refusal = async (host: string, response: Response): Promise<Error> => {
  const { status, headers } = response
  if (status === 401) return new ReauthorisationNeeded(`${host} refused the token`)
  const now = Date.now()
  const until = saidUntil(headers, now)
  const reason = reasonIn(await response.json().catch(() => undefined))
  if (reason !== undefined && DAY_SPENT.has(reason))
    return new VendorBusy(`${host}: the daily quota is used up`, nextCalifornianMidnight(new Date(now)))
  if (status === 429 || (reason !== undefined && TOO_FAST.has(reason)))
    return new VendorBusy(`${host}: too many requests`, until ?? new Date(now + MINUTE_MS))
  if (status === 503 && until !== null) return new VendorBusy(`${host} is temporarily unavailable`, until)
  const said = `${host} answered ${status}${reason ? ` (${reason})` : ''}`
  return status === 404 ? new NotThere(said, reason) : new VendorUnavailable(said)
}

const askWith = async (url: string, accessToken: string, init: Call): Promise<Response> =>
  ask(url, {
    ...init,
    headers: { ...init.headers, authorization: `Bearer ${accessToken}`, accept: 'application/json' },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new VendorUnavailable(`${new URL(url).host} does not answer`, { cause })
  })

const read = async <T>(schema: z.ZodType<T>, host: string, response: Response): Promise<T> => {
  if (!response.ok) throw await refusal(host, response)
  const parsed = schema.safeParse(await response.json().catch(() => undefined))
  if (!parsed.success) throw new VendorUnavailable(`${host} sent an unreadable answer`)
  return parsed.data
}

/** Requests JSON with a bearer token and parses it. Translates refusals into the errors that callers handle. */
export const callVendor = async <T>(
  schema: z.ZodType<T>,
  url: string,
  accessToken: string,
  init: Call = {},
): Promise<T> => read(schema, new URL(url).host, await askWith(url, accessToken, init))

/** Works like `callVendor`, but returns null if the content of this ETag is unchanged. */
export const callVendorUnlessKnown = async <T>(
  schema: z.ZodType<T>,
  url: string,
  accessToken: string,
  etag: string | null,
): Promise<Tagged<T> | null> => {
  const response = await askWith(url, accessToken, {
    headers: etag === null ? {} : { 'if-none-match': etag },
  })
  if (response.status === 304 && etag !== null) return null
  return { data: await read(schema, new URL(url).host, response), etag: response.headers.get('etag') }
}
