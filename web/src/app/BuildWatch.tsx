import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import useSWR from 'swr'

const buildIdOf = (body: unknown): string | null => {
  if (typeof body !== 'object' || body === null) return null
  const id: unknown = Reflect.get(body, 'buildId')
  return typeof id === 'string' ? id : null
}

/** Asks for the build on focus and on route change; another one than the first reloads the page (spec §2, §7). */
export const BuildWatch = () => {
  const { pathname } = useLocation()
  const { data, mutate } = useSWR<unknown>('/api/build-id')
  const first = useRef<string | null>(null)
  const current = buildIdOf(data)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for each path.
  useEffect(() => {
    if (first.current) void mutate()
  }, [pathname])

  useEffect(() => {
    if (!current) return
    first.current ??= current
    if (first.current !== current) window.location.reload()
  }, [current])

  return null
}
