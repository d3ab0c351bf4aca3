import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

/** Replaces the engine: records requests and responds over HTTP and WebSockets. */
export const startEngineDouble = async () => {
  const requests: { headers: IncomingHttpHeaders; body: unknown }[] = []
  const messages: unknown[] = []
  let answer: unknown = { data: { ok: true } }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    requests.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) })
    const body = JSON.stringify(answer)
    response.writeHead(200, {
      'content-length': Buffer.byteLength(body),
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': 'r1',
      'x-secret': 's',
    })
    response.end(body)
  })
  const sockets = new WebSocketServer({ server, path: '/v1/graphql' })
  sockets.on('connection', (socket) =>
    socket.on('message', (data) => {
      const message: unknown = JSON.parse(data.toString())
      messages.push(message)
      const type = typeof message === 'object' && message !== null && 'type' in message ? message.type : ''
      if (type === 'connection_init') socket.send('{"type":"connection_ack"}')
      if (type === 'subscribe') socket.send('{"type":"next","id":"1","payload":{"data":{"ok":true}}}')
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    messages,
    answerWith(next: unknown) {
      answer = next
    },
    sayToAll(message: string) {
      for (const client of sockets.clients) client.send(message)
    },
    close() {
      for (const client of sockets.clients) client.terminate()
      server.closeAllConnections()
      server.close()
    },
  }
}
