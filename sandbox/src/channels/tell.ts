const PATIENCE_MS = 5_000

/** What a vendor sends to whoever wants to be told; null where nobody answers. It is sent once: whoever misses it looks later. */
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
