import { useEffect } from 'react'
import { keepChoice, readChoice } from './choices.ts'
import { createStore } from './store.ts'

export type Shortcut = { keys: string; label: string; run: () => void }

const key = 'questboard-shortcuts'

/** Users can turn off single-key shortcuts (WCAG 2.1.4), because they interfere with speech input. */
export const shortcutsOn = createStore(readChoice(key) !== 'off')

export const setShortcutsOn = (on: boolean): void => {
  keepChoice(key, on ? 'on' : 'off')
  shortcutsOn.set(on)
}

export const shortcutStore = createStore<readonly Shortcut[]>([])

const sequenceTime = 1000

const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

const isPalette = (event: KeyboardEvent) =>
  (event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === 'k'

/** No shortcuts while a dialog is open, because the user must answer it first. */
const hasDialog = () => document.querySelector('[aria-modal="true"]') !== null

const ignored = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  event.metaKey ||
  event.ctrlKey ||
  event.altKey ||
  typesText(event.target) ||
  hasDialog()

/** Handles single keys and sequences of two keys ("g h"). Ctrl+K or Command+K opens the palette even from a field. */
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
