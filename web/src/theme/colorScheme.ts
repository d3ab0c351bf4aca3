import type { MantineColorSchemeManager } from '@mantine/core'
import { forgetChoice, keepChoice, readChoice } from '../lib/choices.ts'

/**
 * The color scheme is saved in local storage if the user accepts it; dark by default (rules §1). index.html reads the
 * same key before the page is first drawn.
 */
export const themeKey = 'questboard-theme'

type Scheme = 'light' | 'dark'

const read = (): Scheme => (readChoice(themeKey) === 'light' ? 'light' : 'dark')

export const createColorSchemeManager = (): MantineColorSchemeManager => {
  let stop: () => void = () => undefined
  return {
    get: read,
    set: (value) => keepChoice(themeKey, value === 'light' ? 'light' : 'dark'),
    subscribe: (onUpdate) => {
      const listen = (event: StorageEvent) => {
        if (event.key !== themeKey || event.newValue === null) return
        keepChoice(themeKey, event.newValue)
        onUpdate(read())
      }
      window.addEventListener('storage', listen)
      stop = () => window.removeEventListener('storage', listen)
    },
    unsubscribe: () => stop(),
    clear: () => forgetChoice(themeKey),
  }
}
