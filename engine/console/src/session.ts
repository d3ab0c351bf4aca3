import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import type { Catalog } from './catalog.ts'

export type Session = {
  readonly secret: string
  readonly catalog: Catalog
  readonly reload: () => Promise<void>
  readonly leave: () => void
}

export const SessionContext = createContext<Session | undefined>(undefined)

export const useSession = (): Session => {
  const session = useContext(SessionContext)
  if (!session) throw new Error('Outside of a session')
  return session
}

export type Loading<T> = {
  readonly data: T | undefined
  readonly error: Error | undefined
  readonly busy: boolean
  readonly again: () => void
}

/** Loads data at first and when `key` changes. The old data stays visible until the new data arrives. */
export const useLoad = <T>(key: string, load: () => Promise<T>): Loading<T> => {
  const [state, setState] = useState<{ data: T | undefined; error: Error | undefined; busy: boolean }>({
    data: undefined,
    error: undefined,
    busy: true,
  })
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names everything that the load depends on
  useEffect(() => {
    let current = true
    setState((before) => ({ ...before, busy: true }))
    load().then(
      (data) => current && setState({ data, error: undefined, busy: false }),
      (error: Error) => current && setState((before) => ({ data: before.data, error, busy: false })),
    )
    return () => {
      current = false
    }
  }, [key, turn])
  return { ...state, again: useCallback(() => setTurn((n) => n + 1), []) }
}
