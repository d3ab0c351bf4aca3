import { useRef, useState } from 'react'
import { explain } from '../lib/failure.ts'

export type BulkRow = { readonly id: string; readonly name: string }
/** Of those that were refused, why, by the row's id. */
export type Refusals = ReadonlyMap<string, string>
/** Does it to some of the rows; the same key carries it out once, however often it is sent. */
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
 * with its key: what was done already is not done twice.
 */
export const useBulk = (rows: readonly BulkRow[], send: BulkSend) => {
  const [progress, setProgress] = useState(atFirst)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const now = useRef({ ...atFirst, key: crypto.randomUUID() })
  const start = async (): Promise<BulkProgress | null> => {
    setBusy(true)
    setProblem(null)
    try {
      while (now.current.done < rows.length) {
        const { done, refused, key } = now.current
        const part = rows.slice(done, done + AT_ONCE).map(({ id }) => id)
        const answer = await send(part, key)
        now.current = {
          done: done + part.length,
          refused: new Map([...refused, ...answer]),
          key: crypto.randomUUID(),
        }
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
