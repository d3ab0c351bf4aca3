import type { RequestHandler } from 'express'

/** Rejects other HTTP methods with status 405. Placed after the handlers of a URL, because the URL exists. */
export const onlyBy = (method: 'GET' | 'POST'): RequestHandler => {
  const allowed = method === 'GET' ? 'GET, HEAD' : method
  return (request, response) => {
    response.setHeader('Allow', allowed)
    if (request.method === 'OPTIONS') return void response.status(204).end()
    response
      .status(405)
      .json({ message: `This URL is for ${allowed} only.`, extensions: { code: 'method-not-allowed' } })
  }
}
