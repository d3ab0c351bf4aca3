import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createRetry, isPassing } from '../lib/retryFailed.ts'

/** Some of the rows that match; the whole number of them where it was asked for. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number | null }
export type LoadPage<Row> = (place: {
  readonly offset: number
  readonly limit: number
  readonly withTotal: boolean
}) => Promise<Page<Row>>

export const PAGE = 100

/** What was loaded for one question; `key` is that question in a word. */
type Known<Row> = {
  readonly key: string
  readonly total: number | null
  readonly pages: ReadonlyMap<number, readonly Row[]>
  readonly error: unknown
}

const nothing = <Row>(key: string): Known<Row> => ({ key, total: null, pages: new Map(), error: null })

/** A page by its index; or how many rows there are in all. */
type Part = number | 'total'

const isFull = ({ rows }: Page<unknown>): boolean => rows.length === PAGE

/** A first page that is not full is all there is. */
const withPart = <Row>(known: Known<Row>, part: Part, page: Page<Row>): Known<Row> => {
  if (part === 'total') return { ...known, total: page.total, error: null }
  const total = part === 0 && !isFull(page) ? page.rows.length : known.total
  return { ...known, total, pages: new Map(known.pages).set(part, page.rows), error: null }
}

/** Which parts of one question somebody asked for, and which of them failed. */
const createAsked = (key: string) => {
  const parts = new Set<Part>()
  let failed = new Set<Part>()
  return {
    key,
    /** Whether it is the first to ask for this part. */
    claim: (part: Part): boolean => {
      const isFirst = !parts.has(part)
      parts.add(part)
      return isFirst
    },
    fail: (part: Part): void => {
      parts.delete(part)
      failed.add(part)
    },
    takeFailed: (): ReadonlySet<Part> => {
      const taken = failed
      failed = new Set()
      return taken
    },
  }
}

/** Asks again for what failed in passing: by what is set as `askFailed`, which says whether there was anything. */
const useRetry = () => {
  const askFailed = useRef<() => boolean>(() => false)
  const [retry] = useState(() => createRetry(() => askFailed.current()))
  return { retry, askFailed }
}

const pageOf = (index: number): number => Math.floor(index / PAGE)

const questionOf = (part: Part) =>
  part === 'total'
    ? { offset: 0, limit: 0, withTotal: true }
    : { offset: part * PAGE, limit: PAGE, withTotal: false }

/** What is shown of a question: until its answers come, what was known of the one before. */
const shownOf = <Row>(key: string, known: Known<Row>, before: Known<Row> | null) => {
  const isFresh = known.key === key && known.pages.has(0)
  const shown = isFresh ? known : (before ?? known)
  const first = shown.pages.get(0)
  return {
    /** null until they are counted; what is read again has as many as before until then. */
    total: shown.total ?? (before?.key === key ? before.total : null),
    /** How many have room, so that nobody's place in the list is lost until they are counted; null until the first answer. */
    count: first ? Math.max(first.length, shown.total ?? before?.total ?? 0) : null,
    rowAt: (index: number): Row | undefined => shown.pages.get(pageOf(index))?.[index % PAGE],
    /** Rows of the question before are shown. */
    isStale: !isFresh && shown.pages.has(0),
    error: known.error,
  }
}

/**
 * The rows of a long list, loaded where somebody looks: any part of 100,000 is one page away. The first rows wait for nobody to
 * count all: only where they are not all are the others counted. While a new question is under way the rows of the last one stay,
 * so that nothing jumps.
 */
export const useRows = <Row>(key: string, load: LoadPage<Row>) => {
  const [known, setKnown] = useState<Known<Row>>(() => nothing(key))
  const [before, setBefore] = useState<Known<Row> | null>(null)
  const asked = useRef(createAsked(key))
  const latest = useRef(load)
  latest.current = load
  const { retry, askFailed } = useRetry()

  const fetchPart = useCallback(
    async (part: Part): Promise<void> => {
      if (!asked.current.claim(part)) return
      try {
        const page = await latest.current(questionOf(part))
        setKnown((now) => (now.key === key ? withPart(now, part, page) : now))
        retry.answered()
        if (part === 0 && isFull(page) && asked.current.key === key) void fetchPart('total')
      } catch (error) {
        if (asked.current.key !== key) return
        asked.current.fail(part)
        if (isPassing(error)) retry.failed()
        setKnown((now) => (now.key === key ? { ...now, error } : now))
      }
    },
    [key, retry],
  )
  useEffect(() => {
    askFailed.current = () => {
      const failed = asked.current.takeFailed()
      for (const part of failed) void fetchPart(part)
      return failed.size > 0
    }
    return () => {
      askFailed.current = () => false
    }
  }, [fetchPart, askFailed])

  const ask = useCallback(() => {
    asked.current = createAsked(key)
    setKnown((now) => {
      if (now.pages.has(0)) setBefore(now)
      return nothing(key)
    })
    void fetchPart(0)
  }, [key, fetchPart])
  useEffect(ask, [ask])
  // Whoever reloads may have kept this since before the question changed: an undo, a dialog that was long open.
  const askNow = useRef(ask)
  askNow.current = ask
  const reload = useCallback(() => askNow.current(), [])

  const show = useCallback(
    (first: number, last: number) => {
      for (let index = pageOf(first); index <= pageOf(last); index++) void fetchPart(index)
    },
    [fetchPart],
  )
  return useMemo(
    () => ({
      ...shownOf(key, known, before),
      /** These rows are looked at. */
      show,
      reload,
    }),
    [key, known, before, show, reload],
  )
}

export type Rows<Row> = ReturnType<typeof useRows<Row>>
