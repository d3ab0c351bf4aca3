import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The time in milliseconds to wait for a heading that appears with its data. */
const PATIENCE_MS = 5000

/** Returns true if the focus is set: on the new heading, or on an element that is still on the page. */
const settleFocus = (): boolean => {
  if (document.activeElement !== document.body) return true
  const heading = document.querySelector('#main h1')
  if (!(heading instanceof HTMLElement)) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/**
 * Moves the focus to the heading of the new screen, so that screen readers read it and Tab continues there. Otherwise
 * the browser would move the focus to the body when a link disappears with its screen.
 */
export const useFocusHeading = (): void => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (settleFocus()) return
    const stop = () => {
      observer.disconnect()
      clearTimeout(timer)
    }
    const observer = new MutationObserver(() => settleFocus() && stop())
    const timer = setTimeout(stop, PATIENCE_MS)
    observer.observe(document.body, { childList: true, subtree: true })
    return stop
  }, [pathname])
}
