import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Known, readView, type View, writeView } from './view.ts'

/**
 * The view in the URL. It replaces the history entry, so that the back button leaves the table. The URL updates with a
 * short delay, so that typing stays fast.
 */
export const useView = (known: Known) => {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [view, setView] = useState(() => readView(params, known))
  const [seen, setSeen] = useState(address)
  const [awaited, setAwaited] = useState<string | null>(null)
  if (address !== seen) {
    setSeen(address)
    // A link or the back button has changed the URL.
    if (awaited === null) setView(readView(params, known))
    else if (address === awaited) setAwaited(null)
  }
  const change = (next: Partial<View>) => {
    const after = { ...view, ...next }
    const written = writeView(params, after, known)
    setView(after)
    if (written.toString() === address) return
    setAwaited(written.toString())
    setParams(written, { replace: true })
  }
  return { view, change }
}
