import type { z } from 'zod'
import { saidUntil } from '../channels/vendorApi.ts'
import { ask } from '../door.ts'
import { VendorBusy, VendorUnavailable } from '../vendor.ts'

/** The time to wait if a vendor refuses without giving a time. */
const BREATHER_MS = 5_000

/**
 * Sends one request with a time limit for the complete response. If there is no response, throws an error that
 * callers handle.
 */
export const call = async (
  url: string | URL,
  { patienceMs, ...init }: RequestInit & { readonly patienceMs: number },
): Promise<Response> => {
  const { host } = new URL(url)
  const response = await ask(url, { ...init, signal: AbortSignal.timeout(patienceMs) }).catch(
    (cause: unknown) => {
      throw new VendorUnavailable(`${host} does not answer`, { cause })
    },
  )
  if (response.ok || response.status === 401) return response
  await response.body?.cancel()
  const now = Date.now()
  const until = saidUntil(response.headers, now)
  if (response.status === 429)
    throw new VendorBusy(`${host}: too many requests`, until ?? new Date(now + BREATHER_MS))
  if (response.status === 503 && until !== null)
    throw new VendorBusy(`${host} is temporarily unavailable`, until)
  throw new VendorUnavailable(`${host} answered ${response.status}`)
}

export const read = async <T>(schema: z.ZodType<T>, response: Response): Promise<T> => {
  const { host } = new URL(response.url)
  const body: unknown = await response.json().catch((cause: unknown) => {
    if (cause instanceof SyntaxError) return undefined
    throw new VendorUnavailable(`${host} did not complete its answer`, { cause })
  })
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new VendorUnavailable(`${host} sent an unreadable answer`)
}
