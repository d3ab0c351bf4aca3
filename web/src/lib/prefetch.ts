import { awayStore } from './reach.ts'

/** The distance outside the visible area at which a link's screen is prefetched (rules §9). */
export const prefetchMargin = '200px'

type Loader = (href: string) => void

let load: Loader | null = null
const seen = new Set<string>()

/** The function that loads a screen, set by the app. Until then, links wait. */
export const setPrefetcher = (loader: Loader): void => {
  load = loader
}

const savesData = () => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/** Runs after the user's first action, for code that is probably needed later. Never runs in data-saver mode. */
export const afterFirstMove = (run: () => void): void => {
  if (!savesData()) void firstMove.then(run)
}

const waiting: string[] = []

const whenIdle = (run: () => void): void => {
  // Safari does not have `requestIdleCallback`.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run, 1)
}

const loadNext = (): void => {
  const href = waiting.shift()
  if (href !== undefined) load?.(href)
  if (waiting.length > 0) whenIdle(loadNext)
}

/**
 * Loads one screen at a time while the browser is idle. Loading all links of a menu together would delay the user's first
 * action.
 */
const prefetch = (href: string) => {
  if (!load || seen.has(href) || !navigator.onLine || awayStore.get()) return
  seen.add(href)
  waiting.push(href)
  if (waiting.length === 1) whenIdle(loadNext)
}

/** Does not listen to `scroll`, because the browser also scrolls by itself when new content shifts the page. */
const moves = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** When the layout changes under a pointer that does not move, browsers still send a `pointermove`. */
const isStill = (event: Event): boolean =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0

/** Prefetching starts after the user's first action, so that it does not compete with the first screen. */
const firstMove = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return
  const begin = (event: Event) => {
    if (isStill(event)) return
    for (const move of moves) window.removeEventListener(move, begin)
    resolve()
  }
  for (const move of moves) window.addEventListener(move, begin, { passive: true })
})

/** Loads a link's screen when the link comes near the visible area. */
export const observeLink = (element: Element, href: string): (() => void) => {
  if (typeof IntersectionObserver === 'undefined' || savesData()) return () => undefined
  let stopped = false
  let stop: () => void = () => {
    stopped = true
  }
  void firstMove.then(() => {
    if (!stopped) stop = watch(element, href)
  })
  return () => stop()
}

const watch = (element: Element, href: string): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      prefetch(href)
    },
    { rootMargin: prefetchMargin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
