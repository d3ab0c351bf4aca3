import type { MantineColorSchemeManager } from '@mantine/core'

/**
 * The color scheme is saved in local storage; dark by default (rules §1). index.html reads the same key before the page
 * is first drawn.
 */
export const themeKey = 'questboard-theme'

type Scheme = 'light' | 'dark'

const read = (): Scheme => {
  try {
    return localStorage.getItem(themeKey) === 'light' ? 'light' : 'dark'
  } catch {
    return 'dark'
  }
}

const write = (scheme: Scheme) => {
  try {
    localStorage.setItem(themeKey, scheme)
  } catch {
    // If the browser has no storage, the choice lasts for this visit only.
  }
}

export const createColorSchemeManager = (): MantineColorSchemeManager => {
  let stop: () => void = () => undefined
  return {
    get: read,
    set: (value) => write(value === 'light' ? 'light' : 'dark'),
    subscribe: (onUpdate) => {
      const listen = (event: StorageEvent) => {
        if (event.key === themeKey) onUpdate(read())
      }
      window.addEventListener('storage', listen)
      stop = () => window.removeEventListener('storage', listen)
    },
    unsubscribe: () => stop(),
    clear: () => localStorage.removeItem(themeKey),
  }
}
