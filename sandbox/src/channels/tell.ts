const PATIENCE_MS = 5_000

/**
 * Sends a vendor's notification to a subscriber, once. Null if the subscriber does not respond. The subscriber must
 * then check the channel later.
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
