import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the top after each route change, unless the query parameter keepScroll is set (rules §2). */
export const useScrollToTop = (): void => {
  const { pathname, search } = useLocation()
  const keep = new URLSearchParams(search).has('keepScroll')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what triggers, keepScroll only rules.
  useEffect(() => {
    if (!keep) window.scrollTo(0, 0)
  }, [pathname])
}
