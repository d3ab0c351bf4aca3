import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
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

/** Which pages of one question somebody asked for, and which of them failed. */
const createAsked = (key: string) => {
  const pages = new Set<number>()
  let failed = new Set<number>()
  return {
    key,
    /** Whether it is the first to ask for this page. */
    claim: (index: number): boolean => {
      const isFirst = !pages.has(index)
      pages.add(index)
      return isFirst
    },
    fail: (index: number): void => {
      pages.delete(index)
      failed.add(index)
    },
    takeFailed: (): ReadonlySet<number> => {
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

/** What is shown of a question: until its first answer, what was known of the one before. */
const shownOf = <Row>(key: string, known: Known<Row>, before: Known<Row> | null) => {
  const isFresh = known.key === key && known.total !== null
  const shown = isFresh ? known : (before ?? known)
  return {
    /** null until the first answer. */
    total: shown.total,
    rowAt: (index: number): Row | undefined => shown.pages.get(pageOf(index))?.[index % PAGE],
    /** Rows of the question before are shown. */
    isStale: !isFresh && shown.total !== null,
    error: known.error,
  }
}

/**
 * The rows of a long list, loaded where somebody looks: any part of 100,000 is one page away. While a new question is under way
 * the rows of the last one stay, so that nothing jumps.
 */
export const useRows = <Row>(key: string, load: LoadPage<Row>) => {
  const [known, setKnown] = useState<Known<Row>>(() => nothing(key))
  const [before, setBefore] = useState<Known<Row> | null>(null)
  const asked = useRef(createAsked(key))
  const latest = useRef(load)
  latest.current = load
  const { retry, askFailed } = useRetry()

  const fetchPage = useCallback(
    async (index: number): Promise<void> => {
      if (!asked.current.claim(index)) return
      try {
        const page = await latest.current({ offset: index * PAGE, limit: PAGE, withTotal: index === 0 })
        setKnown((now) => (now.key === key ? withPage(now, index, page) : now))
        retry.answered()
      } catch (error) {
        if (asked.current.key !== key) return
        asked.current.fail(index)
        if (isPassing(error)) retry.failed()
        setKnown((now) => (now.key === key ? { ...now, error } : now))
      }
    },
    [key, retry],
  )
  useEffect(() => {
    askFailed.current = () => {
      const failed = asked.current.takeFailed()
      for (const index of failed) void fetchPage(index)
      return failed.size > 0
    }
    return () => {
      askFailed.current = () => false
    }
  }, [fetchPage, askFailed])

  const ask = useCallback(() => {
    asked.current = createAsked(key)
    setKnown((now) => {
      if (now.total !== null) setBefore(now)
      return nothing(key)
    })
    void fetchPage(0)
  }, [key, fetchPage])
  useEffect(ask, [ask])
  // Whoever reloads may have kept this since before the question changed: an undo, a dialog that was long open.
  const askNow = useRef(ask)
  askNow.current = ask
  const reload = useCallback(() => askNow.current(), [])

  const show = useCallback(
    (first: number, last: number) => {
      for (let index = pageOf(first); index <= pageOf(last); index++) void fetchPage(index)
    },
    [fetchPage],
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
