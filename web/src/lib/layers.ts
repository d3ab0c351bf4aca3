import { useEffect, useRef } from 'react'

/** What lies over the screens, and how high (modals: rules §9). */
export const layers = { drawer: 200, modal: 500, palette: 600 } as const

type Open = { layer: number; close: () => void }

const open = new Set<Open>()

const listen = (event: KeyboardEvent) => {
  // A menu or list that took this Escape for itself marks it so.
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
  const [topmost] = [...open].sort((left, right) => right.layer - left.layer)
  topmost?.close()
}

/** Escape reaches the topmost of all that is open, whoever opened it: Mantine's own listeners would each close their part. */
export const useEscape = (layer: number, close: () => void): void => {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    const one: Open = { layer, close: () => latest.current() }
    if (open.size === 0) window.addEventListener('keydown', listen)
    open.add(one)
    return () => {
      open.delete(one)
      if (open.size === 0) window.removeEventListener('keydown', listen)
    }
  }, [layer])
}
