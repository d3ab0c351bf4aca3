import { type IncomingMessage, request } from 'node:http'

export type Heard = Pick<IncomingMessage, 'headers'> & { readonly status: number; readonly text: string }

/** Sends a request with any headers, including Host, which fetch cannot set. */
export const ask = (
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = options
    const sent = request(url, { method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (piece: string) => {
        text += piece
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
