import { useEffect } from 'react'
import { slowAfter } from './rest.ts'
import { createStore } from './store.ts'

/** How many of the parts that the screen waits for have counted as slow. */
export const slowLoads = createStore(0)

/** Says so once a part is waited for longer than a load should take. */
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
