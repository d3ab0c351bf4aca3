import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

class Watch implements IntersectionObserver {
  static all: Watch[] = []
  readonly root = null
  readonly rootMargin: string
  readonly scrollMargin = ''
  readonly thresholds = []
  readonly #tell: IntersectionObserverCallback
  #watched: Element[] = []
  constructor(tell: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
    this.#tell = tell
    this.rootMargin = rootMargin
    Watch.all.push(this)
  }
  observe(element: Element) {
    this.#watched.push(element)
  }
  unobserve() {}
  disconnect() {
    this.#watched = []
  }
  takeRecords() {
    return []
  }
  comeNear(isIntersecting = true) {
    for (const target of this.#watched) {
      const rect = target.getBoundingClientRect()
      const seen = {
        boundingClientRect: rect,
        intersectionRect: rect,
        rootBounds: null,
        intersectionRatio: 1,
      }
      this.#tell([{ ...seen, target, isIntersecting, time: 0 }], this)
    }
  }
}

const load = vi.fn<(href: string) => void>()

beforeEach(() => {
  vi.resetModules()
  load.mockReset()
  Watch.all = []
  vi.stubGlobal('IntersectionObserver', Watch)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const showLink = async (href = '/deals') => {
  const { observeLink, setPrefetcher } = await import('./prefetch.ts')
  setPrefetcher(load)
  return observeLink(document.createElement('a'), href)
}
const idle = () => new Promise((done) => setTimeout(done, 5))
const moveOnce = async () => {
  fireEvent.keyDown(window, { key: 'Tab' })
  await Promise.resolve()
}

it('prefetching loads the page to which a link leads once, when the link is almost visible', async () => {
  await showLink()
  await showLink()
  await moveOnce()
  expect(Watch.all.map(({ rootMargin }) => rootMargin)).toEqual(['200px', '200px'])
  Watch.all[0]?.comeNear(false)
  expect(load).not.toHaveBeenCalled()
  for (const watch of Watch.all) watch.comeNear()
  await idle()
  expect(load).toHaveBeenCalledExactlyOnceWith('/deals')
})

it('prefetching loads one page at a time, only when the browser is idle', async () => {
  const due: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => due.push(run))
  for (const href of ['/deals', '/explore', '/campaigns']) await showLink(href)
  await moveOnce()
  for (const watch of Watch.all) watch.comeNear()
  expect(load).not.toHaveBeenCalled()
  due.shift()?.()
  expect(load.mock.calls).toEqual([['/deals']])
  due.shift()?.()
  due.shift()?.()
  expect(load.mock.calls).toEqual([['/deals'], ['/explore'], ['/campaigns']])
  expect(due).toEqual([])
})

it('prefetching starts only after the user does something', async () => {
  const stop = await showLink()
  await Promise.resolve()
  expect(Watch.all).toEqual([])
  stop()
})

it('prefetching loads nothing for links that were removed, in data-saver mode, or while offline', async () => {
  const stop = await showLink()
  stop()
  await moveOnce()
  expect(Watch.all).toEqual([])
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } })
  await showLink()
  await moveOnce()
  expect(Watch.all).toEqual([])
  vi.stubGlobal('navigator', { onLine: false })
  await showLink()
  await moveOnce()
  for (const watch of Watch.all) watch.comeNear()
  await idle()
  expect(Watch.all).toHaveLength(1)
  expect(load).not.toHaveBeenCalled()
})
