/** Sends Postgres' cancel request: a separate short connection that sends the backend's id and secret. */
import { connect } from 'node:net'
import type { PoolClient } from 'pg'

const CANCEL_REQUEST = 80_877_102
const LONGEST_WAIT_MS = 5_000

type Backend = {
  readonly host: string
  readonly port: number
  readonly processID: number
  readonly secretKey: number
}

function backendOf(client: PoolClient): Backend | undefined {
  const { host, port } = client
  const processID: unknown = Reflect.get(client, 'processID')
  const secretKey: unknown = Reflect.get(client, 'secretKey')
  return typeof processID === 'number' && typeof secretKey === 'number'
    ? { host, port, processID, secretKey }
    : undefined
}

/**
 * Resolves to true after Postgres has sent the cancel signal and closed the socket. Only then can the connection serve
 * another request, because a late signal could cancel that request.
 */
export function cancelRunning(client: PoolClient): Promise<boolean> {
  const backend = backendOf(client)
  if (!backend) return Promise.resolve(false)
  const message = Buffer.allocUnsafe(16)
  message.writeInt32BE(message.length, 0)
  message.writeInt32BE(CANCEL_REQUEST, 4)
  message.writeInt32BE(backend.processID, 8)
  message.writeInt32BE(backend.secretKey, 12)
  return new Promise((resolve) => {
    const { host, port } = backend
    const socket = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
    socket.setTimeout(LONGEST_WAIT_MS, () => socket.destroy())
    let ended = false
    socket.on('connect', () => socket.write(message))
    socket.on('data', () => undefined)
    socket.on('end', () => {
      ended = true
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(ended))
  })
}
