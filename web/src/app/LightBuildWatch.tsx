import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { importOnline, recover } from '../lib/lostChunk.ts'

/** The page names its own build: what asks for a newer one comes with the first focus or change of screen. */
export const LightBuildWatch = () => {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  const [Watch, setWatch] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = () =>
      void importOnline(() => import('./BareBuildWatch.tsx')).then(
        (part) => setWatch(() => part.default),
        (error: unknown) => void recover(error),
      )
    if (pathname !== first.current) load()
    window.addEventListener('focus', load)
    return () => window.removeEventListener('focus', load)
  }, [pathname])
  return Watch && <Watch />
}
