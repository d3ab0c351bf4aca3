import { type ReactNode, useEffect, useRef, useState } from 'react'
import { importOnline, isHeldBack, recover } from './lostChunk.ts'
import { onReturn, suspectAway } from './reach.ts'
import { toasts } from './toasts.ts'

/** A part of a screen whose code loads on first use, or earlier with `load`. */
export type Part<C> = { get: () => C | null; load: () => Promise<C> }

export const createPart = <C,>(load: () => Promise<{ default: C }>): Part<C> => {
  let loaded: C | null = null
  return {
    get: () => loaded,
    load: async () => {
      loaded ??= (await importOnline(load)).default
      return loaded
    },
  }
}

/** Shows that a part failed to load, and reloads the page if the browser will not request the part again. */
export const tellMissing = (error: unknown): void => {
  toasts.add({
    id: 'part-missing',
    tone: 'bad',
    message: 'We couldn’t load this. Check your connection and try again.',
  })
  suspectAway()
  if (!isHeldBack(error)) recover(error)
}

type Props<C> = {
  part: Part<C>
  children: (loaded: C) => ReactNode
  fallback?: ReactNode
  /** Closes the part of the screen after a failed load, so that the user can open the part again. */
  onMissing?: () => void
}

/**
 * An optional part of a screen. If its code cannot be loaded (no network, or the server is restarting), the text that
 * the user typed on the screen is kept, which React.lazy would lose. The part is loaded again when the server responds.
 */
export const Optional = <C,>({ part, children, fallback = null, onMissing }: Props<C>) => {
  const [, setReady] = useState(false)
  const latest = useRef(onMissing)
  latest.current = onMissing
  useEffect(() => {
    let shown = true
    const load = () =>
      part.load().then(
        () => shown && setReady(true),
        (error: unknown) => {
          if (!shown) return
          latest.current?.()
          tellMissing(error)
        },
      )
    if (!part.get()) void load()
    const stop = onReturn(() => {
      if (!part.get()) void load()
    })
    return () => {
      shown = false
      stop()
    }
  }, [part])
  const loaded = part.get()
  return loaded ? children(loaded) : fallback
}
