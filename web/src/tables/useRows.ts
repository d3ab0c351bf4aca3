import { useCallback, useEffect, useRef, useState } from 'react'
import { createRetry, isPassing } from '../lib/retryFailed.ts'

/** A page of the rows that match; the whole number of them where it was asked for. */
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

const withPage = <Row>(known: Known<Row>, index: number, { rows, total }: Page<Row>): Known<Row> => ({
  ...known,
  total: total ?? known.total,
  pages: new Map(known.pages).set(index, rows),
  error: null,
})

/**
 * The rows of a long list, loaded where somebody looks: any part of 100,000 is one page away. While a new question is under way
 * the rows of the last one stay, so that nothing jumps.
 */
export const useRows = <Row>(key: string, load: LoadPage<Row>) => {
  const [known, setKnown] = useState<Known<Row>>(() => nothing(key))
  const [before, setBefore] = useState<Known<Row> | null>(null)
  const asked = useRef({ key, pages: new Set<number>(), failed: new Set<number>() })
  const latest = useRef(load)
  latest.current = load
  const askFailed = useRef<() => boolean>(() => false)
  const [retry] = useState(() => createRetry(() => askFailed.current()))

  const fetchPage = useCallback(
    async (index: number): Promise<void> => {
      if (asked.current.pages.has(index)) return
      asked.current.pages.add(index)
      try {
        const page = await latest.current({ offset: index * PAGE, limit: PAGE, withTotal: index === 0 })
        setKnown((now) => (now.key === key ? withPage(now, index, page) : now))
        retry.answered()
      } catch (error) {
        if (asked.current.key !== key) return
        asked.current.pages.delete(index)
        asked.current.failed.add(index)
        if (isPassing(error)) retry.failed()
        setKnown((now) => (now.key === key ? { ...now, error } : now))
      }
    },
    [key, retry],
  )
  useEffect(() => {
    askFailed.current = () => {
      const { failed } = asked.current
      asked.current.failed = new Set()
      for (const index of failed) void fetchPage(index)
      return failed.size > 0
    }
    return () => {
      askFailed.current = () => false
    }
  }, [fetchPage])

  const ask = useCallback(() => {
    asked.current = { key, pages: new Set(), failed: new Set() }
    setKnown((now) => {
      if (now.total !== null) setBefore(now)
      return nothing(key)
    })
    void fetchPage(0)
  }, [key, fetchPage])
  useEffect(ask, [ask])

  const isFresh = known.key === key && known.total !== null
  const shown = isFresh ? known : (before ?? known)
  const show = useCallback(
    (first: number, last: number) => {
      for (let index = Math.floor(first / PAGE); index <= Math.floor(last / PAGE); index++)
        void fetchPage(index)
    },
    [fetchPage],
  )
  const rowAt = (index: number): Row | undefined => shown.pages.get(Math.floor(index / PAGE))?.[index % PAGE]
  return {
    /** null until the first answer. */
    total: shown.total,
    rowAt,
    /** Rows of the question before are shown. */
    isStale: !isFresh && shown.total !== null,
    error: known.error,
    /** These rows are looked at. */
    show,
    reload: ask,
  }
}

export type Rows<Row> = ReturnType<typeof useRows<Row>>
