import { useEffect, useRef } from 'react'

/** The layers above the screens, with their z-index (for modals: rules §9). */
export const layers = { drawer: 200, modal: 500, palette: 600 } as const

type Open = { layer: number; close: () => void }

const open = new Set<Open>()

const listen = (event: KeyboardEvent) => {
  // A menu or list that has handled this Escape key calls `preventDefault`.
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
  const [topmost] = [...open].sort((left, right) => right.layer - left.layer)
  topmost?.close()
}

/** Escape closes only the topmost open layer. With Mantine's own listeners, all open layers would close. */
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
