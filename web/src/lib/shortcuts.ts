import { useEffect } from 'react'
import { createStore } from './store.ts'

export type Shortcut = { keys: string; label: string; run: () => void }

const key = 'questboard-shortcuts'

const stored = (): boolean => {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** Single-key shortcuts can be turned off (WCAG 2.1.4): they get in the way of speech input. */
export const shortcutsOn = createStore(stored())

export const setShortcutsOn = (on: boolean): void => {
  try {
    localStorage.setItem(key, on ? 'on' : 'off')
  } catch {
    // For this visit only.
  }
  shortcutsOn.set(on)
}

/** What is in force now, for the help sheet. */
export const shortcutStore = createStore<readonly Shortcut[]>([])

const sequenceTime = 1000

const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

const isPalette = (event: KeyboardEvent) =>
  (event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === 'k'

/** What is asked there comes first: nobody goes elsewhere and leaves a dialog behind. */
const hasDialog = () => document.querySelector('[aria-modal="true"]') !== null

const ignored = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  event.metaKey ||
  event.ctrlKey ||
  event.altKey ||
  typesText(event.target) ||
  hasDialog()

/** Listens for single keys and for two in a row ("g h"); Ctrl or Command with K opens the palette from fields as well. */
export const useShortcuts = (shortcuts: readonly Shortcut[], openPalette: () => void): void => {
  useEffect(() => {
    shortcutStore.set(shortcuts)
    let before = ''
    let timer = 0
    const listen = (event: KeyboardEvent) => {
      if (isPalette(event)) {
        event.preventDefault()
        if (!hasDialog()) openPalette()
        return
      }
      if (!shortcutsOn.get() || ignored(event) || event.key.length !== 1) return
      const pressed = before ? `${before} ${event.key}` : event.key
      const hit =
        shortcuts.find(({ keys }) => keys === pressed) ?? shortcuts.find(({ keys }) => keys === event.key)
      window.clearTimeout(timer)
      before = hit ? '' : event.key
      timer = window.setTimeout(() => {
        before = ''
      }, sequenceTime)
      if (!hit) return
      event.preventDefault()
      hit.run()
    }
    window.addEventListener('keydown', listen)
    return () => {
      window.removeEventListener('keydown', listen)
      window.clearTimeout(timer)
    }
  }, [shortcuts, openPalette])
}
