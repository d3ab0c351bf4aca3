import { useEffect } from 'react'
import { slowAfter } from './rest.ts'
import { createStore } from './store.ts'

/** The number of parts on the screen that are loading slowly. */
export const slowLoads = createStore(0)

/** Counts a part of the screen as slow while it loads for too long. */
export const useSlowLoad = (waiting: boolean): void => {
  useEffect(() => {
    if (!waiting) return
    let counted = 0
    const timer = window.setTimeout(() => {
      counted = 1
      slowLoads.set(slowLoads.get() + 1)
    }, slowAfter())
    return () => {
      window.clearTimeout(timer)
      slowLoads.set(slowLoads.get() - counted)
    }
  }, [waiting])
}
