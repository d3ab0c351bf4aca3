import type { RequestHandler } from 'express'

/** Placed after the handlers of a URL: the URL exists, but not for this HTTP method. */
export const onlyBy = (method: 'GET' | 'POST'): RequestHandler => {
  const allowed = method === 'GET' ? 'GET, HEAD' : method
  return (request, response) => {
    response.setHeader('Allow', allowed)
    if (request.method === 'OPTIONS') return void response.status(204).end()
    response
      .status(405)
      .json({ message: `This address is for ${allowed} only.`, extensions: { code: 'method-not-allowed' } })
  }
}
