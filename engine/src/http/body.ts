import type { IncomingMessage } from 'node:http'
import { EngineError } from '../errors.ts'

export function readBody(request: IncomingMessage, maxBytes: number): Promise<string> {
  const tooLarge = () =>
    new EngineError('bad-request', `the request is larger than ${maxBytes} bytes`, { status: 413 })
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return Promise.reject(tooLarge())
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > maxBytes) {
        request.removeAllListeners('data')
        reject(tooLarge())
      } else chunks.push(chunk)
    })
    request.on('end', () => {
      const [only] = chunks
      resolve((chunks.length === 1 && only ? only : Buffer.concat(chunks)).toString('utf8'))
    })
    request.on('close', () => {
      if (!request.complete) reject(new ClientGone())
    })
  })
}

/** The client disconnected before its request was complete, so no response is possible. */
export class ClientGone extends Error {}
