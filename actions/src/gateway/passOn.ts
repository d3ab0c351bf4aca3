import type { ServerResponse } from 'node:http'
import type { Dispatcher } from 'undici'

const PASSED_ON = ['content-type', 'content-encoding', 'content-length', 'x-request-id'] as const

type Headers = Record<string, string | string[] | undefined>

type Exchange = {
  readonly engine: Dispatcher
  readonly headers: Record<string, string>
  readonly body: Buffer
  readonly response: ServerResponse
  /** Sent with every answer, as name, value, name, value. */
  readonly ownHeaders: readonly string[]
  /** Asked once the engine answers: no means that the answer is for somebody who is no more. */
  readonly isWanted: () => boolean | Promise<boolean>
}

const headersFor = (answered: Headers, ownHeaders: readonly string[]): string[] => {
  const headers = [...ownHeaders]
  for (const name of PASSED_ON) {
    const value = answered[name]
    if (typeof value === 'string') headers.push(name, value)
  }
  return headers
}

/**
 * Asks the engine and passes its answer on as it comes; false when it was not wanted any more and nothing was sent. This is
 * the path of nearly every request: no streams in between, and an answer that comes in one piece leaves in one.
 */
export const passOn = (exchange: Exchange): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const { response } = exchange
    let isDropped = false
    let held: Buffer | undefined

    const write = (controller: Dispatcher.DispatchController, chunk: Buffer): void => {
      if (response.destroyed) {
        controller.abort(new Error('the browser is gone'))
        return
      }
      if (response.write(chunk)) return
      // The browser reads slower than the engine writes.
      controller.pause()
      const goOn = (): void => {
        response.off('drain', goOn).off('close', goOn)
        controller.resume()
      }
      response.on('drain', goOn).on('close', goOn)
    }

    exchange.engine.dispatch(
      { method: 'POST', path: '/v1/graphql', headers: exchange.headers, body: exchange.body },
      {
        onRequestStart() {},
        onResponseStart(controller, status, headers) {
          const start = (isWanted: boolean): void => {
            isDropped = !isWanted
            if (isWanted) response.writeHead(status, headersFor(headers, exchange.ownHeaders))
          }
          const isWanted = exchange.isWanted()
          if (typeof isWanted === 'boolean') return start(isWanted)
          controller.pause()
          isWanted.then(start).then(
            () => controller.resume(),
            (error: Error) => controller.abort(error),
          )
        },
        onResponseData(controller, chunk) {
          if (isDropped) return
          // Held back until it is known whether more comes: the last piece goes out together with the end.
          if (held) write(controller, held)
          held = chunk
        },
        onResponseEnd() {
          if (!isDropped) response.end(held)
          resolve(!isDropped)
        },
        onResponseError(_controller, error) {
          reject(error)
        },
      },
    )
  })
