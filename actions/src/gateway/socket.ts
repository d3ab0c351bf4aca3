import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import { claimsKey } from '../auth/claims.ts'
import type { Session } from '../auth/sessions.ts'
import type { Services } from '../services.ts'
import type { Admission } from './admission.ts'
import { isOwnOrigin } from './origin.ts'

const PROTOCOL = 'graphql-transport-ws'
const LARGEST_MESSAGE = 1024 * 1024
const RECHECK_MS = 5_000
const MOST_WAITING = 100
/** "Service restart": clients of this protocol connect again by themselves, and do so as who they are now. */
const COME_BACK = 1012

const clientMessage = z.object({
  type: z.string(),
  id: z.string().optional(),
  payload: z.looseObject({ query: z.string().optional(), operationName: z.string().nullish() }).optional(),
})

type Open = { readonly token: string | undefined; readonly claims: string; readonly browser: WebSocket }

const claimsText = (session: Session | null): string => (session ? claimsKey(session) : '')

/**
 * WebSockets at …/api/gql are piped to the engine message by message. Only two kinds of the browser's messages are looked at:
 * connection_init gets the session's token, subscribe has to be an admitted document.
 */
export const attachSocketGateway = (
  server: Server,
  services: Services,
  admission: Admission,
): { close(): void } => {
  const { config, sessions, signingKeys, log } = services
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    handleProtocols: (offered) => (offered.has(PROTOCOL) ? PROTOCOL : false),
  })
  const open = new Set<Open>()
  const upstreamUrl = `${config.hasuraUrl.replace(/^http/, 'ws')}/v1/graphql`

  const init = async (session: Session | null): Promise<string> => {
    const headers = session ? { Authorization: `Bearer ${await signingKeys.tokenFor(session)}` } : {}
    return JSON.stringify({ type: 'connection_init', payload: { headers } })
  }

  const refused = (data: RawData): { id: string; message: string } | null => {
    const message = readMessage(data)
    if (message?.type !== 'subscribe' || message.payload?.query === undefined) return null
    const { query, operationName } = message.payload
    const words = admission.refusal({ query, operationName }, null)
    return words ? { id: message.id ?? '', message: words } : null
  }

  const pipe = (browser: WebSocket, session: Session | null, entry: Open): void => {
    const engine = new WebSocket(upstreamUrl, PROTOCOL, { maxPayload: 64 * LARGEST_MESSAGE })
    // What the browser says before the engine's side is open.
    let waiting: string[] | null = []
    const toEngine = (text: string): void => {
      if (waiting === null) engine.send(text)
      else if (waiting.length < MOST_WAITING) waiting.push(text)
      else browser.close(4429, 'Too many messages')
    }
    const onMessage = async (data: RawData): Promise<void> => {
      if (isInit(data)) return toEngine(await init(session))
      const refusal = refused(data)
      if (!refusal) return toEngine(data.toString())
      const payload = [{ message: refusal.message, extensions: { path: '$', code: 'validation-failed' } }]
      browser.send(JSON.stringify({ type: 'error', id: refusal.id, payload }))
    }
    // One after the other: what is said after connection_init must not overtake it while its token is fetched.
    let order = Promise.resolve()
    browser.on('message', (data) => {
      order = order.then(() => onMessage(data)).catch(() => browser.close(COME_BACK, 'Try again'))
    })
    engine.on('open', () => {
      for (const text of waiting ?? []) engine.send(text)
      waiting = null
    })
    engine.on('message', (data) => browser.send(data.toString()))
    engine.on('error', (error) => log.warn({ err: error }, 'a subscription lost the engine'))
    engine.on('close', (code, reason) => browser.close(isSendable(code) ? code : COME_BACK, reason))
    browser.on('close', () => {
      open.delete(entry)
      engine.terminate()
    })
    browser.on('error', () => browser.terminate())
  }

  const onUpgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://gateway')
    if (!pathname.endsWith('/api/gql') || !isOwnOrigin(request, config.publicUrl))
      return refuseUpgrade(socket, 403)
    const token = sessions.tokenOf(request)
    const session = token ? await sessions.find(token) : null
    sockets.handleUpgrade(request, socket, head, (browser) => {
      if (browser.protocol !== PROTOCOL) return browser.close(4406, 'Subprotocol not acceptable')
      const entry = { token, claims: claimsText(session), browser }
      open.add(entry)
      pipe(browser, session, entry)
    })
  }

  /** Sockets outlive requests: who signs out or changes role must not go on listening. */
  const recheck = async (): Promise<void> => {
    await Promise.all(
      [...open].map(async ({ token, claims, browser }) => {
        const session = token ? await sessions.find(token) : null
        if (claimsText(session) !== claims) browser.close(COME_BACK, 'The session has changed')
      }),
    )
  }

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    onUpgrade(request, socket, head).catch((error: unknown) => {
      log.error({ err: error }, 'a socket could not be opened')
      refuseUpgrade(socket, 503)
    })
  })
  const timer = setInterval(() => {
    recheck().catch((error: unknown) => log.error({ err: error }, 'open sockets could not be checked'))
  }, RECHECK_MS)
  timer.unref()

  return {
    close() {
      clearInterval(timer)
      for (const { browser } of open) browser.close(COME_BACK, 'The server restarts')
      sockets.close()
    },
  }
}

const readMessage = (data: RawData): z.infer<typeof clientMessage> | null => {
  try {
    return clientMessage.parse(JSON.parse(data.toString()))
  } catch {
    return null
  }
}

const isInit = (data: RawData): boolean => readMessage(data)?.type === 'connection_init'

/** 1005 and 1006 only report; they cannot be sent. */
const isSendable = (code: number): boolean => code === 1000 || code === 1012 || (code >= 3000 && code < 5000)

const refuseUpgrade = (socket: Duplex, status: 403 | 503): void => {
  socket.end(
    `HTTP/1.1 ${status} ${status === 403 ? 'Forbidden' : 'Service Unavailable'}\r\nConnection: close\r\n\r\n`,
  )
}
