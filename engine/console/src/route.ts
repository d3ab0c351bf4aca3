import { useSyncExternalStore } from 'react'

/** The address is the state: `#/data/public/quest?sort=-created_at&page=2`. */
export type Route = {
  readonly path: readonly string[]
  readonly query: URLSearchParams
  readonly hash: string
}

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

export const parseRoute = (hash: string): Route => {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  return {
    path: path.split('/').filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(query),
    hash,
  }
}

export const useRoute = (): Route => parseRoute(useSyncExternalStore(subscribe, () => window.location.hash))

export const href = (path: readonly string[], query?: URLSearchParams): string => {
  const search = query?.toString()
  return `#/${path.map(encodeURIComponent).join('/')}${search ? `?${search}` : ''}`
}

export const go = (path: readonly string[], query?: URLSearchParams): void => {
  window.location.hash = href(path, query)
}

/** The same page with some of its settings changed; an empty value removes one. */
export const withQuery = (
  route: Route,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams => {
  const query = new URLSearchParams(route.query)
  for (const [key, value] of Object.entries(changes)) value ? query.set(key, value) : query.delete(key)
  return query
}
