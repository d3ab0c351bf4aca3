import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export type Asked = {
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
  readonly headers: IncomingMessage['headers']
}
/** The vendor's response: JSON, or a response that the test writes itself. */
export type Answer = {
  readonly status?: number
  readonly headers?: Record<string, string>
  readonly json?: unknown
}
export type VendorServer = {
  readonly url: string
  readonly asked: Asked[]
  answer: (asked: Asked, response: ServerResponse) => Answer | null
  readonly stop: () => Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: string[] = []
  for await (const part of request) parts.push(String(part))
  return parts.join('')
}

/** A vendor whose responses are set by the test. */
export const startVendorServer = async (): Promise<VendorServer> => {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://vendor')
      const one = { path: url.pathname, query: url.searchParams, body, headers: request.headers }
      asked.push(one)
      const answer = vendor.answer(one, response)
      if (answer === null) return
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
      response.end(JSON.stringify(answer.json ?? {}))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no address')
  const vendor: VendorServer = {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    answer: () => ({ status: 404 }),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return vendor
}
