import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { importOnline, recover } from '../lib/lostChunk.ts'

/** Loads the build check only on the first focus or change of screen, because the page already contains its own build id. */
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
