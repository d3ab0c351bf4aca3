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

/** Reloads once per build. Otherwise, a cache that still serves the old page would cause endless reloads. */
const reloadFor = (build: string): void => {
  if (sessionStorage.getItem(reloadedFor) === build) return
  sessionStorage.setItem(reloadedFor, build)
  reloadPage()
}

type Own = { current: string | null }

/** Requests the current build id. SWR reuses a response of the last two seconds (rules §7). */
const Watch = ({ own }: { own: Own }) => {
  const { data } = useSWR<unknown>('/api/build-id')
  const current = buildIdOf(data)

  useEffect(() => {
    if (!current) return
    own.current ??= current
    if (own.current !== current) reloadFor(current)
  }, [current, own])

  return null
}

/** Checks the build id on focus and on route change, and reloads the page if a new build is out (rules §2, §7). */
export const BuildWatch = () => {
  const { pathname } = useLocation()
  const own = useRef<string | null>(ownBuild())
  return <Watch key={pathname} own={own} />
}
