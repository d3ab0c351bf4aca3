import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { acceptAll, rejectAll, saveConsent } from '../lib/consent.ts'
import { createColorSchemeManager, themeKey } from './colorScheme.ts'

it('the color scheme is dark by default', () => {
  expect(createColorSchemeManager().get('light')).toBe('dark')
})

it('the color scheme is stored in local storage if the user accepts it', () => {
  saveConsent(acceptAll())
  const manager = createColorSchemeManager()
  manager.set('light')
  expect(localStorage.getItem(themeKey)).toBe('light')
  expect(manager.get('dark')).toBe('light')
  saveConsent(rejectAll())
  expect(localStorage.getItem(themeKey)).toBeNull()
  expect(manager.get('dark')).toBe('light')
})

it('the color scheme follows a choice made in another tab', () => {
  const manager = createColorSchemeManager()
  const onUpdate = vi.fn()
  manager.subscribe(onUpdate)
  window.dispatchEvent(new StorageEvent('storage', { key: themeKey, newValue: 'light' }))
  expect(onUpdate).toHaveBeenCalledWith('light')
  manager.unsubscribe()
})

it('the color scheme is stored under the same key that index.html reads before the page appears', () => {
  expect(readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8')).toContain(`'${themeKey}'`)
})
