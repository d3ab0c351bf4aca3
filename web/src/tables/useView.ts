import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Known, readView, type View, writeView } from './view.ts'

/**
 * The view in the address. A step of the view is no step of the history: Back leaves the table. The address follows a moment
 * after; what somebody types meanwhile must not wait for it.
 */
export const useView = (known: Known) => {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [view, setView] = useState(() => readView(params, known))
  const [seen, setSeen] = useState(address)
  const [awaited, setAwaited] = useState<string | null>(null)
  if (address !== seen) {
    setSeen(address)
    // Somebody else has changed it: a link, a step back.
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
