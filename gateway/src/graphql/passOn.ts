import type { ServerResponse } from 'node:http'
import type { AnswerHead } from './answerReader.ts'
import { type EngineLink, type EngineQuestion, type Flow, NoAnswer } from './engineLink.ts'
import { createUnread } from './unread.ts'

const PASSED_ON = ['content-type', 'content-encoding', 'content-length', 'x-request-id'] as const
/** For readers that stop reading. */
const IDLE_MS = 600_000
const unread = createUnread(256 * 1024 * 1024)

type Exchange = {
  readonly engine: EngineLink
  readonly question: EngineQuestion
  readonly response: ServerResponse
  /** Sent with every answer, as name, value, name, value. */
  readonly ownHeaders: readonly string[]
  /** Asked while the engine works: no means that its answer is for somebody who is no more. */
  readonly confirm: (() => Promise<boolean>) | null
  /** In bytes: a larger answer is refused, or broken off where its length was not told beforehand. */
  readonly largestAnswer: number
}

const headersFor = ({ headers: answered }: AnswerHead, ownHeaders: readonly string[]): string[] => {
  const headers = [...ownHeaders]
  for (const name of PASSED_ON) {
    const value = answered.get(name)
    if (value !== undefined) headers.push(name, value)
  }
  return headers
}

/**
 * Asks the engine and passes its answer on as it comes; false when it was not wanted any more and nothing was sent. This is
 * the path of nearly every request: no streams in between, and an answer that comes in one piece leaves in one.
 */
export const passOn = (exchange: Exchange): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const { engine, question, response, ownHeaders, confirm, largestAnswer } = exchange
    let isWanted = confirm === null ? true : undefined
    let head: AnswerHead | undefined
    let flow: Flow | undefined
    let isWhole = false
    let size = 0
    let isRefused = false
    const held: Buffer[] = []

    const write = (piece: Buffer): void => {
      if (response.destroyed) {
        flow?.abort()
        return
      }
      if (response.write(piece)) return
      // The browser reads slower than the engine writes.
      flow?.pause()
      const goOn = (): void => {
        response.off('drain', goOn).off('close', goOn)
        flow?.resume()
      }
      response.on('drain', goOn).on('close', goOn)
    }

    const end = (): void => {
      isWhole = true
      if (isWanted === undefined || isRefused) return
      if (isWanted) response.end(held.length > 1 ? Buffer.concat(held) : held[0])
      // Small answers are with the system by now; a timer for each would cost more than they do.
      if (response.writableLength > 0) {
        response.setTimeout(IDLE_MS)
        unread.add(response)
      }
      resolve(isWanted)
    }

    /** Once it is known what the engine answers and whether anybody wants it. */
    const begin = (): void => {
      if (isWanted === undefined || head === undefined || isRefused) return
      if (isWanted) response.writeHead(head.status, headersFor(head, ownHeaders))
      if (isWhole) end()
      else flow?.resume()
    }

    /** While it grows, so that it is never held as a whole. */
    const refuseLarger = (bytes: number): void => {
      if (bytes <= largestAnswer) return
      isRefused = true
      held.length = 0
      flow?.abort()
      reject(new NoAnswer('answer-too-large'))
    }

    // What is only read ends with its reader, in the database too; a write goes on, whoever hears of it.
    const leave = (): void => {
      if (question.mayRepeat && !isWhole) flow?.abort()
    }
    response.once('close', leave)

    engine.ask(question, {
      onStart(started) {
        flow = started
        if (response.destroyed) leave()
      },
      onHead(answered) {
        head = answered
        refuseLarger(Number(answered.headers.get('content-length') ?? 0))
        begin()
      },
      onData(piece) {
        if (isWanted === false || isRefused) return
        size += piece.length
        refuseLarger(size)
        if (isRefused) return
        held.push(piece)
        if (held.length < 2) return
        // The last piece is held back until it is known whether more comes: it goes out together with the end.
        if (isWanted === undefined) flow?.pause()
        else for (const earlier of held.splice(0, held.length - 1)) write(earlier)
      },
      onEnd: end,
      onError: reject,
    })

    confirm?.()
      .then((isConfirmed) => {
        isWanted = isConfirmed
        begin()
      })
      .catch((error: unknown) => {
        flow?.abort()
        reject(error)
      })
  })
