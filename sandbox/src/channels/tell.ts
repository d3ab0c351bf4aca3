const PATIENCE_MS = 5_000

/**
 * Sends a vendor's notification once. Returns null if the receiver does not respond, who must then find the change by a
 * later check.
 */
export const send = async (
  url: string,
  given: { readonly headers?: Record<string, string>; readonly body?: string } = {},
): Promise<{ readonly isFine: boolean; readonly text: string } | null> => {
  try {
    const response = await fetch(url, {
      method: given.body === undefined ? 'GET' : 'POST',
      ...given,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return { isFine: response.ok, text: await response.text() }
  } catch {
    return null
  }
}
