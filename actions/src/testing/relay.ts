import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A relay to a server. Closing it simulates a server that is down, freezing it one that is silent. */
export const startRelay = async (target: string) => {
  const url = new URL(target)
  const open = new Set<Socket>()
  let isShut = false
  let isFrozen = false
  const keep = (socket: Socket): Socket => {
    open.add(socket)
    return socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy())
  }
  const server = createServer((near) => {
    if (isShut) return void near.destroy()
    const far = keep(connect(Number(url.port), url.hostname))
    keep(near).pipe(far).pipe(near)
    if (isFrozen) for (const socket of [near, far]) socket.pause()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const shut = (): void => {
    isShut = true
    for (const socket of open) socket.destroy()
  }
  return {
    url: Object.assign(new URL(target), { hostname: '127.0.0.1', port: String(port) }).href,
    shut,
    freeze: (): void => {
      isFrozen = true
      for (const socket of open) socket.pause()
    },
    reopen: (): void => {
      isShut = false
      isFrozen = false
      for (const socket of open) socket.resume()
    },
    close(): void {
      shut()
      server.close()
    },
  }
}
