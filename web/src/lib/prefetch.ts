import { awayStore } from './reach.ts'

/** How far outside the window a link's screen is loaded already (rules §9). */
export const prefetchMargin = '200px'

type Loader = (href: string) => void

let load: Loader | null = null
const seen = new Set<string>()

/** The app says how a screen's code is loaded; until then links wait. */
export const setPrefetcher = (loader: Loader): void => {
  load = loader
}

const savesData = () => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/** What is likely to be needed, once nothing else is waited for; not on lines that are paid by the byte. */
export const afterFirstMove = (run: () => void): void => {
  if (!savesData()) void firstMove.then(run)
}

const waiting: string[] = []

const whenIdle = (run: () => void): void => {
  // Safari has none.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run, 1)
}

const loadNext = (): void => {
  const href = waiting.shift()
  if (href !== undefined) load?.(href)
  if (waiting.length > 0) whenIdle(loadNext)
}

/** One at a time, while nothing else is done: a menu of links at once would hold up what the person does first. */
const prefetch = (href: string) => {
  if (!load || seen.has(href) || !navigator.onLine || awayStore.get()) return
  seen.add(href)
  waiting.push(href)
  if (waiting.length === 1) whenIdle(loadNext)
}

/** Not `scroll`: the browser scrolls by itself too, when what has come pushes the rest. */
const moves = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** When the layout changes under a pointer at rest, the browser tells of a move that is none. */
const isStill = (event: Event): boolean =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0

/** Nothing competes with the first screen: links are looked at once the person does something. */
const firstMove = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return
  const begin = (event: Event) => {
    if (isStill(event)) return
    for (const move of moves) window.removeEventListener(move, begin)
    resolve()
  }
  for (const move of moves) window.addEventListener(move, begin, { passive: true })
})

/** Loads the screen behind a link once the link comes near the window. */
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
