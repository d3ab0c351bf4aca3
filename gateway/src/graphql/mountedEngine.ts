import type { EngineLink, EngineListener } from './engineLink.ts'

/** An engine that runs in this process. */
export type MountedEngine = {
  ask(question: { path: string; headers: Readonly<Record<string, string>>; body: string }): {
    readonly answer: Promise<InProcessAnswer>
    leave(): void
  }
  close(): Promise<void>
}

type InProcessAnswer = {
  readonly status: number
  readonly body: string | Buffer
  readonly requestId: string
  readonly contentType: string
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
}

type Waiting = { readonly askedAt: number; readonly listener: EngineListener; leave(): void }

const headOf = ({ status, requestId, contentType, headers }: InProcessAnswer, length: number) => {
  const told = new Map([
    ['content-type', contentType],
    ['content-length', String(length)],
    ['x-request-id', requestId],
  ])
  const encoding = headers?.['content-encoding']
  if (typeof encoding === 'string') told.set('content-encoding', encoding)
  return { status, headers: told }
}

/** Without a network, responses arrive in one piece and need no backpressure. */
export const mountEngine = ({ ask, close }: MountedEngine): EngineLink => {
  const waiting = new Set<Waiting>()

  const inVain = (ms: number): readonly Waiting[] => {
    const before = performance.now() - ms
    return [...waiting].filter(({ askedAt }) => askedAt <= before)
  }

  const give = (listener: EngineListener, answer: InProcessAnswer): void => {
    const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body
    listener.onHead(headOf(answer, body.length))
    listener.onData(body)
    listener.onEnd()
  }

  return {
    ask({ path, headers, body }, listener) {
      const { answer, leave } = ask({ path, headers, body: body.toString('utf8') })
      const asked = { askedAt: performance.now(), listener, leave }
      waiting.add(asked)
      listener.onStart({ pause() {}, resume() {}, abort: leave })
      answer
        .then((given) => {
          if (waiting.delete(asked)) give(listener, given)
        })
        .catch((error: unknown) => {
          waiting.delete(asked)
          listener.onError(error instanceof Error ? error : new Error(String(error)))
        })
    },
    hasWaited: (ms) => inVain(ms).length > 0,
    giveUp(waitedMs, problem) {
      for (const asked of inVain(waitedMs)) {
        waiting.delete(asked)
        asked.leave()
        asked.listener.onError(problem)
      }
    },
    close,
  }
}
