import { useRef, useState } from 'react'
import { explain } from '../lib/failure.ts'
import { useIntent } from '../lib/intent.ts'

export type BulkRow = { readonly id: string; readonly name: string }
/** Of those that were refused, why, by the row's id. */
export type Refusals = ReadonlyMap<string, string>
/** Does it to some of the rows; the same key carries the same out once, however often it is sent. */
export type BulkSend = (ids: readonly string[], idempotencyKey: string) => Promise<Refusals>

/** Few enough that somebody sees it move, and that nobody else waits long for the rows. */
export const AT_ONCE = 25

export type BulkProgress = {
  /** How many rows have their answer. */
  readonly done: number
  readonly refused: Refusals
}

const atFirst: BulkProgress = { done: 0, refused: new Map() }

/**
 * Does something to the rows that were chosen at the click, part by part. Where an answer stays away the same part is sent again
 * with its key: what was done already is not done twice. `words` is what was typed for all of them: other words are another
 * intent.
 */
export const useBulk = (rows: readonly BulkRow[], send: BulkSend, words = '') => {
  const [progress, setProgress] = useState(atFirst)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const now = useRef(atFirst)
  const carryOut = useIntent()
  const start = async (): Promise<BulkProgress | null> => {
    setBusy(true)
    setProblem(null)
    try {
      while (now.current.done < rows.length) {
        const { done, refused } = now.current
        const part = rows.slice(done, done + AT_ONCE).map(({ id }) => id)
        const answer = await carryOut({ part, words }, (idempotencyKey) => send(part, idempotencyKey))
        now.current = { done: done + part.length, refused: new Map([...refused, ...answer]) }
        setProgress(now.current)
      }
      return now.current
    } catch (error) {
      setProblem(explain(error).message)
      return null
    } finally {
      setBusy(false)
    }
  }
  return { progress, busy, problem, start }
}
