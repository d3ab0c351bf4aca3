import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { type Known, readView, type View, writeView } from './view.ts'

/**
 * The view in the URL. It replaces the history entry, so that the back button leaves the table. The URL updates with a
 * short delay, so that typing stays fast.
 */
export const useView = (known: Known) => {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const address = params.toString()
  const [view, setView] = useState(() => readView(params, known))
  const [seen, setSeen] = useState({ key, address })
  /** The URLs that this table has requested but that are not in the address bar yet, oldest first. */
  const [awaited, setAwaited] = useState<readonly string[]>([])
  if (key !== seen.key || address !== seen.address) {
    setSeen({ key, address })
    const place = awaited.indexOf(address)
    setAwaited(place < 0 ? [] : awaited.slice(place + 1))
    // A link or the back button has changed the URL.
    if (place < 0 && address !== seen.address) setView(readView(params, known))
  }
  const change = (next: Partial<View>) => {
    const after = { ...view, ...next }
    const written = writeView(params, after, known)
    setView(after)
    if (written.toString() === (awaited.at(-1) ?? address)) return
    setAwaited([...awaited, written.toString()])
    setParams(written, { replace: true })
  }
  return { view, change }
}
