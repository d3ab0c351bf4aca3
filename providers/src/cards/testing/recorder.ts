import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Exchange = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly query: readonly string[]
  readonly form: string
  readonly status: number
  readonly answer: unknown
}

/** Forwards all requests and records them with their responses. */
export const startRecorder = async (target: string) => {
  const exchanges: Exchange[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const form = Buffer.concat(chunks).toString()
    const { method = 'GET', url = '', headers } = request
    const { authorization = '', 'content-type': type = '', 'idempotency-key': key } = headers
    const passed = { authorization, 'content-type': type, ...(key ? { 'idempotency-key': String(key) } : {}) }
    const answered = await fetch(target + url, {
      method,
      headers: passed,
      ...(method === 'POST' ? { body: form } : {}),
    })
    const body = await answered.text()
    const { pathname, searchParams } = new URL(url, target)
    exchanges.push({
      method,
      path: pathname,
      headers,
      query: [...searchParams.keys()],
      form,
      status: answered.status,
      answer: JSON.parse(body),
    })
    response.writeHead(answered.status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, exchanges, close: () => server.close() }
}
