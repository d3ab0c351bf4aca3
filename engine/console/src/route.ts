import { useSyncExternalStore } from 'react'

/** The URL holds the page's state, such as `#/data/public/quest?sort=-created_at&page=2`. */
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

/** An empty value removes the setting from the URL. */
export const withQuery = (
  route: Route,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams => {
  const query = new URLSearchParams(route.query)
  for (const [key, value] of Object.entries(changes)) value ? query.set(key, value) : query.delete(key)
  return query
}
