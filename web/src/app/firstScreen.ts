import type { createBrowserRouter } from 'react-router'
import { session } from '../lib/session.ts'
import { loadFrame } from './frame.ts'
import { isScreen } from './paths/screen.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** After this long a person should see that something is coming. */
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

/** What lies around the screen; which one it is, the router may have to find out first. */
const framed = async (router: Router): Promise<unknown> => {
  await routed(router)
  const screen = router.state.matches.map(({ route }) => route.handle).findLast(isScreen)
  return screen && loadFrame(screen)
}

/**
 * The page, what lies around it and who is looking are on their way together since the page's head was read. Drawn once they
 * are all there, the first screen comes in one piece in place of frame after frame; whatever fails is told by the drawing.
 */
export const whenFirstScreenIsHere = (router: Router): Promise<unknown> => {
  return Promise.race([Promise.allSettled([session.refresh(), framed(router)]), pause(patience)])
}
