import { useEffect, useSyncExternalStore } from 'react'
import { useLocalStored } from '../stored.ts'

const dark = window.matchMedia('(prefers-color-scheme: dark)')

const subscribe = (onChange: () => void): (() => void) => {
  dark.addEventListener('change', onChange)
  return () => dark.removeEventListener('change', onChange)
}

export type Theme = { readonly shown: 'dark' | 'light'; readonly toggle: () => void }

/** Follows the system theme until the person chooses one. */
export const useTheme = (): Theme => {
  const systemDark = useSyncExternalStore(subscribe, () => dark.matches)
  const [chosen, setChosen] = useLocalStored('theme')
  const shown = chosen === 'dark' || chosen === 'light' ? chosen : systemDark ? 'dark' : 'light'
  useEffect(() => {
    document.documentElement.dataset.theme = shown
  }, [shown])
  return { shown, toggle: () => setChosen(shown === 'dark' ? 'light' : 'dark') }
}
