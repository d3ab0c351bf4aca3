import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import useSWR from 'swr'
import { reloadPage } from '../lib/reloadPage.ts'

const buildIdOf = (body: unknown): string | null => {
  if (typeof body !== 'object' || body === null) return null
  const id: unknown = Reflect.get(body, 'buildId')
  return typeof id === 'string' ? id : null
}

/** The build that this page was made of, as the gateway wrote it into its head; vite's own server writes none. */
const ownBuild = (): string | null =>
  document.querySelector('meta[name="build-id"]')?.getAttribute('content') ?? null

const reloadedFor = 'questboard-reloaded-for-build'

/** Once for each build: a cache in between that keeps handing out the old page must not keep it reloading. */
const reloadFor = (build: string): void => {
  if (sessionStorage.getItem(reloadedFor) === build) return
  sessionStorage.setItem(reloadedFor, build)
  reloadPage()
}

/** Asks for the build on focus and on route change; another one than the page's own reloads it (rules §2, §7). */
export const BuildWatch = () => {
  const { pathname } = useLocation()
  const { data, mutate } = useSWR<unknown>('/api/build-id')
  const first = useRef<string | null>(ownBuild())
  const shown = useRef(pathname)
  const current = buildIdOf(data)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    void mutate()
  }, [pathname, mutate])

  useEffect(() => {
    if (!current) return
    first.current ??= current
    if (first.current !== current) reloadFor(current)
  }, [current])

  return null
}
