import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createRetry, isPassing } from '../lib/retryFailed.ts'
import { hearChange } from '../lib/writes.ts'

export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number | null }
export type LoadPage<Row> = (place: {
  readonly offset: number
  readonly limit: number
  readonly withTotal: boolean
}) => Promise<Page<Row>>

export const PAGE = 100

type Known<Row> = {
  readonly key: string
  readonly total: number | null
  readonly pages: ReadonlyMap<number, readonly Row[]>
  readonly error: unknown
}

const nothing = <Row>(key: string): Known<Row> => ({ key, total: null, pages: new Map(), error: null })

/** The index of a page, or `total` for the total number of rows. */
type Part = number | 'total'

const isFull = ({ rows }: Page<unknown>): boolean => rows.length === PAGE

/** If the first page is not full, it contains all rows. */
const withPart = <Row>(known: Known<Row>, part: Part, page: Page<Row>): Known<Row> => {
  if (part === 'total') return { ...known, total: page.total, error: null }
  const total = part === 0 && !isFull(page) ? page.rows.length : known.total
  return { ...known, total, pages: new Map(known.pages).set(part, page.rows), error: null }
}

/** Remembers which parts of a query were requested, and which of them failed. */
const createAsked = (key: string) => {
  const parts = new Set<Part>()
  let failed = new Set<Part>()
  return {
    key,
    /** Returns true if the part was not requested before. */
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

/**
 * Retries failures that can be temporary. `askFailed` repeats the failed requests and returns true if there were any.
 */
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

/** The rows to show for a query. Shows those of the previous query until the first response. */
const shownOf = <Row>(key: string, known: Known<Row>, before: Known<Row> | null) => {
  const isFresh = known.key === key && known.pages.has(0)
  const shown = isFresh ? known : (before ?? known)
  const first = shown.pages.get(0)
  return {
    /** The number of rows. Null until counted. During a reload, it is still the previous number. */
    total: shown.total ?? (before?.key === key ? before.total : null),
    /**
     * The number of rows for which the table reserves space, so that the scroll position does not change during
     * counting. Null until the first response.
     */
    count: first ? Math.max(first.length, shown.total ?? before?.total ?? 0) : null,
    rowAt: (index: number): Row | undefined => shown.pages.get(pageOf(index))?.[index % PAGE],
    isStale: !isFresh && shown.pages.has(0),
    error: known.error,
  }
}

/**
 * The rows of a long list, loaded page by page where the user scrolls. The first page does not wait for the total,
 * which is counted only if there are more pages. The previous rows stay visible during a new query, so that the layout
 * does not shift.
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
  // Identical queries share a response for two seconds. A table that is opened again must not show those rows, because
  // nothing updates them afterwards.
  useEffect(() => hearChange, [])
  // A caller can still have a `reload` from before the query changed, such as in an undo button or an open dialog.
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
      show,
      reload,
    }),
    [key, known, before, show, reload],
  )
}

export type Rows<Row> = ReturnType<typeof useRows<Row>>
