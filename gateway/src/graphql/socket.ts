import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { claimsKey } from '../auth/claims.ts'
import type { Session } from '../auth/sessions.ts'
import type { Services } from '../services.ts'
import type { Admission } from './admission.ts'
import { clientAddress } from './clientAddress.ts'
import { isOwnOrigin } from './origin.ts'
import { COME_BACK, LARGEST_MESSAGE, PROTOCOL, pipe } from './socketPipe.ts'

const RECHECK_MS = 5_000
/** Tabs of one person, or people behind one address. */
const MOST_PER_SESSION = 30
const MOST_PER_ADDRESS = 200
const MOST = 5_000

type Open = {
  readonly token: string | undefined
  readonly address: string
  readonly userId: string | null
  readonly claims: string
  readonly browser: WebSocket
  isAlive: boolean
}

const claimsText = (session: Session | null): string => (session ? claimsKey(session) : '')

const REFUSALS = { 403: 'Forbidden', 429: 'Too Many Requests', 503: 'Service Unavailable' } as const

const refuseUpgrade = (socket: Duplex, status: keyof typeof REFUSALS): void => {
  socket.end(`HTTP/1.1 ${status} ${REFUSALS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** WebSockets at …/api/gql: who may open one, how many, and for how long. What they carry is the pipe's matter. */
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
  const engineUrl = `${config.hasuraUrl.replace(/^http/, 'ws')}/v1/graphql`

  const isFull = (token: string | undefined, address: string): boolean => {
    const same = [...open].filter((each) => (token ? each.token === token : each.address === address))
    return open.size >= MOST || same.length >= (token ? MOST_PER_SESSION : MOST_PER_ADDRESS)
  }

  const admit = (browser: WebSocket, session: Session | null, token: string | undefined, address: string) => {
    if (browser.protocol !== PROTOCOL) return browser.close(4406, 'Subprotocol not acceptable')
    const userId = session?.user.id ?? null
    const entry: Open = { token, address, userId, claims: claimsText(session), browser, isAlive: true }
    open.add(entry)
    browser.on('close', () => open.delete(entry))
    browser.on('pong', () => {
      entry.isAlive = true
    })
    pipe({
      browser,
      engineUrl,
      admission,
      largestAnswer: config.largestAnswer,
      async init() {
        const headers = {
          ...(session && { Authorization: `Bearer ${await signingKeys.tokenFor(session)}` }),
          // What an action hears of the client is what stands here.
          ...(address && { 'x-client-ip': address }),
        }
        return JSON.stringify({ type: 'connection_init', payload: { headers } })
      },
      runInTurn: (work) => services.turns.run(userId ?? address, work),
      onTrouble: (error) => log.warn({ err: error }, 'a subscription lost the engine'),
    })
  }

  const onUpgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const [path = ''] = (request.url ?? '').split('?')
    if (!path.endsWith('/api/gql') || !isOwnOrigin(request, config.publicUrl))
      return refuseUpgrade(socket, 403)
    const token = sessions.tokenOf(request)
    const session = token ? await sessions.find(token) : null
    const known = session ? token : undefined
    const address = clientAddress(request, services.trustsHop) ?? ''
    if (isFull(known, address)) return refuseUpgrade(socket, 429)
    sockets.handleUpgrade(request, socket, head, (browser) => admit(browser, session, known, address))
  }

  /** Sockets outlive requests: who signs out or changes role must not go on listening. */
  const recheck = async (entries: readonly Open[]): Promise<void> => {
    await Promise.all(
      entries.map(async ({ token, claims, browser }) => {
        const session = token ? await sessions.find(token) : null
        if (claimsText(session) !== claims) browser.close(COME_BACK, 'The session has changed')
      }),
    )
  }
  const recheckSoon = (entries: readonly Open[]): void => {
    recheck(entries).catch((error: unknown) => log.error({ err: error }, 'open sockets could not be checked'))
  }

  /** A browser that is gone without a word, as a laptop that was shut, leaves no socket behind. */
  const findDead = (): void => {
    for (const entry of open) {
      if (!entry.isAlive) entry.browser.terminate()
      entry.isAlive = false
      entry.browser.ping()
    }
  }

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    onUpgrade(request, socket, head).catch((error: unknown) => {
      log.error({ err: error }, 'a socket could not be opened')
      refuseUpgrade(socket, 503)
    })
  })
  services.sessionChanges.onChange((userId) => {
    recheckSoon([...open].filter((each) => userId === null || each.userId === userId))
  })
  // Sessions also end by the clock, which no change tells of.
  const clock = setInterval(() => recheckSoon([...open]), RECHECK_MS).unref()
  const pulse = setInterval(findDead, 6 * RECHECK_MS).unref()

  return {
    close() {
      clearInterval(clock)
      clearInterval(pulse)
      for (const { browser } of open) browser.close(COME_BACK, 'The server restarts')
      sockets.close()
    },
  }
}
