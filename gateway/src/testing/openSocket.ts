import { vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Browser } from './browser.ts'

/** A page's WebSocket at /api/gql with a browser's cookies. */
export const openSocket = (
  base: string,
  browser: Browser | null,
  headers: Record<string, string> = {},
  protocol = 'graphql-transport-ws',
) => {
  const cookie = [...(browser?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/gql`, protocol, {
    headers: { cookie, ...headers },
  })
  const received: Record<string, unknown>[] = []
  socket.on('message', (data) => received.push(JSON.parse(data.toString())))
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  const opened = new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  return {
    socket,
    received,
    opened,
    closed,
    waitFor: (count: number) =>
      vi.waitFor(() => {
        if (received.length < count) throw new Error(`${received.length} of ${count} messages`)
      }, 5_000),
    say: (message: object | string) =>
      socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
  }
}
