import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { claimsKey } from '../auth/claims.ts'
import type { Session } from '../auth/sessions.ts'
import type { Services } from '../services.ts'
import type { Admission } from './admission.ts'
import { clientAddress } from './clientAddress.ts'
import { isOwnOrigin } from './origin.ts'
import { COME_BACK, LARGEST_MESSAGE, PROTOCOL, SocketPipe } from './socketPipe.ts'

const RECHECK_MS = 5_000
/** These limits are enough for several tabs of one person, and for several people with the same IP address. */
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

/** Decides who can open WebSockets at …/api/gql, how many each, and for how long. `SocketPipe` handles the messages. */
class SocketGateway {
  readonly #services: Services
  readonly #admission: Admission
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    handleProtocols: (offered) => (offered.has(PROTOCOL) ? PROTOCOL : false),
  })
  readonly #open = new Set<Open>()

  constructor(services: Services, admission: Admission) {
    this.#services = services
    this.#admission = admission
  }

  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { config, sessions, trustsHop } = this.#services
    const [path = ''] = (request.url ?? '').split('?')
    if (!path.endsWith('/api/gql') || !isOwnOrigin(request, config.publicUrl))
      return refuseUpgrade(socket, 403)
    const token = sessions.tokenOf(request)
    const session = token ? await sessions.find(token) : null
    const known = session ? token : undefined
    const address = clientAddress(request, trustsHop) ?? ''
    if (this.#isFull(known, address)) return refuseUpgrade(socket, 429)
    this.#sockets.handleUpgrade(request, socket, head, (browser) =>
      this.#admit(browser, session, known, address),
    )
  }

  /**
   * A person's sockets must be closed when the person signs out or changes role. Null checks the sockets of everyone.
   */
  recheck(userId: string | null): void {
    const entries = [...this.#open].filter((each) => userId === null || each.userId === userId)
    const { sessions, log } = this.#services
    const check = async ({ token, claims, browser }: Open): Promise<void> => {
      const session = token ? await sessions.find(token) : null
      if (claimsText(session) !== claims) browser.close(COME_BACK, 'The session has changed')
    }
    Promise.all(entries.map(check)).catch((error: unknown) =>
      log.error({ err: error }, 'could not check the sessions of open sockets'),
    )
  }

  /** Closes the sockets of browsers that disappeared without closing them, such as on a closed laptop. */
  findDead(): void {
    for (const entry of this.#open) {
      if (!entry.isAlive) entry.browser.terminate()
      entry.isAlive = false
      entry.browser.ping()
    }
  }

  close(): void {
    for (const { browser } of this.#open) browser.close(COME_BACK, 'The server is restarting')
    this.#sockets.close()
  }

  #isFull(token: string | undefined, address: string): boolean {
    const same = [...this.#open].filter((each) => (token ? each.token === token : each.address === address))
    return this.#open.size >= MOST || same.length >= (token ? MOST_PER_SESSION : MOST_PER_ADDRESS)
  }

  #admit(browser: WebSocket, session: Session | null, token: string | undefined, address: string): void {
    if (browser.protocol !== PROTOCOL) return void browser.close(4406, 'Subprotocol not acceptable')
    const userId = session?.user.id ?? null
    const entry: Open = { token, address, userId, claims: claimsText(session), browser, isAlive: true }
    this.#open.add(entry)
    browser.on('close', () => this.#open.delete(entry))
    browser.on('pong', () => {
      entry.isAlive = true
    })
    const { config, turns, log } = this.#services
    new SocketPipe({
      browser,
      engineUrl: `${config.hasuraUrl.replace(/^http/, 'ws')}/v1/graphql`,
      admission: this.#admission,
      largestAnswer: config.largestAnswer,
      init: () => this.#initMessage(session, address),
      runInTurn: (work) => turns.run(userId ?? address, work),
      onTrouble: (error) => log.warn({ err: error }, 'a subscription lost its connection to the engine'),
    }).start()
  }

  async #initMessage(session: Session | null, address: string): Promise<string> {
    const headers = {
      ...(session && { Authorization: `Bearer ${await this.#services.signingKeys.tokenFor(session)}` }),
      // Actions read the client's IP address from this header.
      ...(address && { 'x-client-ip': address }),
    }
    return JSON.stringify({ type: 'connection_init', payload: { headers } })
  }
}

export const attachSocketGateway = (
  server: Server,
  services: Services,
  admission: Admission,
): { close(): void } => {
  const gateway = new SocketGateway(services, admission)
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    gateway.upgrade(request, socket, head).catch((error: unknown) => {
      services.log.error({ err: error }, 'could not open a socket')
      refuseUpgrade(socket, 503)
    })
  })
  services.sessionChanges.onChange((userId) => gateway.recheck(userId))
  // Sessions also expire after some time, which sends no notification.
  const clock = setInterval(() => gateway.recheck(null), RECHECK_MS).unref()
  const pulse = setInterval(() => gateway.findDead(), 6 * RECHECK_MS).unref()
  return {
    close() {
      clearInterval(clock)
      clearInterval(pulse)
      gateway.close()
    },
  }
}
