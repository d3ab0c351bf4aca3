import type { createBrowserRouter } from 'react-router'
import { session } from '../lib/session.ts'
import { loadFrame } from './frame.ts'
import { isScreen } from './paths/screen.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** The time in milliseconds after which the page shows a loading state. */
const patience = 400

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const routed = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })

/** Loads the layout around the screen after the router has found the screen. */
const framed = async (router: Router): Promise<unknown> => {
  await routed(router)
  const screen = router.state.matches.map(({ route }) => route.handle).findLast(isScreen)
  return screen && loadFrame(screen)
}

/**
 * Waits until the session and the layout have loaded, so that the first screen appears all at once. Errors are ignored
 * here because rendering reports them.
 */
export const whenFirstScreenIsHere = (router: Router): Promise<unknown> => {
  return Promise.race([Promise.allSettled([session.refresh(), framed(router)]), pause(patience)])
}
