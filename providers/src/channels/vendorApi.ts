import type { z } from 'zod'
import { VendorUnavailable } from '../vendor.ts'
import { ReauthorisationNeeded } from './channel.ts'

const REQUEST_TIMEOUT_MS = 10_000

/** GETs (or POSTs) JSON with a bearer token and parses it; the vendor's refusals become the two errors that callers know. */
export const callVendor = async <T>(
  schema: z.ZodType<T>,
  url: string,
  accessToken: string,
  init: { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string } = {},
): Promise<T> => {
  const response = await fetch(url, {
    ...init,
    headers: { ...init.headers, authorization: `Bearer ${accessToken}`, accept: 'application/json' },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new VendorUnavailable(`${new URL(url).host} does not answer`, { cause })
  })
  if (response.status === 401) throw new ReauthorisationNeeded(`${new URL(url).host} refused the token`)
  if (!response.ok) throw new VendorUnavailable(`${new URL(url).host} answered ${response.status}`)
  const parsed = schema.safeParse(await response.json().catch(() => undefined))
  if (!parsed.success) throw new VendorUnavailable(`${new URL(url).host} answered something unreadable`)
  return parsed.data
}
