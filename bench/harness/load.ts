import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

export type Target = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The bodies of the requests. Each connection sends a part of them, one after another. */
  readonly bodies: readonly string[]
  readonly connections: number
  readonly milliseconds: number
  /** Text that no response may contain. Measuring responses with errors would prove nothing. */
  readonly refuse: string
}

export type Figures = {
  readonly requests: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly failures: number
  readonly firstFailure: string
}

export type Load = { run(target: Target): Promise<Figures>; stop(): void }

const isFigures = (value: unknown): value is Figures =>
  typeof value === 'object' && value !== null && 'perSecond' in value && 'p99' in value

const answerOf = (child: ChildProcess): Promise<Figures> =>
  new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('the load generator ended'))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      isFigures(message)
        ? resolve(message)
        : reject(new Error(`the load generator sent ${JSON.stringify(message)}`))
    })
  })

/** Generates load in a separate process, so that it does not share an event loop with any of the measured programs. */
export const startLoad = (): Load => {
  const child = fork(join(import.meta.dirname, 'cannon.ts'))
  return {
    run: async (target) => {
      const answer = answerOf(child)
      child.send(target)
      const figures = await answer
      if (figures.failures > 0) {
        throw new Error(`${figures.failures} of ${figures.requests} requests failed: ${figures.firstFailure}`)
      }
      return figures
    },
    stop: () => child.disconnect(),
  }
}
