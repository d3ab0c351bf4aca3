import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import useSWR from 'swr'
import { reloadPage } from '../lib/reloadPage.ts'

const buildIdOf = (body: unknown): string | null => {
  if (typeof body !== 'object' || body === null) return null
  const id: unknown = Reflect.get(body, 'buildId')
  return typeof id === 'string' ? id : null
}

/** The gateway writes the build id into the page's head. Vite's development server does not. */
const ownBuild = (): string | null =>
  document.querySelector('meta[name="build-id"]')?.getAttribute('content') ?? null

const reloadedFor = 'questboard-reloaded-for-build'

/** Reloads once per build. Otherwise a cache that keeps serving the old page would cause endless reloads. */
const reloadFor = (build: string): void => {
  if (sessionStorage.getItem(reloadedFor) === build) return
  sessionStorage.setItem(reloadedFor, build)
  reloadPage()
}

/** Checks the build id on focus and on route change, and reloads the page if a new build is out (rules §2, §7). */
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
