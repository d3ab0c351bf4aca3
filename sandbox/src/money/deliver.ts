const TRIES = 6
const FIRST_PAUSE_MS = 500

const tryOnce = (url: string, headers: Record<string, string>, body: string): Promise<boolean> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
    .then((response) => response.ok)
    .catch(() => false)

/** Sends a webhook with several attempts. Returns false if no attempt was accepted. */
export const deliver = async (
  url: string,
  headers: () => Record<string, string>,
  body: string,
): Promise<boolean> => {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (await tryOnce(url, headers(), body)) return true
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** attempt).unref())
  }
  return false
}

/** The URL of the product's webhook receiver. Clients can also register other URLs, as at the real vendor. */
export const webhookUrl = (vendor: string): string | null =>
  process.env.WEBHOOKS_URL ? `${process.env.WEBHOOKS_URL}/${vendor}` : null
